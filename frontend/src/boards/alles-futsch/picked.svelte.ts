// What the reader has picked and not yet confirmed: a card to put up, an object to use, its buyer.
// Board, seats and dock show the same choice. It is free to change, and only ever of what is legal.
import type { AllesFutschUse, AllesFutschWay } from "../../protocol.ts";
import type { Table } from "./saying.ts";

class Picked {
  private card = $state<number | null>(null);
  private kind = $state<number | null>(null);
  private taker = $state<number | null>(null);
  // A buyer named together with the object: the house asks for the object first.
  private meant = $state.raw<{ kind: number; taker: number } | null>(null);

  cardOf(sitting: Table): number | null {
    const choices = sitting.choices("choose");
    return this.card !== null && choices.includes(this.card) ? this.card : (choices[0] ?? null);
  }

  /** The objects that can be used now, or the one that must be sold. */
  usesOf(sitting: Table): AllesFutschUse[] {
    return sitting.facts.uses.filter(
      (one) => sitting.may("use", one.kind) !== null || one.ways.some((way) => sitting.may("sell_to", way.taker) !== null),
    );
  }

  useOf(sitting: Table): AllesFutschUse | null {
    const uses = this.usesOf(sitting);
    return uses.find((one) => one.kind === this.kind) ?? uses[0] ?? null;
  }

  wayOf(sitting: Table): AllesFutschWay | null {
    const use = this.useOf(sitting);
    return use?.ways.find((one) => one.taker === this.taker) ?? use?.ways[0] ?? null;
  }

  pickCard(card: number): void {
    this.card = card;
  }
  pickKind(kind: number): void {
    this.kind = kind;
  }
  pickTaker(taker: number): void {
    this.taker = taker;
  }

  /** Use the object that is picked, and sell it to the buyer that is picked. */
  async confirm(sitting: Table): Promise<void> {
    const use = this.useOf(sitting);
    const way = this.wayOf(sitting);
    if (!use || !way || sitting.busy) return;
    if (sitting.view.phase === "sell") return sitting.act({ sell_to: way.taker });
    this.meant = use.is_taken ? null : { kind: use.kind, taker: way.taker };
    await sitting.act({ use: use.kind });
  }

  /** Go on with a sale that was named whole, once the house asks for the buyer. */
  follow(sitting: Table): void {
    const meant = this.meant;
    if (!meant || sitting.busy) return;
    if (sitting.view.phase !== "use") this.meant = null;
    if (sitting.view.phase === "sell" && sitting.view.for_sale === meant.kind && sitting.may("sell_to", meant.taker))
      void sitting.act({ sell_to: meant.taker });
  }
}

export const picked = new Picked();

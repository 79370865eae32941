// What the reader has picked and not yet confirmed: a card to put up, a sum to bid, an object to use, its buyer.
// Board, seats and dock show the same choice. It is free to change, and only ever of what is legal;
// nothing is picked before the reader has.
import type { AllesFutschUse, AllesFutschWay } from "../../protocol.ts";
import type { Moment, Sitting } from "../../table/sitting.ts";

/** An object that is used (null: the one already up for sale), and who buys it (null: it is taken). */
interface Use {
  use: number | null;
  taker: number | null;
}

class Picked {
  /** The sum in the field of the bid. */
  amount = $state(0);
  private card = $state<number | null>(null);
  private kind = $state<number | null>(null);
  private taker = $state<number | null>(null);
  // A buyer named together with an object that is used by now: the house asks for the object first. It answers
  // the very next question at that table, and no other.
  private meant = $state.raw<{ sitting: Sitting<"alles-futsch">; turn: number; kind: number; taker: number } | null>(null);

  cardOf(sitting: Sitting<"alles-futsch">): number | null {
    const choices = sitting.choices("choose");
    return this.card !== null && choices.includes(this.card) ? this.card : null;
  }

  /** The objects that can be used now, or the one that must be sold. */
  usesOf(sitting: Sitting<"alles-futsch">): AllesFutschUse[] {
    return sitting.facts.uses.filter(
      (one) => sitting.may("use", one.kind) !== null || one.ways.some((way) => sitting.may("sell_to", way.taker) !== null),
    );
  }

  useOf(sitting: Sitting<"alles-futsch">): AllesFutschUse | null {
    // What must be sold is not chosen any more.
    const kind = sitting.view.phase === "sell" ? sitting.view.for_sale : this.kind;
    return this.usesOf(sitting).find((one) => one.kind === kind) ?? null;
  }

  wayOf(sitting: Sitting<"alles-futsch">): AllesFutschWay | null {
    const use = this.useOf(sitting);
    // Who takes an object has nobody to choose.
    if (use?.is_taken) return use.ways[0] ?? null;
    return use?.ways.find((one) => one.taker === this.taker) ?? null;
  }

  /** Another question: what was picked for the last one is forgotten. */
  clear(): void {
    this.card = this.kind = this.taker = this.meant = null;
  }
  nameAmount(amount: number): void {
    this.amount = amount;
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

  /** What is picked: an object to use, and the buyer if it is sold. */
  meaning(sitting: Sitting<"alles-futsch">): Use | null {
    const use = this.useOf(sitting);
    const way = this.wayOf(sitting);
    if (!use || !way) return null;
    return { use: sitting.view.phase === "sell" ? null : use.kind, taker: use.is_taken ? null : way.taker };
  }

  /** Use the object that was meant, and sell it to the buyer that was. */
  async confirm(sitting: Sitting<"alles-futsch">, { use, taker }: Use, moment: Moment): Promise<void> {
    if (use === null) {
      await sitting.act({ sell_to: taker }, moment);
      return;
    }
    const isUsed = await sitting.act({ use }, moment);
    this.meant = isUsed && taker !== null ? { sitting, turn: moment.turn + 1, kind: use, taker } : null;
  }

  /** Go on with a sale that was named whole, once the house asks for the buyer. */
  follow(sitting: Sitting<"alles-futsch">): void {
    const meant = this.meant;
    const turn = sitting.mine?.turn ?? 0;
    if (!meant || sitting.busy || (sitting === meant.sitting && turn < meant.turn)) return;
    this.meant = null;
    const isIt = sitting === meant.sitting && turn === meant.turn && sitting.view.phase === "sell";
    if (isIt && sitting.view.for_sale === meant.kind && sitting.may("sell_to", meant.taker))
      void sitting.act({ sell_to: meant.taker }, { turn, says: "" });
  }
}

export const picked = new Picked();

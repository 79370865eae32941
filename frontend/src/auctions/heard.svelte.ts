// What each bidder has said about the lot on offer, as far as it was heard: the view knows only the
// highest bid. Somebody who came late has missed some of it, and the table shows what it can.
import { untrack } from "svelte";
import type { Line } from "../protocol.ts";

export type Said = { bid: number } | "passed";

const NEW_LOT = new Set(["offered", "added"]);
const PASSES = new Set(["passed", "not_added"]);

export class Heard {
  private said = $state.raw<ReadonlyMap<number, Said>>(new Map());

  /** Made while a component is set up; `fresh` is read again whenever it changes. */
  constructor(fresh: () => readonly Line[]) {
    $effect.pre(() => {
      const lines = fresh();
      untrack(() => this.hear(lines));
    });
  }

  of(seat: number): Said | null {
    return this.said.get(seat) ?? null;
  }

  private hear(lines: readonly Line[]): void {
    if (!lines.length) return;
    let said = new Map(this.said);
    for (const { name, data } of lines) {
      const seat = Number(data.seat);
      if (NEW_LOT.has(name)) said = new Map();
      else if (name === "bid") said.set(seat, { bid: Number(data.amount) });
      else if (PASSES.has(name)) said.set(seat, "passed");
    }
    this.said = said;
  }
}

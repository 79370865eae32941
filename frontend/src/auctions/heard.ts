// What each bidder has said about the lot on offer: the view knows only the highest bid.
import type { Line } from "../protocol.ts";
import { since } from "../table/sitting.ts";

export type Said = { bid: number } | "passed";

const NEW_LOT = new Set(["offered", "added"]);
const PASSES = new Set(["passed", "not_added"]);

/** What was said by each seat, of all that was heard. */
export function saidOf(heard: readonly Line[]): ReadonlyMap<number, Said> {
  const said = new Map<number, Said>();
  for (const { name, data } of since(heard, NEW_LOT)) {
    const seat = Number(data.seat);
    if (name === "bid") said.set(seat, { bid: Number(data.amount) });
    else if (PASSES.has(name)) said.set(seat, "passed");
  }
  return said;
}

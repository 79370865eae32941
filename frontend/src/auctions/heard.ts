// What each bidder has said about the lot on offer: the view knows only the highest bid.
import type { Line } from "../protocol.ts";
import { since, type Sitting } from "../table/sitting.ts";
import { eventsOf } from "../words/events.ts";

export type BidOrPass = { bid: number } | "passed";

/** What was said by each seat since the last of these events. */
export function saidSince(sales: readonly string[], heard: readonly Line[]): ReadonlyMap<number, BidOrPass> {
  const said = new Map<number, BidOrPass>();
  for (const { name, data } of since(heard, new Set(sales))) {
    const seat = Number(data.seat);
    if (name === "bid") said.set(seat, { bid: Number(data.amount) });
    else if (name === "passed") said.set(seat, "passed");
  }
  return said;
}

/** What was said by each seat since the last sale. */
export const saidOf = ({ game, heard }: Sitting): ReadonlyMap<number, BidOrPass> => saidSince(eventsOf(game).sales, heard);

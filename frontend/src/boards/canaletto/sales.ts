// What the bank has just bought of everybody, read from the lines.
import type { Line } from "../../protocol.ts";
import { since } from "../../table/sitting.ts";

export interface Sold {
  n: number;
  kind: number;
  value: number;
  earned: { seat: number; tiles: number; points: number }[];
}

const BIDDING = new Set(["bid", "passed"]);

function soldIn(lines: readonly Line[]): Sold[] {
  const found: Sold[] = [];
  for (const { n, name, data } of lines) {
    if (name === "type_sold") found.push({ n, kind: Number(data.treasure), value: Number(data.value), earned: [] });
    if (name === "earned") {
      const [tiles, value] = [Number(data.tiles), Number(data.value)];
      found.find((one) => one.kind === data.treasure)?.earned.push({ seat: Number(data.seat), tiles, points: tiles * value });
    }
  }
  return found;
}

/** What was sold since anybody bid; somebody who bids in the same moment does not take it away. */
export function soldLately(heard: readonly Line[], fresh: readonly Line[]): Sold[] {
  const found = soldIn(since(heard, BIDDING));
  return found.length ? found : soldIn(fresh);
}

// What has just happened, as motion: money from purse to purse, an object from the card to the stones
// of whoever gets it.
import { flyAll, seatPlace, type Flight, type Flyer } from "../../look/flights.svelte.ts";
import type { Line } from "../../protocol.ts";
import { SHAPES } from "./engravings.ts";

type Leg = [from: string, to: string, kind: Flyer, text: string, flight?: Flight];

function legOf(line: Line): Leg[] {
  const seat = Number(line.data.seat ?? -1);
  const amount = String(line.data.amount ?? "");
  switch (line.name) {
    case "paid":
      return [[seatPlace(seat), seatPlace(Number(line.data.payee)), "money", amount]];
    case "rewarded":
      return [["[data-bank]", seatPlace(seat), "money", amount]];
    case "collected": {
      const kind = Number(line.data.kind);
      const drawn = `<svg viewBox="0 0 24 24" width="22" height="22"><path fill="currentColor" fill-rule="evenodd" d="${SHAPES[kind] ?? ""}"/></svg>`;
      return [["[data-lot]", `[data-stones="${seat}-${kind}"]`, "marker", "", { drawn }]];
    }
    default:
      return [];
  }
}

/** Show the lines that came with the last frame; more than a few are a table that was joined late. */
export function show(lines: readonly Line[]): void {
  if (lines.length > 12) return;
  // The hammer falls first.
  const after = lines.some(({ name }) => name === "sold") ? 500 : 0;
  flyAll(
    lines.flatMap(legOf).map(([from, to, kind, text, flight]): Leg => [from, to, kind, text, { ...flight, after }]),
    260,
  );
}

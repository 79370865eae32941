// What flies over the table when something has happened: treasures to their buyer, then what the bank
// pays for those that are complete.
import { type Flight, flyAll, type Flyer } from "../../look/flights.svelte.ts";
import type { Line } from "../../protocol.ts";
import { symbol } from "./icons.ts";

export function show(lines: readonly Line[]): void {
  const flights: [string, string, Flyer, string, Flight?][] = [];
  let palace = -1;
  // The hammer falls, the buyer pays, then come the treasures and what is sold of them.
  const sold = lines.some(({ name }) => name === "bought" || name === "bribed") ? 500 : 0;
  for (const { name, data } of lines) {
    if (name === "bought" || name === "bribed") palace = Number(data.palace);
    if (name === "paid" && Number(data.paid))
      flights.push([`[data-seat="${data.seat}"]`, "[data-bank]", "money", String(data.paid), { after: sold }]);
    if (name === "took") {
      for (const kind of [data.first, data.second, data.third].map(Number)) {
        if (kind >= 0)
          flights.push([`[data-palace="${palace}"]`, `[data-seat="${data.seat}"]`, "card", "", { drawn: symbol(kind), after: sold * 2 }]);
      }
    }
    if (name === "earned") {
      flights.push(["[data-bank]", `[data-seat="${data.seat}"]`, "money", String(Number(data.tiles) * Number(data.value)), { after: sold * 3 }]);
    }
  }
  flyAll(flights);
}

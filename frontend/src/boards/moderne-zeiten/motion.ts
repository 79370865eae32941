// What flies over the table when something has happened: money, lots and shares, where they went.
import { fly, flyAll, seatPlace } from "../../look/flights.svelte.ts";
import type { Line } from "../../protocol.ts";
import type { Sitting } from "../../table/sitting.ts";
import { industryLetter } from "./naming.ts";

export function show(sitting: Sitting<"moderne-zeiten">, lines: readonly Line[]): void {
  const paid = lines.filter((line) => line.name === "paid");
  flyAll(
    paid.map((line) => [
      seatPlace(Number(line.data.seat)),
      seatPlace(Number(line.data.payee)),
      "money",
      sitting.money(Number(line.data.amount)),
      { after: 500 },
    ]),
  );
  for (const line of lines) {
    const seat = seatPlace(Number(line.data.seat));
    if (line.name === "sold") void fly("[data-lot]", seat, "card", String(line.data.count), { after: 1200 });
    else if (line.name === "laid") void fly(seat, `[data-laid="${Number(line.data.seat)}"]`, "marker", industryLetter(Number(line.data.industry)));
    else if (line.name === "drew" && Number(line.data.count)) void fly("[data-lot]", seat, "card", `+${Number(line.data.count)}`);
  }
}

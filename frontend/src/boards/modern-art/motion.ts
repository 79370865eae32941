// What flies over the table when something has happened: paintings to the easel and to a wall, money
// from purse to purse and out of the bank.
import { fly, flyAll, seatPlace } from "../../look/flights.svelte.ts";
import type { Line } from "../../protocol.ts";
import type { Sitting } from "../../table/sitting.ts";
import { picture } from "./pictures.ts";

const EASEL = "[data-easel]";
const MYSTERY = "[data-mystery]";

export function show(sitting: Sitting<"modern-art">, lines: readonly Line[]): void {
  const edition = sitting.view.edition;
  const card = (line: Line, field = "card"): string => picture(Number(line.data[field]), edition, "flight");
  const money = (amount: number): string => sitting.money(amount);
  const payments: Parameters<typeof flyAll>[0][number][] = [];
  for (const line of lines) {
    const seat = seatPlace(Number(line.data.seat));
    if (line.name === "offered" || line.name === "added") void fly(seat, EASEL, "card", "", { drawn: card(line) });
    else if (line.name === "turned_up") void fly(MYSTERY, EASEL, "card", "", { drawn: card(line) });
    else if (line.name === "sold" || line.name === "taken_free") {
      // The hammer falls, the money goes over, then the painting to the wall.
      void fly(EASEL, seat, "card", "", { drawn: card(line), after: 1200, lasts: 800 });
      if (Number(line.data.second) >= 0) void fly(EASEL, seat, "card", "", { drawn: card(line, "second"), after: 1330, lasts: 800 });
    } else if (line.name === "paid")
      payments.push([seat, seatPlace(Number(line.data.payee)), "money", money(Number(line.data.amount)), { after: 500, lasts: 750 }]);
    else if (line.name === "bank_paid" && Number(line.data.each) > 0) {
      const sum = Number(line.data.each) * Number(line.data.paintings);
      payments.push(["[data-bank]", seat, "money", money(sum), { after: 600, lasts: 800 }]);
    }
  }
  flyAll(payments, 180);
}

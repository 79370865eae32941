// What has just happened and is worth keeping in sight: the last sale, and the end of the last round.
// Heard from the lines as they come; the view itself forgets both at once.
import { untrack } from "svelte";
import type { Line } from "../../protocol.ts";

export interface Sale {
  cards: number[];
  buyer: number;
  /** 0: taken for nothing. */
  price: number;
  payments: { from: number; to: number; amount: number }[];
  /** What was in the fists, by seat, if they were opened. */
  fists: { seat: number; amount: number }[];
}

export interface RoundEnd {
  round: number;
  why: number;
  unsold: number[];
  counted: { artist: number; offered: number; marker: number; pays: number }[];
  paid: { seat: number; artist: number; paintings: number; each: number }[];
}

export class Lately {
  sale = $state.raw<Sale | null>(null);
  roundEnd = $state.raw<RoundEnd | null>(null);
  /** Grows with every sale, to draw the eye. */
  sales = $state(0);

  constructor(fresh: () => readonly Line[]) {
    $effect.pre(() => {
      const lines = fresh();
      untrack(() => this.hear(lines));
    });
  }

  private hear(lines: readonly Line[]): void {
    const fists = lines.filter(({ name }) => name === "revealed").map(({ data }) => ({ seat: Number(data.seat), amount: Number(data.amount) }));
    for (const { name, data } of lines) {
      const number = (field: string): number => Number(data[field] ?? -1);
      if (name === "sold" || name === "taken_free") {
        const cards = [number("card"), number("second")].filter((card) => card >= 0);
        this.sale = { cards, buyer: number("seat"), price: name === "sold" ? number("price") : 0, payments: [], fists };
        this.sales += 1;
      } else if (name === "paid" && this.sale) {
        const payment = { from: number("seat"), to: number("payee"), amount: number("amount") };
        this.sale = { ...this.sale, payments: [...this.sale.payments, payment] };
      } else if (name === "round_ended") {
        this.roundEnd = { round: number("round"), why: number("why_ended"), unsold: [], counted: [], paid: [] };
        this.sale = null;
      } else if (this.roundEnd) this.count(this.roundEnd, name, number);
    }
  }

  private count(end: RoundEnd, name: string, number: (field: string) => number): void {
    if (name === "unsold") this.roundEnd = { ...end, unsold: [...end.unsold, number("card")] };
    else if (name === "counted") {
      const one = { artist: number("artist"), offered: number("offered"), marker: number("marker"), pays: number("value") };
      this.roundEnd = { ...end, counted: [...end.counted, one] };
    } else if (name === "bank_paid") {
      const one = { seat: number("seat"), artist: number("artist"), paintings: number("paintings"), each: number("each") };
      this.roundEnd = { ...end, paid: [...end.paid, one] };
    }
  }
}

// What happened last and is worth keeping in sight: the last sale, and the end of the last round. The
// view itself forgets both at once, so they are read from the lines.
import type { Line } from "../../protocol.ts";
import { since } from "../../table/sitting.ts";

export interface Sale {
  /** The number of its line. */
  n: number;
  cards: number[];
  buyer: number;
  /** 0: taken for nothing. */
  price: number;
  /** What was in the fists, by seat, if they were opened. */
  fists: { seat: number; amount: number }[];
}

export interface RoundEnd {
  /** The number of its line. */
  n: number;
  round: number;
  why: number;
  counted: { artist: number; offered: number; marker: number; pays: number }[];
  paid: { seat: number; artist: number; paintings: number; each: number }[];
  /** Whether nothing has been put up for sale since. */
  isLast: boolean;
}

const SALES = new Set(["sold", "taken_free"]);
const NEW_LOT = new Set(["offered", "added"]);
const ROUND_END = new Set(["round_ended"]);

const numbers =
  ({ data }: Line) =>
  (field: string): number =>
    Number(data[field] ?? -1);

/** The last sale of the round, or null. */
export function lastSale(heard: readonly Line[]): Sale | null {
  const round = since(heard, ROUND_END);
  const at = round.findLastIndex(({ name }) => SALES.has(name));
  const line = round[at];
  if (!line) return null;
  const number = numbers(line);
  const fists = since(round.slice(0, at), NEW_LOT).filter(({ name }) => name === "revealed");
  return {
    n: line.n,
    cards: [number("card"), number("second")].filter((card) => card >= 0),
    buyer: number("seat"),
    price: line.name === "sold" ? number("price") : 0,
    fists: fists.map(({ data }) => ({ seat: Number(data.seat), amount: Number(data.amount) })),
  };
}

/** Who has added nothing to the double on offer. */
export const addedNothing = (heard: readonly Line[]): ReadonlySet<number> =>
  new Set(
    since(heard, NEW_LOT)
      .filter(({ name }) => name === "not_added")
      .map(({ data }) => Number(data.seat)),
  );

/** The end of the last round that is over, or null. */
export function lastRoundEnd(heard: readonly Line[]): RoundEnd | null {
  const line = heard.findLast(({ name }) => ROUND_END.has(name));
  if (!line) return null;
  const after = since(heard, ROUND_END);
  const all = <One>(name: string, read: (number: (field: string) => number) => One): One[] =>
    after.filter((one) => one.name === name).map((one) => read(numbers(one)));
  return {
    n: line.n,
    round: numbers(line)("round"),
    why: numbers(line)("why_ended"),
    counted: all("counted", (number) => ({ artist: number("artist"), offered: number("offered"), marker: number("marker"), pays: number("value") })),
    paid: all("bank_paid", (number) => ({ seat: number("seat"), artist: number("artist"), paintings: number("paintings"), each: number("each") })),
    isLast: !after.some(({ name }) => NEW_LOT.has(name)),
  };
}

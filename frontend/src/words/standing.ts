// What still stands of what was heard. A line `taken_back` says from which line on the game was taken
// back; what the house itself said in between (who came, who left, what was said) holds all the same.
import type { Line } from "../protocol.ts";

const TAKEN_BACK = "taken_back";

// Only the house gives words; the game gives numbers.
export const isOfTheHouse = ({ data }: Line): boolean => "text" in data;

/** The numbers of the lines that do not stand any more. */
export function goneOf(lines: readonly Line[]): ReadonlySet<number> {
  const gone = new Set<number>();
  let since = Infinity;
  for (const line of [...lines].reverse()) {
    if (line.name === TAKEN_BACK) since = Math.min(since, Number(line.data.since));
    else if (line.n >= since && !isOfTheHouse(line)) gone.add(line.n);
  }
  return gone;
}

/** How often the game was taken back. */
export const timesBack = (lines: readonly Line[]): number => lines.filter(({ name }) => name === TAKEN_BACK).length;

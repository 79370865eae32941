// The last crash, read from the lines: what was discarded, and who had laid how much of it.
import type { Line } from "../../protocol.ts";

export interface Scrapped {
  industry: number;
  count: number;
  /** By seat; empty if the lines do not add up to what was discarded. */
  lost: { seat: number; count: number }[];
}

/** What went in the crash that the last lines tell of. */
export function lastCrash(heard: readonly Line[]): Scrapped[] {
  const first = heard.findLastIndex(({ name }) => name === "crashed");
  if (first < 0) return [];
  // Several crashes may follow one on another; they are one moment.
  const found = new Map<number, Scrapped>();
  const begun = heard.findLastIndex(({ name }, k) => k < first && (name === "flew" || name === "laid"));
  for (const { name, data } of heard.slice(begun + 1)) {
    if (name !== "scrapped") continue;
    const industry = Number(data.industry);
    found.set(industry, { industry, count: Number(data.count), lost: lostBefore(heard.slice(0, begun + 1), industry, Number(data.count)) });
  }
  return [...found.values()];
}

function lostBefore(heard: readonly Line[], industry: number, count: number): Scrapped["lost"] {
  const last = heard.findLastIndex(({ name, data }) => name === "scrapped" && Number(data.industry) === industry);
  const bySeat = new Map<number, number>();
  for (const { name, data } of heard.slice(last + 1)) {
    if (name === "laid" && Number(data.industry) === industry) bySeat.set(Number(data.seat), (bySeat.get(Number(data.seat)) ?? 0) + 1);
  }
  const lost = [...bySeat].map(([seat, shares]) => ({ seat, count: shares })).sort((a, b) => b.count - a.count);
  return lost.reduce((sum, one) => sum + one.count, 0) === count ? lost : [];
}

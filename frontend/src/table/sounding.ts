// What the lines of a moment sound like, at a table and in a replay. What happens in every auction sounds alike in every
// game, a sale like the hammer and the end like the end; what else sounds, a board says.
import type { Sound } from "../look/instruments.ts";
import type { EventsShown, Line } from "../protocol.ts";

/** What events of one game sound like. */
export type Sounds = Readonly<Record<string, Sound>>;

const OF_AUCTIONS: Sounds = { bid: "bid", priced: "paper", revealed: "paper" };
// In this order, as they follow from each other, and no more than the ear can tell apart.
const ORDER: readonly Sound[] = ["bid", "hammer", "coin", "glide", "crash", "paper", "fanfare"];
const MOST = 3;

export function soundsOf(lines: readonly Line[], { sales, wins }: EventsShown, own: Sounds = {}): readonly Sound[] {
  const soundOf = (name: string): Sound | undefined => {
    if (wins.includes(name)) return "fanfare";
    return own[name] ?? (sales.includes(name) ? "hammer" : OF_AUCTIONS[name]);
  };
  const heard = new Set(lines.flatMap(({ name }) => soundOf(name) ?? []));
  // The last bid and the hammer come together; the hammer says it.
  if (heard.has("hammer")) heard.delete("bid");
  const all = ORDER.filter((one) => heard.has(one));
  return heard.has("fanfare") ? ["fanfare"] : all.slice(0, MOST);
}

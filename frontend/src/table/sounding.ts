// What the lines of a moment sound like, at a table and in a replay; in every game the same thing sounds alike.
import type { Sound } from "../look/instruments.ts";
import type { Line } from "../protocol.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  bid: "bid",
  sold: "hammer",
  bought: "hammer",
  type_sold: "hammer",
  paid: "coin",
  bank_paid: "coin",
  rewarded: "coin",
  earned: "coin",
  object_sold: "coin",
  offered: "paper",
  added: "paper",
  chosen: "paper",
  dealt: "paper",
  priced: "paper",
  revealed: "paper",
  taken_free: "paper",
  collected: "paper",
  bribed: "paper",
  drew: "paper",
  laid: "paper",
  took: "paper",
  put_up: "paper",
  flew: "glide",
  gondola_moved: "glide",
  crashed: "crash",
  bankrupt: "crash",
  won: "won",
};
// In this order, as they follow from each other, and no more than the ear can tell apart.
const ORDER: readonly Sound[] = ["bid", "hammer", "coin", "glide", "crash", "paper", "won"];
const MOST = 3;

export function soundsOf(lines: readonly Line[]): readonly Sound[] {
  const heard = new Set(lines.flatMap(({ name }) => SOUNDS[name] ?? []));
  // The last bid and the hammer come together; the hammer says it.
  if (heard.has("hammer")) heard.delete("bid");
  const all = ORDER.filter((one) => heard.has(one));
  return heard.has("won") ? ["won"] : all.slice(0, MOST);
}

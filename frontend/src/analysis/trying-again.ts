// The way from a decision to a table where it can be made anew.
import { playedOn } from "../ending/going-on.ts";
import { gamesHere } from "../house/games.ts";
import type { Decision, PlaceSent } from "../protocol.ts";
import type { Sitting } from "../table/sitting.ts";

/** Open a table before a decision, on the seat of who made it, against the same bots; a bot sits in for every other person. */
export async function tryAgain(sitting: Sitting, table: string, { move, seat }: Decision): Promise<string> {
  const usual = (await gamesHere()).find((one) => one.name === sitting.game)?.usual_bot ?? null;
  const seats = sitting.seats.map(({ bot }, k): PlaceSent => (k === seat ? { who: "person" } : { who: "bot", bot: bot ?? usual }));
  return playedOn(table, { move: move - 1, seats }, seat);
}

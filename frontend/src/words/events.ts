// The parts that events of a game play, as the game itself declares them (GET /api/games): what tells of a sale, where
// a round ends, what need not be read out. What sounds special in one game its board knows.
import { gamesHere } from "../house/games.ts";
import type { EventsShown } from "../protocol.ts";

const NONE: EventsShown = { sales: [], rests: [], wins: [], chapters: {}, quiet: [] };
const DECLARED = new Map<string, EventsShown>();

/** Fetch what events mean. A table can do without, so it does not fail. */
export async function needEvents(): Promise<void> {
  try {
    for (const { name, events } of await gamesHere()) DECLARED.set(name, events);
  } catch {
    // No ribbon is shown then, and every line is read out.
  }
}

export const eventsOf = (game: string): EventsShown => DECLARED.get(game) ?? NONE;

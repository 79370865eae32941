// A table alone against bots: who they are next time, and the way there. What was chosen is kept in this
// browser only.
import { progress } from "../guide/progress.svelte.ts";
import { keep, read } from "../look/wishes.svelte.ts";
import type { SettingsSent } from "../protocol.ts";
import { lastTempo } from "../table/tempo.ts";
import { words } from "../words/catalogue.svelte.ts";
import { botsAt, gamesHere } from "./games.ts";
import { myName, openTable } from "./sitting-down.ts";

/** The bots one climbs past, the weakest first; not every game has all of them. */
const LEVELS: readonly string[] = ["visitor", "regular", "collector", "connoisseur", "dealer", "expert", "master"];
const FIRST = LEVELS[0]!;
const USUAL_PLAYERS = 4;
const BEGUN = "played";

/** Whether nothing was ever played or learnt in this browser. */
export const isNewcomer = (): boolean => progress.isNew && read(BEGUN) === null;

/** Whom one plays against next; `bots` are those who play the game here, where that is known. */
export function rivalOf(game: string, bots?: readonly string[]): string {
  const known = read(`rival.${game}`) ?? FIRST;
  return bots === undefined || bots.includes(known) ? known : bots.includes(FIRST) ? FIRST : bots[0]!;
}

/** Note that a table with bots alone was opened. */
export function met(game: string, bot: string): void {
  keep(`rival.${game}`, bot);
  keep(BEGUN, "yes");
}

/** The next level after the strongest of these bots, if this house has it at a table of one more than they are. */
export async function nextAfter(game: string, bots: readonly string[]): Promise<string | null> {
  const strongest = Math.max(...bots.map((bot) => LEVELS.indexOf(bot.split(":")[0]!)));
  const here = (await gamesHere()).find((one) => one.name === game);
  const offered = here === undefined ? [] : botsAt(here, bots.length + 1);
  return LEVELS.slice(strongest + 1).find((next) => offered.includes(next)) ?? null;
}

/** Open a table against bots and return its name. Visitors leave everybody all the time there is: no hammer. */
export async function playWithBots(game: string, wanted: { rival?: string; like?: SettingsSent } = {}): Promise<string> {
  const here = (await gamesHere()).find((one) => one.name === game);
  const players = here?.players ?? [USUAL_PLAYERS];
  const count = wanted.like?.seats.length ?? (players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : players.at(-1)!);
  const offered = here === undefined ? undefined : botsAt(here, count);
  const rival = wanted.rival && offered?.includes(wanted.rival) ? wanted.rival : rivalOf(game, offered);
  const bots = Array.from({ length: count - 1 }, () => ({ who: "bot" as const, bot: rival }));
  const settings: SettingsSent = {
    game,
    edition: wanted.like?.edition ?? null,
    options: wanted.like?.options ?? {},
    seats: [{ who: "person" }, ...bots],
    clock: "none",
    hammer: rival === FIRST ? "none" : "normal",
    language: words.language,
    tempo: lastTempo(),
  };
  const table = await openTable({ settings, name: myName(), seat: 0 });
  met(game, rival);
  return table;
}

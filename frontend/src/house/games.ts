// The games of the house: those with a poster, in the order they hang, and whatever else it has.
import type { GameShown } from "../protocol.ts";
import { get } from "../wire/http.ts";
import { t, words } from "../words/catalogue.svelte.ts";

// Apart from the posters themselves, which are large.
const PLACES = import.meta.glob<number>("../boards/*/hangs.ts", { eager: true, import: "default" });
const gameOf = (path: string): string => path.split("/").at(-2)!;

export const ON_POSTERS: readonly string[] = Object.keys(PLACES)
  .toSorted((one, other) => PLACES[one]! - PLACES[other]!)
  .map(gameOf);

let coming: Promise<GameShown[]> | null = null;

// As the posters hang; whatever has none comes behind.
const hung = (game: GameShown): number => (ON_POSTERS.indexOf(game.name) + ON_POSTERS.length + 1) % (ON_POSTERS.length + 1);

/** Ask once what can be played here. */
export function gamesHere(): Promise<GameShown[]> {
  if (coming === null) {
    coming = get<GameShown[]>("/api/games").then((games) => games.toSorted((a, b) => hung(a) - hung(b)));
    coming.catch(() => (coming = null));
  }
  return coming;
}

/** Who plays at a table of so many here, the weakest first. */
export const botsAt = (game: GameShown, players: number): string[] => game.bots.filter((bot) => game.bot_sizes[bot]?.includes(players) ?? true);

const said = (id: string, otherwise: string): string => (words.has(id) ? t(id) : otherwise);

/** What a game is called, without fetching the game's own words if it has a poster. */
export const titleOf = (game: string, otherwise = game): string => said(`poster-${game}-title`, said(`${game}-title`, otherwise));

/** What a bot is called; a guest goes by its own name. */
export const botTitle = (bot: string): string => said(`bot-${bot.split(":")[0]}`, bot);

/** How a bot plays, in a line; nothing of a guest. */
export const botManner = (bot: string): string => said(`bot-${bot.split(":")[0]}-manner`, "");

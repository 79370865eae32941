// The page knows no game by name: what belongs to one lies in its folder of boards/, comes from the server or from the
// catalogue. protocol.ts is written by the server from its games.
import { describe, expect, test } from "vitest";
import { boardOf } from "../frontend/src/boards/boards.ts";
import { ON_POSTERS } from "../frontend/src/house/games.ts";
import { COMPONENTS } from "../frontend/src/protocol.ts";

const SOURCES = import.meta.glob<string>(["../frontend/src/**/*.{ts,svelte,css}", "!../frontend/src/boards/**", "!../frontend/src/protocol.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = Object.keys(COMPONENTS);
const MESSAGES = import.meta.glob<string>("@messages/en/*.ftl", { query: "?raw", import: "default", eager: true });

/** The events that a file of messages tells. */
function toldIn(file: string, prefix: string): string[] {
  const text = Object.entries(MESSAGES).find(([path]) => path.endsWith(`/${file}.ftl`))![1];
  return [...text.matchAll(new RegExp(`^${prefix}([a-z-]+) =`, "gm"))].map(([, name]) => name!.replaceAll("-", "_"));
}
// What happens in every auction is the house's own.
const OF_AUCTIONS = toldIn("auctions", "event-");
const OF_GAMES = [...new Set(GAMES.flatMap((game) => toldIn(game, `${game}-event-`)))].filter((name) => !OF_AUCTIONS.includes(name));

/** A game's name as it is written in addresses, in Python, as a title, and in front of other words. */
const spellings = (game: string): string[] => ["-", "_", " ", ""].map((between) => game.replaceAll("-", between));

describe("outside boards/", () => {
  test.each(GAMES)("%s is not named", (game) => {
    const named = Object.entries(SOURCES).filter(([, text]) => spellings(game).some((one) => text.toLowerCase().includes(one)));
    expect(named.map(([path]) => path)).toEqual([]);
  });

  test("no event of a game is named", () => {
    expect(OF_GAMES).toEqual(expect.arrayContaining(["sold", "round_ended", "flew", "bribed"]));
    // As a word by itself in quotes, or as a key to something in quotes.
    const named = new RegExp(`(["'\`])(${OF_GAMES.join("|")})\\1|\\b(${OF_GAMES.join("|")})"?: ?["'\`]`, "g");
    const found = Object.entries(SOURCES).flatMap(([path, text]) => [...text.matchAll(named)].map(([what]) => `${path}: ${what}`));
    expect(found).toEqual([]);
  });

  test("no paragraph of any rules is named", () => {
    const named = Object.entries(SOURCES).filter(([, text]) => /\b[A-Z]{2}-\d/.test(text));
    expect(named.map(([path]) => path)).toEqual([]);
  });
});

describe("a folder of boards/ is all it takes", () => {
  test("for a poster, in the order they hang", () => {
    expect(ON_POSTERS[0]).toBe("modern-art");
    expect([...ON_POSTERS].sort()).toEqual([...GAMES].sort());
  });

  test("for a board", async () => {
    expect(await boardOf("alles-futsch")).not.toBe(await boardOf("no-such-game"));
  });

  test("and a game without one is played on the generic table", async () => {
    expect(await boardOf("no-such-game")).toBe((await import("../frontend/src/generic/board.ts")).default);
  });
});

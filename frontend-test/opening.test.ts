// A table before it is opened: who may sit at one of so many.
import { describe, expect, test } from "vitest";
import { Draft } from "../frontend/src/house/draft.svelte.ts";
import { botsAt } from "../frontend/src/house/games.ts";
import type { GameShown } from "../frontend/src/protocol.ts";

const GAME = {
  name: "any",
  editions: ["first"],
  players: [3, 4],
  options: [],
  bots: ["dealer", "expert", "master"],
  usual_bot: "dealer",
  bot_sizes: { master: [4] },
} as unknown as GameShown;

describe("bots", () => {
  test("that sit at tables of four only are offered there", () => {
    expect(botsAt(GAME, 4)).toEqual(["dealer", "expert", "master"]);
    expect(botsAt(GAME, 3)).toEqual(["dealer", "expert"]);
  });

  test("leave a draft that becomes too small for them to the usual one", () => {
    const draft = new Draft([GAME], "any", "bots");
    draft.setSeat(1, "bot:master");
    draft.setSeat(2, "bot:expert");
    draft.setPlayers(3);
    expect(draft.seats).toEqual(["me", "bot:dealer", "bot:expert"]);
  });
});

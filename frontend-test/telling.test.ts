// Events and actions in words: the same files of messages that Python reads.
import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../frontend/src/words/catalogue.svelte.ts";
import { foldsOf } from "../frontend/src/words/folding.ts";
import { label, letter, money, needGame, type Scene, thing, told } from "../frontend/src/words/telling.ts";
import { heard } from "./heard.ts";

const NAMES = ["Ada", "Ben", "Cleo"];

const scene = (game: string, viewer = 0, edition = "2009"): Scene => ({ game, edition, viewer, view: {}, name: (seat) => NAMES[seat] ?? "" });

beforeAll(async () => {
  for (const game of ["modern-art", "canaletto", "moderne-zeiten"]) await needGame(game);
});

describe("money", () => {
  test("is that of the edition", () => {
    expect(money("modern-art", 30, "1992")).toBe("$30,000");
    expect(money("modern-art", 30, "2009")).toBe("€30,000");
  });

  test("nothing is no thousand", () => {
    expect(money("modern-art", 0, "1992")).toBe("$0");
  });

  test("a game without words for it says the number", () => {
    expect(money("no-such-game", 7)).toBe("7");
  });
});

describe("things", () => {
  test("have names", () => {
    expect(thing("canaletto", "treasure", 0)).toBe("mirror");
  });

  test("a card is named by its artist and its auction", () => {
    expect(thing("modern-art", "card", 0, "2009")).toContain(thing("modern-art", "artist", 0, "2009"));
  });

  test("letters of a kind differ", () => {
    expect(new Set([0, 1, 2, 3, 4].map((id) => letter("moderne-zeiten", "industry", id))).size).toBe(5);
  });
});

describe("a line", () => {
  const sold = heard(["sold", { seat: 1, card: 0, price: 12 }])[0]!;

  test("names the buyer to others", () => {
    expect(told(scene("modern-art"), sold)).toContain("Ben");
    expect(told(scene("modern-art"), sold)).toContain("€12,000");
  });

  test("says you to the buyer", () => {
    expect(told(scene("modern-art", 1), sold)).toContain("you buy");
    expect(told(scene("modern-art", 1), sold)).not.toContain("Ben");
  });

  test("a watcher is nobody's seat", () => {
    expect(told(scene("modern-art", -1), sold)).toContain("Ben");
  });

  test("is said in the language spoken", async () => {
    const english = told(scene("modern-art"), sold);
    await words.speak("de");
    const german = told(scene("modern-art"), sold);
    await words.speak("en");
    expect(german).not.toBe(english);
    expect(german).toContain("Ben");
    expect(told(scene("modern-art"), sold)).toBe(english);
  });
});

describe("a run of lines", () => {
  const dealing = heard(
    ["dealt", { seat: 0, count: 3 }],
    ["card_dealt", { seat: 0, card: 0 }],
    ["card_dealt", { seat: 0, card: 0 }],
    ["card_dealt", { seat: 0, card: 69 }],
    ["dealt", { seat: 1, count: 3 }],
    ["bid", { seat: 1, amount: 4 }],
  );

  test("is one fold, and what follows is another", () => {
    const folds = foldsOf(scene("modern-art"), dealing);
    expect(folds.map(({ first, last }) => [first.n, last.n])).toEqual([
      [0, 4],
      [5, 5],
    ]);
    expect(folds[1]?.folded).toEqual([]);
  });

  test("tells the viewer what came, the same things counted", () => {
    const [fold] = foldsOf(scene("modern-art"), dealing);
    expect(fold?.text).toContain("3 cards");
    expect(fold?.text).toContain(`2 × ${thing("modern-art", "card", 0, "2009")}`);
  });

  test("tells a watcher how many, and no card", () => {
    const [fold] = foldsOf(scene("modern-art", -1), dealing);
    expect(fold?.text).toBe("3 cards each");
  });

  test("can be unfolded line by line", () => {
    const [fold] = foldsOf(scene("modern-art"), dealing);
    expect(fold?.folded).toHaveLength(5);
    expect(fold?.folded.every(({ text }) => text !== "")).toBe(true);
  });
});

describe("a button", () => {
  test("says the thing that is offered", () => {
    expect(label(scene("modern-art"), { offer: 0 }, { phase: "offer" })).toContain(thing("modern-art", "card", 0, "2009"));
  });

  test("says what passing means in this phase", () => {
    expect(label(scene("modern-art"), { pass: true }, { phase: "add" })).not.toBe(label(scene("modern-art"), { pass: true }, { phase: "auction" }));
  });

  test("of a verb without words says the verb", () => {
    expect(label(scene("modern-art"), { juggle: 3 }, { phase: "offer" })).toBe("juggle 3");
  });
});

test("no message was missing", () => {
  expect([...words.missing]).toEqual([]);
});

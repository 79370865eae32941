// What boards, the log and the ear read from the lines that were heard.
import { describe, expect, test } from "vitest";
import { saidSince } from "../frontend/src/auctions/heard.ts";
import MODERN_ART from "../frontend/src/boards/modern-art/board.ts";
import MODERNE_ZEITEN from "../frontend/src/boards/moderne-zeiten/board.ts";
import { soldLately } from "../frontend/src/boards/canaletto/sales.ts";
import { addedNothing, lastRoundEnd, lastSale } from "../frontend/src/boards/modern-art/lately.ts";
import { lastCrash } from "../frontend/src/boards/moderne-zeiten/crash.ts";
import type { EventsShown } from "../frontend/src/protocol.ts";
import { since } from "../frontend/src/table/sitting.ts";
import { soundsOf } from "../frontend/src/table/sounding.ts";
import { goneOf, timesBack } from "../frontend/src/words/standing.ts";
import { heard } from "./heard.ts";

describe("what still stands", () => {
  test("everything, while nothing was taken back", () => {
    expect(goneOf(heard(["bid"], ["sold"])).size).toBe(0);
  });

  test("what came from the named line on does not, up to the taking back", () => {
    expect([...goneOf(heard(["bid"], ["bid"], ["sold"], ["taken_back", { since: 1 }], ["bid"]))].sort()).toEqual([1, 2]);
  });

  test("what the house said in between stands", () => {
    expect(goneOf(heard(["bid"], ["said", { seat: 1, text: "oh" }], ["taken_back", { since: 0 }]))).toEqual(new Set([0]));
  });

  test("taking back further takes more", () => {
    const lines = heard(["bid"], ["bid"], ["taken_back", { since: 1 }], ["bid"], ["taken_back", { since: 0 }]);
    expect([...goneOf(lines)].sort()).toEqual([0, 1, 3]);
    expect(timesBack(lines)).toBe(2);
  });
});

describe("since the last line of some names", () => {
  test("only what follows it", () => {
    expect(since(heard(["offered"], ["bid"], ["offered"], ["passed"]), new Set(["offered"])).map(({ n }) => n)).toEqual([3]);
  });

  test("all of it, if there was none", () => {
    expect(since(heard(["bid"], ["passed"]), new Set(["offered"]))).toHaveLength(2);
  });
});

describe("what bidders have said", () => {
  test("the last word of a seat counts", () => {
    const said = saidSince(["sold"], heard(["bid", { seat: 0, amount: 3 }], ["bid", { seat: 1, amount: 4 }], ["passed", { seat: 0 }]));
    expect(said).toEqual(
      new Map<number, unknown>([
        [0, "passed"],
        [1, { bid: 4 }],
      ]),
    );
  });

  test("after a sale nobody has said anything", () => {
    expect(saidSince(["sold"], heard(["bid", { seat: 0, amount: 3 }], ["sold", { seat: 0 }])).size).toBe(0);
  });

  test("who has added no second painting stands out until somebody does", () => {
    const lines = heard(["offered"], ["not_added", { seat: 2 }]);
    expect([...addedNothing(lines)]).toEqual([2]);
    expect(addedNothing([...lines, ...heard(["added"])]).size).toBe(0);
  });
});

describe("sales to the bank of Canaletto", () => {
  const sale = heard(
    ["bid", { seat: 0, amount: 5 }],
    ["type_sold", { treasure: 2, value: 4 }],
    ["earned", { seat: 0, treasure: 2, tiles: 2, value: 4 }],
    ["earned", { seat: 1, treasure: 2, tiles: 1, value: 4 }],
  );

  test("points are tiles times value, by seat", () => {
    const earned = [
      { seat: 0, tiles: 2, points: 8 },
      { seat: 1, tiles: 1, points: 4 },
    ];
    expect(soldLately(sale, [])).toEqual([{ n: 1, kind: 2, value: 4, earned }]);
  });

  test("a bid in the same moment does not take it away", () => {
    const lines = [...sale, ...heard(["bid", { seat: 1, amount: 6 }])];
    expect(soldLately(lines, lines.slice(1))).toHaveLength(1);
  });

  test("a later bid does", () => {
    const bid = heard(["bid", { seat: 1, amount: 6 }]);
    expect(soldLately([...sale, ...bid], bid)).toEqual([]);
  });
});

describe("the last sale of Modern Art", () => {
  test("knows both paintings of a double, the buyer and the price", () => {
    const lines = heard(["offered"], ["sold", { seat: 2, card: 7, second: 9, price: 30 }]);
    expect(lastSale(lines)).toEqual({ n: 1, cards: [7, 9], buyer: 2, price: 30, fists: [] });
  });

  test("what nobody wanted costs nothing", () => {
    expect(lastSale(heard(["offered"], ["taken_free", { seat: 1, card: 3, price: 8 }]))).toMatchObject({ cards: [3], price: 0 });
  });

  test("fists are those of this lot", () => {
    const first = heard(["offered"], ["revealed", { seat: 0, amount: 5 }], ["sold", { seat: 0, card: 1, price: 5 }]);
    const second = heard(["offered"], ["revealed", { seat: 1, amount: 9 }], ["sold", { seat: 1, card: 2, price: 9 }]);
    expect(lastSale([...first, ...second])?.fists).toEqual([{ seat: 1, amount: 9 }]);
  });

  test("the end of a round forgets it", () => {
    expect(lastSale(heard(["sold", { seat: 0, card: 1, price: 5 }], ["round_ended", { round: 1 }]))).toBeNull();
  });
});

describe("the last round of Modern Art that is over", () => {
  const ending = heard(
    ["round_ended", { round: 2, why_ended: 1 }],
    ["counted", { artist: 4, offered: 5, marker: 30, value: 50 }],
    ["bank_paid", { seat: 1, artist: 4, paintings: 2, each: 50 }],
  );

  test("there is none before the first", () => {
    expect(lastRoundEnd(heard(["offered"]))).toBeNull();
  });

  test("says what was counted and paid", () => {
    expect(lastRoundEnd(ending)).toMatchObject({
      round: 2,
      counted: [{ artist: 4, offered: 5, marker: 30, pays: 50 }],
      paid: [{ seat: 1, artist: 4, paintings: 2, each: 50 }],
      isLast: true,
    });
  });

  test("is the past once something is offered", () => {
    expect(lastRoundEnd([...ending, ...heard(["offered"])])?.isLast).toBe(false);
  });
});

describe("the last crash of Moderne Zeiten", () => {
  const laid = (seat: number, industry: number): [string, Record<string, number>] => ["laid", { seat, industry }];

  test("nothing crashed", () => {
    expect(lastCrash(heard(laid(0, 1)))).toEqual([]);
  });

  test("who lost most comes first", () => {
    const lines = heard(laid(0, 1), laid(1, 1), laid(1, 1), laid(2, 3), ["crashed"], ["scrapped", { industry: 1, count: 3 }]);
    const lost = [
      { seat: 1, count: 2 },
      { seat: 0, count: 1 },
    ];
    expect(lastCrash(lines)).toEqual([{ industry: 1, count: 3, lost }]);
  });

  test("what an earlier crash took is not lost again", () => {
    const before = heard(laid(0, 1), ["crashed"], ["scrapped", { industry: 1, count: 1 }]);
    const after = heard(laid(1, 1), ["crashed"], ["scrapped", { industry: 1, count: 1 }]);
    expect(lastCrash([...before, ...after])[0]?.lost).toEqual([{ seat: 1, count: 1 }]);
  });

  test("lines that do not add up name nobody", () => {
    expect(lastCrash(heard(laid(0, 1), ["crashed"], ["scrapped", { industry: 1, count: 4 }]))[0]?.lost).toEqual([]);
  });
});

// As any game may declare its events.
const EVENTS: EventsShown = { sales: ["gone"], rests: [], wins: ["best"], chapters: {}, quiet: [] };

describe("what a moment sounds like", () => {
  test("the hammer speaks for the last bid, in a game that no board knows", () => {
    expect(soundsOf(heard(["bid"], ["gone"]), EVENTS)).toEqual(["hammer"]);
  });

  test("a board says what only its game has", () => {
    expect(soundsOf(heard(["offered"], ["paid"]), EVENTS, MODERN_ART.sounds)).toEqual(["coin", "paper"]);
  });

  test("a sale may sound otherwise on its board", () => {
    expect(soundsOf(heard(["taken_free"]), { ...EVENTS, sales: ["taken_free"] }, MODERN_ART.sounds)).toEqual(["paper"]);
  });

  test("no more than three at once, in the order they follow", () => {
    const lines = heard(["laid"], ["crashed"], ["flew"], ["paid"], ["bid"]);
    expect(soundsOf(lines, EVENTS, MODERNE_ZEITEN.sounds)).toEqual(["bid", "coin", "glide"]);
  });

  test("the end drowns everything", () => {
    expect(soundsOf(heard(["gone"], ["paid"], ["best"]), EVENTS, MODERN_ART.sounds)).toEqual(["fanfare"]);
  });

  test("talk makes no noise", () => {
    expect(soundsOf(heard(["said"]), EVENTS)).toEqual([]);
  });
});

// The page's arithmetic: charts, seals, colours, the way around the lagoon, the course of a replay.
import { describe, expect, test } from "vitest";
import { course as sailed, lagoon } from "../frontend/src/boards/canaletto/loop.ts";
import { mix, ramp, tint } from "../frontend/src/boards/modern-art/paintings/colour.ts";
import { apart, stepped, ticks } from "../frontend/src/ending/scales.ts";
import { sealOf } from "../frontend/src/ending/sealing.ts";
import { rulesMarkup } from "../frontend/src/house/rules-markup.ts";
import type { Deal, GameRecord, Story } from "../frontend/src/protocol.ts";
import { chapterAt, courseOf, lastBefore, lastUpTo, nextAfter } from "../frontend/src/replay/course.ts";
import { heard } from "./heard.ts";

describe("a chart", () => {
  test("has round ticks inside its range", () => {
    expect(ticks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(3, 47, 4)).toEqual([20, 40]);
  });

  test("never splits a point", () => {
    expect(ticks(0, 2, 10)).toEqual([0, 1, 2]);
  });

  test("draws a step only where something changes, and to the end", () => {
    const points = [10, 10, 20, 20].map((y, x) => ({ x, y }));
    expect(stepped(points)).toBe("M0.0 10.0H2.0V20.0H3.0");
  });

  test("keeps labels apart, in order and inside", () => {
    const placed = apart([50, 50, 99], 12, 0, 100);
    const sorted = [...placed].sort((a, b) => a - b);
    expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(12);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
    expect(placed[2]).toBe(Math.max(...placed));
  });
});

describe("paint", () => {
  test("begins and ends with its own colours", () => {
    expect(mix("#c02030", "#10a0f0", 0)).toBe("#c02030");
    expect(mix("#c02030", "#10a0f0", 1)).toBe("#10a0f0");
  });

  test("on a ramp goes through each paint", () => {
    expect(ramp(["#000000", "#ff0000", "#ffffff"], 0.5)).toBe("#ff0000");
  });

  test("gets lighter and darker", () => {
    expect(tint("#808080", 1)).toBe("#ffffff");
    expect(tint("#808080", -1)).toBe("#000000");
  });
});

describe("the lagoon", () => {
  test("has a place of its own for every palace", () => {
    const place = lagoon(900, 18, 600);
    expect(new Set(Array.from({ length: 18 }, (_, k) => JSON.stringify(place.palace(k)))).size).toBe(18);
  });

  test("is a loop", () => {
    const place = lagoon(900, 18, 600);
    expect(place.water(18)).toEqual(place.water(0));
    expect(place.palace(-1)).toEqual(place.palace(17));
  });

  test("halfway lies between two palaces", () => {
    const place = lagoon(900, 18, 600);
    expect(place.water(0.5).x).toBeCloseTo((place.water(0).x + place.water(1).x) / 2);
  });

  test("is sailed palace by palace", () => {
    expect(sailed(lagoon(900, 18, 600), 2, 5).split("L")).toHaveLength(4);
  });
});

describe("a replay", () => {
  const moves = [
    ["chance", { deal: [1, 2, 3] }],
    [0, { offer: 1 }],
    [1, { bid: 2 }],
    ["chance", { draw: 4 }],
    ["chance", { draw: 5 }],
    [1, { pass: true }],
  ];
  const told = heard(["brought", { lot: 1 }], ["gone"], ["gone"], ["taken_back", { since: 2 }], ["brought", { lot: 2 }]);
  const lines = told.map((line, k) => ({ at: [0, 4, 5, 5, 7][k], line }));
  // As any game may declare its events.
  const events = { sales: ["gone"], rests: [], wins: [], chapters: { brought: "lot" }, quiet: [] };
  const course = courseOf({ moves } as unknown as GameRecord, { moves: 8, lines } as unknown as Story, events);

  test("begins when somebody decides", () => {
    expect(course.opening).toBe(3);
  });

  test("does not stop within what chance does in one go", () => {
    expect(course.stops).toEqual([3, 4, 5, 7, 8]);
  });

  test("has sales and chapters to jump to", () => {
    expect(course.marks).toEqual([3, 4, 7]);
    expect(chapterAt(course, 4)).toEqual({ at: 3, kind: "lot", number: 1 });
    expect(chapterAt(course, 7)?.number).toBe(2);
  });

  test("forgets a sale that was taken back", () => {
    expect(course.sales).toEqual([4]);
  });

  test("finds its way forward and back", () => {
    expect([lastUpTo(course.stops, 6), nextAfter(course.stops, 5), lastBefore(course.stops, 5)]).toEqual([5, 7, 4]);
    expect([nextAfter(course.stops, 8), lastBefore(course.stops, 3)]).toEqual([null, null]);
  });
});

describe("rules as markup", () => {
  const GAMES = [{ name: "modern-art", prefix: "MA" }];

  test("paragraphs can be pointed at, and cited ones lead there", () => {
    const { html } = rulesMarkup("## Selling\n\n- **MA-24** Equal bids: see MA-9.\n", GAMES);
    expect(html).toContain('id="MA-24"');
    expect(html).toContain('href="/rules/modern-art#MA-9"');
  });

  test("what only looks like a number of a paragraph is left alone", () => {
    expect(rulesMarkup("As in ZZ-9.", GAMES).html).toBe("<p>As in ZZ-9.</p>\n");
  });

  test("headings make the contents", () => {
    expect(rulesMarkup("# Title\n\n## One\n\n### Inside\n\n## *Two*\n", GAMES).headings.map(({ text }) => text)).toEqual(["One", "Two"]);
  });

  test("links between pages stay in the house", () => {
    const { html } = rulesMarkup("[Canaletto](canaletto.md#CA-8) and [marks](README.md)", GAMES);
    expect(html).toContain('href="/rules/canaletto#CA-8"');
    expect(html).toContain('href="#marks"');
  });
});

test("a seal covers seed, table and rules, each after its length", async () => {
  const deal: Partial<Deal> = { seed: "00ff", table: "t1", rules: "r" };
  const bytes = new Uint8Array([0, 0, 0, 2, 0x00, 0xff, 0, 0, 0, 2, 0x74, 0x31, 0, 0, 0, 1, 0x72]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  expect(await sealOf(deal as Deal)).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
});

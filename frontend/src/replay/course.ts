// Where one can stop in a finished game. What chance did in one go (a shuffle, a deal) is one stop, and
// the set-up before the first decision is none at all.
import type { EventsShown, GameRecord, Story } from "../protocol.ts";
import { goneOf } from "../words/standing.ts";

export interface Chapter {
  at: number;
  /** What began: some games have rounds, some have turns or lots. */
  kind: string;
  number: number;
}

export interface Course {
  /** The moves that were made before anybody decided anything. */
  opening: number;
  moves: number;
  stops: readonly number[];
  /** When something was sold. */
  sales: readonly number[];
  chapters: readonly Chapter[];
  /** Sales and chapters, in order: what one jumps to. */
  marks: readonly number[];
  /** Whose each move is; null: chance's. */
  movers: readonly (number | null)[];
}

/** Whose each move is; a run of chance is written as one move with a list. */
function moversOf(record: GameRecord): (number | null)[] {
  return record.moves.flatMap(([who, what]) => {
    const value = Object.values(what)[0];
    return Array<number | null>(Array.isArray(value) ? value.length : 1).fill(typeof who === "number" ? who : null);
  });
}

const inOrder = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

export function courseOf(record: GameRecord, story: Story, events: EventsShown): Course {
  const movers = moversOf(record);
  const chance = movers.map((seat) => seat === null);
  const moves = story.moves;
  const first = chance.indexOf(false);
  const opening = first < 0 ? moves : first;
  const stops: number[] = [];
  for (let at = opening; at <= moves; at += 1) {
    if (at === opening || at === moves || !chance[at - 1] || !chance[at]) stops.push(at);
  }
  const gone = goneOf(story.lines.map(({ line }) => line));
  const lines = story.lines.filter(({ line }) => !gone.has(line.n));
  const sales = inOrder(lines.filter(({ line }) => events.sales.includes(line.name)).map(({ at }) => at));
  const chapters = lines.flatMap(({ at, line }) => {
    const kind = events.chapters[line.name];
    return kind === undefined ? [] : [{ at: Math.max(at, opening), kind, number: Number(line.data[kind]) }];
  });
  return { opening, moves, stops, sales, chapters, marks: inOrder([...sales, ...chapters.map((one) => one.at)]), movers };
}

/** The last of some places that is not after this one. */
export const lastUpTo = (places: readonly number[], at: number): number | null => places.findLast((one) => one <= at) ?? null;

export const nextAfter = (places: readonly number[], at: number): number | null => places.find((one) => one > at) ?? null;

export const lastBefore = (places: readonly number[], at: number): number | null => places.findLast((one) => one < at) ?? null;

/** The round or turn that is being played. */
export const chapterAt = (course: Course, at: number): Chapter | null => course.chapters.findLast((one) => one.at <= at) ?? null;

/** The number of the decision that led to a stop; null if chance alone did. */
export function decidedAt({ stops, movers }: Course, at: number): number | null {
  const before = lastBefore(stops, at) ?? 0;
  const last = movers.slice(before, at).findLastIndex((seat) => seat !== null);
  return last < 0 ? null : before + last + 1;
}

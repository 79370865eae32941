// The lessons as `python -m saleroom.lessons` wrote them: games played through the real rules, frame by frame.
import type { AllFacts, GameName, Line, Mine, Views } from "../protocol.ts";
import type { Action } from "../words/telling.ts";
import contents from "./lessons/contents.json";

export interface Frame {
  view: Views[GameName];
  facts: AllFacts[GameName];
  paragraph: string;
  lines: Line[];
}

export interface Step {
  /** The message that is said. */
  text: string;
  /** What on the page it is about. */
  point: string | null;
  cites: string[];
  /** What the learner should do; null: only read. */
  expects: Action | null;
  /** The board shall forget what has just happened. */
  clears: boolean;
  mine: Mine | null;
  /** What leads to this step, the last frame being where it stays; none: the table as before. */
  frames: Frame[];
}

export interface Lesson {
  lesson: string;
  game: GameName;
  edition: string;
  steps: Step[];
}

export interface Entry {
  lesson: string;
  game: string;
  minutes: number;
  steps: number;
}

export const CONTENTS: readonly Entry[] = contents;

const FILES = import.meta.glob<Lesson>(["./lessons/*.json", "!./lessons/contents.json"], { import: "default" });

export const lessonNamed = (name: string): Promise<Lesson> | null => FILES[`./lessons/${name}.json`]?.() ?? null;

/** The lesson that comes after this one. */
export const after = (name: string): Entry | null => CONTENTS[CONTENTS.findIndex((one) => one.lesson === name) + 1] ?? null;

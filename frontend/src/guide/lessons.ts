// The lessons as `python -m saleroom.lessons` wrote them: games played through the real rules, frame by frame.
import { gamesHere } from "../house/games.ts";
import type { AllFacts, GameName, GameShown, LessonShown, Line, Mine, Views } from "../protocol.ts";
import { get } from "../wire/http.ts";
import { words } from "../words/catalogue.svelte.ts";
import type { Action } from "../words/telling.ts";
import contents from "./lessons/contents.json";

export interface LessonFrame {
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
  frames: LessonFrame[];
}

export interface Lesson {
  lesson: string;
  game: GameName;
  edition: string;
  steps: Step[];
}

export const CONTENTS: readonly LessonShown[] = contents;

const FILES = import.meta.glob<Lesson>(["./lessons/*.json", "!./lessons/contents.json"], { import: "default" });

/** A lesson of the house, or one that a package brought. */
export const lessonNamed = (name: string): Promise<Lesson | null> =>
  FILES[`./lessons/${name}.json`]?.() ?? get<Lesson>(`/api/lessons/${encodeURIComponent(name)}`).catch(() => null);

/** The games whose packages bring lessons. */
export const guestsThatTeach = (): Promise<GameShown[]> => gamesHere().then((games) => games.filter(({ lessons }) => lessons.length));

/** The message that a lesson is called by; those of a guest begin with its name. */
export const titleIdOf = (lesson: string): string => (words.has(`guide-${lesson}-title`) ? `guide-${lesson}-title` : `${lesson}-guide-title`);

/** The lesson that comes after this one. */
export function after(name: string): LessonShown | null {
  const at = CONTENTS.findIndex((one) => one.lesson === name);
  return at < 0 ? null : (CONTENTS[at + 1] ?? null);
}

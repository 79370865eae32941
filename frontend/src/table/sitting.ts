// What a board is given: a table as somebody sees it, and the way to answer. A live table, a replay
// and a lesson of the guide are all of this shape, so a board never asks which it is.
import type { AllFacts, Amounts, Clock, Deal, GameName, Line, Mine, Outcome, SeatShown, Settings, Views } from "../protocol.ts";
import { t } from "../words/catalogue.svelte.ts";
import type { Action, Scene } from "../words/telling.ts";
import type { Advice } from "./advice.svelte.ts";

/** When something was meant: the question it answers, and what it was called. */
export interface Moment {
  readonly turn: number;
  readonly says: string;
}

export interface Sitting<G extends GameName = GameName> {
  readonly game: G;
  readonly settings: Settings;
  /** "open" (waiting for players), "playing", "over" or "frozen". */
  readonly status: string;
  readonly view: Views[G];
  /** What follows from the view by the rules. */
  readonly facts: AllFacts[G];
  readonly seats: readonly SeatShown[];
  readonly mine: Mine | null;
  readonly clock: Clock;
  /** The paragraph in force. */
  readonly paragraph: string;
  readonly result: Outcome | null;
  readonly deal: Deal | null;
  readonly takesOrders: boolean;
  /** Every line heard up to now, oldest first. What is shown of the past is read from these: whoever
      comes back finds the same. */
  readonly heard: readonly Line[];
  /** Those that came with the last frame: what has just happened, for motion and sound. */
  readonly fresh: readonly Line[];
  /** The server's clock now, in milliseconds. */
  readonly now: number;
  /** When what is shown came here, as `performance.now` counts; 0 where nobody is waited for. */
  readonly shownAt: number;
  /** True while an answer of mine is on its way. */
  readonly busy: boolean;
  /** What a sentence needs to know. */
  readonly scene: Scene;
  /** Whose turn it is as far as everybody knows. */
  readonly waitsFor: readonly number[];
  /** Whether a round has just ended and nothing runs, so that people can look. */
  readonly isResting: boolean;
  /** Whether I may do something now. */
  readonly isMyTurn: boolean;
  name(seat: number): string;
  /** Money in words. */
  money(amount: number): string;
  /** The legal action with this verb (and value), or null. */
  may(verb: string, value?: number): Action | null;
  /** All legal values of a verb. */
  choices(verb: string): number[];
  /** The legal amounts of a verb, or null. */
  range(verb: string): Amounts | null;
  /** Do something; say whether it was done, or refused. */
  act(action: Action, moment: Moment): Promise<boolean>;
  /** Advice of a bot, where somebody plays. */
  readonly advice?: Advice;
  /** Show why something cannot be done now; a replay has nothing to say. */
  why?(action: Action): Promise<void>;
  /** Say that what was pressed had just been changed by others. */
  pressedTooSoon?(): void;
  /** The seller calls, after so many calls. */
  call(calls: number, moment: Moment): Promise<void>;
  order(upTo: number | null, then: "ask" | "pass", moment: Moment): Promise<void>;
}

/** What was heard after the last line of one of these names; everything, if there was none. */
export const since = (heard: readonly Line[], names: ReadonlySet<string>): readonly Line[] =>
  heard.slice(heard.findLastIndex(({ name }) => names.has(name)) + 1);

/** Find an action among those that are legal. */
export function among(mine: Mine | null, verb: string, value?: number): Action | null {
  return mine?.actions.find((one) => verb in one && (value === undefined || one[verb] === value)) ?? null;
}

export function valuesOf(mine: Mine | null, verb: string): number[] {
  return (mine?.actions ?? []).flatMap((one) => (typeof one[verb] === "number" ? [one[verb] as number] : []));
}

export function rangeOf(mine: Mine | null, verb: string): Amounts | null {
  return mine?.amounts.find((one) => one.verb === verb) ?? null;
}

/** Name a seat: its player, or the name the bot there goes by. The picture of a result names them alike. */
export function nameOf(seats: readonly SeatShown[], seat: number): string {
  const found = seats[seat];
  if (!found) return "";
  if (found.name || !found.bot) return found.name;
  const taken = new Set(seats.map((one) => one.name));
  const free = t("bot-names")
    .split(" ")
    .filter((name) => !taken.has(name));
  return free[seat % free.length] ?? found.bot;
}

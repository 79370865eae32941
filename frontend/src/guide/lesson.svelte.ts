// A table of the guide. It shows what was written down, and goes on when the learner does what the
// step asks for; whatever else is legal is answered with a hint.
import type { AllFacts, Clock, GameName, Line, Mine, SeatShown, Settings, Views } from "../protocol.ts";
import { among, rangeOf, type Sitting, valuesOf } from "../table/sitting.ts";
import { type Action, money, type Scene } from "../words/telling.ts";
import type { LessonFrame, Lesson, Step } from "./lessons.ts";

// How long a move of somebody else is looked at.
const BEAT = 1300;
const FIRST_BEAT = 700;
const NO_LINES: readonly Line[] = [];
const NO_CLOCK: Clock = { until: {}, once: null, twice: null, sold: null, calls: 0, waits_for: null };
const OTHERS = ["Ada", "Ben"];

export class LessonTable implements Sitting {
  /** The step, and which of its frames is shown. */
  at = $state(0);
  private beat = $state(0);
  /** Grows when the table is set up anew, so that a board forgets what has not happened. */
  setting = $state(0);
  /** True when the learner has just done something else than the step asks for. */
  isHinted = $state(false);
  isDone = $state(false);
  private timer = 0;
  private isGoingOn = $state(true);

  constructor(
    readonly lesson: Lesson,
    private readonly learner: () => string,
    at = 0,
  ) {
    this.at = Math.min(Math.max(0, at), lesson.steps.length - 1);
    // Whoever comes back to a step sees it as it was left.
    this.beat = this.at ? this.last : 0;
    this.goOn();
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }
  private get last(): number {
    return Math.max(0, this.step.frames.length - 1);
  }
  /** Whether everything that leads to the step has been shown. */
  get isSettled(): boolean {
    return this.beat >= this.last;
  }
  private get frame(): LessonFrame {
    for (let k = this.at; k >= 0; k -= 1) {
      const frames = this.lesson.steps[k]!.frames;
      if (frames.length) return frames[k === this.at ? this.beat : frames.length - 1]!;
    }
    throw new Error("a lesson begins with a table");
  }

  // Walking through

  private goOn(): void {
    clearTimeout(this.timer);
    if (this.isSettled) return;
    this.timer = window.setTimeout(
      () => {
        this.beat += 1;
        this.goOn();
      },
      this.frame.lines.length ? BEAT : FIRST_BEAT,
    );
  }

  /** Show the rest of what leads to this step at once; then the next step. */
  next(): void {
    if (!this.isSettled) {
      this.beat = this.last;
      this.goOn();
    } else if (this.at + 1 < this.lesson.steps.length) this.enter(this.at + 1, true);
    else this.isDone = true;
  }

  back(): void {
    if (this.isDone) this.isDone = false;
    else if (this.at) this.enter(this.at - 1, false);
  }

  again(): void {
    this.isDone = false;
    this.enter(0, false);
  }

  private enter(step: number, isGoingOn: boolean): void {
    this.at = step;
    this.isGoingOn = isGoingOn;
    this.isHinted = false;
    this.beat = isGoingOn ? 0 : this.last;
    if (!isGoingOn || this.step.clears) this.setting += 1;
    this.goOn();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Everything that was heard since the lesson began. */
  get story(): readonly Line[] {
    return this.linesFrom(0);
  }

  private linesFrom(first: number): readonly Line[] {
    const before = this.lesson.steps.slice(first, this.at).flatMap((step) => step.frames);
    return [...before, ...this.step.frames.slice(0, this.beat + 1)].flatMap((frame) => frame.lines);
  }

  // What a board is given

  get game(): GameName {
    return this.lesson.game;
  }
  get settings(): Settings {
    const person = { who: "person" as const, bot: null };
    return {
      game: this.game,
      edition: this.lesson.edition,
      options: {},
      seats: this.seats.map(() => person),
      pace: "live",
      clock: "none",
      hammer: "none",
      hours: 0,
      absent: "pass",
      ceilings: false,
      hints: false,
      tempo: "normal",
      intervals: false,
      take_back: false,
      replay: "anybody",
      chat: false,
      language: "en",
      public: false,
    };
  }
  readonly status = "playing";
  get view(): Views[GameName] {
    return this.frame.view;
  }
  get facts(): AllFacts[GameName] {
    return this.frame.facts;
  }
  get seats(): readonly SeatShown[] {
    return [this.learner(), ...OTHERS].map((name) => ({ name, is_free: false, bot: null, away: false, online: true, mixed: false, program: false }));
  }
  get mine(): Mine | null {
    return this.isSettled && !this.isDone ? this.step.mine : null;
  }
  readonly clock = NO_CLOCK;
  readonly isResting = false;
  get paragraph(): string {
    return this.frame.paragraph;
  }
  readonly result = null;
  readonly deal = null;
  readonly takesOrders = false;
  /** As far as the board is to show it still. */
  get heard(): readonly Line[] {
    return this.linesFrom(
      Math.max(
        0,
        this.lesson.steps.findLastIndex((step, k) => k <= this.at && step.clears),
      ),
    );
  }
  get fresh(): readonly Line[] {
    return this.isGoingOn && this.step.frames.length ? this.frame.lines : NO_LINES;
  }
  readonly now = 0;
  readonly shownAt = 0;
  readonly busy = false;
  get scene(): Scene {
    return { game: this.game, edition: this.lesson.edition, viewer: this.view.viewer, view: this.view, name: (seat) => this.name(seat) };
  }
  get waitsFor(): readonly number[] {
    return this.view.to_act;
  }
  get isMyTurn(): boolean {
    return this.mine !== null;
  }
  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }
  money(amount: number): string {
    return money(this.game, amount, this.lesson.edition);
  }
  may(verb: string, value?: number): Action | null {
    return among(this.mine, verb, value);
  }
  choices(verb: string): number[] {
    return valuesOf(this.mine, verb);
  }
  range(verb: string) {
    return rangeOf(this.mine, verb);
  }

  async act(action: Action): Promise<boolean> {
    const expected = this.step.expects;
    if (!expected || !this.mine) return false;
    const [[verb, value]] = Object.entries(expected) as [[string, unknown]];
    const isIt = action[verb] === value;
    if (isIt) this.next();
    else this.isHinted = true;
    return isIt;
  }
  async call(): Promise<void> {}
  async order(): Promise<void> {}

  /** Do what the step asks for, for somebody who would rather watch. */
  async show(): Promise<void> {
    if (this.step.expects) await this.act(this.step.expects);
  }
}

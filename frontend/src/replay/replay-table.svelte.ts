// A finished game, looked at move by move through somebody's eyes. For a board it is a table like any
// other, at which there is nothing to do.
import type { About, AllFacts, Clock, GameName, GameRecord, Line, Outcome, Replay, SeatShown, Shown, Snapshot, Story, Views } from "../protocol.ts";
import { nameOf, type Sitting } from "../table/sitting.ts";
import { get, Refused } from "../wire/http.ts";
import { eventsOf, needEvents } from "../words/events.ts";
import { goneOf } from "../words/standing.ts";
import { money, type Scene } from "../words/telling.ts";
import { type Course, courseOf } from "./course.ts";
import { Frames } from "./frames.ts";

/** A seat by its number, `all`, or `spectator`. */
export type Eyes = string;

const NO_CLOCK: Clock = { until: {}, once: null, twice: null, sold: null, calls: 0, waits_for: null };
const NOBODY = -1;
// Milliseconds. After a jump the board first shows the move; when one stays there it is set up anew, so
// that nothing is left on it of what has not happened yet.
const SETTLED = 140;

const path = (table: string, what = ""): string => `/api/tables/${encodeURIComponent(table)}${what}`;

/** What is fetched before anything can be shown. */
export interface Finished {
  about: About;
  shown: Shown;
  record: GameRecord;
  story: Story;
  eyes: Eyes;
}

export async function finished(table: string, eyes: Eyes): Promise<Finished> {
  const snapshot = await get<Snapshot>(path(table));
  if (snapshot.shown.status !== "over") throw new Refused(403, { code: "not_yet", text: "only when the game is over" });
  const players = snapshot.shown.seats.length;
  const known = eyes === "spectator" || (/^\d+$/.test(eyes) && Number(eyes) < players) ? eyes : "all";
  const [record, story] = await Promise.all([get<GameRecord>(path(table, "/record")), storyOf(table, known), needEvents()]);
  return { about: snapshot.about!, shown: snapshot.shown, record, story, eyes: known };
}

export const storyOf = (table: string, eyes: Eyes): Promise<Story> => get<Story>(path(table, `/story?eyes=${eyes}`));

export class ReplayTable implements Sitting {
  /** Where one wants to be; `frame` follows as soon as it is there. */
  at = $state(0);
  eyes = $state<Eyes>("all");
  frame = $state.raw<Replay>()!;
  fresh = $state.raw<readonly Line[]>([]);
  story = $state.raw<Story>()!;
  /** Why a move could not be fetched, until another could. */
  problem = $state.raw<Refused | null>(null);
  /** Grows with every jump: the board is set up anew then. */
  jumps = $state(0);
  readonly course: Course;
  readonly table: string;
  readonly settings: About["settings"];
  /** Whether somebody went back without asking anybody. */
  readonly isPractice: boolean;
  readonly seats: readonly SeatShown[];
  readonly mine = null;
  readonly clock = NO_CLOCK;
  readonly deal = null;
  readonly takesOrders = false;
  readonly now = 0;
  readonly shownAt = 0;
  readonly busy = false;
  readonly isMyTurn = false;
  readonly frames: Frames;
  private readonly stories = new Map<Eyes, Story>();
  /** The view that was fetched first. */
  private first: object = {};
  private settling = 0;

  private constructor(game: Finished) {
    this.table = game.about.table;
    this.settings = game.about.settings;
    this.isPractice = game.about.practice;
    // Who sat there is what matters now, not whose line is good or who left before the end.
    this.seats = game.shown.seats.map((seat) => ({ ...seat, online: true, away: false, bot: seat.away ? null : seat.bot }));
    this.course = courseOf(game.record, game.story, eventsOf(this.game));
    this.frames = new Frames(this.table, game.story.moves);
    this.story = game.story;
    this.eyes = game.eyes;
    this.stories.set(game.eyes, game.story);
  }

  /** Take a seat before a finished game, after so many moves. */
  static async opened(game: Finished, at: number): Promise<ReplayTable> {
    const replay = new ReplayTable(game);
    replay.at = replay.within(at);
    replay.frame = await replay.frames.fetch(replay.eyes, replay.at);
    replay.first = replay.frame.view;
    replay.frames.expect(replay.eyes, replay.at);
    return replay;
  }

  within(at: number): number {
    return Math.min(Math.max(at, this.course.opening), this.course.moves);
  }

  /** Go on by a step: what happens moves. */
  async step(at: number): Promise<void> {
    const from = this.at;
    if (!(await this.show(this.eyes, this.within(at)))) return;
    clearTimeout(this.settling);
    this.fresh = this.standing.filter(({ at }) => at > from && at <= this.at).map(({ line }) => line);
  }

  /** Go anywhere: nothing moves. */
  async jump(at: number): Promise<void> {
    if (this.within(at) === this.at) return;
    this.fresh = [];
    if (await this.show(this.eyes, this.within(at))) this.settle();
  }

  /** Look at the same move through other eyes. */
  async lookThrough(eyes: Eyes): Promise<void> {
    let story = this.stories.get(eyes);
    try {
      story ??= await storyOf(this.table, eyes);
    } catch (error) {
      this.problem = error as Refused;
      return;
    }
    this.stories.set(eyes, story);
    this.fresh = [];
    if (!(await this.show(eyes, this.at))) return;
    this.story = story;
    this.settle();
  }

  /** False if one has gone elsewhere before it came. */
  private async show(eyes: Eyes, at: number): Promise<boolean> {
    this.at = at;
    this.eyes = eyes;
    let frame = this.frames.at(eyes, at);
    try {
      frame ??= await this.frames.fetch(eyes, at);
    } catch (error) {
      this.problem = error as Refused;
      return false;
    }
    this.problem = null;
    if (this.at !== at || this.eyes !== eyes) return false;
    this.frame = frame;
    this.frames.expect(eyes, at);
    return true;
  }

  private settle(): void {
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => (this.jumps += 1), SETTLED);
  }

  /** What was not taken back. */
  private readonly standing = $derived.by(() => {
    const gone = goneOf(this.story.lines.map(({ line }) => line));
    return gone.size ? this.story.lines.filter(({ line }) => !gone.has(line.n)) : this.story.lines;
  });

  /** Everything up to the move that is shown. */
  readonly heard = $derived(this.standing.filter(({ at }) => at <= this.frame.at).map(({ line }) => line));

  /** The numbers of the first and the last line that came with the last step. */
  readonly heardNow = $derived.by((): readonly [number, number] => {
    const { course, at } = this;
    const before = course.stops.findLast((one) => one < at) ?? -1;
    const lines = this.story.lines;
    const last = lines.findLastIndex((one) => one.at <= at);
    const first = lines.findIndex((one) => one.at > before);
    return [lines[first]?.line.n ?? 0, lines[last]?.line.n ?? -1];
  });

  /** What came with the last step. */
  readonly linesNow = $derived.by((): Line[] => {
    const [first, last] = this.heardNow;
    return this.standing.filter(({ line }) => line.n >= first && line.n <= last).map(({ line }) => line);
  });

  /** At the end of a round a table stops, and so does its replay. */
  readonly isResting = $derived(this.linesNow.some(({ name }) => eventsOf(this.game).rests.includes(name)));

  readonly lines = $derived(this.story.lines.map(({ line }) => line));

  readonly scene: Scene = $derived({
    game: this.game,
    edition: this.edition,
    viewer: /^\d+$/.test(this.eyes) ? Number(this.eyes) : NOBODY,
    view: this.first,
    name: (seat: number) => this.name(seat),
  });

  get game(): GameName {
    return this.settings.game as GameName;
  }
  get edition(): string {
    return this.settings.edition ?? "";
  }
  get status(): string {
    return this.result ? "over" : "playing";
  }
  get view(): Views[GameName] {
    return this.frame.view;
  }
  get facts(): AllFacts[GameName] {
    return this.frame.facts;
  }
  get paragraph(): string {
    return this.frame.paragraph;
  }
  get result(): Outcome | null {
    return this.frame.result;
  }
  get waitsFor(): readonly number[] {
    return this.result ? [] : this.view.to_act;
  }

  name(seat: number): string {
    return nameOf(this.seats, seat);
  }
  money(amount: number): string {
    return money(this.game, amount, this.edition);
  }
  may(): null {
    return null;
  }
  choices(): number[] {
    return [];
  }
  range(): null {
    return null;
  }
  async act(): Promise<boolean> {
    return false;
  }
  async call(): Promise<void> {}
  async order(): Promise<void> {}
}

// Letting a finished game play by itself, from stop to stop, a little longer where something is sold.
import { keep, read } from "../look/wishes.svelte.ts";
import { eventsOf } from "../words/events.ts";
import { lastBefore, nextAfter } from "./course.ts";
import type { ReplayTable } from "./replay-table.svelte.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

// Milliseconds at the usual speed.
const PAUSE = 1300;
// Where a table stops so that people can look.
const REST = 6000;
// What is said in few words in any auction.
const SHORT = ["passed", "let_go", "fist_closed"];

function pauseAfter({ game, isResting, linesNow: lines }: ReplayTable): number {
  const { sales, quiet } = eventsOf(game);
  if (isResting) return REST;
  if (lines.some(({ name }) => sales.includes(name))) return PAUSE * 2;
  return lines.every(({ name }) => SHORT.includes(name) || quiet.includes(name)) ? PAUSE * 0.6 : PAUSE;
}

const known = (speed: number): Speed => SPEEDS.find((one) => one === speed) ?? 1;

export class ReplayPlayer {
  isPlaying = $state(false);
  speed = $state<Speed>(known(Number(read("replay-speed"))));
  private timer = 0;

  constructor(private readonly replay: ReplayTable) {}

  get atEnd(): boolean {
    return this.replay.at >= this.replay.course.moves;
  }
  get atStart(): boolean {
    return this.replay.at <= this.replay.course.opening;
  }

  toggle(): void {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    if (this.atEnd) void this.replay.jump(this.replay.course.opening).then(() => this.wait());
    else void this.next();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep("replay-speed", String(speed));
  }

  forward(): void {
    this.stop();
    const to = nextAfter(this.replay.course.stops, this.replay.at);
    if (to !== null) void this.replay.step(to);
  }
  back(): void {
    this.go(lastBefore(this.replay.course.stops, this.replay.at) ?? this.replay.course.opening);
  }
  nextMark(): void {
    this.go(nextAfter(this.replay.course.marks, this.replay.at) ?? this.replay.course.moves);
  }
  lastMark(): void {
    this.go(lastBefore(this.replay.course.marks, this.replay.at) ?? this.replay.course.opening);
  }
  go(at: number): void {
    this.stop();
    void this.replay.jump(at);
  }

  private async next(): Promise<void> {
    const to = nextAfter(this.replay.course.stops, this.replay.at);
    if (to === null) return this.stop();
    await this.replay.step(to);
    if (this.isPlaying) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.next(), pauseAfter(this.replay) / this.speed);
  }
}

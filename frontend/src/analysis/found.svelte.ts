// What was found of a finished game: asked for, and fetched as it grows. The server says nothing twice, and
// the same whenever it is asked, so what has come stays good if it is restarted meanwhile.
import type { AnalysisSoFar, AskAnalysis, Decision, Lot, Player, Point } from "../protocol.ts";
import { post, type Refused } from "../wire/http.ts";

export type Judged = AnalysisSoFar["eyes"];

// Milliseconds until it is asked again, and where the server cannot be reached.
const PAUSE = 1500;
const LONG_PAUSE = 5000;
const AWAY = ["no_server", "unavailable"];

/** What there is, with whose eyes it was judged. */
export interface SoFar {
  stage: string;
  part: number;
  worlds: number;
  course: readonly Point[];
  lots: readonly Lot[];
  decisions: readonly Decision[];
  accuracy: readonly Player[];
  dearest: readonly number[];
}

const NOTHING: SoFar = { stage: "none", part: 0, worlds: 0, course: [], lots: [], decisions: [], accuracy: [], dearest: [] };

export class Found {
  eyes = $state<Judged>("own");
  problem = $state.raw<Refused | null>(null);
  /** Whether it is known if there is one. */
  isLookedFor = $state(false);
  private all = $state.raw<Record<Judged, SoFar>>({ own: NOTHING, open: NOTHING });
  private timer = 0;
  private isStopped = false;

  constructor(private readonly table: string) {}

  get now(): SoFar {
    return this.all[this.eyes];
  }
  get isDone(): boolean {
    return this.now.stage === "done";
  }
  /** Whether it is being worked on. */
  get isGrowing(): boolean {
    return this.now.stage !== "none" && !this.isDone;
  }

  readonly byMove = $derived(new Map(this.now.decisions.map((one) => [one.move, one])));

  /** The decisions that cost most, the dearest first. */
  readonly dearest = $derived(this.now.dearest.flatMap((move) => this.byMove.get(move) ?? []));

  /** Everybody's chances after so many moves. */
  pointAt(at: number): Point | null {
    return this.now.course.findLast((point) => point.move <= at) ?? this.now.course[0] ?? null;
  }

  /** Show what there is, and begin nothing. */
  look(): Promise<void> {
    return this.ask(this.eyes, false);
  }

  begin(): Promise<void> {
    return this.ask(this.eyes, true);
  }

  judge(eyes: Judged): void {
    if (eyes === this.eyes) return;
    clearTimeout(this.timer);
    this.problem = null;
    const isWanted = this.now.stage !== "none";
    this.eyes = eyes;
    if (!this.isDone) void this.ask(eyes, isWanted);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async ask(eyes: Judged, begin: boolean): Promise<void> {
    clearTimeout(this.timer);
    const have = this.all[eyes];
    const asked: AskAnalysis = { eyes, begin, lots: have.lots.length, decisions: have.decisions.length };
    try {
      const told = await post<AnalysisSoFar>(`/api/tables/${encodeURIComponent(this.table)}/analysis`, asked);
      if (this.all[eyes] === have) this.all = { ...this.all, [eyes]: grown(have, told) };
      if (eyes === this.eyes) this.problem = null;
      this.isLookedFor = true;
    } catch (error) {
      if (eyes === this.eyes) this.problem = error as Refused;
      if (!AWAY.includes((error as Refused).code)) return;
    }
    if (this.isStopped || eyes !== this.eyes || !this.isGrowing) return;
    this.timer = window.setTimeout(() => void this.ask(eyes, begin || this.isGrowing), this.problem ? LONG_PAUSE : PAUSE);
  }
}

/** Add what is new; while one that was begun anew catches up, what was there stays. */
export function grown(have: SoFar, told: AnalysisSoFar): SoFar {
  const isBehind = told.stage !== "done" && told.part < have.part;
  const newest = isBehind ? have : told;
  return {
    stage: told.stage,
    part: told.part,
    worlds: told.worlds,
    course: newest.course,
    lots: [...have.lots, ...told.lots],
    decisions: [...have.decisions, ...told.decisions],
    accuracy: newest.accuracy,
    dearest: newest.dearest,
  };
}

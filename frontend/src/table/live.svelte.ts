// A table that is being played, or watched, over the socket.
import type { AllFacts, BackShown, Clock, GameName, Mine, Reason, Views } from "../protocol.ts";
import { post, Refused } from "../wire/http.ts";
import { TableSocket, type NewCommand } from "../wire/socket.svelte.ts";
import { goneOf, timesBack } from "../words/standing.ts";
import { type Action, money, type Scene } from "../words/telling.ts";
import { Advice } from "./advice.svelte.ts";
import { Tutoring } from "./tutoring.svelte.ts";
import { among, type Moment, nameOf, rangeOf, type Sitting, valuesOf } from "./sitting.ts";

const NO_CLOCK: Clock = { until: {}, once: null, twice: null, sold: null, calls: 0, waits_for: null };
// Milliseconds: long enough to read a line.
const TO_READ = 4000;
const NO_BACK: BackShown = { allowed: false, asks: false, practice: false, to: [], request: null };

export class LiveTable implements Sitting {
  readonly socket: TableSocket;
  /** The last refusal, until something else is done, and what was meant. */
  refused = $state.raw<Refused | null>(null);
  meant = $state("");
  /** Whether something was pressed that others had just changed. */
  isTooSoon = $state(false);
  private soon = 0;

  readonly advice = new Advice(this);
  readonly tutor = new Tutoring(this);

  constructor(readonly table: string) {
    this.socket = new TableSocket(table);
  }

  private get shown() {
    return this.socket.shown;
  }

  get settings() {
    return this.socket.about!.settings;
  }
  get game(): GameName {
    return this.settings.game as GameName;
  }
  get status(): string {
    return this.shown?.status ?? "open";
  }
  get view(): Views[GameName] {
    return this.shown!.view;
  }
  get facts(): AllFacts[GameName] {
    return this.shown!.facts;
  }
  get seats() {
    return this.shown?.seats ?? [];
  }
  get mine(): Mine | null {
    return this.shown?.mine ?? null;
  }
  get clock(): Clock {
    return this.shown?.clock ?? NO_CLOCK;
  }
  get paragraph(): string {
    return this.mine?.actions.length || this.mine?.amounts.length ? this.mine.paragraph : (this.shown?.paragraph ?? "");
  }
  get result() {
    return this.shown?.result ?? null;
  }
  get deal() {
    return this.shown?.deal ?? null;
  }
  get takesOrders(): boolean {
    return this.shown?.takes_orders ?? false;
  }
  /** What can be taken back, and who asks for it. */
  get back(): BackShown {
    return this.shown?.back ?? NO_BACK;
  }
  /** Everything that was heard, also what was taken back. */
  get lines() {
    return this.socket.lines;
  }
  /** The numbers of the lines that were taken back. */
  readonly gone = $derived.by(() => goneOf(this.socket.lines));
  readonly heard = $derived.by(() => (this.gone.size ? this.socket.lines.filter(({ n }) => !this.gone.has(n)) : this.socket.lines));
  /** How often the game was taken back: the board is set up anew then. */
  readonly timesBack = $derived.by(() => timesBack(this.socket.lines));
  get fresh() {
    return this.socket.fresh;
  }
  get now(): number {
    return this.socket.now;
  }
  get shownAt(): number {
    return this.socket.shownAt;
  }
  get busy(): boolean {
    return this.socket.waiting > 0;
  }
  get edition(): string {
    return this.settings.edition ?? ("edition" in this.view ? (this.view.edition as string) : "");
  }
  get scene(): Scene {
    return { game: this.game, edition: this.edition, viewer: this.view.viewer, view: this.view, name: (seat) => this.name(seat) };
  }
  get interval() {
    return this.shown?.interval ?? null;
  }
  get pace() {
    return this.shown?.pace ?? null;
  }
  get isResting(): boolean {
    return this.interval !== null;
  }
  get waitsFor(): readonly number[] {
    if (this.status !== "playing" || this.isResting) return [];
    return this.hasAnswered ? this.view.to_act.filter((seat) => seat !== this.view.viewer) : this.view.to_act;
  }
  /** Whether the house has my answer already, as long as I do not think again. */
  private get hasAnswered(): boolean {
    return this.mine !== null && (this.mine.out || this.mine.order !== null);
  }
  get isMyTurn(): boolean {
    const mine = this.mine;
    return mine !== null && !this.hasAnswered && (mine.amounts.length > 0 || mine.actions.some((one) => !("take_back" in one)));
  }

  name(seat: number): string {
    return nameOf(this.seats, seat);
  }
  money(amount: number): string {
    return money(this.game, amount, this.edition);
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

  /** Ask for something, and say whether it was granted; a refusal is kept to be shown. */
  async ask(command: NewCommand, meant = ""): Promise<boolean> {
    this.refused = null;
    this.isTooSoon = false;
    this.meant = meant;
    try {
      await this.socket.send(command);
      return true;
    } catch (error) {
      this.refused = error as Refused;
      return false;
    }
  }

  async act(action: Action, { turn, says }: Moment): Promise<boolean> {
    const { before } = this.tutor;
    const isDone = await this.ask({ do: "act", turn, action }, says);
    if (isDone) void this.tutor.look(before);
    return isDone;
  }
  pressedTooSoon(): void {
    this.refused = null;
    this.isTooSoon = true;
    clearTimeout(this.soon);
    this.soon = window.setTimeout(() => (this.isTooSoon = false), TO_READ);
  }
  async why(action: Action): Promise<void> {
    try {
      this.meant = "";
      const reason = await post<Reason>(`/api/tables/${this.table}/why`, { action });
      this.refused = reason.legal ? null : new Refused(409, reason);
    } catch (error) {
      this.refused = error as Refused;
    }
  }
  async call(calls: number, { turn, says }: Moment): Promise<void> {
    await this.ask({ do: "call", turn, calls }, says);
  }
  async order(upTo: number | null, then: "ask" | "pass", { turn, says }: Moment): Promise<void> {
    await this.ask({ do: "order", up_to: upTo, then, turn }, says);
  }
}

// A table that is being played, or watched, over the line.
import type { AllFacts, Clock, GameName, Mine, Reason, Views } from "../protocol.ts";
import { post, Refused } from "../wire/http.ts";
import { TableLine, type Wish } from "../wire/line.svelte.ts";
import { type Action, money, type Scene } from "../words/telling.ts";
import { among, nameOf, rangeOf, type Sitting, valuesOf } from "./sitting.ts";

const NO_CLOCK: Clock = { until: {}, once: null, twice: null, sold: null, calls: 0, waits_for: null };

export class LiveTable implements Sitting {
  readonly line: TableLine;
  /** The last refusal, until something else is done. */
  refused = $state.raw<Refused | null>(null);

  constructor(readonly table: string) {
    this.line = new TableLine(table);
  }

  private get shown() {
    return this.line.shown;
  }

  get settings() {
    return this.line.about!.settings;
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
  get heard() {
    return this.line.lines;
  }
  get fresh() {
    return this.line.fresh;
  }
  get now(): number {
    return this.line.now;
  }
  get busy(): boolean {
    return this.line.waiting > 0;
  }
  get edition(): string {
    return this.settings.edition ?? ("edition" in this.view ? (this.view.edition as string) : "");
  }
  get scene(): Scene {
    return { game: this.game, edition: this.edition, viewer: this.view.viewer, view: this.view, name: (seat) => this.name(seat) };
  }
  get waitsFor(): readonly number[] {
    return this.status === "playing" ? this.view.to_act : [];
  }
  get isMyTurn(): boolean {
    const mine = this.mine;
    return mine !== null && (mine.amounts.length > 0 || mine.actions.some((one) => !("take_back" in one)));
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

  /** Ask for something; a refusal is kept to be shown. */
  async ask(wish: Wish): Promise<void> {
    this.refused = null;
    try {
      await this.line.send(wish);
    } catch (error) {
      this.refused = error as Refused;
    }
  }

  act(action: Action): Promise<void> {
    return this.ask({ do: "act", turn: this.mine?.turn ?? 0, action });
  }
  async why(action: Action): Promise<void> {
    try {
      const reason = await post<Reason>(`/api/tables/${this.table}/why`, { action });
      this.refused = reason.legal ? null : new Refused(409, reason);
    } catch (error) {
      this.refused = error as Refused;
    }
  }
  out(out: boolean): Promise<void> {
    return this.ask({ do: "out", out });
  }
  call(): Promise<void> {
    return this.ask({ do: "call" });
  }
  order(upTo: number | null, then: "ask" | "pass"): Promise<void> {
    return this.ask({ do: "order", up_to: upTo, then });
  }
}

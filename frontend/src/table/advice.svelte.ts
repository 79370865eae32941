// Advice of a bot for one's own seat: asked for, shown, and gone when the question is another.
// What may be asked about says the house (`mine.hint`); what a bot knows is what the seat may know.
import type { Hint } from "../protocol.ts";
import { post, type Refused } from "../wire/http.ts";
import type { Action } from "../words/telling.ts";
import type { LiveTable } from "./live.svelte.ts";

export class Advice {
  /** Whether a bot is thinking about it. */
  isAsked = $state(false);
  private answer = $state.raw<{ hint: Hint; phase: string; price: number } | null>(null);

  constructor(private readonly live: LiveTable) {}

  /** What a bot may be asked about now. */
  get about(): "decision" | "lot" | null {
    return this.live.mine?.hint ?? null;
  }

  /** The answer, as long as it is one to the present question. */
  get hint(): Hint | null {
    const { answer, live } = this;
    return answer && answer.hint.turn === live.mine?.turn && answer.phase === live.view.phase ? answer.hint : null;
  }

  /** Whether others have bid since, so that only the limit still holds. */
  get hasMoved(): boolean {
    return this.answer !== null && this.answer.price !== this.price;
  }

  /** What it would do, if that may be done now. */
  get decision(): Action | null {
    const decision = this.hasMoved ? null : (this.hint?.reasons.decision ?? null);
    if (!decision) return null;
    const [verb, value] = Object.entries(decision)[0]!;
    const range = this.live.range(verb);
    const isInRange = range !== null && typeof value === "number" && range.least <= value && value <= range.most;
    return isInRange || this.live.may(verb, typeof value === "number" ? value : undefined) ? decision : null;
  }

  private get price(): number {
    return (this.live.view as { price?: number }).price ?? 0;
  }

  async ask(): Promise<void> {
    const { live } = this;
    if (this.isAsked || !this.about) return;
    const before = { phase: live.view.phase, price: this.price };
    this.isAsked = true;
    live.refused = null;
    try {
      this.answer = { hint: await post<Hint>(`/api/tables/${live.table}/hint`), ...before };
    } catch (error) {
      live.refused = error as Refused;
    } finally {
      this.isAsked = false;
    }
  }

  dismiss(): void {
    this.answer = null;
  }
}

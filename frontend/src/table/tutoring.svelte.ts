// The tutor, for whoever wishes for one alone against bots: after a decision it is asked whether that lost much.
// What it knows is what the seat knew. Whatever goes wrong on the way, nobody who plays is told.
import { wishes } from "../look/wishes.svelte.ts";
import type { Tutored, Costly } from "../protocol.ts";
import { post } from "../wire/http.ts";
import { words } from "../words/catalogue.svelte.ts";
import type { LiveTable } from "./live.svelte.ts";

interface Then {
  phase: string;
  price?: number;
}

export class Tutoring {
  private answer = $state.raw<{ costly: Costly; then: Then; back: number } | null>(null);
  private asked = 0;

  constructor(private readonly live: LiveTable) {}

  /** Whether there can be one here: one person plays, and the table gives hints. */
  get isPossible(): boolean {
    const { live } = this;
    return live.mine !== null && (live.socket.shown?.hints ?? false) && live.seats.filter(({ bot, away }) => bot === null || away).length === 1;
  }

  /** What it says, until the decision was taken back or another was made. */
  get note(): { costly: Costly; then: Then } | null {
    return this.answer !== null && this.answer.back === this.live.timesBack ? this.answer : null;
  }

  /** The table as it is before a decision, for when it is made. */
  get before(): Then {
    const { phase, price } = this.live.view as Then;
    return price === undefined ? { phase } : { phase, price };
  }

  /** Have the decision that was just made looked at. */
  async look(then: Then): Promise<void> {
    const asked = (this.asked += 1);
    this.answer = null;
    if (!wishes.tutor || !this.isPossible) return;
    const back = this.live.timesBack;
    try {
      const [{ costly }] = await Promise.all([post<Tutored>(`/api/tables/${this.live.table}/tutor`), words.need("analysis")]);
      if (costly && asked === this.asked) this.answer = { costly, then, back };
    } catch {
      // It has nothing to say.
    }
  }

  dismiss(): void {
    this.answer = null;
  }
}

// What a strong bot would have done at a position of a finished game, in the seat of who decided there.
import type { AdviceAt } from "../protocol.ts";
import { get, type Refused } from "../wire/http.ts";

export class Would {
  isAsked = $state(false);
  problem = $state.raw<Refused | null>(null);
  private answer = $state.raw<AdviceAt | null>(null);

  constructor(private readonly table: string) {}

  /** What it said of this position. */
  at(at: number): AdviceAt | null {
    return this.answer?.at === at ? this.answer : null;
  }

  async ask(at: number): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    this.problem = null;
    try {
      this.answer = await get<AdviceAt>(`/api/tables/${encodeURIComponent(this.table)}/advice?at=${at}`);
    } catch (error) {
      this.problem = error as Refused;
    } finally {
      this.isAsked = false;
    }
  }
}

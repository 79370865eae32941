// The table as it was before a decision: what an action is called depends on it. All cards are open, for the
// game is over.
import { SvelteMap } from "svelte/reactivity";
import type { Decision } from "../protocol.ts";
import type { Frames } from "../replay/frames.ts";

interface View {
  phase: string;
  price?: number;
}

export class Then {
  private readonly views = new SvelteMap<number, View>();

  constructor(private readonly frames: Frames) {}

  /** The view before a decision; none until it has come. */
  of({ move }: Decision): View | undefined {
    return this.views.get(move);
  }

  async need({ move }: Decision): Promise<void> {
    if (this.views.has(move)) return;
    try {
      this.views.set(move, (await this.frames.fetch("all", move - 1)).view);
    } catch {
      // Without it the decision is shown without its words.
    }
  }
}

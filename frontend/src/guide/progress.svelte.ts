// How far the reader has come: lessons done and whether a game was finished. Kept in this browser only.
import { keep, read } from "../look/wishes.svelte.ts";

const DONE = "lessons";
const COACHED = "coached";

class Progress {
  done = $state.raw<ReadonlySet<string>>(new Set((read(DONE) ?? "").split(" ").filter(Boolean)));
  /** Whether the coach is needed no more. */
  isCoached = $state(read(COACHED) !== null);

  finish(lesson: string): void {
    this.done = new Set([...this.done, lesson]);
    keep(DONE, [...this.done].join(" "));
  }

  /** A game was finished, or the coach was sent away. */
  coached(): void {
    this.isCoached = true;
    keep(COACHED, "yes");
  }

  get isNew(): boolean {
    return this.done.size === 0 && !this.isCoached;
  }
}

export const progress = new Progress();

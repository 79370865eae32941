// What one thought of belongs to one question. Whatever else comes in the meantime, a word, a bid, somebody who
// sits down, is a new frame and no new question: it must not take away what a hand has picked.
import { untrack } from "svelte";
import type { Sitting } from "./sitting.ts";

/** Forget whenever another question is asked. Called while a component is set up. */
export function atEachQuestion(sitting: () => Sitting, forget: () => void): void {
  // Derived, because it is the same for many frames, and only another one is news.
  const question = $derived(`${sitting().mine?.turn} ${sitting().view.phase}`);
  $effect(() => {
    void question;
    untrack(forget);
  });
}

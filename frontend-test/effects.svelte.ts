// What a component would do around an attachment: run its effects, and stop them.
import { flushSync } from "svelte";

export function inEffects(attach: Parameters<typeof $effect>[0]): () => void {
  const stop = $effect.root(() => {
    $effect(attach);
  });
  flushSync();
  return () => {
    flushSync(stop);
  };
}

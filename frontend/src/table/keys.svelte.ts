// Keys that do something now. Whoever offers something says its key; the `?` sheet lists them all.
import { untrack } from "svelte";

export interface Key {
  /** As KeyboardEvent.key says it; letters are lower case. */
  key: string;
  /** What it does, in the reader's language. */
  says: string;
  run: () => void;
}

class Keys {
  private groups = $state.raw<readonly (readonly Key[])[]>([]);

  constructor() {
    addEventListener("keydown", (event) => this.press(event));
  }

  get all(): Key[] {
    // The last to come is asked first: what lies on top.
    const found = new Map<string, Key>();
    for (const key of this.groups.flat()) found.set(key.key, key);
    return [...found.values()];
  }

  /** Offer keys until the returned function is called. Made for `$effect(() => keys.offer([...]))`. */
  offer(group: readonly Key[]): () => void {
    // Read untracked: the effect that offers must not run again because it offered.
    this.groups = [...untrack(() => this.groups), group];
    return () => {
      this.groups = this.groups.filter((one) => one !== group);
    };
  }

  private press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target as HTMLElement;
    const isTyping =
      target.matches?.("input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select") ||
      target.isContentEditable;
    if (isTyping) return;
    // Enter and space belong to the button that has the focus.
    const isOnButton = target.matches?.("button, a[href], summary, [role=button]") ?? false;
    if (isOnButton && (event.key === "Enter" || event.key === " ")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const found = this.all.find((one) => one.key === key);
    if (!found) return;
    event.preventDefault();
    found.run();
  }
}

export const keys = new Keys();

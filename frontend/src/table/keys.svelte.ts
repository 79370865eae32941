// Keys that do something now. Whoever offers something says its key; the `?` sheet lists them all. What
// cannot be taken back is no key's doing: keys choose, and Enter on what is chosen does it.
import { untrack } from "svelte";

export interface Key {
  /** As KeyboardEvent.key says it; letters are lower case. */
  key: string;
  /** Other keys than that one, which is then only how they are written. */
  isIt?: (key: string) => boolean;
  /** Whether the key goes on to what has the focus then: a digit to a field. */
  goesOn?: boolean;
  /** What it does, in the reader's language. */
  says: string;
  run: (event: KeyboardEvent) => void;
}

class Keys {
  // Not state: an effect that is being taken down would read what was there before, and so throw
  // away what others have offered since. The version tells the sheet that something changed.
  private groups: readonly (readonly Key[])[] = [];
  private version = $state(0);

  constructor() {
    addEventListener("keydown", (event) => this.press(event));
  }

  get all(): Key[] {
    void this.version;
    // The last to come is asked first: what lies on top.
    const found = new Map<string, Key>();
    for (const key of this.groups.flat()) found.set(key.key, key);
    return [...found.values()];
  }

  /** Offer keys until the returned function is called. Made for `$effect(() => keys.offer([...]))`. */
  offer(group: readonly Key[]): () => void {
    this.change([...this.groups, group]);
    return () => this.change(this.groups.filter((one) => one !== group));
  }

  private change(groups: readonly (readonly Key[])[]): void {
    this.groups = groups;
    // Untracked: the effect that offers must not run again because it offered.
    untrack(() => (this.version += 1));
  }

  private press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target as HTMLElement;
    const isTyping = target.matches?.("input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select") || target.isContentEditable;
    // A number has no letters, so that keys work from there too.
    const isNumber = target.matches?.("input[type=number]") && /^[a-z?]$/i.test(event.key);
    // What lies over the table has the keys to itself.
    if ((isTyping && !isNumber) || target.closest?.("dialog[open]")) return;
    // Enter and space belong to the button that has the focus.
    const isOnButton = target.matches?.("button, a[href], summary, [role=button]") ?? false;
    if (isOnButton && (event.key === "Enter" || event.key === " ")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const found = this.all.find((one) => (one.isIt ? one.isIt(key) : one.key === key));
    if (!found) return;
    if (!found.goesOn) event.preventDefault();
    found.run(event);
  }
}

export const keys = new Keys();

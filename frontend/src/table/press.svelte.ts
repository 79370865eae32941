// What a press means: what was shown when it began. Every button that acts is pressed through here, by
// mouse, finger, pen or key, or by a program that clicks for its user.
//
// The meaning is taken when the pointer or the key goes down. A pointer does it when it goes up over the
// place where it went down, whatever stands there by then; who moves away has thought better of it. A key
// does it at once, and not again while it is held. A click that no press led to means what is shown.
// What others have just changed takes no press until it has been there long enough to be read.
// A letter never acts: it goes to its button, and Enter presses that.
import type { Attachment } from "svelte/attachments";
import { type Action, label } from "../words/telling.ts";
import { keys } from "./keys.svelte.ts";
import type { Moment, Sitting } from "./sitting.ts";

// Milliseconds.
const TO_READ = 300;
// A click follows its press within this time.
const FOLLOWED = 1000;

let pointedAt = -Infinity;
let struckAt = -Infinity;
for (const kind of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(kind, () => (pointedAt = performance.now()), { capture: true });
addEventListener("keydown", () => (struckAt = performance.now()), { capture: true });

interface Ways<Meaning> {
  /** The letter that goes to the button. */
  key?: string;
  /** What it is called in words; an action knows that by itself. */
  says?: (meant: Meaning) => string;
}

/** Press to do what the rules know; null: it cannot be done now. */
export const acts = (sitting: Sitting, action: () => Action | null, key?: string): Attachment<HTMLElement> =>
  press(sitting, action, (meant, moment) => void sitting.act(meant, moment), { key });

/** Press to have `done` told what was meant, and in answer to which question. */
export function press<Meaning extends object>(
  sitting: Sitting,
  meaning: () => Meaning | null,
  done: (meant: Meaning, moment: Moment) => void,
  { key, says = (meant) => label(sitting.scene, meant as Action, sitting.view) }: Ways<Meaning> = {},
): Attachment<HTMLElement> {
  return (button) => {
    const reading = readingOf(button);
    $effect(() => reading.look(JSON.stringify([meaning(), sitting.mine?.turn]), sitting.shownAt));

    function begun(): (() => void) | null {
      const meant = meaning();
      if (meant === null || button.matches(":disabled")) return null;
      if (reading.isFresh) {
        sitting.pressedTooSoon?.();
        return null;
      }
      const moment = { turn: sitting.mine?.turn ?? 0, says: says(meant) };
      return () => done(meant, moment);
    }

    function point(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return;
      const act = begun();
      if (!act) return;
      const place = button.getBoundingClientRect();
      const over = new AbortController();
      const end = (up: PointerEvent): void => {
        if (up.pointerId !== event.pointerId) return;
        over.abort();
        if (up.type === "pointerup" && (isWithin(place, up) || button.contains(document.elementFromPoint(up.clientX, up.clientY)))) act();
      };
      // On the window: the button may be gone by then.
      for (const kind of ["pointerup", "pointercancel"] as const) addEventListener(kind, end, { capture: true, signal: over.signal });
    }

    function strike(event: KeyboardEvent): void {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (event.type === "keydown" && !event.repeat) begun()?.();
    }

    function click(event: MouseEvent): void {
      event.preventDefault();
      const isOfPointer = event.detail > 0 && performance.now() - pointedAt < FOLLOWED;
      if (!isOfPointer) begun()?.();
    }

    // What is attached may be attached anew to the same button, so all of it goes away again.
    const attached = new AbortController();
    const { signal } = attached;
    button.addEventListener("pointerdown", point, { signal });
    button.addEventListener("keydown", strike, { signal });
    button.addEventListener("keyup", strike, { signal });
    button.addEventListener("click", click, { signal });

    $effect(() => {
      const meant = meaning();
      if (key === undefined || meant === null) return;
      button.setAttribute("aria-keyshortcuts", key);
      return keys.offer([{ key, says: says(meant), run: () => button.focus() }]);
    });
    return () => attached.abort();
  };
}

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: PointerEvent): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Whether what a button shows has been there long enough to be meant; others may change it. */
class Reading {
  private before: string | null = null;
  private frame = 0;
  private until = 0;
  private painting = 0;
  private settling = 0;

  constructor(private readonly button: HTMLElement) {}

  get isFresh(): boolean {
    return performance.now() < this.until;
  }

  /** Note what it shows, and when the frame came that it is drawn from. */
  look(shows: string, frame: number): void {
    // What appears after a frame was brought by it, unless the reader has done something since.
    const isNews = this.before === null ? Math.max(pointedAt, struckAt) < frame : frame !== this.frame;
    if (shows !== this.before) {
      if (isNews) this.begin();
      else this.end();
    }
    this.before = shows;
    this.frame = frame;
  }

  /** What the reader changes has been read. */
  private end(): void {
    this.until = 0;
    this.button.removeAttribute("aria-disabled");
    cancelAnimationFrame(this.painting);
    clearTimeout(this.settling);
  }

  private begin(): void {
    this.end();
    this.until = Infinity;
    this.button.setAttribute("aria-disabled", "true");
    // It can be read from when it is painted, which a busy machine may be slow to do.
    this.painting = requestAnimationFrame(() => {
      this.until = performance.now() + TO_READ;
      this.settling = window.setTimeout(() => this.end(), TO_READ);
    });
  }
}

const readings = new WeakMap<HTMLElement, Reading>();

function readingOf(button: HTMLElement): Reading {
  const reading = readings.get(button) ?? new Reading(button);
  readings.set(button, reading);
  return reading;
}

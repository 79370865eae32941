// Things that fly from one place of the table to another: money to a seat, a card to a wall. What
// flies shows what has just happened; the table itself is right before, during and after it.
import "./flights.css";
import { wishes } from "./wishes.svelte.ts";

/** `money` is a coin with an amount on it, `card` a small card, `marker` a round piece. */
export type Flyer = "money" | "card" | "marker";

export interface Flight {
  /** Wait so long before taking off, in milliseconds. */
  after?: number;
  /** How long it flies, in milliseconds. */
  lasts?: number;
  /** Markup of our own to show instead of the text (a painting, a symbol), never what a person typed. */
  drawn?: string;
}

/** A duration for transitions: nothing when the reader wants no motion. */
export const lasting = (milliseconds: number): number => (wishes.moves ? milliseconds : 0);

/** The first match that is on the screen; the same thing may be drawn for a phone and for a desk. */
function placeOf(selector: string): DOMRect | null {
  for (const found of document.querySelectorAll(selector)) {
    const place = found.getBoundingClientRect();
    if (place.width > 0 && place.height > 0) return place;
  }
  return null;
}

const inView = (place: DOMRect): { x: number; y: number } => ({
  x: Math.min(Math.max(place.left + place.width / 2, 20), innerWidth - 20),
  y: Math.min(Math.max(place.top + place.height / 2, 20), innerHeight - 20),
});

// The bank pays five players for five artists at once.
const FLYING_AT_MOST = 32;
let flying = 0;

/** Let something fly from one element to another, such as `[data-bank]` to `[data-seat="2"]`. */
export async function fly(from: string, to: string, kind: Flyer, text = "", flight: Flight = {}): Promise<void> {
  // A hidden page runs no animations; they would all come at once when it is looked at again.
  if (!wishes.moves || document.hidden || flying >= FLYING_AT_MOST) return;
  const start = placeOf(from);
  const end = placeOf(to);
  if (!start || !end) return;
  const thing = document.createElement("div");
  thing.className = `flight flight-${kind}`;
  thing.setAttribute("aria-hidden", "true");
  if (flight.drawn !== undefined) thing.innerHTML = flight.drawn;
  else thing.textContent = text;
  document.body.append(thing);
  flying += 1;
  const a = inView(start);
  const b = inView(end);
  const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  // A little arc: what flies rises before it comes down.
  const high = Math.min(60, Math.hypot(a.x - b.x, a.y - b.y) / 4);
  const going = thing.animate(
    [
      { transform: at(a.x, a.y, 0) },
      { transform: at(a.x, a.y, 1), offset: 0.15 },
      { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - high, 1.08), offset: 0.55 },
      { transform: at(b.x, b.y, 0.9), offset: 0.9 },
      { transform: at(b.x, b.y, 0) },
    ],
    { duration: flight.lasts ?? 620, delay: flight.after ?? 0, easing: "cubic-bezier(0.3, 0.6, 0.3, 1)", fill: "both" },
  );
  try {
    await going.finished;
  } catch {
    // Called off with the page; there is nothing left to show.
  } finally {
    thing.remove();
    flying -= 1;
  }
}

/** Several flights one after the other, a little apart, so that the eye can follow each. */
export function flyAll(flights: readonly [from: string, to: string, kind: Flyer, text: string, flight?: Flight][], apart = 120): void {
  flights.forEach(([from, to, kind, text, flight], k) => void fly(from, to, kind, text, { ...flight, after: (flight?.after ?? 0) + k * apart }));
}

export const seatPlace = (seat: number): string => (seat < 0 ? "[data-bank]" : `[data-seat="${seat}"]`);

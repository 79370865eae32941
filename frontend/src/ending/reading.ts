// Reading a chart off at a move: with a pointer, a finger, or keys.
import { type Course, lastBefore, nextAfter } from "../replay/course.ts";

/** The move at which somebody points, in a plot so wide. */
export function pointed(event: PointerEvent & { currentTarget: Element }, { opening, moves }: Course, width: number): number {
  const left = event.currentTarget.getBoundingClientRect().left;
  return Math.round(opening + ((event.clientX - left) / Math.max(1, width)) * (moves - opening));
}

/** Where a key leads from a move, by stops or, with ⇧, by marks; null if it leads nowhere. */
export function pressed(event: KeyboardEvent, stops: readonly number[], marks: readonly number[], at: number): number | null {
  const steps = event.shiftKey ? marks : stops;
  const to: Record<string, number | null | undefined> = {
    ArrowRight: nextAfter(steps, at),
    ArrowUp: nextAfter(steps, at),
    ArrowLeft: lastBefore(steps, at),
    ArrowDown: lastBefore(steps, at),
    PageUp: nextAfter(marks, at),
    PageDown: lastBefore(marks, at),
    Home: stops[0],
    End: stops.at(-1),
  };
  if (!(event.key in to)) return null;
  event.preventDefault();
  return to[event.key] ?? at;
}

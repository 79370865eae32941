// Whether and when the house is heard. Quiet unless the reader wished otherwise, and never before the reader
// has touched the page: browsers forbid it, and what was missed is not made up for.
import { INSTRUMENTS, type Sound } from "./instruments.ts";
import { type Loudness, wishes } from "./wishes.svelte.ts";

const VOLUMES: Record<Loudness, number> = { off: 0, quiet: 0.16, full: 0.62 };
const AT_ONCE = 0.01;
// In one moment several things happen: the hammer falls, money goes over, a painting is hung.
const APART = 0.3;
// Seconds after which the last of them has died away. A room that is listened into takes power all the time.
const RINGS = 3;

let room: { context: AudioContext; volume: GainNode } | null = null;
let leaving = 0;

function entered(): typeof room {
  if (room || !navigator.userActivation?.hasBeenActive) return room;
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  room = { context, volume };
  return room;
}

/** Let these be heard, one a little after the other. */
export function play(...sounds: readonly Sound[]): void {
  const loud = VOLUMES[wishes.sound];
  if (!loud || !sounds.length) return;
  const here = entered();
  if (!here) return;
  const { context, volume } = here;
  // It was left when all was silent, or a browser has put it to sleep.
  void context.resume();
  clearTimeout(leaving);
  leaving = window.setTimeout(() => void context.suspend(), 1000 * (RINGS + sounds.length * APART));
  volume.gain.value = loud;
  sounds.forEach((sound, k) => INSTRUMENTS[sound]({ context, out: volume, at: context.currentTime + AT_ONCE + k * APART }));
}

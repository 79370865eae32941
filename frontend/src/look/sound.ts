// Whether and when the house is heard. Quiet unless the reader wished otherwise, and never before the reader
// has touched the page: browsers forbid it, and what was missed is not made up for.
import { INSTRUMENTS, type Sound } from "./instruments.ts";
import { type Loudness, wishes } from "./wishes.svelte.ts";

const VOLUMES: Record<Loudness, number> = { off: 0, quiet: 0.16, full: 0.62 };
const AT_ONCE = 0.01;
// In one moment several things happen: the hammer falls, money goes over, a painting is hung.
const APART = 0.3;

let room: { context: AudioContext; volume: GainNode } | null = null;

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
  // After a while in the background a browser may have put it to sleep.
  if (context.state === "suspended") void context.resume();
  volume.gain.value = loud;
  sounds.forEach((sound, k) => INSTRUMENTS[sound]({ context, out: volume, at: context.currentTime + AT_ONCE + k * APART }));
}

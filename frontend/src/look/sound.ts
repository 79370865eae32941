// Sounds, made and not recorded. Off unless the reader switched them on.
import { wishes } from "./wishes.svelte.ts";

let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, kind: OscillatorType, loud: number): void {
  if (context === null) return;
  const sound = context.createOscillator();
  const volume = context.createGain();
  sound.type = kind;
  sound.frequency.setValueAtTime(pitch, at);
  sound.frequency.exponentialRampToValueAtTime(Math.max(40, pitch * 0.6), at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  sound.connect(volume).connect(context.destination);
  sound.start(at);
  sound.stop(at + length);
}

const SOUNDS = {
  turn: (at: number) => [tone(at, 523, 0.12, "sine", 0.12), tone(at + 0.1, 784, 0.2, "sine", 0.12)],
  bid: (at: number) => [tone(at, 660, 0.07, "triangle", 0.1)],
  call: (at: number) => [tone(at, 300, 0.12, "triangle", 0.14)],
  hammer: (at: number) => [tone(at, 180, 0.09, "square", 0.16), tone(at + 0.02, 90, 0.16, "sine", 0.25)],
  coin: (at: number) => [tone(at, 1180, 0.06, "sine", 0.06), tone(at + 0.06, 1570, 0.12, "sine", 0.06)],
  won: (at: number) => [523, 659, 784, 1047].map((pitch, k) => tone(at + k * 0.13, pitch, 0.3, "sine", 0.1)),
} as const;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  if (!wishes.sound) return;
  context ??= new AudioContext();
  SOUNDS[sound](context.currentTime + 0.01);
}

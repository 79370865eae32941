// How the house's sounds are made: each is built from what makes it in a room. Wood is a click and a few short
// tones, metal rings with partials that do not fit each other, paper is noise through a filter that moves.
// Nothing is recorded, and nothing here knows when something is to be heard, or whether.

/** Where to, and when, in seconds of the context. */
export interface Score {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

interface Tone {
  pitch: number;
  /** How loud it begins, and after how many seconds it is gone. */
  loud: number;
  lasts: number;
  /** How many seconds it takes to come. */
  comes?: number;
  after?: number;
}

interface Rustle extends Omit<Tone, "pitch"> {
  /** The middle of the band, from here to there while it lasts. */
  from: number;
  to?: number;
  /** How narrow the band is. */
  narrow?: number;
}

const SILENCE = 0.0001;

/** Come and go as something struck does: at once, or swelling, and then ever more slowly. */
function shaped({ context, out }: Score, at: number, { loud, lasts, comes = 0.002 }: Omit<Tone, "pitch">): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + comes);
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + lasts);
  volume.connect(out);
  return volume;
}

function tone(score: Score, one: Tone): void {
  const at = score.at + (one.after ?? 0);
  const sound = score.context.createOscillator();
  sound.frequency.setValueAtTime(one.pitch, at);
  sound.connect(shaped(score, at, one));
  sound.start(at);
  sound.stop(at + one.lasts);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, the same every time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let k = 0; k < samples.length; k++) {
    seed = (seed * 48271) % 2147483647;
    samples[k] = (2 * seed) / 2147483647 - 1;
  }
  noises.set(context, noise);
  return noise;
}

function rustle(score: Score, one: Rustle): void {
  const at = score.at + (one.after ?? 0);
  const source = score.context.createBufferSource();
  source.buffer = noiseOf(score.context);
  source.loop = true;
  const band = score.context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = one.narrow ?? 0.8;
  band.frequency.setValueAtTime(one.from, at);
  band.frequency.exponentialRampToValueAtTime(one.to ?? one.from, at + one.lasts);
  source.connect(band).connect(shaped(score, at, one));
  source.start(at, (one.from % 97) / 100);
  source.stop(at + one.lasts);
}

/** A knock on wood. */
function knock(score: Score, strength: number, after = 0): void {
  rustle(score, { from: 1900, loud: 0.8 * strength, lasts: 0.02, after });
  tone(score, { pitch: 208, loud: 0.42 * strength, lasts: 0.16, after });
  tone(score, { pitch: 437, loud: 0.26 * strength, lasts: 0.1, after });
  tone(score, { pitch: 893, loud: 0.14 * strength, lasts: 0.06, after });
  tone(score, { pitch: 1462, loud: 0.08 * strength, lasts: 0.035, after });
}

const COIN = [1, 1.371, 1.837, 2.416, 2.964];

/** One coin on others. */
function clink(score: Score, pitch: number, strength: number, after: number): void {
  rustle(score, { from: 6200, loud: 0.25 * strength, lasts: 0.012, after });
  COIN.forEach((part, k) => tone(score, { pitch: pitch * part, loud: (0.16 * strength) / (1 + 0.5 * k), lasts: 0.3 / (1 + 0.4 * k), after }));
}

// The partials of a gong; high ones come a little later than the blow and go sooner.
const GONG = [1, 1.483, 2.021, 2.738, 3.372, 4.129, 5.407];

function gong(score: Score, pitch: number, strength: number, lasts: number, after = 0): void {
  rustle(score, { from: 180, loud: 0.3 * strength, lasts: 0.09, after });
  GONG.forEach((part, k) => {
    const one = { loud: (0.2 * strength) / (1 + 0.55 * k), lasts: lasts / (1 + 0.28 * k), comes: 0.006 + 0.014 * k, after };
    tone(score, { ...one, pitch: pitch * part });
    // A little beside it: they beat against each other.
    tone(score, { ...one, pitch: pitch * part + 1.7, loud: one.loud / 2 });
  });
}

export const INSTRUMENTS = {
  /** Somebody is asked: a gong, struck softly. */
  gong: (score: Score) => gong(score, 131, 1, 2.2),
  /** A paddle goes up. */
  bid: (score: Score) => {
    rustle(score, { from: 2600, loud: 0.4, lasts: 0.018 });
    tone(score, { pitch: 640, loud: 0.22, lasts: 0.07 });
  },
  /** Going once, going twice. */
  call: (score: Score) => knock(score, 0.55),
  /** Sold: the hammer falls, and bounces. */
  hammer: (score: Score) => {
    knock(score, 1);
    knock(score, 0.32, 0.12);
  },
  /** Money goes over. */
  coin: (score: Score) => {
    clink(score, 2890, 1, 0);
    clink(score, 3270, 0.8, 0.075);
    clink(score, 2710, 0.7, 0.17);
  },
  /** A card, a share, a tile is laid down. */
  paper: (score: Score) => {
    rustle(score, { from: 1300, to: 4800, narrow: 0.6, loud: 0.5, lasts: 0.16, comes: 0.05 });
    rustle(score, { from: 3600, to: 1100, narrow: 0.7, loud: 0.6, lasts: 0.1, comes: 0.008, after: 0.15 });
  },
  /** A zeppelin or a gondola goes its way. */
  glide: (score: Score) => {
    rustle(score, { from: 320, to: 900, narrow: 1.4, loud: 0.55, lasts: 0.8, comes: 0.34 });
  },
  /** A market falls, or somebody does. */
  crash: (score: Score) => {
    rustle(score, { from: 1400, to: 110, narrow: 0.5, loud: 0.9, lasts: 1.1, comes: 0.03 });
    tone(score, { pitch: 62, loud: 0.4, lasts: 0.9 });
  },
  /** The game is won: bells, and money. */
  fanfare: (score: Score) => {
    [523.3, 659.3, 784, 1046.5].forEach((pitch, k) => gong(score, pitch, 0.5, 1.1, 0.14 * k));
    clink(score, 2890, 0.6, 0.75);
    clink(score, 3310, 0.6, 0.83);
  },
} as const;

export type Sound = keyof typeof INSTRUMENTS;

/** Bahut: scissors and thread. Bold shapes cut from dyed cloth, laid on panels and stitched down. */
import { mix } from "./colour";
import { box, curve, disc, type Easel, n, type Point, row } from "./easel";

const SKY = "#2f8fd0";
const NAVY = "#12305e";
const ICE = "#cfe7f4";
const LINEN = "#f6efe0";
const CORAL = "#f0714f";
const OCHRE = "#efb83a";
const TEAL = "#1d6f86";

type Weave = "stripes" | "dots" | "checks" | "zigzag" | "crosses" | "slant";

function cloth(easel: Easel, weave: Weave, ground: string, thread: string, size = 12): string {
  const s = size;
  const base = `<path fill="${ground}" d="M0 0h${s}v${s}H0z"/>`;
  const line = (d: string, width: number): string => `<path d="${d}" fill="none" stroke="${thread}" stroke-width="${n(width)}"/>`;
  const drawn: Record<Weave, string> = {
    stripes: line(`M0 ${n(s / 2)}h${s}`, s * 0.36),
    dots: `<path fill="${thread}" d="${disc(s / 2, s / 2, s * 0.2)}"/>`,
    checks: `<path fill="${thread}" d="${box(0, 0, s / 2, s / 2)}${box(s / 2, s / 2, s / 2, s / 2)}"/>`,
    zigzag: line(`M0 ${n(s * 0.75)}l${n(s / 2)} ${n(-s / 2)}l${n(s / 2)} ${n(s / 2)}`, s * 0.16),
    crosses: line(`M${n(s / 2)} ${n(s * 0.25)}v${n(s / 2)}M${n(s * 0.25)} ${n(s / 2)}h${n(s / 2)}`, s * 0.13),
    slant: line(`M0 ${n(s / 2)}h${s}`, s * 0.5),
  };
  return easel.pattern(s, s, base + drawn[weave], weave === "slant" ? "rotate(45)" : "");
}

/** A shape laid on the canvas, with its shadow and a seam of stitches inside the edge. */
function cut(easel: Easel, shape: string, x: number, y: number, scale: number, paint: string, seam = "", turn = 0): void {
  const stamp = easel.stamp(`<path d="${shape}"/>`);
  const at = (dx: number, dy: number, s: number): string => `translate(${row(x + dx, y + dy)})rotate(${turn})scale(${Math.round(s * 1000) / 1000})`;
  easel.add(`<use href="#${stamp}" transform="${at(3, 4.5, scale)}" fill="#0a1a33" opacity=".3"/>`);
  easel.add(`<use href="#${stamp}" transform="${at(0, 0, scale)}" fill="${paint}"/>`);
  if (seam) easel.add(`<use href="#${stamp}" transform="${at(0, 0, scale * 0.88)}" fill="none" stroke="${seam}" stroke-width="${n(1.5 / scale)}" stroke-dasharray="${n(5 / scale)} ${n(3.6 / scale)}"/>`);
}

/** A panel sewn along its edge. */
function panel(easel: Easel, x: number, y: number, width: number, height: number, paint: string, seam = LINEN): void {
  easel.fill(box(x, y, width, height), paint);
  easel.line(box(x + 5, y + 5, width - 10, height - 10), seam, 1.3, 0.8, `stroke-dasharray="5 3.6"`);
}

/** A frond with fingers on both sides, about 200 high, its foot at (0, 100). */
function frond(easel: Easel, fingers: number, reach: number, slim = 7): string {
  const { chance } = easel;
  const side = (sign: number): Point[] => {
    const points: Point[] = [];
    for (let k = 0; k < fingers; k++) {
      const y = 84 - (160 * k) / fingers;
      const out = reach * Math.sin(0.5 + (2.3 * (k + 0.5)) / fingers) * chance.between(0.85, 1.1);
      const drop = 150 / fingers;
      points.push([sign * slim, y], [sign * (out - 5), y - drop * 0.95], [sign * out, y - drop * 1.3], [sign * (out - 9), y - drop * 1.45], [sign * slim, y - drop * 0.66]);
    }
    return points;
  };
  const right = side(1);
  const left = side(-1).reverse();
  return curve([[5, 100], ...right, [6, -88], [0, -100], [-6, -88], ...left, [-5, 100]], true);
}

function pebble(easel: Easel, wide: number, high: number): string {
  const points: Point[] = [];
  for (let k = 0; k < 7; k++) {
    const a = (2 * Math.PI * k) / 7;
    points.push([wide * Math.cos(a) * easel.chance.between(0.86, 1.1), high * Math.sin(a) * easel.chance.between(0.86, 1.1)]);
  }
  return curve(points, true);
}

function sun(points: number, outer: number, inner: number): string {
  const way: Point[] = [];
  for (let k = 0; k < points * 2; k++) {
    const r = k % 2 ? inner : outer;
    way.push([r * Math.cos((Math.PI * k) / points), r * Math.sin((Math.PI * k) / points)]);
  }
  return curve(way, true);
}

function wave(y: number, high: number, long: number): string {
  let d = `M-20 ${y}`;
  for (let x = -20; x < 320; x += long) d += `q${row(long / 4, -high, long / 2, 0)}t${row(long / 2, 0)}`;
  return `${d}V420H-20z`;
}

const VASE = "M-26-90H26C20-60 22-50 38-30C66 6 60 62 34 92H-34C-60 62-66 6-38-30C-22-50-20-60-26-90z";
const BIRD = "M-104 18C-76-2-52-8-34-6C-30-50-6-86 42-100C36-62 46-34 60-18C74-28 90-26 106-12L84-2C80 28 44 50 4 46C-30 44-54 34-68 26z";
const FISH = "M-98 0C-62-46 10-52 54-10L94-40C86-14 86 14 94 40L54 10C10 52-62 46-98 0z";
const PEAR = "M-6-92C22-96 26-58 36-30C62 4 66 90 0 92C-66 90-62 4-36-30C-28-52-24-90-6-92z";
const MOON = "M30-94C-40-86-88-20-60 46C-38 96 30 104 72 62C18 66-24 36-26-14C-26-48-4-80 30-94z";
const LEAF = "M0 100C-58 46-54-40 0-100C54-40 58 46 0 100z";
const BOWL = "M-100-30H100C94 30 56 62 22 66V84H52V98H-52V84H-22V66C-56 62-94 30-100-30z";
const SAIL = "M-4-100C40-60 62-10 66 44H-4zM-14-70V44H-66C-58 0-40-40-14-70zM-84 58H88C74 88 52 98 0 98S-70 90-84 58z";

const OEUVRE: readonly ((easel: Easel) => void)[] = [
  (e) => {
    panel(e, 0, 0, 300, 400, SKY);
    panel(e, 150, 0, 150, 400, NAVY);
    cut(e, frond(e, 5, 84, 9), 150, 200, 1.62, LINEN);
    cut(e, pebble(e, 24, 24), 48, 54, 1, CORAL);
  },
  (e) => {
    const paints = [SKY, LINEN, NAVY, ICE, OCHRE, SKY];
    const shapes = [frond(e, 4, 70), LEAF, sun(9, 96, 56), FISH, PEAR, MOON];
    const tops = [LINEN, SKY, ICE, NAVY, NAVY, CORAL];
    shapes.forEach((shape, k) => {
      const [x, y] = [(k % 2) * 150, Math.floor(k / 2) * 133.4];
      panel(e, x, y, 150, 133.4, paints[k] as string, k === 1 || k === 3 || k === 4 ? NAVY : LINEN);
      cut(e, shape, x + 75, y + 66, 0.52, tops[k] as string, "", k === 3 ? -14 : k === 1 ? 30 : 0);
    });
  },
  (e) => {
    e.ground(SKY);
    panel(e, 0, 290, 300, 110, cloth(e, "checks", NAVY, "#1c4480", 22));
    for (const [x, y, turn, paint, s] of [[96, 122, -34, ICE, 0.86], [208, 118, 32, LINEN, 0.86], [150, 104, 0, NAVY, 1]] as const) cut(e, frond(e, 4, 58), x, y, s, paint, "", turn);
    cut(e, VASE, 150, 268, 0.98, CORAL, LINEN);
  },
  (e) => {
    panel(e, 0, 0, 300, 400, cloth(e, "dots", SKY, "#62b0e2", 20));
    cut(e, disc(0, 0, 100), 78, 84, 0.4, OCHRE, CORAL);
    cut(e, BIRD, 152, 206, 1.2, LINEN, SKY, -8);
    cut(e, BIRD, 206, 338, 0.46, NAVY, "", 4);
  },
  (e) => {
    e.ground(ICE);
    cut(e, sun(13, 100, 70), 150, 136, 1, OCHRE, CORAL);
    for (const [k, paint] of [SKY, cloth(e, "stripes", SKY, "#58a9de", 9), NAVY, TEAL].entries()) {
      e.fill(wave(232 + k * 46, 22, 150 - k * 18), "#0a1a33", 0.25);
      e.fill(wave(228 + k * 46, 22, 150 - k * 18), paint);
    }
  },
  (e) => {
    const paints = [SKY, NAVY, LINEN, ICE, SKY, cloth(e, "stripes", LINEN, SKY, 8), cloth(e, "dots", NAVY, ICE, 11), CORAL];
    for (let j = 0; j < 4; j++) for (let i = 0; i < 3; i++) {
      const [x, y] = [i * 100, j * 100];
      const [a, b] = [paints[(i * 3 + j * 5) % 8] as string, paints[(i * 3 + j * 5 + 3) % 7] as string];
      e.fill(box(x, y, 100.5, 100.5), a);
      e.fill((i + j) % 2 ? `M${x} ${y}h100v100z` : `M${x + 100} ${y}v100h-100z`, b);
    }
    e.line("M100 0V400M200 0V400M0 100H300M0 200H300M0 300H300", LINEN, 1.4, 0.9, `stroke-dasharray="5 3.6"`);
    cut(e, disc(0, 0, 100), 150, 200, 0.62, OCHRE, NAVY);
  },
  (e) => {
    panel(e, 0, 0, 300, 400, NAVY);
    const skins = [SKY, ICE, CORAL, cloth(e, "zigzag", SKY, LINEN, 14), LINEN];
    const shoal = [[96, 70, 0.62], [206, 130, 0.78], [92, 206, 0.86], [216, 274, 0.6], [110, 336, 0.7]] as const;
    for (const [k, [x, y, s]] of shoal.entries()) {
      const seam = k === 3 ? "" : k === 1 || k === 4 ? SKY : LINEN;
      cut(e, FISH, x, y, s, skins[k] as string, seam, k % 2 ? 172 : -6);
    }
  },
  (e) => {
    e.ground(LINEN);
    panel(e, 18, 18, 264, 364, ICE, SKY);
    for (const [x, y, w, h, paint] of [[150, 322, 104, 48, NAVY], [138, 236, 78, 44, SKY], [166, 158, 58, 38, CORAL], [148, 92, 40, 32, TEAL]] as const) cut(e, pebble(e, w, h), x, y, 1, paint, LINEN);
  },
  (e) => {
    e.ground(SKY);
    for (let k = 0; k < 4; k++) panel(e, k * 75, 0, 75, 400, k % 2 ? mix(SKY, NAVY, 0.5) : SKY);
    const leaves = [LINEN, NAVY, OCHRE, ICE, LINEN, CORAL, ICE, NAVY, LINEN];
    e.line("M150 400C96 330 214 260 150 190S126 70 168 0", NAVY, 6);
    leaves.forEach((paint, k) => {
      const y = 372 - k * 42;
      const side = k % 2 ? 1 : -1;
      cut(e, LEAF, 150 + side * 56 + 14 * Math.sin(k), y, 0.46, paint, "", side * 62);
    });
  },
  (e) => {
    panel(e, 0, 0, 300, 400, LINEN, SKY);
    const way: Point[] = [];
    for (let k = 0; k <= 20; k++) way.push([150 + (10 + k * 5.6) * Math.cos(k * 0.7), 200 + (10 + k * 7) * Math.sin(k * 0.7)]);
    e.line(curve(way), "#0a1a33", 26, 0.25, `stroke-linecap="round" transform="translate(3 5)"`);
    e.line(curve(way), SKY, 26, 1, `stroke-linecap="round"`);
    e.line(curve(way), LINEN, 1.5, 1, `stroke-dasharray="6 4"`);
    cut(e, pebble(e, 17, 17), 40, 44, 1, CORAL);
    cut(e, pebble(e, 12, 12), 262, 356, 1, NAVY);
  },
  (e) => {
    panel(e, 0, 0, 300, 400, cloth(e, "crosses", NAVY, "#3a6bb0", 24));
    cut(e, MOON, 146, 196, 1.5, ICE, SKY, 12);
    cut(e, sun(5, 100, 46), 216, 150, 0.34, OCHRE, "", -18);
    cut(e, sun(5, 100, 46), 66, 66, 0.16, LINEN);
    cut(e, sun(5, 100, 46), 246, 336, 0.2, SKY);
  },
  (e) => {
    e.ground(cloth(e, "slant", ICE, "#bcdcef", 20));
    cut(e, disc(0, 0, 100), 92, 92, 0.46, CORAL, LINEN);
    cut(e, SAIL, 156, 208, 1.22, LINEN);
    for (const [k, paint] of [SKY, NAVY].entries()) {
      e.fill(wave(318 + k * 36, 24, 110 - k * 20), "#0a1a33", 0.25);
      e.fill(wave(314 + k * 36, 24, 110 - k * 20), paint);
    }
  },
  (e) => {
    panel(e, 0, 0, 300, 236, SKY);
    panel(e, 0, 236, 300, 164, cloth(e, "stripes", LINEN, ICE, 26), NAVY);
    cut(e, PEAR, 104, 178, 0.74, OCHRE, LINEN, -12);
    cut(e, PEAR, 196, 170, 0.72, ICE, NAVY, 16);
    cut(e, disc(0, 0, 100), 152, 206, 0.4, CORAL, LINEN);
    cut(e, BOWL, 150, 268, 1.06, NAVY, ICE);
  },
];

export function bahut(easel: Easel, opus: number): void {
  OEUVRE[opus - 1]?.(easel);
  easel.weave(0.14);
}

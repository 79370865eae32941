/** Krypto: writing nobody can read. Fields of glyphs, a key somewhere among them. */
import { mix, ramp } from "./colour";
import { along, box, curve, disc, type Easel, n, type Point, polyline, ROUND, row } from "./easel";

const MAUVE = "#a6529c";
const NIGHT = "#24102b";
const PLUM = "#571f5a";
const ROSE = "#f0c3e0";
const BONE = "#f6ecf0";
const GOLD = "#f2c14e";

/**
 * A glyph: one walk of the pen over a grid of three by three, and perhaps a dot or a bowl apart.
 * Never a bar across the walk: hooked crosses and their kin must not arise by chance.
 */
interface Glyph {
  walk: readonly Point[];
  /** Where it stands; then 0 for a dot, or 2 for a bowl and the way it bulges. */
  mark: readonly [number, number, 0 | 2, 0 | 1] | undefined;
}

function alphabet(easel: Easel, letters: number): Glyph[] {
  const { chance } = easel;
  return Array.from({ length: letters }, () => {
    const walk: Point[] = [[chance.whole(0, 2), chance.pick([0, 2])]];
    const wanted = chance.whole(3, 4);
    for (let tries = 0; walk.length < wanted + 1 && tries < 40; tries++) {
      const [x, y] = walk.at(-1) as Point;
      const [dx, dy] = chance.pick([[2, 0], [-2, 0], [0, 2], [0, -2], [1, 1], [-1, 1], [1, -1], [-1, -1], [0, 1], [0, -1], [1, 0], [-1, 0], [2, 2], [-2, 2]] as const);
      const next: Point = [x + dx, y + dy];
      const free = walk.every((p) => p[0] !== next[0] || p[1] !== next[1]);
      if (free && next[0] >= 0 && next[0] <= 2 && next[1] >= 0 && next[1] <= 2) walk.push(next);
    }
    const mark = chance.pick([undefined, undefined, [2, 0, 0, 0], [0, 2, 0, 0], [2, 2, 0, 0], [1, 1, 0, 0], [0, 0, 2, 0], [0, 2, 2, 1]] as const);
    return { walk, mark };
  });
}

function write({ walk, mark }: Glyph, x: number, y: number, size: number): string {
  const s = size / 2;
  const step = (dx: number, dy: number): string => (dy === 0 ? `h${n(dx * s)}` : dx === 0 ? `v${n(dy * s)}` : `l${row(dx * s, dy * s)}`);
  let [px, py] = walk[0] as Point;
  let d = `M${row(x + px * s, y + py * s)}`;
  for (const [qx, qy] of walk.slice(1)) {
    d += step(qx - px, qy - py);
    [px, py] = [qx, qy];
  }
  if (!mark) return d;
  return `${d}M${row(x + mark[0] * s, y + mark[1] * s)}${mark[2] ? `a${row(s, s, 0, 0, mark[3], 2 * s, 0)}` : "h0"}`;
}

interface Page {
  left: number;
  top: number;
  columns: number;
  rows: number;
  step: number;
  leading: number;
  size: number;
}

/** A page of glyphs; `tone` puts each on one of the pens (or leaves it out with -1). */
function page(easel: Easel, sheet: Page, pens: readonly string[], width: number, tone: (x: number, y: number, i: number, j: number) => number, shift: (x: number, j: number) => number = () => 0): void {
  const letters = alphabet(easel, 14);
  const ink = pens.map(() => "");
  for (let j = 0; j < sheet.rows; j++) {
    for (let i = 0; i < sheet.columns; i++) {
      const x = sheet.left + i * sheet.step;
      const y = sheet.top + j * sheet.leading + Math.round(shift(x, j));
      const pen = tone(x + sheet.size / 2, y + sheet.size / 2, i, j);
      const glyph = easel.chance.pick(letters);
      if (pen >= 0) ink[pen] += write(glyph, x, y, sheet.size);
    }
  }
  ink.forEach((d, k) => {
    if (d) easel.line(d, pens[k] as string, width, 1, ROUND);
  });
}

/** Signs drawn by hand for the monuments: no letter of any living script. */
const SIGNS: readonly [Glyph, Glyph, Glyph, Glyph] = [
  { walk: [[0, 0], [1, 1], [2, 0], [2, 2], [0, 2]], mark: [0, 1, 0, 0] },
  { walk: [[1, 1], [0, 1], [1, 0], [2, 1], [1, 2]], mark: [0, 2, 0, 0] },
  { walk: [[0, 2], [0, 0], [1, 1], [2, 0]], mark: [2, 2, 0, 0] },
  { walk: [[1, 0], [1, 1], [0, 2], [2, 2], [1, 1]], mark: [0, 0, 0, 0] },
];

const FULL: Page = { left: 23, top: 30, columns: 11, rows: 14, step: 24, leading: 25, size: 14 };
const FINE: Page = { left: 18, top: 18, columns: 13, rows: 17, step: 21, leading: 22, size: 12 };

/** One sign as large as the canvas, cut in relief. */
function monument(easel: Easel, glyph: Glyph, x: number, y: number, size: number, paint: string, width: number, shade: string): void {
  const d = write(glyph, x, y, size);
  easel.line(d, shade, width, 0.55, `stroke-linecap="square" transform="translate(7 9)"`);
  easel.line(d, paint, width, 1, `stroke-linecap="square"`);
  easel.line(d, mix(paint, "#ffffff", 0.45), width * 0.12, 1, `stroke-linecap="square" transform="translate(${n(-width * 0.28)} ${n(-width * 0.28)})"`);
}

function wheel(easel: Easel, cx: number, cy: number, radii: readonly number[], pens: readonly string[], size: number): void {
  const letters = alphabet(easel, 12);
  radii.forEach((r, k) => {
    const count = Math.floor((2 * Math.PI * r) / (size * 1.9));
    let d = "";
    for (let i = 0; i < count; i++) {
      const a = (2 * Math.PI * i) / count + k * 0.4;
      d += write(easel.chance.pick(letters), cx + r * Math.cos(a) - size / 2, cy + r * Math.sin(a) - size / 2, size);
    }
    easel.line(disc(cx, cy, r + size * 1.12), pens[(k + 1) % pens.length] as string, 0.9, 0.7);
    easel.line(d, pens[k % pens.length] as string, 1.9, 1, ROUND);
  });
}

const dusk = (e: Easel): void => e.ground(e.linear([[0, PLUM], [1, NIGHT]], [0, 0, 1, 1]));
const mauve = (e: Easel): void => e.ground(e.radial([[0, "#c274b6"], [1, "#7f3479"]], 120, 120, 360));
const bone = (e: Easel): void => e.ground(e.linear([[0, "#fbf4f4"], [1, "#e9d3e2"]], [0, 0, 1, 1]));
const inside = (x: number, y: number, cx: number, cy: number, r: number): boolean => Math.hypot(x - cx, y - cy) < r;

const OEUVRE: readonly ((easel: Easel) => void)[] = [
  (e) => {
    bone(e);
    page(e, FULL, [PLUM, MAUVE, "#d6336c"], 2.2, (_x, _y, i, j) => (i === 7 && j === 9 ? 2 : e.chance.happens(0.3) ? 1 : 0));
  },
  (e) => {
    mauve(e);
    page(e, FULL, ["#8a3f84"], 2, () => 0);
    monument(e, SIGNS[1], 72, 112, 156, BONE, 26, NIGHT);
  },
  (e) => {
    dusk(e);
    wheel(e, 150, 200, [24, 50, 76, 102, 128], [GOLD, ROSE, "#c274b6"], 11);
  },
  (e) => {
    e.ground(NIGHT);
    const ends = Array.from({ length: 11 }, () => e.chance.whole(4, 13));
    page(e, { ...FULL, rows: 14 }, ["#7a3a80", MAUVE, "#d58ccb", BONE], 2.8, (_x, _y, i, j) => {
      const d = (ends[i] as number) - j;
      return d < 0 ? -1 : d === 0 ? 3 : d < 3 ? 2 : d < 7 ? 1 : 0;
    });
  },
  (e) => {
    mauve(e);
    const letters = alphabet(e, 12);
    const way: Point[] = [];
    for (let k = 0; k <= 24; k++) way.push([150 + (16 + k * 5.1) * Math.cos(k * 0.8), 200 + (16 + k * 6.6) * Math.sin(k * 0.8)]);
    e.line(curve(way), PLUM, 23, 1, ROUND);
    let d = "";
    for (let k = 0; k < 66; k++) {
      const [x, y] = along(way, Math.sqrt((k + 1.5) / 67)).at;
      d += write(e.chance.pick(letters), Math.round(x - 5), Math.round(y - 5), 10);
    }
    e.line(d, BONE, 2, 1, ROUND);
    e.fill(disc(150, 200, 7), GOLD);
  },
  (e) => {
    bone(e);
    const bars = [[1, 2, 5], [3, 5, 6], [6, 0, 4], [8, 6, 5], [9, 1, 3], [11, 3, 7]] as const;
    page(e, FULL, [PLUM], 2.1, (_x, _y, i, j) => (bars.some(([r, c, l]) => r === j && i >= c && i < c + l) ? -1 : 0));
    for (const [r, c, l] of bars) e.fill(box(20 + c * 24, 26 + r * 25, l * 24 - 4, 22), r === 8 ? MAUVE : NIGHT);
  },
  (e) => {
    e.ground(MAUVE);
    const letters = alphabet(e, 16);
    let [dark, light] = ["", ""];
    for (let j = 0; j < 5; j++) for (let i = 0; i < 4; i++) {
      const odd = (i + j) % 2 === 1;
      e.fill(box(12 + i * 69.5, 12 + j * 75.6, 67, 73), odd ? BONE : ramp([PLUM, NIGHT], j / 5));
      const d = write(e.chance.pick(letters), 28 + i * 69.5, 31 + j * 75.6, 35);
      if (odd) dark += d;
      else light += d;
    }
    e.line(dark, PLUM, 6, 1, `stroke-linecap="square"`);
    e.line(light, "#e39ad6", 6, 1, `stroke-linecap="square"`);
  },
  (e) => {
    dusk(e);
    e.fill(disc(168, 170, 92), "#d07ac4");
    page(e, FINE, ["#8a4a8c", NIGHT], 1.9, (x, y) => (inside(x, y, 168, 170, 92) ? 1 : 0));
  },
  (e) => {
    e.ground(e.linear([[0, "#e7b9da"], [0.78, "#c98abf"], [0.78, "#7a3a78"], [1, PLUM]]));
    e.fill("M96 372V110Q96 44 160 44T224 110V372z", NIGHT, 0.35);
    e.fill("M76 364V102Q76 36 140 36T204 102V364z", e.linear([[0, "#8d4289"], [0.5, PLUM], [1, NIGHT]], [0, 0, 1, 0]));
    page(e, { left: 92, top: 84, columns: 5, rows: 12, step: 21, leading: 22.4, size: 12 }, [ROSE, GOLD], 2, (_x, _y, i, j) => (i === 2 && j === 4 ? 1 : 0));
  },
  (e) => {
    e.ground(e.linear([[0, "#f3d5e8"], [1, MAUVE]]));
    page(e, { ...FINE, left: -8, columns: 15, rows: 12, leading: 31 }, [PLUM, BONE], 2.2, (_x, _y, _i, j) => (j % 4 === 2 ? 1 : 0), (x, j) => 13 * Math.sin(x / 44 + j * 0.55));
  },
  (e) => {
    e.ground(NIGHT);
    const paints = [MAUVE, ROSE, GOLD, "#c274b6"];
    SIGNS.forEach((glyph, k) => monument(e, glyph, 46 + (k % 2) * 128, 66 + Math.floor(k / 2) * 176, 80, paints[k] as string, 17, "#000000"));
  },
  (e) => {
    e.ground(e.linear([[0, MAUVE], [1, "#8a3f84"]]));
    for (const [k, x] of [34, 118, 202].entries()) {
      e.fill(box(x + 6, 0, 66, 400), NIGHT, 0.35);
      e.fill(box(x, 0, 66, 400), k === 1 ? PLUM : BONE);
      let d = "";
      for (let j = 0; j < 17; j++) for (let i = 0; i < 3; i++) if (e.chance.happens(0.58)) d += disc(x + 13 + i * 20, 14 + j * 23.4, i === 1 ? 3 : 6.2);
      e.fill(d, k === 1 ? "#eab2dd" : PLUM);
    }
  },
  (e) => {
    bone(e);
    e.fill(polyline([[0, 250], [300, 60], [300, 190], [0, 380]], true), MAUVE);
    page(e, FINE, ["#d9bfd3", BONE], 2.1, (x, y) => (y > 250 - x * 0.633 && y < 380 - x * 0.633 ? 1 : 0));
  },
  (e) => {
    dusk(e);
    e.line(`${disc(150, 200, 96)}M258 44L42 356`, MAUVE, 40);
    page(e, FINE, ["#7a3a80", BONE], 2.2, (x, y) => {
      const d = Math.hypot(x - 150, y - 200);
      return (d > 76 && d < 116) || Math.abs((x - 150) * 0.82 + (y - 200) * 0.57) < 20 ? 1 : 0;
    });
  },
  (e) => {
    e.ground(e.radial([[0, "#fbe3f2"], [1, "#dfa6d2"]], 150, 200, 260));
    for (let k = 0; k < 7; k++) {
      const r = 25 + k * 18;
      const gap = 0.34 + 7 / r;
      const a = e.chance.between(0, 6.28);
      const at = (angle: number, far: number): string => row(150 + far * Math.cos(angle), 200 + far * Math.sin(angle));
      const wall = a - 0.6 - e.chance.next();
      const d = `M${at(a + gap, r)}A${row(r, r, 0, 1, 1)} ${at(a - gap, r)}${k < 6 ? `M${at(wall, r)}L${at(wall, r + 18)}` : ""}`;
      e.line(d, k % 3 === 1 ? MAUVE : k % 3 === 2 ? "#7f3479" : PLUM, 9, 1, `stroke-linecap="round"`);
    }
    e.fill(disc(150, 200, 11), "#e0a100");
  },
  (e) => {
    mauve(e);
    e.fill("M150 98L290 200L150 302L10 200z", PLUM);
    page(e, FINE, ["#6c2a68", ROSE], 2, (x, y) => (Math.abs(x - 150) / 132 + Math.abs(y - 200) / 92 < 1 ? (inside(x, y, 150, 200, 40) ? -1 : 1) : 0));
    e.fill(disc(150, 200, 34), NIGHT);
    e.fill(disc(150, 200, 13), GOLD);
  },
];

export function krypto(easel: Easel, opus: number): void {
  OEUVRE[opus - 1]?.(easel);
}

/** Darmoir: nocturnes. Red dusk, black land, one source of light. */
import { mix, ramp } from "./colour";
import { box, curve, disc, type Easel, n, polyline, type Point, row, type Stop } from "./easel";

const BLACK = "#14060a";
const WINE = "#4a0f12";
const RED = "#d4502a";
const FLAME = "#f58a4b";
const CREAM = "#ffe3b8";

function sky(easel: Easel, stops: readonly Stop[]): void {
  easel.ground(easel.linear(stops));
}

function moon(easel: Easel, x: number, y: number, r: number, face = CREAM, halo = FLAME): void {
  easel.fill(disc(x, y, r * 3), easel.radial([[0, halo, 0.75], [0.33, halo, 0.5], [0.6, halo, 0.14], [1, halo, 0]], x, y, r * 3));
  easel.fill(disc(x, y, r), easel.linear([[0, mix(face, "#ffffff", 0.4)], [1, mix(face, halo, 0.45)]]));
}

function stars(easel: Easel, count: number, lowest: number): void {
  let d = "";
  for (let k = 0; k < count; k++) d += disc(easel.chance.between(4, 296), easel.chance.between(4, lowest), easel.chance.between(0.4, 1.2));
  easel.fill(d, CREAM, 0.8);
}

/** The line of a ridge from left to right: long swells, then smaller and smaller ones. */
function crest(easel: Easel, y: number, high: number, rough: number, steps = 30): Point[] {
  const { chance } = easel;
  const waves = [1, 2.1, 4.3, 8.7].map((f, k) => ({ f: f * chance.between(0.8, 1.2), p: chance.between(0, 6.3), a: high * rough ** k }));
  const points: Point[] = [];
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    points.push([-4 + 308 * t, y + waves.reduce((sum, w) => sum + w.a * Math.sin(w.p + w.f * t * 5), 0)]);
  }
  return points;
}

function land(easel: Easel, line: readonly Point[], paint: string, soft = false): void {
  easel.fill(`${soft ? curve(line) : polyline(line)}V404H-4z`, paint);
}

/** Ridges one behind the other, paler and redder with distance. */
function ranges(easel: Easel, from: number, to: number, count: number, far: string, near: string, high = 20, rough = 0.5): void {
  for (let k = 0; k < count; k++) {
    const t = k / (count - 1);
    const base = mix(far, near, t);
    land(easel, crest(easel, from + (to - from) * t, high * (1 - 0.3 * t), rough), easel.linear([[0, base], [1, mix(base, far, 0.45 * (1 - t))]]));
  }
}

/** The road of light a moon lays on water. */
function shimmer(easel: Easel, x: number, top: number, foot: number, narrow: number, wide: number, paint: string): void {
  let d = "";
  for (let y = top; y < foot; y += 3 + (y - top) * 0.035) {
    const half = (narrow + ((wide - narrow) * (y - top)) / (foot - top)) * easel.chance.between(0.35, 1);
    d += `M${row(x - half + easel.chance.near(6), y)}h${n(half * 2)}`;
  }
  easel.line(d, paint, 2, 0.85, `stroke-linecap="round"`);
}

function fir(x: number, foot: number, high: number): string {
  let left = "";
  let right = "";
  const tiers = 4;
  for (let k = 1; k <= tiers; k++) {
    const [y, w] = [foot - high + (high * k) / tiers, high * 0.05 + (high * 0.2 * k) / tiers];
    right += `L${row(x + w, y)}L${row(x + w * 0.5, y - 1)}`;
    left = `L${row(x - w * 0.5, y - 1)}L${row(x - w, y)}${left}`;
  }
  return `M${row(x, foot - high)}${right}${left}z`;
}

function firs(easel: Easel, y: (x: number) => number, count: number, low: number, high: number, paint: string): void {
  let d = "";
  for (let k = 0; k < count; k++) {
    const x = (300 * (k + easel.chance.next())) / count;
    d += fir(x, y(x) + 6, easel.chance.between(low, high));
  }
  easel.fill(d, paint);
}

function bareTree(easel: Easel, x: number, y: number, size: number, paint: string): void {
  const levels: string[] = [];
  const grow = (px: number, py: number, angle: number, length: number, depth: number): void => {
    const [ex, ey] = [px + length * Math.cos(angle), py + length * Math.sin(angle)];
    levels[depth] = `${levels[depth] ?? ""}M${row(px, py)}L${row(ex, ey)}`;
    if (depth === 0) return;
    for (const side of [-1, 1]) grow(ex, ey, angle + side * easel.chance.between(0.25, 0.55), length * easel.chance.between(0.68, 0.82), depth - 1);
  };
  grow(x, y, -1.6, size, 5);
  levels.forEach((d, depth) => easel.line(d, paint, 0.7 + depth ** 1.4 * 0.75, 1, `stroke-linecap="round"`));
}

const EMBERS: readonly Stop[] = [[0, "#2a0a12"], [0.35, "#7c1d16"], [0.62, RED], [1, FLAME]];

const OEUVRE: readonly ((easel: Easel) => void)[] = [
  (e) => {
    sky(e, [[0, WINE], [0.5, RED], [0.75, FLAME]]);
    moon(e, 196, 126, 46);
    ranges(e, 204, 362, 6, "#d9663c", BLACK, 24);
  },
  (e) => {
    sky(e, [[0, "#1b0710"], [0.5, "#9c2c1a"], [0.56, FLAME], [0.56, "#7c1d16"], [1, BLACK]]);
    moon(e, 150, 148, 34);
    shimmer(e, 150, 230, 398, 12, 74, CREAM);
    e.fill("M-4 226H66L40 216L22 219L8 208L-4 214z", BLACK);
  },
  (e) => {
    sky(e, [[0, "#e2683a"], [0.55, RED], [1, WINE]]);
    moon(e, 168, 150, 30);
    for (const [count, paint, width] of [[11, "#b43f22", 7], [8, "#6d1a15", 12], [5, BLACK, 22]] as const) {
      let d = "";
      for (let k = 0; k < count; k++) {
        const x = (300 * (k + e.chance.between(0.1, 0.9))) / count;
        d += `M${row(x, -4)}l${row(width * 0.7, 0)}L${row(x + width + e.chance.near(6), 404)}h${n(-width * 1.3)}z`;
      }
      e.fill(d, paint);
    }
    land(e, crest(e, 368, 8, 0.5), BLACK);
  },
  (e) => {
    sky(e, EMBERS);
    e.fill(disc(154, 168, 150), e.radial([[0, CREAM, 0.95], [0.25, FLAME, 0.6], [1, RED, 0]], 154, 168, 150));
    land(e, crest(e, 290, 14, 0.5), "#7c1d16");
    e.fill("M-4 372L60 296L104 222L132 180L144 186L160 182L176 184L206 232L250 306L304 360V404H-4z", e.linear([[0, "#4a0f12"], [1, BLACK]]));
    e.line("M150 186L146 222L160 252L150 288L166 330", FLAME, 4, 1, `stroke-linejoin="round"`);
    e.line("M150 186L146 222L160 252L150 288", CREAM, 1.6);
    land(e, crest(e, 372, 8, 0.5), BLACK);
  },
  (e) => {
    sky(e, [[0, "#5a1214"], [0.5, "#f0804a"], [0.5, "#c24a28"], [1, "#24090e"]]);
    const peak: Point[] = [[-4, 200], [30, 168], [58, 178], [104, 104], [128, 132], [152, 118], [196, 172], [230, 150], [268, 182], [304, 164], [304, 200]];
    moon(e, 232, 74, 22);
    e.fill(polyline(peak, true), e.linear([[0, "#3a0c10"], [1, "#7c1d16"]]));
    e.fill(polyline(peak.map(([x, y]): Point => [x, 400 - y]), true), e.linear([[0, "#7c1d16"], [1, "#2a0a10"]]), 0.8);
    let d = "";
    for (let k = 0; k < 20; k++) d += `M${row(e.chance.between(-20, 240), 208 + k * 9)}h${n(e.chance.between(20, 90))}`;
    e.line(d, FLAME, 1.3, 0.5);
    e.line("M0 200H300", CREAM, 1.2, 0.8);
  },
  (e) => {
    sky(e, EMBERS);
    moon(e, 202, 138, 58, "#ffd9a0");
    for (const [paint, low, high, wide] of [["#8f2a1a", 130, 236, 34], [BLACK, 60, 170, 46]] as const) {
      let [walls, panes] = ["", ""];
      for (let x = -6; x < 300; ) {
        const w = e.chance.between(wide * 0.6, wide);
        const h = e.chance.between(low, high);
        walls += box(x, 400 - h, w + 0.5, h);
        if (paint === BLACK) for (let y = 410 - h; y < 392; y += 11) for (let px = x + 6; px < x + w - 6; px += 9) if (e.chance.happens(0.3)) panes += `M${row(px, y)}h4v5h-4z`;
        x += w;
      }
      e.fill(walls, paint);
      e.fill(panes, "#ffc56b");
    }
  },
  (e) => {
    sky(e, [[0, BLACK], [0.6, "#5a1214"], [1, RED]]);
    stars(e, 26, 170);
    e.fill("M218 52A26 26 0 1 0 240 92A21 21 0 0 1 218 52z", CREAM);
    e.fill("M-4 262C50 226 92 210 134 214C186 220 240 250 304 244V404H-4z", e.linear([[0, "#b43f22"], [1, "#6d1a15"]]));
    e.fill("M-4 300C70 296 120 262 196 232C214 260 250 286 304 296V404H-4z", e.linear([[0, FLAME], [0.7, "#b43f22"]]));
    e.fill("M196 232C176 262 214 292 190 324C170 352 196 380 182 404H304V296C250 286 214 260 196 232z", e.linear([[0, "#6d1a15"], [1, BLACK]]));
    e.fill("M-4 342C40 330 84 344 120 366C150 384 180 392 200 404H-4z", BLACK);
  },
  (e) => {
    sky(e, [[0, "#2a0a12"], [0.4, RED], [0.47, CREAM], [0.47, "#3a0c10"], [1, BLACK]]);
    ranges(e, 176, 190, 2, "#9c2c1a", "#4a0f12", 9);
    e.fill("M0 190H300V400H0z", e.linear([[0, "#5a1512"], [1, BLACK]]));
    e.fill("M146 190C150 220 214 232 196 264C176 300 60 300 40 404H240C220 340 276 300 262 262C246 224 158 222 150 190z", e.linear([[0, CREAM], [0.25, FLAME], [1, "#7c1d16"]]));
    let d = "";
    for (const [x, y, h] of [[110, 212, 16], [226, 226, 26], [84, 262, 38], [278, 290, 60], [22, 352, 92]] as const) d += `M${x} ${y}v${-h}m${n(-h * 0.2)} ${n(h * 0.08)}h${n(h * 0.4)}m${n(-h * 0.32)} ${n(h * 0.1)}h${n(h * 0.24)}`;
    e.line(d, BLACK, 2.2);
  },
  (e) => {
    sky(e, [[0, "#7c1d16"], [1, RED]]);
    moon(e, 150, 172, 104, "#ffcf94");
    land(e, [[-4, 330], [80, 306], [160, 300], [240, 314], [304, 340]], BLACK, true);
    bareTree(e, 158, 304, 58, BLACK);
  },
  (e) => {
    sky(e, [[0, "#f0804a"], [0.4, RED], [1, WINE]]);
    moon(e, 150, 84, 24);
    e.fill("M60 214Q150 196 240 212V404H60z", e.linear([[0, "#b43f22"], [1, WINE]]));
    e.fill("M-4 130L50 118L92 150L110 214L92 268L118 330L96 404H-4z", "#8f2a1a");
    e.fill("M304 104L246 128L206 166L196 230L216 282L186 340L206 404H304z", "#7c1d16");
    e.fill("M120 404C128 350 162 330 150 290S142 236 152 206H158C160 240 190 270 182 300S168 360 186 404z", e.linear([[0, CREAM], [1, FLAME]]));
    e.fill("M-4 190L30 204L64 262L52 320L84 404H-4z", BLACK);
    e.fill("M304 182L262 214L240 286L258 344L228 404H304z", BLACK);
    firs(e, (x) => (x < 60 || x > 244 ? 196 + Math.abs(x - (x < 150 ? 0 : 300)) * 0.6 : 900), 20, 20, 44, BLACK);
  },
  (e) => {
    sky(e, [[0, BLACK], [0.5, "#8f2a1a"], [0.7, FLAME], [0.7, "#4a0f12"], [1, BLACK]]);
    e.fill(curve([[-20, 120], [40, 70], [120, 92], [190, 60], [290, 84], [330, 130], [240, 150], [120, 140], [30, 156]], true), "#2a0a12", 0.85);
    let rain = "";
    for (let k = 0; k < 60; k++) rain += `M${row(e.chance.between(20, 300), e.chance.between(120, 260))}l-7 26`;
    e.line(rain, "#ffb07a", 0.8, 0.55);
    let d = "";
    for (let k = -9; k <= 9; k++) d += `M${row(150 + k * 9, 280)}L${row(150 + k * 64, 404)}`;
    e.line(d, "#9c2c1a", 2, 0.8);
    e.fill("M206 280v-20l14-12l14 12v20z", BLACK);
    e.fill(box(217, 264, 6, 7), "#ffd98a");
  },
  (e) => {
    sky(e, [[0, "#1b0710"], [0.55, "#7c1d16"], [0.72, RED], [0.72, "#3a0c10"], [1, BLACK]]);
    stars(e, 22, 200);
    e.fill("M196 128L-10 20V150z", e.linear([[0, CREAM, 0], [1, CREAM, 0.85]], [0, 0, 1, 0]));
    e.fill("M204 128L310 106V176z", e.linear([[0, CREAM, 0.7], [1, CREAM, 0]], [0, 0, 1, 0]));
    e.fill("M186 290L192 140H208L214 290z", "#f0d2b0");
    e.fill("M190 196L189 222H211L210 196zM187 250L186 276H214L213 250z", RED);
    e.fill("M188 140h24v-5h-4v-14l-8-8l-8 8v14h-4z", BLACK);
    e.fill("M130 312L160 288L190 282L230 286L262 300L304 296V404H96z", BLACK);
    shimmer(e, 50, 300, 396, 40, 30, "#9c3420");
  },
  (e) => {
    sky(e, [[0, BLACK], [1, "#6d1a15"]]);
    stars(e, 24, 260);
    const fade = e.linear([[0, FLAME, 0], [0.75, FLAME, 0.55], [0.94, CREAM, 0.75], [1, RED, 0]]);
    const foot = (k: number): number => 216 + 46 * Math.sin(k * 0.24 + 0.6) + 10 * Math.sin(k * 0.7);
    for (let k = 0; k < 36; k++) {
      const x = -6 + k * 8.8;
      e.fill(`M${row(x, foot(k) - 110 - 60 * (1 + Math.sin(k * 0.9)) * e.chance.next())}h9.2V${n(foot(k + 1))}L${row(x, foot(k))}z`, fade);
    }
    land(e, crest(e, 296, 12, 0.5), "#2a0a10");
    firs(e, (x) => 336 + 10 * Math.sin(x / 40), 13, 34, 80, BLACK);
    land(e, crest(e, 350, 8, 0.4), BLACK);
  },
  (e) => {
    sky(e, [[0, "#24080e"], [0.6, "#b8401f"], [1, FLAME]]);
    e.fill(disc(150, 146, 160), e.radial([[0.38, CREAM, 0.95], [0.46, FLAME, 0.7], [1, RED, 0]], 150, 146, 160));
    e.fill(disc(150, 146, 64), BLACK);
    for (let k = 0; k < 5; k++) {
      const points = crest(e, 268 + k * 32, 9, 0.7, 9);
      land(e, points, ramp(["#e8743f", "#b43f22", "#5a1512", BLACK], k / 4), true);
    }
  },
];

export function darmoir(easel: Easel, opus: number): void {
  OEUVRE[opus - 1]?.(easel);
}

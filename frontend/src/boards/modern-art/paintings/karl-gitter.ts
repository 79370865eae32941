/** Karl Gitter: lattices. Bars woven, bent, stacked and seen through; order with one disturbance. */
import { mix, ramp } from "./colour";
import { box, curve, disc, type Easel, n, polyline, type Point, row } from "./easel";

const PINE = "#0c3a2e";
const GREEN = "#1f8a6a";
const MINT = "#9fdcc0";
const IVORY = "#f3efdf";

/** Bars over and under one another, with the shadows they throw. */
function woven(easel: Easel, columns: readonly Point[], rows: readonly Point[], upright: string, level: string, turn = 0): void {
  const sheen = (colour: string, across: readonly [number, number, number, number]): string =>
    easel.linear([[0, mix(colour, "#ffffff", 0.25)], [0.2, colour], [0.85, colour], [1, mix(colour, "#000000", 0.35)]], across);
  const [a, b] = [sheen(upright, [0, 0, 1, 0]), sheen(level, [0, 0, 0, 1])];
  easel.group(`transform="rotate(${turn} 150 200)"`, () => {
    const shadow = columns.map(([x, w]) => box(x + 6, -120, w, 640)).join("") + rows.map(([y, w]) => box(-120, y + 8, 540, w)).join("");
    easel.fill(shadow, "#04170f", 0.32);
    for (const [x, w] of columns) easel.fill(box(x, -120, w, 640), a);
    for (const [y, w] of rows) easel.fill(box(-120, y, 540, w), b);
    rows.forEach(([y, h], j) => {
      columns.forEach(([x, w], i) => {
        if ((i + j) % 2) return;
        easel.fill(box(x - 2, y, w + 9, h), "#04170f", 0.35);
        easel.fill(box(x, y - 0.5, w, h + 1), a);
      });
    });
  });
}

type Bend = (x: number, y: number) => Point;

/** A net of threads drawn through a bend of the plane. */
function net(easel: Easel, columns: number, rows: number, bend: Bend, colour: (t: number) => string, width: (t: number) => number, reach = 8): void {
  const thread = (points: readonly Point[], t: number): void =>
    easel.add(`<path stroke="${colour(t)}" stroke-width="${n(width(t))}" d="${curve(points, false, 0.5)}"/>`);
  easel.add(`<g fill="none">`);
  for (let i = 0; i <= columns; i++) {
    const points: Point[] = [];
    for (let k = 0; k <= reach; k++) points.push(bend(-20 + (340 * i) / columns, -20 + (440 * k) / reach));
    thread(points, i / columns);
  }
  for (let j = 0; j <= rows; j++) {
    const points: Point[] = [];
    for (let k = 0; k <= reach; k++) points.push(bend(-20 + (340 * k) / reach, -20 + (440 * j) / rows));
    thread(points, j / rows);
  }
  easel.add("</g>");
}

function lens(cx: number, cy: number, r: number, force: number): Bend {
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy];
    const d = Math.hypot(dx, dy);
    const push = 1 + force * Math.exp(-((d / r) ** 2));
    return [cx + dx * push, cy + dy * push];
  };
}

function whirl(cx: number, cy: number, r: number, angle: number): Bend {
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy];
    const a = angle * Math.exp(-((Math.hypot(dx, dy) / r) ** 2));
    return [cx + dx * Math.cos(a) - dy * Math.sin(a), cy + dx * Math.sin(a) + dy * Math.cos(a)];
  };
}

/** Window panes, split and split again; light falls in from one corner. */
function panes(easel: Easel, paints: readonly string[], lead: string, depth: number, spark: string, dusk: number): void {
  const { chance } = easel;
  const found: [number, number, number, number][] = [];
  const split = (x: number, y: number, w: number, h: number, left: number): void => {
    if (left === 0 || (left < depth - 2 && chance.happens(0.14)) || w * h < 700) {
      found.push([x, y, w, h]);
      return;
    }
    const part = chance.pick([0.28, 0.38, 0.5, 0.62, 0.72]);
    if (w * chance.between(0.9, 1.3) > h) {
      split(x, y, w * part, h, left - 1);
      split(x + w * part, y, w * (1 - part), h, left - 1);
    } else {
      split(x, y, w, h * part, left - 1);
      split(x, y + h * part, w, h * (1 - part), left - 1);
    }
  };
  split(0, 0, 300, 400, depth);
  easel.ground(lead);
  const bright = chance.whole(0, found.length - 1);
  found.forEach(([x, y, w, h], k) => {
    const light = 1 - (x + w / 2 + y + h / 2) / 700 + chance.near(0.42);
    easel.fill(box(x + 2, y + 2, w - 4, h - 4), k === bright ? spark : ramp(paints, light));
  });
  easel.fill("M0 0h300v400H0z", easel.linear([[0, "#ffffff", 0.3], [0.45, "#ffffff", 0], [1, "#001a10", dusk]], [0, 0, 1, 1]));
}

/** Cubes stacked to the horizon; `has` says which stand. */
function cubes(easel: Easel, size: number, faces: readonly [string, string, string], has: (i: number, j: number) => boolean): void {
  const [w, h] = [size * 0.866, size * 0.5];
  const d: [string, string, string] = ["", "", ""];
  for (let j = -1; j * 1.5 * size < 440; j++) {
    for (let i = -1; i * 2 * w < 330; i++) {
      const x = i * 2 * w + (j % 2 ? w : 0);
      const y = j * 1.5 * size;
      if (!has(i, j)) continue;
      d[0] += `M${row(x, y - size)}l${row(w, h)}l${row(-w, h)}l${row(-w, -h)}z`;
      d[1] += `M${row(x - w, y - h)}l${row(w, h)}v${n(size)}l${row(-w, -h)}z`;
      d[2] += `M${row(x + w, y - h)}l${row(-w, h)}v${n(size)}l${row(w, -h)}z`;
    }
  }
  faces.forEach((face, k) => easel.fill(d[k] as string, face));
}

/** Laths crossed on the slant, pinned where they meet. */
function trellis(easel: Easel, step: number, slope: number, front: string, back: string, width: number, hole?: Point): void {
  const laths = (sign: number): string => {
    let d = "";
    for (let x = -420; x < 740; x += step) d += `M${row(x, -10)}l${row((sign * 420) / slope, 420)}`;
    return d;
  };
  const veil = hole ? easel.clip(`M0 0v400h300V0z${disc(hole[0], hole[1], 74)}`).replace("clip-path", "clip-rule=\"evenodd\" clip-path") : `opacity="1"`;
  easel.group(veil, () => {
    for (const [sign, paint] of [[1, back], [-1, front]] as const) {
      easel.pens(laths(sign), [
        ["#03150e", width, 0.35, "translate(5 7)"],
        [paint, width],
        [mix(paint, "#ffffff", 0.35), width * 0.18, 1, `translate(${n(-width * 0.3)})`],
      ]);
    }
  });
}

/** Two combs of lines a few degrees apart: the eye makes the rest. */
function moire(easel: Easel, first: string, second: string, gap: number, angle: number, shape: string): void {
  let d = "";
  for (let x = -160; x < 470; x += gap) d += `M${n(x)}-150v700`;
  easel.line(d, first, gap * 0.46);
  easel.group(easel.clip(shape), () => easel.line(d, second, gap * 0.5, 1, `transform="rotate(${angle} 150 200)"`));
}

/** Frames within frames down a corridor. */
function corridor(easel: Easel, paints: readonly string[], eye: Point, frames: number): void {
  const lit = easel.chance.whole(3, 5);
  for (let k = 0; k < frames; k++) {
    const s = 0.8 ** k;
    const [x, y] = [eye[0] * (1 - s), eye[1] * (1 - s)];
    easel.fill(box(x, y, 300 * s, 400 * s), k === lit ? "#f0c64a" : ramp(paints, (k % 2 ? 0.15 : 0) + k / frames));
    easel.fill(`M${row(x, y)}h${n(300 * s)}l${row(-14 * s, 14 * s)}H${n(x + 14 * s)}V${n(y + 386 * s)}L${row(x, y + 400 * s)}z`, "#ffffff", 0.2);
  }
}

const even = (count: number, width: number, span: number): Point[] =>
  Array.from({ length: count }, (_, k): Point => [(span * (k + 0.5)) / count - width / 2, width]);

const OEUVRE: readonly ((easel: Easel) => void)[] = [
  (e) => {
    e.ground(IVORY);
    woven(e, even(4, 38, 300), even(5, 38, 400), GREEN, PINE);
  },
  (e) => {
    e.ground(PINE);
    net(e, 13, 17, lens(176, 168, 92, 0.95), (t) => ramp([MINT, "#43b58d", IVORY], t), () => 2.2);
  },
  (e) => panes(e, ["#0b2f26", "#14604a", GREEN, "#5cbd97", MINT, IVORY], "#06231a", 6, "#f0c64a", 0.35),
  (e) => {
    e.ground("#0f5a44");
    cubes(e, 42, ["#a8e2c8", GREEN, "#0b3d2f"], (i, j) => (i * 3 + j * 5) % 7 !== 2);
  },
  (e) => {
    e.ground(e.radial([[0, "#fbe9a0"], [0.32, "#7ccba6"], [1, "#0e4a38"]], 196, 130, 330));
    trellis(e, 62, 1.35, PINE, "#135c46", 12);
  },
  (e) => {
    e.ground(IVORY);
    moire(e, GREEN, PINE, 8.4, 6, disc(150, 200, 118));
  },
  (e) => corridor(e, ["#0a2c22", GREEN, MINT, IVORY], [206, 150], 13),
  (e) => {
    e.ground("#e9efe0");
    net(e, 12, 15, whirl(150, 205, 108, 1.9), (t) => ramp([PINE, GREEN, PINE], t), (t) => 1.4 + 2.4 * Math.sin(Math.PI * t), 12);
    e.fill(disc(150, 205, 9), "#e8663a");
  },
  (e) => {
    e.ground("#12382d");
    woven(e, [[20, 12], [52, 30], [108, 18], [152, 54], [232, 14], [262, 24]], [[26, 40], [96, 14], [132, 26], [196, 62], [290, 18], [332, 36]], "#57b893", "#e8e3cc");
  },
  (e) => {
    e.ground(GREEN);
    cubes(e, 66, [IVORY, "#0c3a2e", "#49a884"], (i, j) => j > 1 || (i + j) % 2 === 0);
  },
  (e) => {
    e.ground("#0a2c22");
    net(e, 17, 10, (x, y) => [x + 16 * Math.sin(y / 46), y + 34 * Math.sin(x / 52 + 0.6)], (t) => ramp(["#1f8a6a", "#d7f2d8", "#2aa37c"], t), (t) => 1 + 2.6 * t);
  },
  (e) => {
    e.ground("#dfeadb");
    e.fill(disc(150, 178, 74), "#ee6f44");
    trellis(e, 46, 2.1, GREEN, "#0f5a44", 13, [150, 178]);
  },
  (e) => {
    e.ground(e.linear([[0, "#f2eed8"], [1, "#63bd99"]]));
    woven(e, even(6, 22, 340), even(8, 22, 440), "#0f4d3a", GREEN, 45);
  },
  (e) => panes(e, [IVORY, "#c4e6d0", "#6cc3a0", GREEN], "#f8f6ea", 7, "#0c3a2e", 0.06),
  (e) => {
    e.ground("#176b52");
    moire(e, "#b9e8cf", "#06261c", 11, -9, polyline([[150, 26], [278, 200], [150, 374], [22, 200]], true));
  },
];

export function karlGitter(easel: Easel, opus: number): void {
  OEUVRE[opus - 1]?.(easel);
}

/** Christin P.: things under cloth. What stands there is wrapped, tied and only guessed at. */
import { mix, ramp } from "./colour";
import { along, curve, type Easel, n, polyline, type Point, ROUND, row } from "./easel";

interface Cloth {
  /** From the deepest fold to the light. */
  tones: readonly string[];
  rope: string;
}

const VERMILION: Cloth = { tones: ["#4d0f08", "#8f2414", "#d4502a", "#ef7b4f", "#ffc09a"], rope: "#33100a" };
const BRICK: Cloth = { tones: ["#3a0d0c", "#7a1f16", "#b93f20", "#dd6a3c", "#f6ad80"], rope: "#f2d9b8" };
const CORAL: Cloth = { tones: ["#7c2216", "#c14526", "#ea6a3e", "#ff9a70", "#ffdcc4"], rope: "#5a1a12" };

/** Half the width of the thing under the cloth at heights from its top (0) to its foot (1). */
type Profile = readonly Point[];

function half(profile: Profile, v: number): number {
  let last = profile[0] as Point;
  for (const point of profile) {
    if (point[0] >= v) {
      const span = point[0] - last[0] || 1;
      const t = (v - last[0]) / span;
      const ease = t * t * (3 - 2 * t);
      return last[1] + (point[1] - last[1]) * ease;
    }
    last = point;
  }
  return last[1];
}

function wrapped(easel: Easel, cloth: Cloth, x: number, top: number, foot: number, profile: Profile, ties: readonly number[], folds = 15, lean = 0): void {
  const { chance } = easel;
  const height = foot - top;
  const middle = (v: number): number => x + lean * (1 - v);
  const left: Point[] = [];
  const right: Point[] = [];
  const knots = profile.flatMap(([v], k) => (k ? [(v + (profile[k - 1] as Point)[0]) / 2, v] : [v]));
  for (const v of knots) {
    const wide = half(profile, v);
    left.push([middle(v) - wide + chance.near(1.5), top + height * v]);
    right.unshift([middle(v) + wide + chance.near(1.5), top + height * v]);
  }
  const outline = curve([...left, [middle(1), foot + 7], ...right, [middle(0), top - half(profile, 0) * 0.18]], true);
  const wide = half(profile, 1);
  easel.fill(`M${row(x - wide * 0.9, foot - 3)}L${row(x + wide + height * 0.42, foot + height * 0.09)}L${row(x + wide * 1.6, foot - height * 0.02)}L${row(x + wide * 0.9, foot - 4)}z`, "#1d0a0a", 0.28);
  easel.group(easel.clip(outline), () => {
    easel.fill(`M${row(x - 170, top - 20)}h340v${n(height + 40)}h-340z`, ramp(cloth.tones, 0.7));
    for (let k = 0; k < folds; k++) {
      const angle = -1.5 + (3.0 * k) / folds;
      const phase = chance.between(0, 6.3);
      const sway = chance.between(0.05, 0.15);
      const edge: Point[] = [];
      for (let j = 0; j <= 4; j++) {
        const v = j / 4;
        const swing = angle + sway * Math.sin(phase + v * 5.2) + chance.near(0.05);
        edge.push([middle(v) + half(profile, v) * 1.04 * Math.sin(swing), top - 14 + (height + 28) * v]);
      }
      const light = 0.62 - 0.52 * Math.sin(angle * 0.95 + 0.55) * 0.9 + (k % 2 ? -0.17 : 0.13) + chance.near(0.1);
      easel.fill(`${curve(edge, false, 1)}H${n(x + 170)}V${n(top - 14)}z`, ramp(cloth.tones, light));
    }
    for (const v of ties) {
      const [y, wide, cx] = [top + height * v, half(profile, v), middle(v)];
      const creases = wide > 45 ? 7 : 4;
      let marks = "";
      for (let k = 0; k < creases; k++) {
        const a = -1.3 + (2.6 * k) / (creases - 1) + chance.near(0.1);
        const reach = chance.between(12, 34) * (k % 2 ? 1 : -1);
        marks += `M${row(cx + wide * Math.sin(a) - 2, y + wide * 0.13 * Math.cos(a))}q${row(1, reach * 0.4, chance.near(10) + 2, reach)}q${row(-1, -reach * 0.5, 2, -reach)}z`;
      }
      easel.fill(marks, cloth.tones[0] as string, 0.6);
    }
  });
  for (const v of ties) {
    const [y, wide, cx] = [top + height * v, half(profile, v) + 1, middle(v)];
    const d = `M${row(cx - wide, y)}q${row(wide, wide * 0.3 + chance.near(4), 2 * wide, chance.near(3))}`;
    easel.line(d, cloth.tones[0] as string, 4.4, 0.55, `${ROUND} transform="translate(0 2)"`);
    easel.line(d, cloth.rope, 2.4, 1, ROUND);
  }
}

/** A box in cloth: three faces, crumpled a little, and a cord with its bow. */
function parcel(easel: Easel, cloth: Cloth): void {
  const { chance } = easel;
  easel.fill(polyline([[70, 330], [190, 358], [300, 372], [300, 336], [262, 306]], true), "#1d0a0a", 0.3);
  const faces: [number, Point[]][] = [
    [0.62, [[48, 176], [182, 198], [182, 356], [56, 326]]],
    [0.24, [[182, 198], [258, 166], [252, 316], [182, 356]]],
    [0.86, [[48, 176], [128, 150], [258, 166], [182, 198]]],
  ];
  for (const [light, [a, b, c, d]] of faces as [number, [Point, Point, Point, Point]][]) {
    const on = (u: number, v: number): Point => [
      (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
      (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
    ];
    easel.fill(polyline([a, b, c, d], true), ramp(cloth.tones, light));
    for (let k = 0; k < 9; k++) {
      const [u, v] = [k % 3 === 0 ? chance.pick([0, 1]) : chance.next(), k % 3 === 1 ? chance.pick([0, 1]) : chance.next()];
      const inward = (x: number): number => Math.min(1, Math.max(0, x + (0.5 - x) * 0.9 + chance.near(0.5)));
      const tip: Point = [inward(u), inward(v)];
      easel.fill(polyline([on(u, v), on(Math.min(1, u + 0.12), v), on(...tip), on(u, Math.min(1, v + 0.1))], true), ramp(cloth.tones, light + (k % 2 ? -0.16 : 0.14)), 0.85);
    }
  }
  const cord = "M115 187L119 341M115 187L193 158M48 250L182 274L256 238M88 163L220 182L217 336";
  easel.pens(cord, [[cloth.tones[0] as string, 5, 0.5, "translate(1 2)"], [cloth.rope, 2.6]]);
  easel.pens("M152 173C120 120 92 146 152 173C190 124 220 150 152 173L128 206M152 173L186 196", [[cloth.tones[0] as string, 5, 0.5, "translate(1 2)"], [cloth.rope, 2.8]]);
}

/** Cloth hung from pegs along a line, falling in pipes. */
function hung(easel: Easel, cloth: Cloth, line: readonly Point[], hem: (x: number) => number, folds: number): void {
  const { chance } = easel;
  const [deep, low, body, high, light] = cloth.tones as readonly [string, string, string, string, string];
  const ridge = easel.linear([[0, deep], [0.16, low], [0.4, body], [0.56, light], [0.64, high], [1, body]], [0, 0, 1, 0.04]);
  const valley = easel.linear([[0, body], [0.3, low], [0.7, deep], [1, low]], [0, 0, 1, 0.04]);
  const widths = Array.from({ length: folds }, (_, k) => (k % 2 ? chance.between(0.35, 0.8) : chance.between(0.9, 2.1)));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const places = [0];
  for (const width of widths) places.push((places.at(-1) as number) + width / whole);
  for (let k = 0; k < folds; k++) {
    const [a, b] = [along(line, places[k] as number).at, along(line, places[k + 1] as number).at];
    const [ha, hb] = [hem(a[0]) + chance.near(5), hem(b[0]) + chance.near(5)];
    const drift = chance.near(b[0] - a[0] > 20 ? 12 : 5);
    easel.fill(
      [
        `M${row(a[0] - 0.4, a[1])}C${row(a[0] + drift, a[1] + (ha - a[1]) * 0.35, a[0] - drift * 0.6, ha - 40, a[0] - 1, ha)}`,
        `Q${row((a[0] + b[0]) / 2, Math.max(ha, hb) + 9, b[0] + 1, hb)}`,
        `C${row(b[0] - drift * 0.6, hb - 40, b[0] + drift, b[1] + (hb - b[1]) * 0.35, b[0] + 0.4, b[1])}z`,
      ].join(""),
      k % 2 ? valley : ridge,
    );
  }
}

function room(easel: Easel, wall: string, floor: string, horizon: number): void {
  easel.ground(easel.linear([[0, mix(wall, "#ffffff", 0.12)], [1, mix(wall, "#3b1a14", 0.12)]]));
  easel.fill(`M0 ${horizon}H300V400H0z`, easel.linear([[0, mix(floor, "#2a100c", 0.22)], [1, floor]]));
}

const VASE: Profile = [[0, 26], [0.1, 22], [0.2, 19], [0.5, 66], [0.7, 60], [0.9, 34], [1, 42]];
const OBELISK: Profile = [[0, 5], [0.08, 24], [0.72, 40], [0.76, 58], [1, 62]];
const BUST: Profile = [[0, 20], [0.12, 40], [0.26, 38], [0.38, 24], [0.5, 74], [0.62, 90], [1, 84]];
const BELL: Profile = [[0, 10], [0.1, 30], [0.35, 52], [0.75, 66], [1, 104]];
const BOTTLE: Profile = [[0, 10], [0.3, 12], [0.48, 34], [0.95, 36], [1, 33]];
const SACK: Profile = [[0, 44], [0.1, 30], [0.18, 13], [0.3, 46], [0.65, 100], [0.92, 92], [1, 70]];
const TREE: Profile = [[0, 30], [0.2, 78], [0.42, 84], [0.6, 34], [0.7, 17], [0.92, 18], [1, 34]];
const COLUMN: Profile = [[0, 40], [0.07, 42], [0.12, 27], [0.86, 31], [0.92, 46], [1, 48]];
const FIGURE: Profile = [[0, 13], [0.08, 21], [0.15, 13], [0.22, 44], [0.45, 34], [0.6, 46], [1, 58]];

const OEUVRE: readonly ((easel: Easel) => void)[] = [
  (e) => {
    room(e, "#e9dcc6", "#b59a7d", 322);
    wrapped(e, VERMILION, 144, 66, 356, VASE, [0.19, 0.52, 0.88]);
  },
  (e) => {
    room(e, "#9fb9bd", "#6d7f78", 340);
    wrapped(e, CORAL, 140, 30, 368, OBELISK, [0.2, 0.38, 0.56, 0.75], 12);
  },
  (e) => {
    room(e, "#2e1a1c", "#170b0d", 352);
    wrapped(e, VERMILION, 150, 62, 384, BUST, [0.36, 0.68], 18);
  },
  (e) => {
    e.ground(e.linear([[0, "#f3e6cf"], [0.6, "#e3b48c"], [1, "#a8633f"]]));
    hung(e, VERMILION, [[-6, 66], [60, 92], [124, 60], [200, 96], [306, 52]], (x) => 336 + 14 * Math.sin(x / 38), 13);
    e.line(curve([[-6, 66], [60, 92], [124, 60], [200, 96], [306, 52]]), "#33100a", 2.6);
  },
  (e) => {
    room(e, "#d9cdb8", "#8d7660", 268);
    parcel(e, { ...VERMILION, rope: "#f6e2c0" });
  },
  (e) => {
    room(e, "#d4502a", "#a5371b", 336);
    wrapped(e, { tones: ["#7d6f63", "#b5a48f", "#e4d6bd", "#f4ebd9", "#fffaf0"], rope: "#a5371b" }, 150, 52, 366, BELL, [0.12, 0.5], 17);
  },
  (e) => {
    room(e, "#efe4d2", "#c7a98a", 316);
    wrapped(e, BRICK, 86, 118, 338, BOTTLE, [0.34], 7);
    wrapped(e, CORAL, 226, 150, 346, BOTTLE, [0.3, 0.7], 7);
    wrapped(e, VERMILION, 154, 176, 368, [[0, 16], [0.3, 50], [0.7, 52], [1, 34]], [0.2, 0.62], 11);
  },
  (e) => {
    room(e, "#38454f", "#20282f", 330);
    wrapped(e, CORAL, 150, 84, 366, SACK, [0.18], 18);
  },
  (e) => {
    e.ground(e.linear([[0, "#bcd3d8"], [0.62, "#efe3cd"]]));
    e.fill(curve([[-10, 250], [60, 214], [140, 246], [230, 196], [310, 228], [310, 420], [-10, 420]], false), "#b8a37e");
    e.fill(curve([[-10, 300], [90, 268], [200, 312], [310, 276], [310, 420], [-10, 420]], false), "#8c7a57");
    hung(e, VERMILION, [[-6, 238], [50, 190], [120, 212], [186, 250], [236, 226], [306, 178]], (x) => 322 + 26 * Math.sin(x / 52 + 0.6), 15);
  },
  (e) => {
    room(e, "#e6c9a8", "#8c4a2c", 346);
    wrapped(e, VERMILION, 150, 44, 378, TREE, [0.22, 0.44, 0.62, 0.86], 16);
  },
  (e) => {
    room(e, "#f0e2ca", "#c0573a", 318);
    wrapped(e, BRICK, 84, 60, 330, COLUMN, [0.13, 0.5, 0.86], 8);
    wrapped(e, VERMILION, 206, 92, 366, COLUMN, [0.13, 0.38, 0.62, 0.86], 8);
  },
  (e) => {
    room(e, "#1f2430", "#3b1713", 344);
    wrapped(e, VERMILION, 112, 56, 370, FIGURE, [0.15, 0.45], 11, 6);
    wrapped(e, BRICK, 206, 92, 358, FIGURE, [0.15, 0.45], 10, -8);
  },
  (e) => {
    room(e, "#e4d8c4", "#9d8266", 300);
    e.fill(polyline([[40, 330], [300, 372], [300, 330], [250, 300]], true), "#1d0a0a", 0.25);
    hung(e, CORAL, [[40, 176], [150, 170], [262, 176]], (x) => 330 + 10 * Math.sin(x / 20), 11);
    e.fill("M40 176Q60 140 92 138H212Q244 140 262 176Q150 190 40 176z", e.linear([[0, "#f9a57c"], [1, "#d4502a"]]));
    wrapped(e, VERMILION, 150, 62, 166, [[0, 10], [0.3, 34], [0.8, 40], [1, 30]], [0.24], 9);
  },
  (e) => {
    e.ground(e.linear([[0, "#5d1410"], [0.5, "#d4502a"], [1, "#7c2216"]], [0, 0, 1, 1]));
    hung(e, BRICK, [[-10, -10], [60, -10], [118, -10]], (x) => 412 - x * 0.6, 5);
    hung(e, VERMILION, [[186, -10], [250, -10], [306, -10]], (x) => 330 + x * 0.26, 5);
    wrapped(e, CORAL, 148, 176, 372, [[0, 16], [0.2, 40], [0.6, 48], [1, 40]], [0.24, 0.7], 11);
  },
];

export function christinP(easel: Easel, opus: number): void {
  OEUVRE[opus - 1]?.(easel);
}

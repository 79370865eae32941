/** Koriko: folded paper. Creatures, flowers and plain folds, lit from the upper left. */
import { mix, ramp } from "./colour";
import { disc, type Easel, polyline, type Point, row } from "./easel";

type Paper = readonly [string, string, string, string];

/** From shadow to light. */
const MAUVE: Paper = ["#4a1c4c", "#84387c", "#b966ad", "#eab8df"];
const LILAC: Paper = ["#5a357c", "#9464b4", "#c79fda", "#f1e1f7"];
const PINK: Paper = ["#8a2458", "#cf4d86", "#f08fb4", "#fddbe6"];
const WHITE: Paper = ["#a893b3", "#d3c2d9", "#efe5f0", "#ffffff"];
const GOLD: Paper = ["#9c5f12", "#d99a2b", "#f4c765", "#fdebbc"];

/** A facet: how much light it takes (0 to 1), then its corners. */
type Facet = readonly [number, ...Point[]];

function turnsRight(corners: readonly Point[]): boolean {
  return corners.reduce((sum, [x, y], k) => sum + x * (corners[(k + 1) % corners.length] as Point)[1] - (corners[(k + 1) % corners.length] as Point)[0] * y, 0) > 0;
}

function folded(easel: Easel, facets: readonly Facet[], paper: Paper, x: number, y: number, scale: number, turn = 0, high = 10): void {
  const place = `translate(${row(x, y)})rotate(${turn})scale(${Math.round(scale * 100) / 100})`;
  // All corners the same way round, or overlapping facets would tear holes into the shadow.
  const shadow = facets.map(([, ...corners]) => polyline(turnsRight(corners) ? corners : corners.reverse(), true)).join("");
  easel.add(`<path d="${shadow}" fill="#1d0722" opacity=".3" transform="translate(${row(high * 0.8, high)})${place}"/>`);
  easel.group(`transform="${place}" stroke-width=".5" stroke-linejoin="round"`, () => {
    facets.forEach(([light, ...corners]) => {
      const paint = ramp(paper, light);
      easel.add(`<path fill="${paint}" stroke="${mix(paint, "#ffffff", 0.3)}" d="${polyline(corners, true)}"/>`);
    });
  });
}

/** Petals round a centre; each a pair of facets that catches the light by its direction. */
function rosette(easel: Easel, x: number, y: number, petals: number, rings: readonly (readonly [number, number, number])[], papers: readonly Paper[], turn = 0): void {
  rings.forEach(([outer, waist, spread], ring) => {
    const facets: Facet[] = [];
    for (let k = 0; k < petals; k++) {
      const a = turn + (2 * Math.PI * (k + (ring % 2) * 0.5)) / petals;
      const at = (r: number, off: number): Point => [r * Math.cos(a + off), r * Math.sin(a + off)];
      const half = (spread * Math.PI) / petals;
      const lit = (side: number): number => 0.5 + 0.4 * Math.cos(a + side * 1.1 + 2.2);
      facets.push([lit(-1), [0, 0], at(waist, -half), at(outer, 0)], [lit(1), [0, 0], at(waist, half), at(outer, 0)]);
    }
    folded(easel, facets, papers[ring % papers.length] as Paper, x, y, 1, 0, 6);
  });
}

/** Patterned paper behind the fold. */
function desk(easel: Easel, ground: string, print: "plain" | "waves" | "dots" | "lines" | "grid", ink: string): void {
  easel.ground(easel.linear([[0, mix(ground, "#ffffff", 0.14)], [1, mix(ground, "#2a0a30", 0.16)]], [0, 0, 1, 1]));
  const tiles = {
    plain: "",
    waves: `<path d="${disc(14, 14, 13)}${disc(14, 14, 8.5)}${disc(14, 14, 4)}" fill="none" stroke="${ink}"/>`,
    dots: `<path d="${disc(7, 7, 1.6)}${disc(21, 21, 1.6)}" fill="${ink}"/>`,
    lines: `<path d="M0 7h28M0 21h28" stroke="${ink}"/>`,
    grid: `<path d="M0 14L14 0L28 14L14 28z" fill="none" stroke="${ink}"/>`,
  };
  if (print !== "plain") easel.ground(easel.pattern(28, 28, tiles[print]));
}

/** A sheet of valley and mountain folds; `slant` bends every second row. */
function pleats(easel: Easel, columns: number, rows: number, slant: number, paper: Paper, wobble: number): void {
  const { chance } = easel;
  const [w, h] = [340 / columns, 440 / rows];
  const corner = (i: number, j: number): Point => [-20 + i * w + (j % 2 ? slant : -slant), -20 + j * h + (i % 2 ? wobble : -wobble)];
  for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) {
    const glow = 0.3 - 0.3 * ((i / columns + j / rows) / 2);
    const light = (i % 2 ? 0.16 : 0.56) + (j % 2 ? 0.14 : 0) + glow + chance.near(0.08);
    easel.fill(polyline([corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)], true), ramp(paper, light));
  }
}

/** A sheet crumpled and smoothed out again. */
function crumple(easel: Easel, columns: number, rows: number, paper: Paper): void {
  const { chance } = easel;
  const heights = Array.from({ length: (columns + 1) * (rows + 1) }, () => [chance.near(0.62), chance.near(0.62), chance.next()] as const);
  const corner = (i: number, j: number): readonly [number, number, number] => {
    const [dx, dy, z] = heights[j * (columns + 1) + i] as readonly [number, number, number];
    return [-30 + ((i + dx * 0.8) * 360) / columns, -30 + ((j + dy * 0.8) * 460) / rows, z * 70];
  };
  for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) {
    const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
    for (const [p, q, r] of (i + j) % 2 ? [[a, b, c], [a, c, d]] as const : [[a, b, d], [b, c, d]] as const) {
      const [ux, uy, uz] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
      const [vx, vy, vz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]];
      const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const light = (-nx * 0.55 - ny * 0.6 + nz * 0.58) / (Math.hypot(nx, ny, nz) || 1);
      easel.add(`<path fill="${ramp(paper, 0.12 + light * 0.85)}" d="M${Math.round(p[0])} ${Math.round(p[1])}L${Math.round(q[0])} ${Math.round(q[1])} ${Math.round(r[0])} ${Math.round(r[1])}z"/>`);
    }
  }
}

const CRANE: Facet[] = [
  [0.25, [-12, 20], [-104, -38], [-40, 34]], [0.55, [-104, -38], [-120, -22], [-88, -26]],
  [0.2, [6, 26], [108, -66], [30, 40]], [0.75, [-4, 30], [-58, -96], [34, 8]], [0.35, [34, 8], [-58, -96], [10, -30]],
  [0.95, [2, 24], [54, -110], [34, 24]], [0.5, [54, -110], [70, 2], [34, 24]],
  [0.6, [-44, 32], [-4, 12], [4, 60]], [0.4, [-4, 12], [44, 30], [4, 60]],
];
const BUTTERFLY: Facet[] = [
  [0.9, [0, 0], [-98, -76], [-30, -70]], [0.6, [0, 0], [-98, -76], [-92, -4]], [0.75, [0, 0], [-92, -4], [-60, 30]], [0.4, [0, 4], [-60, 24], [-58, 88]], [0.65, [0, 4], [-58, 88], [-16, 60]],
  [0.55, [0, 0], [98, -76], [30, -70]], [0.3, [0, 0], [98, -76], [92, -4]], [0.45, [0, 0], [92, -4], [60, 30]], [0.12, [0, 4], [60, 24], [58, 88]], [0.3, [0, 4], [58, 88], [16, 60]],
  [0.1, [0, -42], [5, 0], [0, 66], [-5, 0]],
];
const BOAT: Facet[] = [
  [0.9, [0, -92], [-52, 14], [0, 14]], [0.5, [0, -92], [52, 14], [0, 14]],
  [0.7, [-112, -18], [0, 14], [-66, 62]], [0.3, [112, -18], [0, 14], [66, 62]], [0.5, [-66, 62], [0, 14], [66, 62]],
];
const FISH: Facet[] = [
  [0.9, [-104, 0], [-30, -62], [-22, 0]], [0.55, [-104, 0], [-30, 62], [-22, 0]], [0.75, [-30, -62], [48, -4], [-22, 0]], [0.35, [-30, 62], [48, 4], [-22, 0]],
  [0.6, [-30, -62], [24, -78], [10, -32]], [0.2, [-30, 62], [24, 78], [10, 32]], [0.85, [40, 0], [106, -58], [78, 0]], [0.25, [40, 0], [106, 58], [78, 0]],
];
const FOX: Facet[] = [
  [0.85, [-84, -112], [-92, -16], [-28, -50]], [0.12, [-76, -90], [-80, -34], [-46, -52]], [0.5, [84, -112], [92, -16], [28, -50]], [0.05, [76, -90], [80, -34], [46, -52]],
  [0.72, [-92, -16], [-28, -50], [-14, 70]], [0.4, [92, -16], [28, -50], [14, 70]], [0.97, [-92, -16], [-14, 70], [-58, 44]], [0.8, [92, -16], [14, 70], [58, 44]],
  [0.62, [-28, -50], [0, -36], [0, 62], [-14, 70]], [0.3, [28, -50], [0, -36], [0, 62], [14, 70]], [0.9, [-28, -50], [28, -50], [0, -36]],
  [0, [-15, 66], [15, 66], [0, 94]], [0, [-52, 0], [-26, 10], [-34, 18]], [0, [52, 0], [26, 10], [34, 18]],
];
const SWAN: Facet[] = [
  [0.55, [-98, 14], [84, 22], [0, 78]], [0.85, [-98, 14], [20, -44], [84, 22]], [0.35, [20, -44], [102, -26], [84, 22]], [0.7, [-98, 14], [-60, -98], [-66, 4]], [0.4, [-60, -98], [-46, -84], [-66, 4]],
  [0.9, [-60, -98], [-96, -70], [-58, -80]], [0.65, [-40, 10], [40, -64], [60, 8]],
];
const TULIP: Facet[] = [
  [0.2, [-6, 8], [6, 8], [4, 150], [-4, 150]], [0.8, [0, 20], [-58, -20], [-44, -92]], [0.35, [0, 20], [58, -20], [44, -92]], [0.6, [0, 20], [-44, -92], [0, -50]], [0.45, [0, 20], [44, -92], [0, -50]],
  [0.95, [0, 24], [-26, -30], [0, -104]], [0.55, [0, 24], [26, -30], [0, -104]],
];
const STEM_LEAVES: Facet[] = [[0.6, [0, 150], [-66, 60], [-26, 70]], [0.3, [0, 150], [-26, 70], [-4, 110]], [0.45, [0, 150], [70, 46], [26, 62]], [0.2, [0, 150], [26, 62], [4, 104]]];

const OEUVRE: readonly ((easel: Easel) => void)[] = [
  (e) => {
    desk(e, "#f2e3ef", "waves", "#e3c9de");
    folded(e, CRANE, MAUVE, 152, 226, 1.12, 0, 16);
  },
  (e) => {
    desk(e, "#5b2560", "dots", "#7b3f7f");
    rosette(e, 150, 200, 8, [[128, 74, 0.9], [96, 56, 0.9], [62, 36, 0.9], [32, 18, 0.9]], [MAUVE, PINK, WHITE, GOLD], 0.2);
  },
  (e) => pleats(e, 8, 7, 17, MAUVE, 5),
  (e) => {
    desk(e, "#a6529c", "plain", "");
    folded(e, BUTTERFLY, WHITE, 150, 186, 1.28, -14, 18);
  },
  (e) => {
    desk(e, "#e6d5f2", "plain", "");
    e.fill("M0 268H300V400H0z", e.linear([[0, "#8f4f96"], [1, "#4a1c4c"]]));
    folded(e, BOAT, PINK, 150, 226, 1.08, 0, 4);
    e.line("M40 304h90M160 320h110M80 340h120M30 362h70M190 368h80", "#d9a5d0", 1.4, 0.6);
  },
  (e) => crumple(e, 6, 8, MAUVE),
  (e) => {
    desk(e, "#3a1540", "lines", "#532459");
    for (const [x, y, s, paper, turn] of [[104, 92, 0.82, PINK, -12], [196, 204, 0.92, MAUVE, 8], [112, 318, 0.78, WHITE, -6]] as const) folded(e, FISH, paper, x, y, s, turn, 10);
  },
  (e) => {
    desk(e, "#f6edf3", "plain", "");
    folded(e, STEM_LEAVES, LILAC, 150, 204, 1.1, 0, 8);
    folded(e, TULIP, MAUVE, 150, 172, 1.3, 0, 12);
  },
  (e) => {
    desk(e, "#c98abf", "grid", "#d79fce");
    const blade = (k: number): Facet[] => {
      const t = (p: Point): Point => {
        const a = (Math.PI / 2) * k;
        return [p[0] * Math.cos(a) - p[1] * Math.sin(a), p[0] * Math.sin(a) + p[1] * Math.cos(a)];
      };
      const lit = [0.95, 0.6, 0.15, 0.5][k] as number;
      return [[lit, t([0, 0]), t([0, -110]), t([58, -56])], [lit * 0.6, t([0, 0]), t([58, -56]), t([54, 0])]];
    };
    folded(e, [0, 1, 2, 3].flatMap(blade), MAUVE, 150, 190, 1.16, 10, 16);
    folded(e, [[0.9, [-15, -15], [15, -15], [-15, 15]], [0.5, [15, -15], [15, 15], [-15, 15]]], GOLD, 150, 190, 1, 10, 4);
  },
  (e) => {
    desk(e, "#2c1236", "plain", "");
    e.fill(disc(216, 92, 34), "#f3dcec");
    for (const [y, paper, shift] of [[190, LILAC, -30], [248, MAUVE, 40], [316, PINK, -10]] as const) {
      const facets: Facet[] = [];
      for (let k = -1; k < 4; k++) {
        const x = k * 124 + shift - 30;
        const peak: Point = [x + 58, y - 40 - ((k * 37 + 90) % 46)];
        facets.push([0.85, [x - 40, y + 120], peak, [x + 26, y + 120]], [0.6, [x + 26, y + 120], peak, [x + 84, y + 120]], [0.2, peak, [x + 84, y + 120], [x + 160, y + 120]]);
      }
      folded(e, facets, paper, 0, 0, 1, 0, 3);
    }
  },
  (e) => {
    desk(e, "#ecd3e6", "dots", "#dcb6d5");
    folded(e, FOX, MAUVE, 150, 204, 1.34, 0, 16);
  },
  (e) => {
    desk(e, "#7f3479", "plain", "");
    const facets: Facet[] = [];
    for (let k = 0; k < 18; k++) {
      const at = (j: number, r: number): Point => {
        const a = -Math.PI * (0.06 + (0.88 * j) / 18);
        return [r * Math.cos(a), r * Math.sin(a)];
      };
      facets.push([(k % 2 ? 0.3 : 0.85) - 0.14 * Math.cos((k / 18) * 3.1), at(k, 34), at(k, k % 2 ? 150 : 142), at(k + 1, k % 2 ? 142 : 150), at(k + 1, 34)]);
    }
    folded(e, facets, WHITE, 150, 268, 0.96, 0, 14);
    folded(e, facets.map(([l, a, b, c, d]): Facet => [l, a as Point, [(b as Point)[0] * 0.56, (b as Point)[1] * 0.56], [(c as Point)[0] * 0.56, (c as Point)[1] * 0.56], d as Point]), PINK, 150, 268, 0.96, 0, 0);
    folded(e, [[0.6, [-8, 0], [8, 0], [5, 92], [-5, 92]]], GOLD, 150, 250, 1, 0, 6);
  },
  (e) => {
    desk(e, "#efdcea", "plain", "");
    e.fill("M0 292H300V400H0z", e.linear([[0, "#8a4688"], [1, "#3f1642"]]));
    for (const [reach, count, span, paper] of [[148, 7, 2.5, MAUVE], [118, 6, 2.3, PINK], [86, 5, 1.9, WHITE]] as const) {
      const petals: Facet[] = [];
      for (let k = 0; k < count; k++) {
        const a = -Math.PI / 2 - span / 2 + (span * k) / (count - 1);
        const at = (r: number, off: number): Point => [r * Math.cos(a + off), r * 0.94 * Math.sin(a + off)];
        const light = 0.62 - 0.34 * Math.cos(a + 0.5);
        petals.push([light, [0, 0], at(reach * 0.62, -0.27), at(reach, 0)], [light - 0.28, [0, 0], at(reach * 0.62, 0.27), at(reach, 0)]);
      }
      folded(e, petals, paper, 150, 296, 1, 0, 4);
    }
    folded(e, [[0.7, [-120, 0], [0, -10], [-30, 30]], [0.4, [-30, 30], [0, -10], [40, 32]], [0.2, [0, -10], [120, 0], [40, 32]]], LILAC, 150, 302, 1, 0, 5);
  },
  (e) => {
    desk(e, "#b79ad8", "plain", "");
    e.fill("M0 280H300V400H0z", e.linear([[0, "#6a4a9c"], [1, "#3a2262"]]));
    folded(e, SWAN, WHITE, 156, 232, 1.16, 0, 5);
    e.line("M50 312h120M130 332h120M70 356h90", "#c3a4e3", 1.4, 0.6);
  },
  (e) => {
    desk(e, "#f3e6ee", "grid", "#e6d0df");
    rosette(e, 150, 200, 5, [[138, 52, 1], [70, 26, 1]], [MAUVE, GOLD], -Math.PI / 2);
  },
  (e) => {
    desk(e, "#24102b", "dots", "#46234d");
    for (const [x, y, s, paper, turn] of [[74, 92, 0.5, PINK, -10], [224, 142, 0.62, WHITE, 6], [126, 230, 0.56, LILAC, -4], [190, 330, 0.6, MAUVE, 8]] as const) {
      e.line(`M${x} 0V${y - 20}`, "#f0c3e0", 0.7);
      folded(e, CRANE, paper, x, y, s, turn, 8);
    }
  },
];

export function koriko(easel: Easel, opus: number): void {
  OEUVRE[opus - 1]?.(easel);
}

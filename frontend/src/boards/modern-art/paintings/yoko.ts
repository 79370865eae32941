/** Yoko: one breath, one brush. Blue ink on paper, dry at the end of the stroke, and a red seal. */
import { mix } from "./colour";
import { along, curve, disc, type Easel, n, type Point, row } from "./easel";

interface Sheet {
  paper: string;
  ink: string;
  wash: string;
}

const WHITE: Sheet = { paper: "#eef4f5", ink: "#14569e", wash: "#2f8fd0" };
const PALE: Sheet = { paper: "#cfe5f2", ink: "#0b2f66", wash: "#2f8fd0" };
const SKY: Sheet = { paper: "#2f8fd0", ink: "#f5fafc", wash: "#0d3f7d" };
const DEEP: Sheet = { paper: "#103f78", ink: "#9fd6f5", wash: "#2f8fd0" };
const AZURE: Sheet = { paper: "#f4f1e6", ink: "#2f8fd0", wash: "#7fc3ea" };
const TIDE: Sheet = { paper: "#4ba3da", ink: "#082a5c", wash: "#bfe3f5" };

function paper(easel: Easel, sheet: Sheet): void {
  easel.ground(easel.radial([[0, mix(sheet.paper, "#ffffff", 0.18)], [1, mix(sheet.paper, sheet.wash, 0.22)]], easel.chance.between(80, 220), easel.chance.between(90, 260), 330));
  let fibres = "";
  for (let k = 0; k < 14; k++) {
    fibres += `M${n(easel.chance.between(0, 300))} ${n(easel.chance.between(0, 400))}q${row(easel.chance.near(9), easel.chance.near(5), easel.chance.near(22), easel.chance.near(12))}`;
  }
  easel.line(fibres, mix(sheet.paper, sheet.ink, 0.5), 0.4, 0.35);
}

/** A pool of thin ink with a darker rim, as it dries. */
function pool(easel: Easel, colour: string, x: number, y: number, r: number, opacity = 0.5): void {
  const points: Point[] = [];
  for (let k = 0; k < 10; k++) {
    const reach = r * easel.chance.between(0.93, 1.06);
    points.push([x + reach * Math.cos((k * Math.PI) / 5), y + reach * Math.sin((k * Math.PI) / 5)]);
  }
  const fill = easel.radial([[0, colour, 0.55], [0.8, colour, 0.75], [0.96, colour, 1], [1, colour, 0.8]], x, y, r * 1.05);
  easel.fill(curve(points, true), fill, opacity);
}

/**
 * A brush drawn along the points. `width` is the half width at places along the way; `dry` is how
 * much of the end breaks into bristles.
 */
function brush(easel: Easel, sheet: Sheet, points: readonly Point[], width: readonly number[], dry = 0.5, ink = sheet.ink): void {
  const { chance } = easel;
  const half = (t: number): number => {
    const place = Math.min(0.9999, t) * (width.length - 1);
    const i = Math.floor(place);
    const s = place - i;
    const ease = s * s * (3 - 2 * s);
    return (width[i] as number) * (1 - ease) + (width[i + 1] as number) * ease;
  };
  let reach = 0;
  for (let k = 1; k < points.length; k++) reach += Math.hypot((points[k] as Point)[0] - (points[k - 1] as Point)[0], (points[k] as Point)[1] - (points[k - 1] as Point)[1]);
  const steps = Math.max(4, Math.min(20, Math.round(reach / (Math.max(...width) < 16 ? 36 : 24))));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const { at, normal } = along(points, t);
    const w = half(t);
    const rag = Math.min(0.06, 0.9 / w);
    const [a, b] = [w * (1 + chance.near(rag)), w * (1 + chance.near(rag))];
    left.push([at[0] + normal[0] * a, at[1] + normal[1] * a]);
    right.push([at[0] - normal[0] * b, at[1] - normal[1] * b]);
  }
  const strand = (offset: number, from: number, to: number): string => {
    const way: Point[] = [];
    const parts = Math.max(2, Math.round((to - from) * (points.length + 1)));
    for (let k = 0; k <= parts; k++) {
      const t = from + ((to - from) * k) / parts;
      const { at, normal } = along(points, t);
      way.push([at[0] + normal[0] * half(t) * offset, at[1] + normal[1] * half(t) * offset]);
    }
    return curve(way, false, 0.5);
  };
  right.reverse();
  easel.fill(curve([...left, ...right], true, 0.5), ink);
  const widest = Math.max(...width);
  const hairs = Math.round(Math.min(widest < 16 ? 4 : 7, 1 + widest / 4, 1 + reach / 30));
  let pale = "";
  let deep = "";
  for (let k = 0; k < hairs; k++) {
    pale += strand(chance.between(-0.96, 0.96), 1 - dry * chance.between(0.35, 1), chance.between(0.93, 1.02));
    if (k % 2) deep += strand(chance.between(-0.9, 0.9), chance.between(0.02, 0.2), chance.between(0.4, 0.8));
  }
  const broad = widest >= 16;
  const [hair, gap] = [Math.max(0.5, widest * 0.035), Math.max(1, widest * 0.11)];
  const wet = mix(ink, "#04122e", 0.5);
  if (broad) easel.pens(deep, [[wet, hair, 0.4], [wet, hair * 0.7, 0.3, `translate(${row(gap, gap)})`]]);
  easel.pens(
    pale,
    broad
      ? [[sheet.paper, hair * 1.5, 0.9], [sheet.paper, hair, 0.75, `translate(${row(gap, -gap * 0.6)})`], [sheet.paper, hair * 0.8, 0.6, `translate(${row(-gap * 0.7, gap)})`]]
      : [[sheet.paper, hair * 1.3, 0.85]],
    `stroke-dasharray="${n(reach * 0.09)} 3 ${n(reach * 0.05)} 5 ${n(reach * 0.16)} 2"`,
  );
}

function spatter(easel: Easel, ink: string, x: number, y: number, spread: number, count: number): void {
  let d = "";
  for (let k = 0; k < count; k++) d += disc(x + easel.chance.near(spread), y + easel.chance.near(spread), easel.chance.between(0.5, 1) ** 3 * 4);
  easel.fill(d, ink);
}

function seal(easel: Easel, x: number, y: number): void {
  easel.add(`<rect x="${x}" y="${y}" width="19" height="21" rx="2.5" fill="#d63a23"/>`);
  const c = (k: number): number => k + easel.chance.near(1);
  easel.line(`M${row(x + 4, c(y + 6))}h11M${row(c(x + 9.5), y + 4)}v13M${row(x + 4, c(y + 15))}h${n(c(6))}M${row(x + 15, c(y + 11))}v5`, "#fbe9df", 1.5);
}

function ring(x: number, y: number, r: number, start: number, sweep: number, flat = 1.02): Point[] {
  const points: Point[] = [];
  for (let k = 0; k <= 8; k++) {
    const a = start + (sweep * k) / 8;
    points.push([x + r * Math.cos(a), y + r * flat * Math.sin(a)]);
  }
  return points;
}

const OEUVRE: readonly ((easel: Easel) => void)[] = [
  (e) => {
    paper(e, WHITE);
    brush(e, WHITE, ring(150, 186, 92, 2, 5.75), [17, 26, 22, 19, 14, 6], 0.62);
    spatter(e, WHITE.ink, 104, 296, 34, 9);
    seal(e, 236, 346);
  },
  (e) => {
    paper(e, SKY);
    brush(e, SKY, [[-14, 112], [70, 84], [170, 106], [272, 74]], [12, 19, 13, 2], 0.65);
    brush(e, SKY, [[314, 178], [220, 206], [130, 184], [36, 212]], [24, 36, 24, 3], 0.7, SKY.wash);
    brush(e, SKY, [[-14, 296], [90, 318], [190, 292], [290, 316]], [15, 27, 20, 3], 0.6);
    seal(e, 250, 356);
  },
  (e) => {
    paper(e, PALE);
    pool(e, PALE.wash, 206, 112, 52, 0.75);
    brush(e, PALE, [[98, 30], [112, 120], [96, 220], [120, 300], [196, 366]], [20, 34, 24, 27, 4], 0.5);
    brush(e, PALE, [[186, 252], [222, 244], [262, 250]], [3, 9, 2], 0.6);
    seal(e, 34, 350);
  },
  (e) => {
    paper(e, AZURE);
    for (const [x, lean, w, ink, low] of [[64, 20, 7.5, "#7fc3ea", 30], [214, -8, 12.7, "#2f8fd0", 96], [136, 8, 10, "#14569e", 150]] as const) {
      for (let k = 0; k < 3; k++) {
        const y = 404 + low - k * 206;
        if (y < 0) break;
        brush(e, AZURE, [[x + lean * k, y], [x + lean * (k + 0.5), y - 98], [x + lean * (k + 0.96), y - 196]], [w * 1.1, w, w * 1.13], 0.8, ink);
      }
    }
    for (const [x, y, dx, dy] of [[140, 160, -76, 42], [206, 292, -70, 44], [216, 88, 66, 46]] as const) brush(e, AZURE, [[x, y], [x + dx * 0.5, y + dy * 0.2], [x + dx, y + dy]], [2, 8, 0.5], 0.3, "#0b3a78");
    seal(e, 250, 352);
  },
  (e) => {
    paper(e, DEEP);
    pool(e, "#e9f5fb", 214, 92, 40, 0.95);
    brush(e, DEEP, [[312, 262], [240, 214], [206, 200], [160, 240]], [3, 12, 15, 3], 0.6, "#3f95cf");
    brush(e, DEEP, [[-10, 312], [46, 268], [84, 210], [122, 132]], [5, 13, 19, 9], 0.5);
    brush(e, DEEP, [[118, 128], [146, 196], [196, 256], [312, 306]], [11, 26, 19, 3], 0.7);
    brush(e, DEEP, [[20, 350], [110, 338], [210, 352], [290, 344]], [3, 10, 7, 2], 0.8, DEEP.wash);
    seal(e, 26, 28);
  },
  (e) => {
    paper(e, WHITE);
    const points: Point[] = [];
    for (let k = 0; k <= 16; k++) points.push([152 + (14 + k * 7.2) * Math.cos(k * 0.92), 202 + (14 + k * 8.4) * Math.sin(k * 0.92)]);
    brush(e, WHITE, points.reverse(), [5, 13, 19, 15, 17, 12, 4], 0.4, "#2f8fd0");
    seal(e, 256, 22);
  },
  (e) => {
    paper(e, TIDE);
    [[40, 210], [82, 330], [122, 262], [164, 372], [206, 290], [252, 226]].forEach(([x, foot], k) => {
      brush(e, TIDE, [[x as number, -12], [(x as number) + 8, (foot as number) * 0.45], [(x as number) - 4, foot as number]], [9, k % 2 ? 8 : 13, 1.5], 0.7, k % 3 === 1 ? "#f2f9fc" : TIDE.ink);
    });
    spatter(e, TIDE.ink, 90, 372, 60, 12);
    seal(e, 258, 352);
  },
  (e) => {
    paper(e, AZURE);
    brush(e, AZURE, [[244, 34], [190, 130], [118, 250], [40, 352]], [14, 28, 24, 5], 0.6, "#2f8fd0");
    brush(e, AZURE, [[46, 80], [120, 158], [190, 262], [272, 330]], [10, 22, 26, 4], 0.6, "#0b2f66");
    spatter(e, "#0b2f66", 236, 336, 60, 13);
    seal(e, 140, 356);
  },
  (e) => {
    paper(e, PALE);
    brush(e, PALE, [[-14, 330], [60, 300], [104, 196], [176, 118], [246, 138], [254, 198], [212, 214], [196, 184]], [16, 40, 44, 34, 24, 15, 9, 2], 0.55, "#1f78bd");
    brush(e, PALE, [[80, 372], [160, 330], [290, 352]], [4, 12, 2], 0.8);
    spatter(e, "#f7fbfd", 210, 120, 70, 14);
    seal(e, 30, 30);
  },
  (e) => {
    paper(e, DEEP);
    brush(e, DEEP, ring(122, 156, 74, 1.2, 5.8), [9, 17, 14, 11, 4], 0.55, "#5db4e6");
    brush(e, DEEP, ring(184, 256, 74, 4.2, 5.8), [9, 18, 15, 10, 4], 0.55, "#eef7fb");
    seal(e, 246, 24);
  },
  (e) => {
    paper(e, WHITE);
    pool(e, WHITE.wash, 150, 236, 30, 0.35);
    for (const [r, start, w, ink] of [[122, 2.6, 13, "#2f8fd0"], [80, 5.4, 10, "#14569e"], [40, 1, 7, "#0b2f66"]] as const) {
      brush(e, WHITE, ring(150, 236, r, start, 5.7, 0.5), [w * 0.6, w * 1.2, w, w * 0.8, 1.5], 0.6, ink);
    }
    brush(e, WHITE, [[150, 44], [152, 110], [150, 150]], [0.6, 3, 8], 0.2, "#0b2f66");
    seal(e, 252, 352);
  },
  (e) => {
    paper(e, SKY);
    pool(e, "#0d3f7d", 92, 300, 60, 0.5);
    brush(e, SKY, [[20, 168], [76, 110], [130, 138], [156, 190]], [3, 17, 20, 7], 0.35);
    brush(e, SKY, [[156, 190], [186, 112], [240, 76], [286, 96]], [7, 22, 15, 1], 0.6);
    brush(e, SKY, [[150, 196], [158, 214], [184, 226]], [9, 8, 1], 0.4);
    seal(e, 246, 346);
  },
  (e) => {
    paper(e, AZURE);
    for (const [x, y, w, h, ink] of [[150, 318, 92, 38, "#14569e"], [144, 236, 66, 33, "#2f8fd0"], [160, 168, 44, 25, "#7fc3ea"], [150, 118, 25, 17, "#0b2f66"]] as const) {
      brush(e, AZURE, [[x - w, y + 3], [x - w * 0.4, y - 2], [x + w * 0.4, y + 2], [x + w, y]], [h * 0.45, h * 0.9, h, h * 0.92, h * 0.35], 0.6, ink);
    }
    seal(e, 246, 28);
  },
];

export function yoko(easel: Easel, opus: number): void {
  OEUVRE[opus - 1]?.(easel);
}

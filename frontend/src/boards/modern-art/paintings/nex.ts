/** Nex: the network at night. Threads of light between nodes, each picture one kind of connection. */
import { ramp } from "./colour";
import { curve, disc, type Easel, n, polyline, type Point, row } from "./easel";

const AMBER = "#ffb20d";
const KEY = "#e0a100";
const HOT = "#fff4cf";
const EMBER = "#c9590a";

function glow(easel: Easel, d: string, width: number, colour = AMBER, strength = 1): void {
  easel.pens(d, [[colour, width * 7, 0.1 * strength], [colour, width * 3, 0.28 * strength], [colour, width, strength], [HOT, width * 0.35, 0.8 * strength]]);
}

/** Nodes of light: a halo, and a core as large as the node counts. */
function nodes(easel: Easel, spots: readonly (readonly [number, number, number])[], colour = AMBER, core = HOT): void {
  const halo = easel.radial([[0, colour, 0.75], [0.35, colour, 0.28], [1, colour, 0]], 0, 0, 10);
  const stamp = easel.stamp(`<path fill="${halo}" d="${disc(0, 0, 10)}"/><path fill="${core}" d="${disc(0, 0, 2.4)}"/>`);
  for (const [x, y, size] of spots) easel.place(stamp, `translate(${row(x, y)})scale(${n(size)})`);
}

function night(easel: Easel, x: number, y: number, heart = "#5a3204", rim = "#120a03"): void {
  easel.ground(easel.radial([[0, heart], [0.55, "#2a1705"], [1, rim]], x, y, 330));
}

/** Points that keep their distance. */
function scatter(easel: Easel, count: number, apart: number, within: (p: Point) => boolean = () => true): Point[] {
  const found: Point[] = [];
  for (let tries = 0; tries < 900 && found.length < count; tries++) {
    const p: Point = [easel.chance.between(16, 284), easel.chance.between(16, 384)];
    if (within(p) && found.every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) > apart)) found.push(p);
  }
  return found;
}

/** Each point joined to its nearest. */
function links(points: readonly Point[], each: number, longest = 999): string {
  const made = new Set<string>();
  let d = "";
  points.forEach((p, i) => {
    const order = points.map((q, k) => ({ k, far: Math.hypot(p[0] - q[0], p[1] - q[1]) })).sort((a, b) => a.far - b.far);
    for (const { k, far } of order.slice(1, each + 1)) {
      const name = [i, k].sort((a, b) => a - b).join();
      if (made.has(name) || far > longest) continue;
      made.add(name);
      d += `M${row(...p)}L${row(...(points[k] as Point))}`;
    }
  });
  return d;
}

function branch(easel: Easel, from: Point, angle: number, length: number, depth: number, wires: string[], tips: [number, number, number][]): void {
  const end: Point = [from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)];
  const bend = easel.chance.near(length * 0.2);
  wires[depth] = `${wires[depth] ?? ""}M${row(...from)}Q${row((from[0] + end[0]) / 2 - bend * Math.sin(angle), (from[1] + end[1]) / 2 + bend * Math.cos(angle), ...end)}`;
  if (depth === 0) {
    tips.push([end[0], end[1], easel.chance.between(0.5, 1.1)]);
    return;
  }
  const spread = easel.chance.between(0.32, 0.5);
  for (const side of [-1, 1]) branch(easel, end, angle + side * spread + easel.chance.near(0.14), length * easel.chance.between(0.72, 0.86), depth - 1, wires, tips);
}

const OEUVRE: readonly ((easel: Easel) => void)[] = [
  (e) => {
    night(e, 180, 150);
    const hub: Point = [172, 176];
    const points = [hub, ...scatter(e, 46, 40, (p) => Math.hypot(p[0] - hub[0], p[1] - hub[1]) > 46)];
    glow(e, links(points, 2, 84), 1.2, KEY);
    const rays = points.filter((p) => Math.hypot(p[0] - hub[0], p[1] - hub[1]) < 112).map((p) => `M${row(...hub)}L${row(...p)}`);
    glow(e, rays.join(""), 1.2, KEY);
    nodes(e, points.map(([x, y], k) => [x, y, k === 0 ? 5 : e.chance.between(0.8, 1.7)]));
  },
  (e) => {
    night(e, 150, 178, "#7a4606");
    let d = "";
    const tips: [number, number, number][] = [];
    for (let k = 0; k < 44; k++) {
      const a = k * 2.39996;
      const r = 44 + 92 * Math.sqrt(((k * 7) % 44) / 44);
      d += `M150 178L${row(150 + r * Math.cos(a), 178 + r * Math.sin(a))}`;
      tips.push([150 + r * Math.cos(a), 178 + r * Math.sin(a), 0.7 + (k % 3) * 0.3]);
    }
    e.pens("M150 190Q146 300 160 400", [[AMBER, 12, 0.12], [AMBER, 3, 0.9], [HOT, 1]]);
    glow(e, d, 0.9, KEY, 0.9);
    nodes(e, [...tips, [150, 178, 4.6]]);
  },
  (e) => {
    e.ground("#171005");
    const pads: [number, number, number][] = [];
    for (const [paint, width, count, start] of [["#5c3a05", 2.4, 13, 12], [AMBER, 2.2, 7, 30]] as const) {
      let d = "";
      for (let k = 0; k < count; k++) {
        const x = start + (k * 276) / count;
        const [a, b, shift] = [e.chance.whole(3, 14) * 10, e.chance.whole(4, 15) * 10, e.chance.pick([-40, -25, 25, 40])];
        d += `M${row(x, 400)}v${-a}l${row(shift, -Math.abs(shift))}v${-b}`;
        const end: Point = [x + shift, 400 - a - Math.abs(shift) - b];
        if (paint === AMBER) pads.push([end[0], end[1], 1.7]);
        else d += disc(end[0], end[1] - 4, 4);
      }
      if (paint === AMBER) glow(e, d, width);
      else e.line(d, paint, width);
    }
    nodes(e, pads);
    e.line("M0 34H120l26 26H300M0 46H114l26 26H300", KEY, 1.2, 0.7);
  },
  (e) => {
    e.ground(e.linear([[0, "#0f0802"], [0.6, "#4a2604"], [1, "#a8650a"]]));
    e.fill(disc(150, 640, 380), "#120a03");
    e.line(disc(150, 640, 380), HOT, 1.6);
    const ports: Point[] = [[24, 318], [84, 300], [128, 276], [176, 288], [226, 292], [280, 320], [60, 356], [190, 350], [120, 380], [252, 372]];
    let d = "";
    for (const [i, k] of [[0, 3], [0, 5], [1, 4], [2, 5], [6, 4], [6, 7], [8, 5], [1, 9], [2, 9], [8, 3]] as const) {
      const [p, q] = [ports[i] as Point, ports[k] as Point];
      d += `M${row(...p)}Q${row((p[0] + q[0]) / 2, Math.min(p[1], q[1]) - Math.abs(p[0] - q[0]) * (1.1 + ((i * 7 + k * 3) % 5) * 0.28), ...q)}`;
    }
    glow(e, d, 1.4);
    nodes(e, ports.map(([x, y]) => [x, y, 1.3]));
  },
  (e) => {
    night(e, 150, 130, "#6a3c05");
    const wires: string[] = [];
    const tips: [number, number, number][] = [];
    branch(e, [150, 404], -Math.PI / 2, 92, 5, wires, tips);
    wires.forEach((d, depth) => e.pens(d, [[AMBER, 4 + depth * 2.4, 0.14], [ramp([HOT, AMBER, KEY, EMBER], depth / 5), 0.8 + depth * 1.1]]));
    nodes(e, tips);
  },
  (e) => {
    e.ground("#1a1004");
    let [dim, lit] = ["", ""];
    const spots: [number, number, number][] = [];
    const r = 27;
    for (let j = -1; j < 11; j++) for (let i = -1; i < 8; i++) {
      const [x, y] = [i * r * 1.732 + (j % 2 ? r * 0.866 : 0), j * r * 1.5 + 10];
      const hex = `M${row(x, y - r)}l${row(r * 0.866, r / 2)}v${n(r)}l${row(-r * 0.866, r / 2)}`;
      dim += hex;
      if (Math.abs(x - 150 + (y - 200) * 0.35) < 46 + e.chance.near(40)) {
        lit += hex;
        if (e.chance.happens(0.5)) spots.push([x, y - r, 1.1]);
      }
    }
    e.line(dim, "#4a2f08", 1.4);
    glow(e, lit, 1.8);
    nodes(e, spots);
  },
  (e) => {
    night(e, 150, 200, "#80490a");
    let d = disc(150, 200, 122);
    for (const k of [0.22, 0.5, 0.78]) d += `M150 78A${row(122 * k, 122, 0, 0, 1, 150, 322)}A${row(122 * k, 122, 0, 0, 1, 150, 78)}`;
    for (const h of [-0.72, -0.38, 0, 0.38, 0.72]) {
      const w = 122 * Math.sqrt(1 - h * h);
      d += `M${row(150 - w, 200 + 122 * h)}a${row(w, w * 0.2, 0, 0, 0, 2 * w, 0)}`;
    }
    e.group(`transform="rotate(-18 150 200)"`, () => glow(e, d, 1.1, KEY));
    const points = scatter(e, 13, 34, (p) => Math.hypot(p[0] - 150, p[1] - 200) < 112);
    glow(e, links(points, 2, 90), 1.6, AMBER);
    nodes(e, points.map(([x, y], k) => [x, y, k % 4 ? 1.3 : 2.2]));
  },
  (e) => {
    e.ground(e.linear([[0, "#1c0f03"], [0.44, "#c97a06"], [0.46, "#ffd56b"], [0.46, "#1a0e03"], [1, "#2e1a05"]]));
    let d = "";
    for (let k = -12; k <= 12; k++) d += `M${row(150 + k * 8, 184)}L${row(150 + k * 62, 400)}`;
    for (let k = 0; k < 9; k++) d += `M0 ${n(186 + 4 * 1.72 ** k)}H300`;
    glow(e, d, 1, KEY, 0.8);
    for (const [x, y, h, w] of [[70, 262, 200, 4], [196, 300, 262, 6], [136, 216, 96, 2], [250, 226, 150, 2.4], [28, 206, 70, 1.6]] as const) e.pens(`M${x} ${y}V${y - h}`, [[AMBER, w * 7, 0.12], [AMBER, w * 2.6, 0.3], [HOT, w]]);
  },
  (e) => {
    night(e, 150, 200, "#8a5208");
    const points: Point[] = [];
    for (let k = 3; k < 74; k++) points.push([150 + 19.5 * Math.sqrt(k) * Math.cos(k * 2.39996) * 0.82, 200 + 19.5 * Math.sqrt(k) * Math.sin(k * 2.39996) * 1.06]);
    let d = "";
    points.forEach((p, k) => {
      for (const step of [13, 8]) {
        const q = points[k + step];
        if (q) d += `M${row(...p)}L${row(...q)}`;
      }
    });
    glow(e, d, 0.9, KEY, 0.9);
    nodes(e, points.filter((_, k) => k % 5 === 0).map(([x, y]) => [x, y, 1.2]));
  },
  (e) => {
    e.ground("#140c04");
    const upper = scatter(e, 15, 22, (p) => Math.hypot(p[0] - 98, p[1] - 110) < 78);
    const lower = scatter(e, 13, 22, (p) => Math.hypot(p[0] - 204, p[1] - 306) < 66);
    glow(e, links(upper, 3) + links(lower, 3), 1.2, KEY);
    glow(e, curve([[98, 110], [176, 170], [130, 240], [204, 306]]), 2.8);
    nodes(e, [...upper, ...lower].map(([x, y]) => [x, y, 1.1]));
    nodes(e, [[98, 110, 4], [204, 306, 3.4]]);
  },
  (e) => {
    e.ground(e.linear([[0, "#f5bd2a"], [1, "#c97d00"]]));
    const points = scatter(e, 30, 46);
    const edge: Point[] = [[0, 0], [300, 0], [0, 400], [300, 400], [150, 0], [0, 200], [300, 210], [140, 400]];
    e.pens(links([...points, ...edge], 4, 120), [["#fff1b8", 5, 0.3], ["#3a2002", 1.8]]);
    nodes(e, points.map(([x, y], k) => [x, y, k % 6 ? 1.5 : 3.2]), "#fff6d6", "#3a2002");
  },
  (e) => {
    night(e, 110, 240, "#a2620a");
    const spots: [number, number, number][] = [[112, 236, 7]];
    let d = "";
    for (let k = 1; k < 8; k++) {
      const r = 24 + k * 27;
      d += disc(112, 236, r);
      for (let j = 0; j < 3; j++) {
        const a = e.chance.between(0, 6.28);
        const size = e.chance.between(0.8, 2.4);
        spots.push([112 + r * Math.cos(a), 236 + r * Math.sin(a), size]);
      }
    }
    glow(e, d, 1, KEY, 0.8);
    glow(e, polyline(spots.slice(0, 9).map(([x, y]): Point => [x, y])), 1.4);
    nodes(e, spots);
  },
];

export function nex(easel: Easel, opus: number): void {
  OEUVRE[opus - 1]?.(easel);
}

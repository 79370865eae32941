/** Lite Metal: polished brass. Tubes, spheres, cones and dishes with hard-edged reflections. */
import { mix } from "./colour";
import { box, disc, type Easel, n, polyline, row, type Point, type Stop } from "./easel";

interface Alloy {
  dark: string;
  body: string;
  light: string;
  flash: string;
  /** What stands around and is mirrored. */
  room: string;
}

const GOLD: Alloy = { dark: "#2b1703", body: "#e0a100", light: "#ffd95c", flash: "#fffbe6", room: "#8a5200" };
const COPPER: Alloy = { dark: "#2a0f08", body: "#e08a1c", light: "#ffc27a", flash: "#fff3e2", room: "#93380f" };
const PALE: Alloy = { dark: "#3a2a10", body: "#e6b63c", light: "#ffe89a", flash: "#ffffff", room: "#5d6b73" };
const COBALT: Alloy = { dark: "#101629", body: "#e0a100", light: "#ffd24a", flash: "#fffdf0", room: "#1d4f86" };

/** Bands across a tube, 0 to 1: soft within a band, hard where two meet. */
function bands(easel: Easel, alloy: Alloy): Stop[] {
  const { chance } = easel;
  const a = chance.between(0.14, 0.2);
  const b = chance.between(0.4, 0.5);
  const c = chance.between(0.7, 0.78);
  return [
    [0, alloy.dark],
    [0.07, alloy.room],
    [0.07, alloy.body],
    [a, alloy.light],
    [a, alloy.flash],
    [a + 0.07, alloy.flash],
    [a + 0.07, alloy.light],
    [b, alloy.body],
    [b, alloy.dark],
    [b + 0.06, alloy.dark],
    [c, alloy.room],
    [c, alloy.light],
    [c + 0.06, alloy.body],
    [0.93, alloy.body],
    [0.93, alloy.room],
    [1, alloy.dark],
  ];
}

/** Upright pipes of an organ, each with its mouth. */
function organ(easel: Easel, alloy: Alloy, tops: readonly number[], turn = 0): void {
  const width = 232 / tops.length;
  const steel = easel.linear(bands(easel, alloy), [0, 0, 1, 0]);
  easel.group(`transform="rotate(${turn} 150 200)"`, () => {
    tops.forEach((top, i) => {
      const x = 34 + i * width;
      const rx = width * 0.44;
      const foot = turn ? 560 : 400;
      easel.fill(box(x + 9, top + 12, 2 * rx, foot), alloy.dark, 0.28);
      easel.fill(`M${row(x, top)}v${foot}h${n(2 * rx)}V${top}z`, steel);
      easel.add(`<ellipse cx="${n(x + rx)}" cy="${top}" rx="${n(rx)}" ry="${n(rx * 0.42)}" fill="${alloy.light}"/>`);
      easel.add(`<ellipse cx="${n(x + rx)}" cy="${n(top + 1.5)}" rx="${n(rx * 0.8)}" ry="${n(rx * 0.29)}" fill="${alloy.dark}"/>`);
    });
  });
}

/** Nested tubes bent round a corner. */
function arcs(easel: Easel, alloy: Alloy, x: number, y: number, radii: readonly (readonly [number, number])[], cross?: readonly Stop[]): void {
  for (const [inner, outer] of radii) {
    const stops = (cross ?? bands(easel, alloy)).map(([at, colour]): Stop => [(inner + (outer - inner) * at) / outer, colour]);
    easel.add(`<path fill-rule="evenodd" fill="${alloy.dark}" opacity=".35" d="${disc(x + 7, y + 10, outer)}${disc(x + 7, y + 10, inner)}"/>`);
    easel.add(`<path fill-rule="evenodd" fill="${easel.radial(stops, x, y, outer)}" d="${disc(x, y, outer)}${disc(x, y, inner)}"/>`);
  }
}

/** A mirror ball: sky above, floor below, and a black horizon bent between. */
function sphere(easel: Easel, alloy: Alloy, x: number, y: number, r: number): void {
  const tilt = easel.chance.between(-8, 8);
  easel.add(`<ellipse cx="${n(x + r * 0.25)}" cy="${n(y + r * 1.02)}" rx="${n(r * 0.95)}" ry="${n(r * 0.12)}" fill="${alloy.dark}" opacity=".38"/>`);
  const sky = easel.linear([[0, alloy.room], [0.3, alloy.body], [0.75, alloy.light], [1, alloy.flash]], [0, y - r, 0, y + r * 0.2], true);
  const floor = easel.linear([[0, alloy.dark], [0.35, alloy.room], [0.36, alloy.body], [0.8, alloy.light], [0.81, alloy.room], [1, alloy.dark]], [0, y, 0, y + r], true);
  easel.fill(disc(x, y, r), sky);
  easel.group(`${easel.clip(disc(x, y, r))} transform="rotate(${n(tilt)} ${n(x)} ${n(y)})"`, () => {
    const h = y + r * 0.12;
    easel.fill(`M${row(x - r * 1.2, h + r * 0.3)}Q${row(x - r * 0.3, h - r * 0.42, x + r * 0.2, h - r * 0.06)}T${row(x + r * 1.2, h + r * 0.1)}V${n(y + r * 1.3)}H${n(x - r * 1.2)}z`, floor);
    easel.fill(`M${row(x - r * 0.5, y - r * 0.86)}h${n(r * 0.34)}l${row(-r * 0.12, r * 0.5)}h${n(-r * 0.34)}z`, alloy.flash, 0.92);
    easel.fill(`M${row(x - r * 0.1, y - r * 0.86)}h${n(r * 0.1)}l${row(-r * 0.12, r * 0.5)}h${n(-r * 0.1)}z`, alloy.flash, 0.8);
    easel.fill(`M${row(x + r, y - r)}Q${row(x + r * 0.62, y, x + r * 0.4, y + r)}H${n(x + r * 1.2)}z`, alloy.room, 0.55);
  });
}

/** A cone: slivers from the tip to the foot. */
function cone(easel: Easel, alloy: Alloy, x: number, tip: number, foot: number, half: number): void {
  const edge = (t: number): Point => {
    const angle = Math.PI * (1 - t);
    return [x + half * Math.cos(angle), foot + half * 0.2 * Math.sin(angle)];
  };
  easel.fill(polyline([[x + 14, tip + 60], [x + half * 2.3, foot + half * 0.1], [x - half * 0.6, foot + half * 0.2]], true), alloy.dark, 0.3);
  const slivers: [number, string][] = [
    [0.1, alloy.room], [0.22, alloy.body], [0.3, alloy.light], [0.37, alloy.flash], [0.5, alloy.light], [0.6, alloy.body],
    [0.68, alloy.dark], [0.8, alloy.room], [0.86, alloy.light], [0.93, alloy.body], [1, alloy.dark],
  ];
  let from = 0;
  for (const [to, colour] of slivers) {
    const points: Point[] = [[x, tip]];
    for (let k = 0; k <= 3; k++) points.push(edge(from + ((to - from) * k) / 3));
    easel.fill(polyline(points, true), colour);
    from = to - 0.004;
  }
}

/** A turned dish: light sweeps round it like the hands of a clock. */
function dish(easel: Easel, alloy: Alloy, x: number, y: number, r: number, start: number): void {
  easel.fill(disc(x + 8, y + 12, r), alloy.dark, 0.35);
  easel.fill(disc(x, y, r), alloy.body);
  const slices = r > 60 ? 40 : 20;
  easel.group(easel.clip(disc(x, y, r)), () => {
    for (let k = 0; k < slices; k++) {
      const wave = Math.cos((4 * Math.PI * k) / slices + start) * 0.8 + Math.cos((6 * Math.PI * k) / slices) * 0.35;
      const colour = wave > 0 ? mix(alloy.body, alloy.flash, Math.min(1, wave) ** 2) : mix(alloy.body, alloy.dark, Math.min(1, -wave) * 0.8);
      const a = (2 * Math.PI * k) / slices;
      const b = (2 * Math.PI * (k + 1.06)) / slices;
      easel.fill(`M${row(x, y)}L${row(x + 1.2 * r * Math.cos(a), y + 1.2 * r * Math.sin(a))}L${row(x + 1.2 * r * Math.cos(b), y + 1.2 * r * Math.sin(b))}z`, colour);
    }
    let grooves = "";
    for (let ring = r * 0.2; ring < r; ring += r * 0.13) grooves += disc(x, y, ring);
    easel.line(grooves, alloy.dark, 0.6, 0.35);
  });
  easel.line(disc(x, y, r - 2), alloy.light, 3);
}

/** A pipe that walks a grid: F straight on, L and R a quarter turn; S starts a new pipe. */
function pipe(easel: Easel, alloy: Alloy, cell: number, runs: readonly { x: number; y: number; turn: number; walk: string }[]): void {
  const thick = 0.74;
  const [near, far] = [(cell * (1 - thick)) / 2, (cell * (1 + thick)) / 2];
  const cross = bands(easel, alloy);
  const shadow = (d: string): string => `<path d="${d}" fill="${alloy.dark}" opacity=".3"/>`;
  const bar = box(near, -0.6, far - near, cell + 1.2);
  // Tiles run upwards: entry below, the pipe's left is x = 0.
  const straight = easel.stamp(`${shadow(box(near - 5, 0, far - near + 10, cell))}<path fill="${easel.linear(cross, [near, 0, far, 0], true)}" d="${bar}"/>`);
  const bend = (flip: boolean): string => {
    const stops = cross.map(([at, colour]): Stop => [(near + (far - near) * (flip ? 1 - at : at)) / far, colour]);
    if (flip) stops.reverse();
    const ring = (a: number, b: number): string =>
      `M0 ${n(cell - a)}V${n(cell - b)}A${row(b, b, 0, 0, 1, b, cell)}H${n(a)}A${row(a, a, 0, 0, 0, 0, cell - a)}z`;
    return easel.stamp(`<g${flip ? ` transform="matrix(-1 0 0 1 ${n(cell)} 0)"` : ""}>${shadow(ring(near - 5, far + 5))}<path fill="${easel.radial(stops, 0, cell, far)}" d="${ring(near, far)}"/></g>`);
  };
  const [left, right] = [bend(false), bend(true)];
  const steps: Point[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
  for (const run of runs) {
    let { x, y, turn } = run;
    for (const step of run.walk) {
      const stamp = step === "L" ? left : step === "R" ? right : straight;
      easel.place(stamp, `translate(${row(x * cell, y * cell)})${turn ? `rotate(${row(turn * 90, cell / 2, cell / 2)})` : ""}`);
      turn = (turn + (step === "L" ? 3 : step === "R" ? 1 : 0)) % 4;
      const [dx, dy] = steps[turn] as Point;
      x += dx;
      y += dy;
    }
  }
}

function wall(easel: Easel, above: string, below: string, horizon = 1): void {
  easel.ground(easel.linear([[0, above], [horizon, mix(above, below, 0.55)], [horizon, below], [1, mix(below, above, 0.4)]]));
}

const OEUVRE: readonly ((easel: Easel) => void)[] = [
  (e) => {
    wall(e, "#3b2206", "#140a02");
    organ(e, GOLD, [190, 120, 62, 40, 78, 140, 214]);
  },
  (e) => {
    e.ground("#f3e3bd");
    arcs(e, COPPER, 0, 400, [[300, 372], [208, 284], [124, 192], [40, 108]]);
  },
  (e) => {
    wall(e, "#e9ac0b", "#7d4c05", 0.7);
    sphere(e, GOLD, 150, 196, 112);
  },
  (e) => {
    wall(e, "#1b2433", "#0b0f18");
    pipe(e, COBALT, 75, [{ x: 0, y: 5, turn: 0, walk: "FRFFLLFFRRFFLLFFFRF" }]);
  },
  (e) => {
    e.ground("#efd9a4");
    dish(e, PALE, 150, 210, 122, 0.4);
    dish(e, COPPER, 150, 210, 36, 2);
  },
  (e) => {
    wall(e, "#0f4450", "#092a33", 0.72);
    cone(e, GOLD, 92, 120, 322, 52);
    cone(e, GOLD, 205, 48, 346, 62);
    cone(e, COPPER, 136, 226, 366, 40);
  },
  (e) => {
    e.ground("#f6e7c4");
    pipe(e, GOLD, 60, [
      { x: 0.5, y: 6, turn: 0, walk: "FFFFFRFRFFFFF" },
      { x: 1.5, y: 0, turn: 2, walk: "FFFFFLFLFFFFF" },
      { x: 2.5, y: 5, turn: 2, walk: "F" },
    ]);
  },
  (e) => {
    wall(e, "#7a2a10", "#3a0f07", 0.62);
    sphere(e, COPPER, 206, 118, 66);
    sphere(e, GOLD, 104, 236, 88);
    sphere(e, PALE, 226, 300, 40);
  },
  (e) => {
    e.ground("#e0a100");
    organ(e, COBALT, [250, 150, 60, -20, 90], 32);
  },
  (e) => {
    wall(e, "#6b4108", "#1d1004");
    const gold = bands(e, GOLD);
    arcs(e, GOLD, 116, 150, [[62, 104]], gold);
    arcs(e, COBALT, 186, 250, [[62, 104]]);
    e.group(e.clip("M150 120h120v92H150z"), () => arcs(e, GOLD, 116, 150, [[62, 104]], gold));
  },
  (e) => {
    wall(e, "#f2d27c", "#b8790c", 0.66);
    cone(e, COBALT, 176, 66, 330, 84);
    sphere(e, COBALT, 84, 304, 52);
  },
  (e) => {
    wall(e, "#5b3506", "#2b1703");
    dish(e, GOLD, 128, 150, 104, 1.2);
    sphere(e, COPPER, 214, 290, 62);
  },
];

export function liteMetal(easel: Easel, opus: number): void {
  OEUVRE[opus - 1]?.(easel);
}

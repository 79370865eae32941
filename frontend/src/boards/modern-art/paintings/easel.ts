/** One canvas of 300 by 400 being painted: collects definitions and marks, and keeps ids apart. */
import { Chance } from "./chance";

export const WIDTH = 300;
export const HEIGHT = 400;

export type Point = readonly [number, number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A number as SVG wants it: one decimal, no idle zeros (markup is kept small). */
export function n(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}

/** Numbers in a row, without the blanks that a minus makes needless. */
export function row(...values: number[]): string {
  return values.map(n).join(" ").replaceAll(" -", "-");
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Threads of the canvas over the finished picture; too fine to be seen from afar. */
const THREADS = `<path d="M0 .5h4M0 2.5h4" stroke="#fff" stroke-width=".7" opacity=".5"/><path d="M.5 0v4M2.5 0v4" stroke="#000" stroke-width=".7" opacity=".5"/>`;

/** Straight lines through the points. */
export function polyline(points: readonly Point[], closed = false): string {
  let x = 0;
  let y = 0;
  let d = "";
  for (const [i, point] of points.entries()) {
    const nx = tenth(point[0]);
    const ny = tenth(point[1]);
    d += i === 0 ? `M${row(nx, ny)}` : `l${row(nx - x, ny - y)}`;
    x = nx;
    y = ny;
  }
  return closed ? `${d}z` : d;
}

/** A soft curve through the points (Catmull-Rom as cubic Béziers), rounded to `grain`. */
export function curve(points: readonly Point[], closed = false, grain = 0.1): string {
  const near = (value: number): number => tenth(Math.round(value / grain) * grain);
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point;
  let x = near(at(0)[0]);
  let y = near(at(0)[1]);
  let d = `M${row(x, y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const ex = near(r[0]);
    const ey = near(r[1]);
    d += `c${row(
      near(q[0] + (r[0] - p[0]) / 6 - x),
      near(q[1] + (r[1] - p[1]) / 6 - y),
      near(r[0] - (s[0] - q[0]) / 6 - x),
      near(r[1] - (s[1] - q[1]) / 6 - y),
      ex - x,
      ey - y,
    )}`;
    x = ex;
    y = ey;
  }
  return closed ? `${d}z` : d;
}

/** A circle as a path, so that many can share one element. */
export function disc(x: number, y: number, r: number): string {
  return `M${row(x - r, y)}a${row(r, r, 0, 1, 0, 2 * r, 0)}a${row(r, r, 0, 1, 0, -2 * r, 0)}z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${row(x, y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

/** The point `part` of the way along the soft curve, and the unit normal there. */
export function along(points: readonly Point[], part: number): { at: Point; normal: Point } {
  const last = points.length - 1;
  const place = Math.min(0.9999, Math.max(0, part)) * last;
  const i = Math.floor(place);
  const t = place - i;
  const get = (k: number): Point => points[Math.min(last, Math.max(0, k))] as Point;
  const [p, q, r, s] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
  const value = (k: 0 | 1): number =>
    0.5 * (2 * q[k] + (r[k] - p[k]) * t + (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]) * t * t +
      (3 * q[k] - p[k] - 3 * r[k] + s[k]) * t * t * t);
  const slope = (k: 0 | 1): number =>
    0.5 * (r[k] - p[k] + 2 * (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]) * t +
      3 * (3 * q[k] - p[k] - 3 * r[k] + s[k]) * t * t);
  const [dx, dy] = [slope(0), slope(1)];
  const length = Math.hypot(dx, dy) || 1;
  return { at: [value(0), value(1)], normal: [-dy / length, dx / length] };
}

export class Easel {
  private definitions = "";
  private marks = "";
  private names = 0;

  constructor(
    readonly chance: Chance,
    private readonly prefix: string,
  ) {}

  private define(build: (id: string) => string): string {
    const id = this.prefix + (this.names++).toString(36);
    this.definitions += build(id);
    return id;
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) => {
        const seen = opacity === undefined ? "" : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
        return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${seen}/>`;
      })
      .join("");
  }

  /** A linear gradient as a fill; by default down the box of what it fills. */
  linear(stops: readonly Stop[], ends: readonly [number, number, number, number] = [0, 0, 0, 1], onCanvas = false): string {
    const units = onCanvas ? ` gradientUnits="userSpaceOnUse"` : "";
    const [x1, y1, x2, y2] = ends;
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"${units}>${this.stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A radial gradient as a fill, in canvas units. */
  radial(stops: readonly Stop[], x: number, y: number, r: number): string {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}" gradientUnits="userSpaceOnUse">${this.stops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A repeated tile as a fill. */
  pattern(width: number, height: number, inside: string, transform = ""): string {
    const turn = transform ? ` patternTransform="${transform}"` : "";
    const id = this.define(
      (name) =>
        `<pattern id="${name}" width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse"${turn}>${inside}</pattern>`,
    );
    return `url(#${id})`;
  }

  /** A clip for `group`. */
  clip(d: string): string {
    const id = this.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** Markup to be placed several times with `place`. */
  stamp(markup: string): string {
    return this.define((name) => `<g id="${name}">${markup}</g>`);
  }

  /** One line drawn with several pens, widest first: light around a wire, or a lath with its edge. */
  pens(d: string, pens: readonly (readonly [colour: string, width: number, opacity?: number, transform?: string])[], more = ""): void {
    const id = this.define((name) => `<path id="${name}" d="${d}"/>`);
    const uses = pens.map(([colour, width, opacity = 1, transform = ""]) => {
      const move = transform && ` transform="${transform}"`;
      return `<use href="#${id}" stroke="${colour}" stroke-width="${n(width)}"${seen(opacity)}${move}/>`;
    });
    this.marks += `<g fill="none" ${ROUND}${more && ` ${more}`}>${uses.join("")}</g>`;
  }

  place(stamp: string, transform: string): void {
    this.marks += `<use href="#${stamp}" transform="${transform}"/>`;
  }

  add(markup: string): void {
    this.marks += markup;
  }

  ground(fill: string): void {
    this.marks += `<path fill="${fill}" d="M0 0h300v400H0z"/>`;
  }

  /** Lets the weave of the canvas show through. */
  weave(opacity: number): void {
    this.marks += `<path fill="${this.pattern(4, 4, THREADS)}"${seen(opacity)} d="M0 0h300v400H0z"/>`;
  }

  fill(d: string, paint: string, opacity = 1): void {
    this.marks += `<path fill="${paint}"${seen(opacity)} d="${d}"/>`;
  }

  line(d: string, paint: string, width: number, opacity = 1, more = ""): void {
    this.marks += `<path fill="none" stroke="${paint}" stroke-width="${n(width)}"${seen(opacity)}${more && ` ${more}`} d="${d}"/>`;
  }

  group(attributes: string, paint: () => void): void {
    this.marks += `<g ${attributes}>`;
    paint();
    this.marks += "</g>";
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs>${this.definitions}</defs>${this.marks}</svg>`;
  }
}

function seen(opacity: number): string {
  return opacity === 1 ? "" : ` opacity="${Math.round(opacity * 100) / 100}"`;
}

export const ROUND = `stroke-linecap="round" stroke-linejoin="round"`;

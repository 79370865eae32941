// Where the 30 spaces lie: a spiral from Start, outside, to the Goal in the middle. It is a rounded
// rectangle rather than a circle, which leaves room inside for the lot and the hand. A zeppelin between two spaces is on the same line.

export interface Point {
  x: number;
  y: number;
}

export interface Spiral {
  width: number;
  height: number;
  /** Size of a space. */
  tile: { width: number; height: number };
  isWide: boolean;
  /** Place 0 is Start, 1 to 30 a space, 31 the Goal; anything between is on the way. */
  at: (place: number) => Point;
  /** The middle of what the spiral leaves free. */
  room: Point;
  /** The line through all of them, as an SVG path. */
  line: string;
}

const SPACES = 30;
const STEPS = 4000;
const TURNS = 3;
// Where on the outermost turn Start is, as a part of a half turn from the right.
const START = 0.78;
// How square the spiral is: 2 is an ellipse, more is rounder at the corners only.
const SQUARENESS = 3.4;

interface Shape {
  height: number;
  tile: { width: number; height: number };
  /** How much the spiral closes in a whole turn. */
  closesX: number;
  closesY: number;
}

function shapeFor(width: number): Shape {
  if (width >= 520) {
    // Shallow on a desk: the dock below it needs its share of the screen.
    const tile = { width: Math.min(74, width / 9.4), height: 49 };
    return { height: Math.min(440, Math.max(392, width * 0.64)), tile, closesX: tile.width * 1.14, closesY: tile.height * 1.32 };
  }
  const tile = { width: width / 7.6, height: 46 };
  return { height: width * 1.36, tile, closesX: tile.width * 1.12, closesY: tile.height * 1.24 };
}

const squared = (of: number): number => Math.sign(of) * Math.abs(of) ** (2 / SQUARENESS);

/** Lay the track out for a column of this width. */
export function spiralFor(width: number): Spiral {
  const { height, tile, closesX, closesY } = shapeFor(width);
  const middle = { x: width / 2, y: height / 2 };
  const rx = (width - tile.width) / 2 - 2;
  // A zeppelin rises above the topmost spaces.
  const ry = (height - tile.height) / 2 - 9;
  // It begins at the left, low, and goes round clockwise.
  const at = (turn: number): Point => {
    const angle = Math.PI * START + turn * Math.PI * 2;
    return {
      x: middle.x + Math.max(0, rx - closesX * turn) * squared(Math.cos(angle)),
      y: middle.y + 4 + Math.max(0, ry - closesY * turn) * squared(Math.sin(angle)),
    };
  };
  const points: Point[] = [];
  const lengths: number[] = [];
  for (let k = 0, length = 0; k <= STEPS; k++) {
    const point = at((k / STEPS) * TURNS);
    const before = points[k - 1];
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
    points.push(point);
    lengths.push(length);
  }
  const gaps = apart(points, lengths, tile);
  const onLine = (length: number): Point => {
    const k = lengths.findIndex((one) => one >= length);
    return points[k < 0 ? STEPS : k]!;
  };
  const goal = { x: middle.x + closesX / 2, y: middle.y + closesY * 0.5 - (width >= 520 ? 62 : 0) };
  const place = (number: number): Point => {
    if (number > SPACES) {
      const last = onLine(gaps[SPACES]!);
      const rest = number - SPACES;
      return { x: last.x + (goal.x - last.x) * rest, y: last.y + (goal.y - last.y) * rest };
    }
    const low = Math.floor(number);
    const from = gaps[low]!;
    const to = gaps[Math.min(SPACES, low + 1)]!;
    return onLine(from + (to - from) * (number - low));
  };
  const drawn = points.filter((_, k) => k % 12 === 0 && lengths[k]! <= gaps[SPACES]!);
  const line = drawn.map(({ x, y }, k) => `${k ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return { width, height, tile, isWide: width >= 520, at: place, room: { x: goal.x, y: middle.y + closesY * 0.5 }, line };
}

// How far along the line each place lies: the next one is the first point where two tiles do not touch.
// A tile is wider than high, so they are closer together where the line goes up or down.
function apart(points: readonly Point[], lengths: readonly number[], tile: { width: number; height: number }): number[] {
  const places = [0];
  let k = 0;
  for (let number = 1; number <= SPACES; number++) {
    const from = points[k]!;
    while (k < STEPS && Math.abs(points[k]!.x - from.x) < tile.width + 3 && Math.abs(points[k]!.y - from.y) < tile.height + 3) k++;
    places.push(lengths[k]!);
  }
  return places;
}

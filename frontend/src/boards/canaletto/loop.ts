// Where things stand on the lagoon. The palaces stand along the four sides of a closed loop, clockwise
// from the upper left; what is on the water goes along the same loop, further in.

export interface Spot {
  x: number;
  y: number;
}

export interface Sailing extends Spot {
  /** The direction clockwise, in degrees. */
  turn: number;
}

export interface Lagoon {
  width: number;
  height: number;
  /** Size of a palace. */
  wide: number;
  high: number;
  /** How large what is on the water is drawn. */
  scale: number;
  /** The middle of a palace. */
  palace: (palace: number) => Spot;
  /** On the water before a palace; fractions lie between two of them. */
  water: (way: number) => Sailing;
}

const EDGE = 3;
// The lagoon is no lower than this, and no palace wider.
const LOWEST = 300;
const LARGEST = 132;
// How far from the palaces the gondola goes.
const OFF = { wide: { x: 22, y: 16 }, tall: { x: 12, y: 13 } };

/** Say how many palaces stand in a row at the top; it is so many at the bottom, too. */
function across(palaces: number, isTall: boolean): number {
  if (isTall) return 5;
  return palaces < 16 ? 5 : palaces < 18 ? 6 : palaces < 22 ? 7 : 8;
}

/** Lay the palaces on an area of this width, of which so much can be seen at once. */
export function lagoon(width: number, palaces: number, room: number): Lagoon {
  const isNarrow = width < 560;
  const isTall = isNarrow && (room >= width || width < 440);
  const row = across(palaces, isTall);
  const right = Math.ceil((palaces - 2 * row) / 2);
  const left = palaces - 2 * row - right;
  const lines = right + 2;
  const step = (width - 2 * EDGE) / row;
  const height = isTall ? lines * step * 1.24 + 2 * EDGE : Math.min(width * 0.7, Math.max(LOWEST, room));
  const rise = (height - 2 * EDGE) / lines;
  const wide = Math.min(step * 0.9, (rise * 0.93) / 1.04, LARGEST);
  const high = Math.min(rise * 0.93, wide * 1.12);

  const spots: Spot[] = [];
  const top = EDGE + high / 2;
  const bottom = height - EDGE - high / 2;
  const [west, east] = [EDGE + wide / 2, width - EDGE - wide / 2];
  const between = (from: number, to: number, part: number): number => from + (to - from) * part;
  for (let k = 0; k < row; k++) spots.push({ x: between(west, east, k / (row - 1)), y: top });
  for (let k = 1; k <= right; k++) spots.push({ x: east, y: between(top, bottom, k / (right + 1)) });
  for (let k = 0; k < row; k++) spots.push({ x: between(east, west, k / (row - 1)), y: bottom });
  for (let k = 1; k <= left; k++) spots.push({ x: west, y: between(bottom, top, k / (left + 1)) });

  const off = isNarrow ? OFF.tall : OFF.wide;
  const shore = { x: EDGE + wide + off.x, y: EDGE + high + off.y };
  const within = (at: number, least: number, most: number): number => Math.min(most, Math.max(least, at));
  const afloat = spots.map(({ x, y }) => ({
    x: within(x, shore.x, width - shore.x),
    y: within(y, shore.y, height - shore.y),
  }));
  const place = (palace: number): number => ((palace % palaces) + palaces) % palaces;

  function water(way: number): Sailing {
    const from = Math.floor(way);
    const a = afloat[place(from)]!;
    const b = afloat[place(from + 1)]!;
    const part = way - from;
    return {
      x: between(a.x, b.x, part),
      y: between(a.y, b.y, part),
      turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    };
  }

  return { width, height, wide, high, scale: isNarrow ? 0.66 : 1, palace: (palace) => spots[place(palace)]!, water };
}

/** A line on the water from one palace clockwise to another. */
export function course(place: Lagoon, from: number, to: number): string {
  const points = Array.from({ length: Math.round(to - from) + 1 }, (_, k) => place.water(from + k));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

// Where the 30 spaces lie: a square spiral from Start, in the lower left corner, round the outside and
// then inward to the Goal. That leaves room inside for the lot and the hand. A zeppelin between two
// spaces is on the same line.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spiral extends Size {
  /** Size of a space. */
  tile: Size;
  isWide: boolean;
  /** Place 0 is Start, 1 to 30 a space, 31 the Goal; anything between is on the way. */
  at: (place: number) => Point;
  /** What the spiral leaves free. */
  room: Point & Size;
  /** The line through all places, as an SVG path. */
  line: string;
}

const SPACES = 30;
const GAP = 5;
const WIDE = 500;
// A low screen: eight columns all the same if they can be, so that the whole track is seen.
const LOW = 420;
const NARROWEST = 440;
// On a desk a space is never lower than this, and never much higher than it is wide.
const LEAST_HEIGHT = 62;
const MOST_UPRIGHT = 1.15;
// A zeppelin rises a little above the topmost spaces.
const ABOVE = 6;

/** The cells of a square spiral in their order, from the lower left corner upward and clockwise. */
function cells(columns: number, rows: number, count: number): [column: number, row: number][] {
  const found: [number, number][] = [];
  const WAYS = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  const been = new Set<number>();
  let column = 0;
  let row = rows - 1;
  let way = 0;
  const isFree = (c: number, r: number): boolean => c >= 0 && c < columns && r >= 0 && r < rows && !been.has(r * columns + c);
  while (found.length < count) {
    found.push([column, row]);
    been.add(row * columns + column);
    if (!isFree(column + WAYS[way]![0], row + WAYS[way]![1])) way = (way + 1) % WAYS.length;
    column += WAYS[way]![0];
    row += WAYS[way]![1];
  }
  return found;
}

/** Lay the track out for a column of this width, of which so much can be seen at once. */
export function spiralFor(width: number, seen: number): Spiral {
  const isWide = width >= WIDE;
  const isLow = !isWide && width >= NARROWEST && seen < LOW;
  const [columns, rows] = isWide || isLow ? [8, 6] : [6, 7];
  const across = width / columns;
  const fitting = (seen - ABOVE) / rows;
  const high = isWide ? Math.max(LEAST_HEIGHT, Math.min(fitting, across * MOST_UPRIGHT)) : isLow ? Math.max(46, fitting) : 51;
  const cell = { width: across, height: high };
  const height = cell.height * rows + ABOVE;
  const tile = { width: cell.width - GAP, height: cell.height - GAP };
  const places = cells(columns, rows, SPACES + 1).map(([column, row]) => ({
    x: (column + 0.5) * cell.width,
    y: (row + 0.5) * cell.height + ABOVE,
  }));
  const last = places[SPACES]!;
  const room = {
    x: cell.width * 2 + GAP,
    y: cell.height * 2 + ABOVE + GAP,
    width: cell.width * (columns - 3) - GAP * 2,
    height: cell.height * (rows - 3) - GAP * 2,
  };
  const goal = { x: room.x + room.width / (isWide ? 2 : 3), y: room.y + (isWide ? 12 : room.height / 2) };
  const way = [...places, goal];
  const at = (place: number): Point => {
    const low = Math.min(SPACES, Math.max(0, Math.floor(place)));
    const from = way[low]!;
    const to = way[low + 1]!;
    const part = Math.min(1, place - low);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return { width, height, tile, isWide, at, room, line: rounded([...places, { x: goal.x, y: last.y }, goal]) };
}

/** A line through the points that takes its corners softly. */
function rounded(points: readonly Point[]): string {
  const said = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = `M${said(points[0]!.x, points[0]!.y)}`;
  for (let k = 1; k < points.length - 1; k++) {
    const here = points[k]!;
    const next = points[k + 1]!;
    path += `Q${said(here.x, here.y)} ${said((here.x + next.x) / 2, (here.y + next.y) / 2)}`;
  }
  return path;
}

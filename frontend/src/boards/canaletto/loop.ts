// Where things stand on the lagoon. The palaces stand along a closed loop with round corners; what is
// on the water goes along the same loop, further in.

export interface Spot {
  x: number;
  y: number;
  /** The direction clockwise, in degrees. */
  turn: number;
}

export interface Lagoon {
  width: number;
  height: number;
  /** Size of a palace. */
  wide: number;
  high: number;
  /** The middle of palace `p`; fractions lie between palaces. */
  palace: (p: number) => Spot;
  /** On the water before palace `p`. */
  water: (p: number) => Spot;
}

const SAMPLES = 400;

/** Lay `palaces` on an area of this width. */
export function lagoon(width: number, palaces: number): Lagoon {
  const isTall = width < 560;
  const wanted = isTall ? Math.max(58, Math.min(74, width / 5.1)) : Math.min(94, width / 7.6);
  const rise = isTall ? 1.16 : 1.04;
  const gap = isTall ? 1.06 : 1.1;
  let height = isTall ? width * 1.32 : Math.min(460, width * 0.66);
  // A tall lagoon grows until every palace has its place; a wide one makes its palaces smaller.
  if (isTall) {
    const round = palaces * wanted * gap * 1.05;
    height = Math.max(height, (round - 2 * (width - wanted)) / 2 + wanted * rise * 1.35);
  }
  let wide = wanted;
  const around = (w: number): number => 2 * (width - w - 4 + height - w * rise - 4) - 0.86 * 2 * w * 0.8;
  while (around(wide) / palaces < wide * gap && wide > 40) wide -= 1;
  const high = wide * rise;
  const edge = { x: wide / 2 + 2, y: high / 2 + 2 };
  const across = width - 2 * edge.x;
  const down = height - 2 * edge.y;
  const bend = Math.min(wide * 0.8, across / 2, down / 2);

  const points = corners(across, down, bend);
  const lengths = [0];
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1]!, points[k]!];
    lengths.push(lengths[k - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = lengths.at(-1)!;

  function palace(p: number): Spot {
    // Half a palace in, so that the two rows at top and bottom stand alike.
    const share = (((p + 0.5) / palaces) % 1 + 1) % 1;
    const at = share * total;
    let k = lengths.findIndex((length) => length >= at);
    if (k < 1) k = 1;
    const [a, b] = [points[k - 1]!, points[k]!];
    const part = (at - lengths[k - 1]!) / (lengths[k]! - lengths[k - 1]! || 1);
    return {
      x: edge.x + a[0] + (b[0] - a[0]) * part,
      y: edge.y + a[1] + (b[1] - a[1]) * part,
      turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
    };
  }

  function water(p: number): Spot {
    const { x, y, turn } = palace(p);
    const angle = (turn * Math.PI) / 180;
    const inward = { x: -Math.sin(angle), y: Math.cos(angle) };
    const far = Math.abs(inward.x) * (wide / 2 + 15) + Math.abs(inward.y) * (high / 2 + 13);
    return { x: x + inward.x * far, y: y + inward.y * far, turn };
  }

  return { width, height, wide, high, palace, water };
}

/** The loop clockwise from the upper left, as many small steps. */
function corners(across: number, down: number, bend: number): [number, number][] {
  const points: [number, number][] = [];
  const arc = (cx: number, cy: number, from: number): void => {
    for (let k = 0; k <= SAMPLES / 8; k++) {
      const angle = from + (k / (SAMPLES / 8)) * (Math.PI / 2);
      points.push([cx + bend * Math.cos(angle), cy + bend * Math.sin(angle)]);
    }
  };
  points.push([bend, 0]);
  arc(across - bend, bend, -Math.PI / 2);
  arc(across - bend, down - bend, 0);
  arc(bend, down - bend, Math.PI / 2);
  arc(bend, bend, Math.PI);
  return points;
}

/** A line on the water from one palace clockwise to another. */
export function course(place: Lagoon, from: number, to: number): string {
  const steps = Math.max(1, Math.ceil((to - from) * 6));
  const points = Array.from({ length: steps + 1 }, (_, k) => place.water(from + ((to - from) * k) / steps));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

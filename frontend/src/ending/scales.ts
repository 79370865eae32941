// The arithmetic of a line chart.

/** Round numbers that cover a range, about so many. */
export function ticks(least: number, most: number, count: number): number[] {
  const rough = Math.max(most - least, 1) / Math.max(count, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power);
  const found: number[] = [];
  for (let at = Math.ceil(least / step) * step; at <= most + 1e-9; at += step) found.push(at);
  return found;
}

/** A line in steps: what somebody has stays the same until it changes. */
export function stepped(points: readonly { x: number; y: number }[]): string {
  let path = "";
  let height: number | null = null;
  points.forEach(({ x, y }, k) => {
    if (height === null) path += `M${x.toFixed(1)} ${y.toFixed(1)}`;
    else if (y !== height) path += `H${x.toFixed(1)}V${y.toFixed(1)}`;
    else if (k === points.length - 1) path += `H${x.toFixed(1)}`;
    height = y;
  });
  return path;
}

/** Move labels apart so that none covers another, and none leaves the chart. */
export function apart(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((y, k) => ({ y, k })).sort((a, b) => a.y - b.y);
  let floor = least;
  for (const one of order) {
    one.y = Math.max(one.y, floor);
    floor = one.y + gap;
  }
  let ceiling = most;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, ceiling);
    ceiling = one.y - gap;
  }
  const placed = Array<number>(wanted.length).fill(0);
  for (const one of order) placed[one.k] = one.y;
  return placed;
}

/** A name at the end of its line, as much as there is room for. */
export const cut = (name: string, width: number): string => {
  const most = width < 520 ? 10 : 18;
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};

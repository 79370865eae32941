/** Mixing paint in OKLab, where equal steps look equal and mixtures do not turn grey. */
type Lab = readonly [number, number, number];

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  const c = Math.min(1, Math.max(0, value));
  return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
}

function lab(hex: string): Lab {
  const bits = parseInt(hex.slice(1), 16);
  const r = linear((bits >> 16) & 255);
  const g = linear((bits >> 8) & 255);
  const b = linear(bits & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}

/** The paint `part` of the way from one colour to another. */
export function mix(from: string, to: string, part: number): string {
  const x = lab(from);
  const y = lab(to);
  const t = Math.min(1, Math.max(0, part));
  return hex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

/** A colour on a ramp of paints, 0 the first and 1 the last. */
export function ramp(paints: readonly string[], part: number): string {
  const place = Math.min(1, Math.max(0, part)) * (paints.length - 1);
  const first = Math.min(paints.length - 2, Math.floor(place));
  return mix(paints[first] as string, paints[first + 1] as string, place - first);
}

/** The same hue lighter (above 0) or darker (below 0). */
export function tint(colour: string, step: number): string {
  return step >= 0 ? mix(colour, "#ffffff", step) : mix(colour, "#000000", -step);
}

// The twelve types of treasure, each drawn in a square of 24: lines in the colour of the text.
const FILL = 'fill="currentColor" stroke="none"';

const mane = Array.from({ length: 24 }, (_, k) => {
  const far = k % 2 ? 7.6 : 9.6;
  const turn = (k * Math.PI) / 12;
  return `${(12 + far * Math.sin(turn)).toFixed(1)} ${(12 - far * Math.cos(turn)).toFixed(1)}`;
}).join("L");

const DRAWN: readonly string[] = [
  // mirror
  '<ellipse cx="12" cy="9" rx="5.8" ry="6.8"/><path d="M12 15.8V21.5M9 21.5h6M9.4 11.6l4.4-5.4M12 12.4l2.2-2.7"/>',
  // chandelier
  `<path d="M12 1.5V17M4.5 9.5c0 6 15 6 15 0M8.5 9c0 4.6 7 4.6 7 0M4.5 9.5V7.5M19.5 9.5V7.5M8.5 9V7M15.5 9V7"/><path ${FILL} d="M12 22.5l-2-3.3 2-2.7 2 2.7zM4.5 3l1.3 2.8a1.4 1.4 0 1 1-2.6 0zM19.5 3l1.3 2.8a1.4 1.4 0 1 1-2.6 0zM8.5 2.5l1.2 2.7a1.3 1.3 0 1 1-2.4 0zM15.5 2.5l1.2 2.7a1.3 1.3 0 1 1-2.4 0z"/>`,
  // fan
  `<path d="M12 20.5L2.5 10.5a13.4 13.4 0 0 1 19 0zM12 20.5L7 7.5M12 20.5L17 7.5M12 20.5V6.6M5.6 13.8a9 9 0 0 1 12.8 0"/><circle ${FILL} cx="12" cy="20.5" r="1.7"/>`,
  // lion
  `<path d="M${mane}Z"/><path d="M7.8 9.5c0-1.6 1.6-2.7 4.2-2.7s4.2 1.1 4.2 2.7c0 3-1.6 7.3-4.2 7.3s-4.2-4.3-4.2-7.3zM12 14v1.5"/><path ${FILL} d="M10.3 12.5h3.4L12 14.6zM9.2 9.6h1.7v1.5H9.2zM13.1 9.6h1.7v1.5h-1.7z"/>`,
  // painting
  `<rect x="2.5" y="4" width="19" height="16" rx="1"/><rect x="5" y="6.5" width="14" height="11"/><path d="M5.5 16.5l4.3-5 3 3.3 1.9-2.2 3.8 3.9"/><circle ${FILL} cx="15.5" cy="9.4" r="1.3"/>`,
  // glass
  `<path d="M6 2.5h12c.2 5.5-1.6 9.5-6 9.5s-6.2-4-6-9.5zM12 12v8.5M7.5 21.5h9"/><path ${FILL} d="M7 6.5h10c-.4 2.6-2 4.3-5 4.3s-4.6-1.7-5-4.3z"/><circle ${FILL} cx="12" cy="15.5" r="1.5"/>`,
  // watch
  '<circle cx="12" cy="14.5" r="7.3"/><path d="M12 10.3v4.2l3 1.8M12 7.2V5.5M12 21.8v-1M4.7 14.5h1M19.3 14.5h-1"/><circle cx="12" cy="3.4" r="2"/>',
  // bust
  `<path ${FILL} d="M12 2.5c2.6 0 4 1.9 4 4.3 0 2.2-1.1 4.3-2.4 5v1.4c2.8.4 5.4 1.4 5.7 4.6H4.7c.3-3.2 2.9-4.2 5.7-4.6v-1.4C9.1 11.1 8 9 8 6.8c0-2.4 1.4-4.3 4-4.3z"/><path d="M9.5 18v3M14.5 18v3M7.5 21.7h9"/>`,
  // tankard
  '<path d="M4.5 8.5h11v12.7h-11zM15.5 11h2.3c1.5 0 2.5 1 2.5 2.4v2.3c0 1.4-1 2.4-2.5 2.4h-2.3M8.2 12v6M11.8 12v6M4.5 8.5c-1.3-2.5.8-4.6 2.8-3.8 1-2.4 4.3-2.4 5.2-.2 2.2-.8 4.2 1.5 3 4"/>',
  // ring
  `<circle cx="12" cy="15.3" r="6.2"/><circle cx="12" cy="15.3" r="4"/><path ${FILL} d="M12 9.6L7.7 5.2 9.6 2h4.8l1.9 3.2z"/>`,
  // lamp
  `<path d="M12 1.5V4M6.5 8.5L9 4h6l2.5 4.5zM7.2 8.5l1.6 9.5h6.4l1.6-9.5M9 18v3h6v-3M7.5 21.5h9"/><path ${FILL} d="M12 9.8c2.3 2.5 2.2 6 0 6s-2.3-3.5 0-6z"/>`,
  // necklace
  `<path d="M3.5 2.5c0 8.5 3.2 13 8.5 13s8.5-4.5 8.5-13"/><path ${FILL} d="M12 15l-2.4 3.4L12 22.5l2.4-4.1z"/><g ${FILL}><circle cx="4.2" cy="7" r="1.7"/><circle cx="6.4" cy="11.5" r="1.7"/><circle cx="17.6" cy="11.5" r="1.7"/><circle cx="19.8" cy="7" r="1.7"/></g>`,
];

/** The inside of an SVG with a viewBox of 24 by 24. */
export const icon = (kind: number): string => DRAWN[kind] ?? "";

/** A whole symbol, for what flies over the table. */
export const symbol = (kind: number): string =>
  `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${icon(kind)}</svg>`;

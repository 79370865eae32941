// What industries and players are known by, beside their colour: drawings on a field of 24 by 24.

/** A ship, an aeroplane, a tower with a crane, a car, a telephone. */
export const INDUSTRY_PATHS: readonly string[] = [
  "M3 14h18l-2.6 5.6a1 1 0 0 1-.9.6H6.5a1 1 0 0 1-.9-.6zM6 9h3V5h3v4h6v4H6zM14 4h2.6v3.6H14z",
  "M11 2.5h2l.6 6.3L22 13v2.4l-8.3-2-.5 5 2.6 1.8v1.5L12 20.8l-3.8.9v-1.5l2.6-1.8-.5-5-8.3 2V13l8.4-4.2z",
  "M5 22V8h4V4h2v4h3V5.5l7 3.2v1.8h-2v3.2h-1.4v-3.2H14V22h-3v-4H8v4zM7.4 10.5v2h1.8v-2zm0 4v2h1.8v-2zm3.6-4v2h1.6v-2zm0 4v2h1.6v-2z",
  "M2.5 16.8v-4.3l3-1 2.2-4.2a2 2 0 0 1 1.8-1.1h4.9a2 2 0 0 1 1.6.8l2.7 3.8 2.8.9v4.9h-2a2.7 2.7 0 0 1-5.4 0h-3.6a2.7 2.7 0 0 1-5.4 0zM8 11h3.6V8H9.4zm5.4 0h3.2l-2-3h-1.2z",
  "M4.2 7.5C6 5.8 8.9 5 12 5s6 .8 7.8 2.5l-.3 3.7-3.4-.5-.4-2.2a12 12 0 0 0-7.4 0l-.4 2.2-3.4.5zM9.2 10.5h5.6l3.7 8.5H5.5zm2.8 2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z",
];

/** A disc, a triangle, a star, a cross, a ring: one for each seat. */
export const EMBLEM_PATHS: readonly string[] = [
  "M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z",
  "M12 4.5 20 18.5H4z",
  "m12 3 2.6 6 6.4.6-4.9 4.2 1.5 6.3L12 16.8l-5.6 3.3 1.5-6.3L3 9.6 9.4 9z",
  "M9.5 4.5h5v5h5v5h-5v5h-5v-5h-5v-5h5z",
  "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 4.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z",
];

// The posters that hang in the house: whatever lies in a folder of boards/ as Poster.svelte, in the order they say.
import type { Component } from "svelte";

interface Sheet {
  default: Component;
  hangs: number;
}

const SHEETS = import.meta.glob<Sheet>("../boards/*/Poster.svelte", { eager: true });

const gameOf = (path: string): string => path.split("/").at(-2)!;

/** The art of each poster by game. A game without one has its name on plain paper. */
export const POSTERS: ReadonlyMap<string, Component> = new Map(
  Object.entries(SHEETS)
    .toSorted(([, one], [, other]) => one.hangs - other.hangs)
    .map(([path, sheet]) => [gameOf(path), sheet.default]),
);

// A view as small tables, as the game itself lays it out (src/saleroom/core/sheet.py): what any game can be
// played on. The texts are messages of the catalogue, so it is read in the reader's language.
import type { Sitting } from "../table/sitting.ts";
import { piece, type Scene } from "../words/telling.ts";

export interface SheetMessage {
  readonly name: string;
  readonly numbers: Readonly<Record<string, number | readonly number[]>>;
}

/** Texts in a list stand one after the other. */
export type Text = SheetMessage | number | string | readonly Text[];

export interface Cell {
  readonly text: Text;
  /** What it is about: "you", "strong", "faint", or a group of the game, "group0" to "group4". */
  readonly mark: string;
}

export interface Grid {
  readonly title: Text;
  readonly headings: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Sheet {
  readonly headline: Text;
  readonly grids: readonly Grid[];
  readonly spotlight: readonly (readonly Cell[])[];
}

/** What the house sends of a game that has no facts for a board of its own. */
export interface Laid {
  readonly sheet: Sheet;
  /** How the lot is being sold; null while nothing is. */
  readonly mechanism: string | null;
}

export const laid = (sitting: Sitting): Laid => sitting.facts as unknown as Laid;

/** Say a text of a sheet. */
export function said(scene: Scene, text: Text): string {
  if (typeof text === "string") return text;
  if (typeof text === "number") return String(text);
  return "name" in text ? piece(scene, text.name, text.numbers) : text.map((part) => said(scene, part)).join("");
}

/** Whether a cell is a number, or stands for one. */
export const isNumber = ({ text }: Cell): boolean => typeof text === "number" || text === "·" || text === "?";

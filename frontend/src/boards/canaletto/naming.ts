// Treasures and seats in words.
import type { Sitting } from "../../table/sitting.ts";
import { words } from "../../words/catalogue.svelte.ts";
import { thing } from "../../words/telling.ts";
import { t } from "../../words/catalogue.svelte.ts";

export const listed = (names: readonly string[]): string => new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);

export const treasure = (kind: number): string => thing("canaletto", "treasure", kind);

export const treasures = (kinds: readonly number[]): string => listed(kinds.map(treasure));

/** All treasures of a type: "lamps". */
export const plural = (kind: number): string => t("canaletto-of-treasure", { treasure_n: kind });

export const who = (sitting: Sitting<"canaletto">, seat: number): string => (seat === sitting.view.viewer ? t("you") : sitting.name(seat));

const first = (sitting: Sitting<"canaletto">, seat: number): string => ([...sitting.name(seat)][0] ?? "").toLocaleUpperCase(words.language);

/** What a player's marker shows: the first letter of the name, with a number where it is not the only one. */
export function initial(sitting: Sitting<"canaletto">, seat: number): string {
  const letter = first(sitting, seat);
  const alike = sitting.view.points.filter((_, other) => first(sitting, other) === letter);
  return alike.length > 1 ? `${letter}${seat + 1}` : letter;
}

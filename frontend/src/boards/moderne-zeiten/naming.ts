// Names of what lies on this board, in the reader's language.
import { COMPONENTS } from "../../protocol.ts";
import type { Sitting } from "../../table/sitting.ts";
import { semicolons, t } from "../../words/catalogue.svelte.ts";
import { letter, thing } from "../../words/telling.ts";

export const GAME = "moderne-zeiten";
const BOX = COMPONENTS[GAME];
export const INDUSTRIES = Array.from({ length: BOX.INDUSTRIES }, (_, k) => k);
export const CITIES = Array.from({ length: BOX.CITIES }, (_, k) => k);
export const SPACES = BOX.SPACES;

/** A space of the track is written city * 5 + industry. */
export const cityOf = (pair: number): number => Math.floor(pair / BOX.INDUSTRIES);
export const industryOf = (pair: number): number => pair % BOX.INDUSTRIES;

export const industry = (id: number): string => thing(GAME, "industry", id);
export const industryLetter = (id: number): string => letter(GAME, "industry", id);
export const city = (id: number): string => thing(GAME, "city", id);
export const cityLetter = (id: number): string => letter(GAME, "city", id);
export const cityShort = (id: number): string => t(`${GAME}-city-short`, { id });

/** Several industries in a row of words. */
export const industries = (ids: readonly number[]): string => ids.map(industry).join(", ");

export const points = (count: number): string => t(`${GAME}-points`, { points: count });
export const shares = (count: number): string => t(`${GAME}-shares`, { count });

/** A player by name; the reader is "you". */
export const who = (sitting: Sitting<"moderne-zeiten">, seat: number): string => (seat === sitting.view.viewer ? t("you") : sitting.name(seat));

/** The pair that lies on a space, counted from 1; none before the track is laid. */
export const pairOn = (sitting: Sitting<"moderne-zeiten">, space: number): number | null => sitting.view.track[space - 1] ?? null;

/** Everything about a space that its picture says. */
export function spaceSaid(sitting: Sitting<"moderne-zeiten">, space: number): string {
  const pair = pairOn(sitting, space);
  if (pair === null) return "";
  const { view } = sitting;
  const said = [
    t(`${GAME}-board-space`, {
      space,
      city: city(cityOf(pair)),
      industry: industry(industryOf(pair)),
      points: view.city_points[cityOf(pair)] ?? 0,
    }),
  ];
  const owner = view.owners[space - 1] ?? null;
  if (owner !== null) said.push(t(`${GAME}-board-owned`, { name: who(sitting, owner) }));
  for (const seat of view.zeppelins.keys()) {
    if (view.zeppelins[seat] === space) said.push(t(`${GAME}-board-zeppelin`, { name: who(sitting, seat) }));
  }
  return semicolons(said);
}

// The words of the end of a game: what was bought, and how a score is said.
import type { Bought } from "../protocol.ts";
import { chapterAt, type Course } from "../replay/course.ts";
import { t, words } from "../words/catalogue.svelte.ts";
import { boughtKind, money, type Scene, thing } from "../words/telling.ts";

export function boughtSaid({ game, edition, view }: Scene, bought: Bought): string {
  const kind = boughtKind(game);
  // Some games sell by the number.
  if (kind === undefined) return words.has(`${game}-shares`) ? t(`${game}-shares`, { count: bought.things[0] ?? 0 }) : bought.things.join(", ");
  const names = bought.things.map((id) => thing(game, kind, id, edition, view));
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** Whether a game is won by points; else by money. */
export const countsPoints = (game: string): boolean => words.has(`${game}-points`);

export const scoreSaid = (game: string, score: number, edition: string): string =>
  countsPoints(game) ? t("ending-points", { count: score }).replace("-", "−") : money(game, score, edition);

/** A gain or a loss, with its sign. */
export function gainSaid(game: string, gain: number, edition: string): string {
  const amount = money(game, Math.abs(gain), edition);
  return gain > 0 ? `+${amount}` : gain < 0 ? `−${amount}` : "±0";
}

/** Which move it is, and in which round or turn. */
export function whereSaid(course: Course, at: number): string {
  const chapter = chapterAt(course, at);
  const move = t("replay-at", { at: at - course.opening, moves: course.moves - course.opening });
  return chapter ? `${move} · ${t(`replay-${chapter.kind}`, { number: chapter.number })}` : move;
}

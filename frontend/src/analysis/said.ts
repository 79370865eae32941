// What was found, in words; src/saleroom/analysis/words.py says the same.
import type { Costly, Decision, Told } from "../protocol.ts";
import type { Sitting } from "../table/sitting.ts";
import { t, words } from "../words/catalogue.svelte.ts";

export const percent = (chance: number): number => Math.round(100 * chance);

/** Points of a hundred, as the reader writes fractions. */
export const points = (chance: number): string =>
  (100 * chance).toLocaleString(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The interval of a chance; nothing where it is certain. */
export const between = ({ low, high }: Told): string => (low === high ? "" : t("analysis-between", { low: percent(low), high: percent(high) }));

export const isDear = ({ grade }: Decision): boolean => grade === "mistake" || grade === "blunder";

/** The sign beside a grade, as in chess: not by colour alone. */
export const GLYPHS: Readonly<Record<string, string>> = { fine: "", imprecise: "?!", mistake: "?", blunder: "??" };

export function chanceSaid(decision: Decision | Costly): string {
  const after = percent(decision.after.chance);
  if (!decision.better) return t("analysis-stays", { after });
  const change = t("analysis-from-to", { before: percent(decision.before.chance), after });
  return `${change} · ${t("analysis-cost", { loss: points(decision.loss), error: points(2 * decision.error) })}`;
}

/** Why another choice was better; nothing where none was. */
export function whySaid(sitting: Sitting, decision: Decision | Costly): string {
  const { why } = decision;
  if ("is_forced" in decision && decision.is_forced) return t("analysis-forced");
  if (!why) return "";
  const said = t(`analysis-why-${why.code.replaceAll("_", "-")}`, {
    sum: sitting.money(why.sum ?? 0),
    stop: sitting.money(why.stop ?? 0),
    stops: why.stop ? "yes" : "no", // nothing is no price
  });
  return why.rival === null ? said : `${said} ${t("analysis-helped", { rival: sitting.name(why.rival) })}`;
}

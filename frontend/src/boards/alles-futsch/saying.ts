// How Alles Futsch names its things to the reader.
import { COMPONENTS, type AllesFutschPayment } from "../../protocol.ts";
import type { Sitting } from "../../table/sitting.ts";
import { type Args, t } from "../../words/catalogue.svelte.ts";
import { letter, thing } from "../../words/telling.ts";

const GAME = "alles-futsch";
export const BOX = COMPONENTS[GAME];
export const KINDS: readonly number[] = BOX.KIND_NAMES.map((_, kind) => kind);

export const kindName = (kind: number): string => thing(GAME, "kind", kind);
export const kindLetter = (kind: number): string => letter(GAME, "kind", kind);

/** Name a card by what it shows; a table may have other cards than those of the box. */
export const cardName = (sitting: Sitting<"alles-futsch">, card: number): string => thing(GAME, "card", card, "", sitting.view);

/** The arguments that tell a message about a seat; below 0 is the bank. */
export function about(sitting: Sitting<"alles-futsch">, seat: number, field = "who"): Args {
  return {
    [field]: seat < 0 ? "" : sitting.name(seat),
    [`${field}_is`]: seat < 0 ? "bank" : seat === sitting.view.viewer ? "you" : "other",
  };
}

/** A change of money in thousands, with its sign; the house's minus is the long one. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0");

/** A change that is not certain: from the least to the most. */
export const ranged = (least: number, most: number): string =>
  least === most ? signed(least) : t("alles-futsch-range", { least: signed(least), most: signed(most) });

export const told = (sitting: Sitting<"alles-futsch">, payment: AllesFutschPayment): string =>
  t("alles-futsch-pays", {
    ...about(sitting, payment.payer, "payer"),
    ...about(sitting, payment.payee, "payee"),
    amount: sitting.money(payment.amount),
  });

/** What all payments together change for each seat that pays or is paid; the bank is left out. */
export function changes(payments: readonly AllesFutschPayment[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { payer, payee, amount } of payments) {
    if (payer >= 0) sums.set(payer, (sums.get(payer) ?? 0) - amount);
    if (payee >= 0) sums.set(payee, (sums.get(payee) ?? 0) + amount);
  }
  return sums;
}

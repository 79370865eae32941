// The bid one thinks of. The lagoon and the dock show and change the same one.
import type { Sitting } from "../../table/sitting.ts";

class Picked {
  /** The amount in the field; nothing while one may not bid. */
  amount = $state<number | undefined>(undefined);
  /** A palace somebody looks at closely without a bid to make. */
  looked = $state<number | null>(null);
}

export const picked = new Picked();

/** Where a bid would take the gondola, and where the next round would be (-1: nowhere). */
export function leads(sitting: Sitting<"canaletto">, amount: number | undefined): { steps: number; land: number; stop: number } | null {
  const { least, lands, stops } = sitting.facts;
  if (amount === undefined || !Number.isInteger(amount) || amount < least || !lands.length) return null;
  const k = (amount - least) % lands.length;
  return { steps: amount - sitting.view.price, land: lands[k]!, stop: stops[k]! };
}

/** The smallest bid I may make that takes the gondola to this palace. */
export function bidTo(sitting: Sitting<"canaletto">, palace: number): number | null {
  const range = sitting.range("bid");
  const k = sitting.facts.lands.indexOf(palace);
  if (!range || k < 0) return null;
  const amount = sitting.facts.least + k;
  return amount >= range.least && amount <= range.most ? amount : null;
}

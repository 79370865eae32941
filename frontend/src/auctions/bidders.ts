// How a list of bidders speaks of a seat: of the others by name, of the reader as "you", and every
// word beside it in the person that goes with it.
import type { Sitting } from "../table/sitting.ts";
import { t } from "../words/catalogue.svelte.ts";

export const bidderName = (sitting: Sitting, seat: number): string => (seat === sitting.view.viewer ? t("you") : sitting.name(seat));

/** Say what a seat does: "thinks …", or of the reader "think …". */
export const bidderDoes = (sitting: Sitting, seat: number, id: string): string => t(id, { seat_is: seat === sitting.view.viewer ? "you" : "other" });

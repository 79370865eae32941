// What a bot would do, in words: how sure it is, how far it would go, and why.
import { countsPoints } from "../ending/telling-end.ts";
import { botTitle } from "../house/games.ts";
import type { Reasons } from "../protocol.ts";
import { semicolons, t, words } from "../words/catalogue.svelte.ts";
import { label } from "../words/telling.ts";
import type { Sitting } from "./sitting.ts";

// So many of the other possibilities are told.
const A_FEW = 3;

interface View {
  phase: string;
  price?: number;
}
type Measured = Reasons["alternatives"][number];

const percent = (chance: number): number => Math.round(100 * chance);
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Reasoned {
  constructor(
    private readonly sitting: Sitting,
    private readonly found: Reasons,
    private readonly view: View,
    /** Who is told: whose seat it is. */
    private readonly viewer: number,
  ) {}

  private who(seat: number): string {
    return seat === this.viewer ? t("you") : this.sitting.name(seat);
  }

  private points(value: number): string {
    return (Math.round(value * 10) / 10 + 0).toLocaleString(words.language, { minimumFractionDigits: 1 });
  }

  /** In what the game is won by. */
  private worth(value: number): string {
    const { game } = this.sitting;
    if (countsPoints(game)) return t("advice-points", { points: this.points(value) });
    return `${value <= -0.5 ? "−" : ""}${this.sitting.money(Math.abs(Math.round(value)))}`;
  }

  /** In what is bid; where that has no unit of its own, they are points. */
  private sum(value: number): string {
    const whole = Math.round(value);
    const said = this.sitting.money(whole);
    return countsPoints(this.sitting.game) && said === String(whole) ? t("advice-sum-points", { count: whole }) : said;
  }

  private measured(one: Measured): string {
    if (one.chance !== null) {
      const chance = percent(one.chance);
      const isMeasured = one.low !== null && one.high !== null;
      return ` (${isMeasured ? t("advice-wins-between", { chance, low: percent(one.low!), high: percent(one.high!) }) : t("advice-wins", { chance })})`;
    }
    return one.value === null ? "" : ` (${this.worth(one.value)})`;
  }

  /** What it decided wins so often; the others are told below. */
  get decided(): string {
    const own = this.found.alternatives.find((one) => isSame(one.action, this.found.decision));
    return own ? this.measured(own) : "";
  }

  get stops(): string {
    return this.found.stops ? sentence(t("advice-stops", { why: this.found.stops })) : "";
  }

  /** How far it would go; nothing where there is no limit. */
  get limit(): string {
    const { limit } = this.found;
    return limit === null ? "" : `${t("advice-up-to", { sum: this.sum(limit), sum_n: Math.round(limit) })}.`;
  }

  private get also(): string {
    const others = this.found.alternatives.filter((one) => !isSame(one.action, this.found.decision));
    if (!others.length) return "";
    const few = semicolons(others.slice(0, A_FEW).map((one) => label(this.sitting.scene, one.action, this.view) + this.measured(one)));
    const rest = others.length - A_FEW;
    return sentence(t("advice-also", { others: rest > 0 ? t("advice-and-more", { others: few, count: rest }) : few }));
  }

  private rival(seat: number): string {
    const limit = this.found.limits[seat];
    return limit === undefined ? this.who(seat) : t("advice-rival-up-to", { who: this.who(seat), sum: this.sum(limit) });
  }

  /** Why; of a price that has moved since only what still holds. */
  why(hasMoved = false): string[] {
    const { found } = this;
    const rivals = found.limits.flatMap((_, seat) => (seat === found.seat ? [] : [this.rival(seat)]));
    const worth = found.worth[found.seat];
    const isYou = found.seat === this.viewer;
    return [
      found.note ? sentence(t("advice-note", { note: found.note })) : "",
      found.only && !hasMoved ? sentence(t("advice-only", { only: found.only })) : "",
      worth === undefined
        ? ""
        : sentence(t("advice-worth", { worth: this.worth(worth), who: this.who(found.seat), who_is: isYou ? "you" : "other" })),
      rivals.length ? sentence(t("advice-reckons", { rivals: rivals.join(", ") })) : "",
      hasMoved ? "" : this.also,
      found.worlds ? sentence(t("advice-worlds", { bot: botTitle(found.bot), count: found.worlds })) : "",
    ].filter(Boolean);
  }
}

// How fast bots are where one plays alone. What was chosen last is kept in this browser, for the next table.
import { keep, read } from "../look/wishes.svelte.ts";
import type { PaceShown } from "../protocol.ts";

export type BotTempo = PaceShown["tempo"];
export const TEMPOS: readonly BotTempo[] = ["slow", "normal", "fast", "next"];

export const lastTempo = (): BotTempo => TEMPOS.find((one) => one === read("tempo")) ?? "normal";
export const keepTempo = (tempo: BotTempo): void => keep("tempo", tempo);

// A table before it is opened: what was chosen so far, and what is sent.
import type { GameShown, OpenTable, OptionShown, PlaceSent, SettingsSent } from "../protocol.ts";
import { wishes } from "../look/wishes.svelte.ts";
import { lastTempo } from "../table/tempo.ts";
import { type Language, words } from "../words/catalogue.svelte.ts";
import { botsAt } from "./games.ts";
import { myName } from "./sitting-down.ts";

/** Who shall sit on a seat: oneself, whoever has the link, anybody, or a bot by name. */
export type Sitter = "me" | "person" | "open" | `bot:${string}`;
export const PRESETS = ["friends", "days", "bots"] as const;
export type Preset = (typeof PRESETS)[number];

const USUAL_PLAYERS = 4;

/** How an option is asked for. */
export function optionKind(option: OptionShown): "switch" | "number" | "seat" | "choice" | "text" {
  const kinds = (option.schema.anyOf as Record<string, unknown>[] | undefined) ?? [option.schema];
  const real = kinds.filter((one) => one.type !== "null");
  if (real.length !== 1) return "text";
  if (real[0]!.type === "boolean") return "switch";
  if (real[0]!.type === "integer") return option.default === null && option.name.startsWith("first_") ? "seat" : "number";
  return "enum" in real[0]! ? "choice" : "text";
}

/** What can be chosen of an option that names its values. */
export function choicesOf(option: OptionShown): string[] {
  const kinds = (option.schema.anyOf as Record<string, unknown>[] | undefined) ?? [option.schema];
  return kinds.flatMap((one) => (one.enum as string[] | undefined) ?? []);
}

export class Draft {
  game = $state.raw<GameShown>()!;
  edition = $state("");
  seats = $state<Sitter[]>([]);
  pace = $state<"live" | "days">("live");
  clock = $state<NonNullable<SettingsSent["clock"]>>("normal");
  hammer = $state<NonNullable<SettingsSent["hammer"]>>("normal");
  hours = $state(24);
  absent = $state<"bot" | "pass">("bot");
  orders = $state<"usual" | "yes" | "no">("usual");
  hints = $state<"usual" | "yes" | "no">("usual");
  replay = $state<NonNullable<SettingsSent["replay"]>>("anybody");
  takeBack = $state(true);
  intervals = $state(true);
  chat = $state(true);
  language = $state<Language>(words.language);
  isPublic = $state(false);
  name = $state(wishes.name);
  /** What was typed or chosen for an option; "" leaves it to the house. */
  options = $state<Record<string, string | boolean>>({});

  constructor(
    readonly games: readonly GameShown[],
    game: string | null,
    preset: string | null,
  ) {
    this.setGame((games.find((one) => one.name === game) ?? games[0]!).name);
    this.isPublic = preset === "public";
    this.apply(PRESETS.find((one) => one === preset) ?? "friends");
  }

  /** Begin from one of the usual tables. */
  apply(preset: Preset): void {
    const others: Sitter = preset === "bots" ? `bot:${this.game.usual_bot}` : this.isPublic ? "open" : "person";
    if (preset === "bots") this.isPublic = false;
    this.seats = this.seats.map((_, seat) => (seat === 0 ? "me" : others));
    this.pace = preset === "days" ? "days" : "live";
    this.clock = preset === "bots" ? "none" : "normal";
    this.hammer = "normal";
  }

  setGame(name: string): void {
    this.game = this.games.find((one) => one.name === name)!;
    this.edition = this.game.editions[0] ?? "";
    this.options = {};
    const count = this.seats.length || USUAL_PLAYERS;
    this.setPlayers(this.game.players.includes(count) ? count : this.game.players.at(-1)!);
  }

  setPlayers(count: number): void {
    const last = this.seats.at(-1) ?? "person";
    const added: Sitter = last === "me" ? (this.isPublic ? "open" : "person") : last;
    const seats = Array.from({ length: count }, (_, seat): Sitter => this.seats[seat] ?? (seat === 0 ? "me" : added));
    // Not every bot sits at a table of any size.
    const here = botsAt(this.game, count);
    this.seats = seats.map((one): Sitter => (one.startsWith("bot:") && !here.includes(one.slice(4)) ? `bot:${this.game.usual_bot}` : one));
  }

  /** Choose who sits on a seat; one sits on one seat only. */
  setSeat(seat: number, sitter: Sitter): void {
    const others: Sitter = this.isPublic ? "open" : "person";
    this.seats = this.seats.map((one, k) => (k === seat ? sitter : one === "me" && sitter === "me" ? others : one));
  }

  setPublic(isPublic: boolean): void {
    this.isPublic = isPublic;
    this.seats = this.seats.map((one) => (isPublic && one === "person" ? "open" : !isPublic && one === "open" ? "person" : one));
  }

  /** Whether anybody else has to come before it begins. */
  get waits(): boolean {
    return this.seats.some((one) => one === "person" || one === "open");
  }

  /** The first of the bots. */
  get rival(): string {
    return this.seats.find((one) => one.startsWith("bot:"))?.slice(4) ?? this.game.usual_bot;
  }

  /** What is sent. An option written as text is read as JSON; what is no JSON is sent as it is. */
  get asked(): OpenTable {
    const seat = this.seats.indexOf("me");
    const settings: SettingsSent = {
      game: this.game.name,
      edition: this.edition || null,
      options: Object.fromEntries(this.game.options.flatMap((one) => this.given(one))),
      seats: this.seats.map(placeOf),
      pace: this.pace,
      clock: this.clock,
      hammer: this.hammer,
      hours: this.hours,
      absent: this.absent,
      ceilings: this.orders === "usual" ? null : this.orders === "yes",
      hints: this.isPublic || this.hints === "usual" ? null : this.hints === "yes",
      replay: this.replay,
      take_back: this.takeBack,
      tempo: this.waits ? "normal" : lastTempo(),
      intervals: this.intervals,
      chat: this.chat,
      language: this.language,
      public: this.isPublic,
    };
    return seat < 0 ? { settings } : { settings, name: myName([], this.name), seat };
  }

  private given(option: OptionShown): [string, unknown][] {
    const value = this.options[option.name];
    if (value === undefined || value === "") return [];
    if (typeof value === "boolean" || optionKind(option) === "choice") return [[option.name, value]];
    try {
      return [[option.name, JSON.parse(value)]];
    } catch {
      return [[option.name, value]];
    }
  }
}

function placeOf(sitter: Sitter): PlaceSent {
  if (sitter.startsWith("bot:")) return { who: "bot", bot: sitter.slice(4) };
  return { who: sitter === "open" ? "open" : "person" };
}

// How the numbers of events and actions become words; src/saleroom/messages/telling.py does the same.
// What a number is (a seat, money, a card) stands in messages/kinds/<game>.json.
import { COMPONENTS, EVENT_CODES, type Line, type Outcome, type WordsShown } from "../protocol.ts";
import { get } from "../wire/http.ts";
import { type Args, t, words } from "./catalogue.svelte.ts";

interface Kinds {
  fields: Record<string, string>;
  verbs: Record<string, string>;
  things: Record<string, Record<string, string>>;
  /** Where the view says what a thing shows, and the table of all there can be. */
  shown?: Record<string, [field: string, table: string]>;
  /** What is told piece by piece, by how it begins: the events that may follow. */
  runs?: Record<string, readonly string[]>;
  /** Where the view names the seat that ended the game. */
  ender?: string;
  /** Which of the things is bought; none: so and so many of something. */
  bought?: string;
}

/** What a sentence needs to know of the table. */
export interface Scene {
  game: string;
  edition: string;
  viewer: number;
  /** Any view of the table: what is printed on a thing may be an option, and stays through a game. */
  view: object;
  name: (seat: number) => string;
}

export type Action = Record<string, unknown>;

const FILES = import.meta.glob<Kinds>("@messages/kinds/*.json", { import: "default" });
const KINDS = new Map<string, Kinds>();
// What the numbers of a game stand for; of games of installed packages the server says it.
const BOXES: Record<string, Record<string, unknown>> = { ...COMPONENTS };
const CODES: Record<string, Record<string, readonly string[]>> = { ...EVENT_CODES };
const BANK = -1;

/** Fetch all words of a game. */
export async function needGame(game: string): Promise<void> {
  const path = Object.keys(FILES).find((one) => one.endsWith(`/${game}.json`));
  if (!path) words.from(game, (language) => brought(game, language));
  const [kinds] = await Promise.all([path ? FILES[path]!() : null, words.need("house", "auctions", "advice", game)]);
  if (kinds) KINDS.set(game, kinds);
}

/** Ask the server for the words of a game that a package brought, and for what belongs to them. */
async function brought(game: string, language: string): Promise<string> {
  const shown = await get<WordsShown>(`/api/words/${game}?language=${language}`);
  KINDS.set(game, shown.kinds as Kinds);
  BOXES[game] = shown.components;
  CODES[game] = shown.event_codes;
  return shown.messages;
}

/** What the numbers of a purchase name, if they do. */
export const boughtKind = (game: string): string | undefined => KINDS.get(game)?.bought;

/** A selector compares an edition like 1992 as the number it is, and others as words. */
const named = (edition: string): string | number => (/^\d+$/.test(edition) ? Number(edition) : edition);

export function money(game: string, amount: number, edition = ""): string {
  return words.has(`${game}-money`) ? t(`${game}-money`, { amount, edition: named(edition) }) : String(amount);
}

/** Money where there is little room; a game whose money has a long name says it without. */
export function shortMoney(game: string, amount: number, edition = ""): string {
  return words.has(`${game}-money-short`) ? t(`${game}-money-short`, { amount }) : money(game, amount, edition);
}

const rowsOf = <Row>(game: string, table: string): readonly Row[] => (BOXES[game]?.[table] ?? []) as readonly Row[];

/** Find the thing of the box that shows what this table's shows. */
function inTheBox(game: string, kind: string, id: number, view: object): number {
  const [field, table] = KINDS.get(game)?.shown?.[kind] ?? ["", ""];
  const shows = (view as Record<string, readonly (readonly number[])[]>)[field]?.[id];
  if (!shows) return id;
  const sorted = [...shows].sort((a, b) => a - b).join();
  return rowsOf<readonly number[]>(game, table).findIndex((row) => row.join() === sorted);
}

/** Name a thing of the game: an artist, a card, a palace. Without a view it is one of the box. */
export function thing(game: string, kind: string, id: number, edition = "", view: object = {}): string {
  const parts = KINDS.get(game)?.things[kind] ?? {};
  const args: Args = { id: inTheBox(game, kind, id, view), edition: named(edition) };
  for (const [part, table] of Object.entries(parts)) {
    const number = rowsOf<number>(game, table)[id] ?? -1;
    args[part] = thing(game, part, number, edition);
    args[`${part}_n`] = number;
  }
  return t(`${game}-${kind}`, args);
}

/** The one or two letters a thing goes by. */
export const letter = (game: string, kind: string, id: number, edition = ""): string => t(`${game}-${kind}-letter`, { id, edition: named(edition) });

function given(scene: Scene, field: string, kind: string, x: number, args: Args): void {
  if (kind === "nothing") return;
  if (kind === "number") {
    args[field] = x;
  } else if (kind === "seat") {
    args[field] = x < 0 ? "" : scene.name(x);
    args[`${field}_is`] = x === scene.viewer && x >= 0 ? "you" : x <= BANK ? "bank" : "other";
  } else if (kind === "money") {
    args[field] = money(scene.game, x, scene.edition);
    args[`${field}_is`] = "some";
    args[`${field}_n`] = x;
  } else if (kind === "code") {
    args[field] = CODES[scene.game]?.[field]?.[x] ?? String(x);
  } else {
    args[field] = x < 0 ? "" : thing(scene.game, kind, x, scene.edition, scene.view);
    args[`${field}_n`] = x;
    args[`${field}_is`] = x < 0 ? "none" : "some";
  }
}

const standing = (scene: Scene): Args => ({
  edition: named(scene.edition),
  viewer: scene.viewer >= 0 ? "seat" : "watcher",
});

/** Tell a line of the log; empty for what needs no telling. */
export function told(scene: Scene, line: Line): string {
  const name = line.name.replaceAll("_", "-");
  const id = [`${scene.game}-event-${name}`, `event-${name}`, `line-${name}`].find((one) => words.has(one));
  if (id === undefined) return t(`${scene.game}-event-${name}`);
  const kinds = KINDS.get(scene.game)?.fields ?? {};
  const args = standing(scene);
  if (id.startsWith("line-")) {
    args.text = String(line.data.text ?? "");
    given(scene, "seat", "seat", Number(line.data.seat ?? -1), args);
    return t(id, args);
  }
  for (const [field, kind] of Object.entries(kinds)) {
    const x = line.data[field];
    if (typeof x === "number") given(scene, field, kind, x, args);
    else if (kind !== "number" && kind !== "code") {
      args[field] = "";
      args[`${field}_is`] = "secret";
    }
  }
  return t(id, args);
}

/** The events that belong together with one of this name, if it begins a run. */
export const runOf = (game: string, name: string): readonly string[] => KINDS.get(game)?.runs?.[name] ?? [];

/** Tell a run of lines as one: how many, and what the viewer got. */
export function summed(scene: Scene, run: readonly Line[]): string {
  const { fields, things } = KINDS.get(scene.game)!;
  const mine = run.filter((line) => line.data.seat === scene.viewer);
  const tally = new Map<string, number>();
  for (const line of mine) {
    for (const [field, x] of Object.entries(line.data)) {
      const kind = fields[field] ?? "";
      if (typeof x !== "number" || !(kind in things)) continue;
      const name = thing(scene.game, kind, x, scene.edition, scene.view);
      tally.set(name, (tally.get(name) ?? 0) + 1);
    }
  }
  const list = [...tally].sort(([a], [b]) => a.localeCompare(b, words.language)).map(([name, times]) => (times > 1 ? `${times} × ${name}` : name));
  const count = (mine[0] ?? run[0]!).data.count ?? run.length;
  const id = `${scene.game}-run-${run[0]!.name.replaceAll("_", "-")}`;
  return t(id, { ...standing(scene), count: Number(count), list: list.join(", ") });
}

// What sheets call seats, beside the fields of events.
const SEATS = new Set(["who", "name", "names", "seller"]);

/** Say a piece of a sheet: a message of the game of that name, or else anybody's. What no event has is a seat or a number. */
export function piece(scene: Scene, name: string, numbers: Readonly<Record<string, number | readonly number[]>>): string {
  const kinds = KINDS.get(scene.game)?.fields ?? {};
  const args = standing(scene);
  for (const [field, x] of Object.entries(numbers)) {
    const kind = SEATS.has(field) ? "seat" : (kinds[field] ?? "number");
    if (typeof x === "number") given(scene, field, kind, x, args);
    else args[field] = x.map((one) => listedAs(scene, field, kind, one)).join(", ");
  }
  const id = name.replaceAll("_", "-");
  const own = `${scene.game}-${id}`;
  return t(words.has(own) ? own : id, args);
}

function listedAs(scene: Scene, field: string, kind: string, x: number): string {
  const args: Args = {};
  given(scene, field, kind, x, args);
  return String(args[field]);
}

/** Say what an action does, as a button would. */
export function label(scene: Scene, action: Action, view: { phase: string; price?: number }): string {
  const [verb, value] = Object.entries(action)[0] ?? ["", null];
  const kind = KINDS.get(scene.game)?.verbs[verb] ?? (typeof value === "number" ? "number" : "nothing");
  const args: Args = { ...standing(scene), phase: view.phase };
  if (typeof value === "number") given(scene, "value", kind, value, args);
  if (view.price !== undefined) given(scene, "price", "money", view.price, args);
  const name = verb.replaceAll("_", "-");
  const id = [`${scene.game}-do-${name}`, `do-${name}`].find((one) => words.has(one));
  return id === undefined ? `${verb} ${value === true ? "" : String(value)}` : t(id, args);
}

/** What a seat is asked, by the phase and by whether there is a price yet. */
export function question(scene: Scene): string {
  const { phase, price } = scene.view as { phase: string; price?: number };
  const args: Args = standing(scene);
  given(scene, "price", "money", price ?? 0, args);
  return t(`${scene.game}-asks-${phase.replaceAll("_", "-")}`, args);
}

/** What an option of a game is called. */
export function option(game: string, name: string): string {
  const id = `${game}-option-${name.replaceAll("_", "-")}`;
  return words.has(id) ? t(id) : name.replaceAll("_", " ");
}

/** Whether a refusal says exactly what is wrong, and not only what kind of thing. */
export const isExact = ({ reason }: { reason: string }): boolean => words.has(`refused-house-${reason.replaceAll("_", "-")}`);

/** Why something was refused, by the name of the reason and the numbers that go with it. */
export function refusal(
  scene: Pick<Scene, "game" | "edition"> | null,
  refused: { code: string; text: string; reason?: string; limits?: Record<string, number>; names?: Record<string, string> },
): string {
  const reason = (refused.reason ?? "").replaceAll("_", "-");
  const code = refused.code.replaceAll("_", "-");
  const ids = [`refused-house-${reason}`, `refused-${reason}`, `error-${code}`];
  if (scene && reason) ids.unshift(`${scene.game}-refused-${reason}`);
  const id = ids.find((one) => words.has(one));
  if (id === undefined) return refused.text;
  const args: Args = { text: refused.text, ...refused.names };
  if (refused.names?.option) args.option = option(scene?.game ?? "", refused.names.option);
  for (const [name, amount] of Object.entries(refused.limits ?? {})) {
    args[`${name}_n`] = amount;
    args[name] = scene ? money(scene.game, amount, scene.edition) : amount;
  }
  return t(id, args);
}

/** Why the game ended, and whose doing it was. */
export function ended(scene: Scene, outcome: Outcome): string {
  const id = `${scene.game}-ended-${outcome.why.replaceAll("_", "-")}`;
  const seat = (scene.view as Record<string, unknown>)[KINDS.get(scene.game)?.ender ?? ""];
  const args: Args = {};
  given(scene, "seat", "seat", typeof seat === "number" ? seat : BANK, args);
  return words.has(id) ? t(id, args) : outcome.why;
}

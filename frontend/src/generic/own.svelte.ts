// A board that a package brings for its game (docs/add-a-game.md): a plain module that draws the middle of the
// table. It is given what it may know and never the table itself, so it cannot do what a press of a button here
// could not. If it fails, now or in an event of its own, the generic board is shown until the page is loaded again.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteSet } from "svelte/reactivity";
import { gamesHere } from "../house/games.ts";
import type { Amounts } from "../protocol.ts";
import { acts } from "../table/press.svelte.ts";
import type { Sitting } from "../table/sitting.ts";
import { type Args, t, words } from "../words/catalogue.svelte.ts";
import type { Action } from "../words/telling.ts";

interface GivenSeat {
  readonly name: string;
  readonly isMe: boolean;
  readonly isBot: boolean;
  readonly isAwaited: boolean;
}

/** What a module is given, anew whenever something has changed. */
interface GivenTable {
  readonly edition: string;
  /** "playing", "over" or "frozen". */
  readonly status: string;
  readonly language: string;
  readonly view: object;
  readonly seats: readonly GivenSeat[];
  /** What I may do now. */
  readonly legal: { readonly actions: readonly Action[]; readonly amounts: readonly Amounts[] };
  t(id: string, args?: Args): string;
  money(amount: number): string;
  /** Let a press of a button do something, until the next update. */
  acts(button: HTMLButtonElement, action: Action): void;
}

interface Drawn {
  update(table: GivenTable): void;
  destroy(): void;
}

type Mount = (element: HTMLElement, table: GivenTable) => Drawn;

const MOUNTS = new Map<string, Mount>();
const FAILED = new SvelteSet<string>();

const folder = (game: string): string => `/api/boards/${game}/`;

/** Whether the board of a game has failed since the page was loaded. */
export const hasFailed = (game: string): boolean => FAILED.has(game);

function fail(game: string, why: unknown): void {
  FAILED.add(game);
  // eslint-disable-next-line no-console -- whoever writes a board looks there
  console.error(`The board of the game ${game} failed:`, why);
}

/** Fetch the board of a game; say whether there is one. */
export async function fetched(game: string): Promise<boolean> {
  let isThere = false;
  try {
    isThere = (await gamesHere()).some(({ name, board }) => name === game && board);
    if (!isThere) return false;
    const { mount } = (await import(/* @vite-ignore */ `${folder(game)}board.js`)) as { mount?: Mount };
    if (typeof mount !== "function") throw new TypeError("board.js exports no function mount");
    MOUNTS.set(game, mount);
  } catch (why) {
    fail(game, why);
  }
  return isThere;
}

/** Hear what nobody caught, if it was thrown by something of the board: a click, a timer, a promise. */
function watched(game: string): () => void {
  const over = new AbortController();
  const { signal } = over;
  function look(event: Event, why: unknown, file = ""): void {
    const from = `${file} ${why instanceof Error ? why.stack : ""}`;
    if (!from.includes(folder(game))) return;
    event.preventDefault();
    fail(game, why);
  }
  addEventListener("error", (event) => look(event, event.error, event.filename), { signal });
  addEventListener("unhandledrejection", (event) => look(event, event.reason), { signal });
  return () => over.abort();
}

/** Let the board of the game draw in an element, for as long as it can. */
export function draws(sitting: Sitting): Attachment<HTMLElement> {
  return (element) => {
    const game = untrack(() => sitting.game);
    let drawn: Drawn | null = null;
    let before: Buttons | null = null;

    function attempt(step: () => void): void {
      try {
        untrack(step);
      } catch (why) {
        fail(game, why);
      }
    }

    $effect(() => {
      const buttons = new Buttons(sitting);
      const table = tableOf(sitting, buttons);
      const focused = before?.focused ?? null;
      attempt(() => {
        if (drawn) drawn.update(table);
        else drawn = whole(MOUNTS.get(game)!(element, table));
      });
      buttons.keepFocus(focused);
      before = buttons;
      return () => buttons.release();
    });
    const unwatch = watched(game);
    return () => {
      attempt(() => drawn?.destroy());
      unwatch();
    };
  };
}

function whole(drawn: Partial<Drawn> | undefined): Drawn {
  if (typeof drawn?.update === "function" && typeof drawn.destroy === "function") return drawn as Drawn;
  throw new TypeError("mount returns no functions update and destroy");
}

function tableOf(sitting: Sitting, buttons: Buttons): GivenTable {
  const { view, mine } = sitting;
  return frozen({
    edition: sitting.settings.edition ?? "",
    status: sitting.status,
    language: words.language,
    view: $state.snapshot(view) as object,
    seats: sitting.seats.map(({ bot }, seat) => ({
      name: sitting.name(seat),
      isMe: seat === view.viewer,
      isBot: bot !== null,
      isAwaited: sitting.waitsFor.includes(seat),
    })),
    legal: $state.snapshot({ actions: mine?.actions ?? [], amounts: mine?.amounts ?? [] }),
    t,
    money: (amount) => sitting.money(amount),
    acts: (button, action) => buttons.add(button, action),
  });
}

function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/** The buttons of a board, which are pressed like all others and work while what they do is legal. */
class Buttons {
  private readonly ends: (() => void)[] = [];
  private readonly does = new Map<Element, string>();
  private isPast = false;

  constructor(private readonly sitting: Sitting) {}

  add(button: HTMLButtonElement, action: Action): void {
    if (this.isPast) return;
    const meant = { ...action };
    this.does.set(button, JSON.stringify(meant));
    const meaning = (): Action | null => (this.isLegal(meant) ? meant : null);
    this.ends.push(
      $effect.root(() => {
        $effect(() => {
          button.disabled = this.sitting.busy || meaning() === null;
        });
        return acts(this.sitting, meaning)(button);
      }),
    );
  }

  /** What the button with the focus does. */
  get focused(): string | null {
    return this.does.get(document.activeElement ?? document.body) ?? null;
  }

  /** A board may draw its buttons anew while somebody is about to press a key: the one that does the same has the focus then. */
  keepFocus(does: string | null): void {
    if (does === null || document.activeElement !== document.body) return;
    for (const [button, same] of this.does) if (same === does) (button as HTMLButtonElement).focus();
  }

  private isLegal(action: Action): boolean {
    const { mine } = this.sitting;
    const [verb = "", value] = Object.entries(action)[0] ?? [];
    const isAmount = (one: Amounts): boolean =>
      one.verb === verb && Number.isInteger(value) && one.least <= Number(value) && Number(value) <= one.most;
    return mine !== null && (mine.actions.some((one) => verb in one && one[verb] === value) || mine.amounts.some(isAmount));
  }

  release(): void {
    this.isPast = true;
    for (const end of this.ends) end();
  }
}

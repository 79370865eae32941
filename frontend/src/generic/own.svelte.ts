// A board that a package brings for its game (docs/add-a-game.md): a plain module that draws the middle of the
// table. It is given what it may know and never the table itself, so it cannot do what a press of a button here
// could not. If it fails, the generic board is shown.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { gamesHere } from "../house/games.ts";
import type { Amounts } from "../protocol.ts";
import { acts } from "../table/press.svelte.ts";
import type { Sitting } from "../table/sitting.ts";
import { type Args, t, words } from "../words/catalogue.svelte.ts";
import type { Action } from "../words/telling.ts";

interface Seat {
  readonly name: string;
  readonly isMe: boolean;
  readonly isBot: boolean;
  readonly isAwaited: boolean;
}

/** What a module is given, anew whenever something has changed. */
interface Table {
  readonly edition: string;
  /** "playing", "over" or "frozen". */
  readonly status: string;
  readonly language: string;
  readonly view: object;
  readonly seats: readonly Seat[];
  /** What I may do now. */
  readonly legal: { readonly actions: readonly Action[]; readonly amounts: readonly Amounts[] };
  t(id: string, args?: Args): string;
  money(amount: number): string;
  /** Let a press of a button do something, until the next update. */
  acts(button: HTMLButtonElement, action: Action): void;
}

interface Drawn {
  update(table: Table): void;
  destroy(): void;
}

type Mount = (element: HTMLElement, table: Table) => Drawn;

const MOUNTS = new Map<string, Mount>();

// eslint-disable-next-line no-console -- whoever writes a board looks there
const complain = (game: string, why: unknown): void => console.error(`The board of the game ${game} failed:`, why);

/** Fetch the board of a game; say whether there is one that can be had. */
export async function fetched(game: string): Promise<boolean> {
  try {
    const isThere = (await gamesHere()).some(({ name, board }) => name === game && board);
    if (!isThere) return false;
    const address = `/api/boards/${game}/board.js`;
    const { mount } = (await import(/* @vite-ignore */ address)) as { mount?: Mount };
    if (typeof mount !== "function") throw new TypeError("board.js exports no function mount");
    MOUNTS.set(game, mount);
    return true;
  } catch (why) {
    complain(game, why);
    return false;
  }
}

/** Let the board of the game draw in an element, for as long as it can. */
export function draws(sitting: Sitting, failed: () => void): Attachment<HTMLElement> {
  return (element) => {
    const game = untrack(() => sitting.game);
    let drawn: Drawn | null = null;

    function attempt(step: () => void): void {
      try {
        untrack(step);
      } catch (why) {
        complain(game, why);
        failed();
      }
    }

    $effect(() => {
      const buttons = new Buttons(sitting);
      const table = tableOf(sitting, buttons);
      attempt(() => {
        if (drawn) drawn.update(table);
        else drawn = whole(MOUNTS.get(game)!(element, table));
      });
      return () => buttons.release();
    });
    return () => attempt(() => drawn?.destroy());
  };
}

function whole(drawn: Partial<Drawn> | undefined): Drawn {
  if (typeof drawn?.update === "function" && typeof drawn.destroy === "function") return drawn as Drawn;
  throw new TypeError("mount returns no functions update and destroy");
}

function tableOf(sitting: Sitting, buttons: Buttons): Table {
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
  private isPast = false;

  constructor(private readonly sitting: Sitting) {}

  add(button: HTMLButtonElement, action: Action): void {
    if (this.isPast) return;
    const meant = { ...action };
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

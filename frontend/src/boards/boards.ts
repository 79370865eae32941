// Which board draws which game: the one in the folder of its name. A game without one is played on the generic
// table, or on what its package brings.
import type { Component } from "svelte";
import type { GameName } from "../protocol.ts";
import type { Sitting } from "../table/sitting.ts";
import type { Sounds } from "../table/sounding.ts";

export interface GameBoard<G extends GameName = GameName> {
  /** The middle of the table, and one's own hand. */
  Board: Component<{ sitting: Sitting<G> }>;
  /** What is public of one player, inside the seat. */
  Seat: Component<{ sitting: Sitting<G>; seat: number }>;
  /** Where one decides: a bid, a choice, a preview. Always in reach of a thumb. */
  Dock: Component<{ sitting: Sitting<G> }>;
  /** What the end of a round brought, in short, where the board itself does not say it. */
  Rest?: Component<{ sitting: Sitting<G> }>;
  /** What its events sound like, beside what sounds alike in every game. */
  sounds?: Sounds;
}

const BOARDS = import.meta.glob<{ default: GameBoard<never> }>("./*/board.ts");

/** The board of a game. */
export async function boardOf(game: string): Promise<GameBoard> {
  const own = BOARDS[`./${game}/board.ts`];
  if (!own) return (await import("../generic/board.ts")).boardFor(game);
  return (await own()).default as unknown as GameBoard;
}

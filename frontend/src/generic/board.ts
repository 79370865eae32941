import type { GameBoard } from "../boards/boards.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Own from "./Own.svelte";
import { fetched } from "./own.svelte.ts";
import Seat from "./Seat.svelte";

const GENERIC: GameBoard = { Board, Seat, Dock };

/** The generic board, with the middle of the table as the game's package draws it, if it does. */
export const boardFor = async (game: string): Promise<GameBoard> => ((await fetched(game)) ? { ...GENERIC, Board: Own } : GENERIC);

export default GENERIC;

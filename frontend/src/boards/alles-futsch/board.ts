import type { GameBoard } from "../boards.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Seat from "./Seat.svelte";

export default { Board, Seat, Dock } satisfies GameBoard<"alles-futsch">;

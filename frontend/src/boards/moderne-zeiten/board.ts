import type { GameBoard } from "../boards.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import "./moderne-zeiten.css";
import Seat from "./Seat.svelte";

export default { Board, Seat, Dock } satisfies GameBoard<"moderne-zeiten">;

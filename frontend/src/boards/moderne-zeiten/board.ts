import type { GameBoard } from "../boards.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import "./moderne-zeiten.css";
import Rest from "./Rest.svelte";
import Seat from "./Seat.svelte";

export default { Board, Seat, Dock, Rest } satisfies GameBoard<"moderne-zeiten">;

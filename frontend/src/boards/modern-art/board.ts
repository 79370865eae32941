// Modern Art: a gallery, an easel, and five ways of selling what stands on it.
import type { GameBoard } from "../boards.ts";
import { words } from "../../words/catalogue.svelte.ts";
import "./gallery.css";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Seat from "./Seat.svelte";

await words.need("modern-art-board");

export default { Board, Seat, Dock } satisfies GameBoard<"modern-art">;

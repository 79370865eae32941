import type { Sounds } from "../../table/sounding.ts";
import type { GameBoard } from "../boards.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Seat from "./Seat.svelte";

const sounds: Sounds = { paid: "coin", object_sold: "coin", rewarded: "coin", chosen: "paper", collected: "paper", bankrupt: "crash" };

export default { Board, Seat, Dock, sounds } satisfies GameBoard<"alles-futsch">;

// Modern Art: a gallery, an easel, and five ways of selling what stands on it.
import type { Sounds } from "../../table/sounding.ts";
import type { GameBoard } from "../boards.ts";
import { words } from "../../words/catalogue.svelte.ts";
import "./gallery.css";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Seat from "./Seat.svelte";

await words.need("modern-art-board");

const sounds: Sounds = { paid: "coin", bank_paid: "coin", dealt: "paper", offered: "paper", added: "paper", taken_free: "paper" };

export default { Board, Seat, Dock, sounds } satisfies GameBoard<"modern-art">;

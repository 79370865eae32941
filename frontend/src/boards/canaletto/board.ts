import type { Sounds } from "../../table/sounding.ts";
import type { GameBoard } from "../boards.ts";
import Board from "./Board.svelte";
import "./canaletto.css";
import Dock from "./Dock.svelte";
import Rest from "./Rest.svelte";
import Seat from "./Seat.svelte";

const sounds: Sounds = {
  type_sold: "hammer",
  paid: "coin",
  earned: "coin",
  put_up: "paper",
  bribed: "paper",
  took: "paper",
  gondola_moved: "glide",
};

export default { Board, Seat, Dock, Rest, sounds } satisfies GameBoard<"canaletto">;

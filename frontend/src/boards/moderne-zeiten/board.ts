import type { Sounds } from "../../table/sounding.ts";
import type { GameBoard } from "../boards.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import "./moderne-zeiten.css";
import Rest from "./Rest.svelte";
import Seat from "./Seat.svelte";

const sounds: Sounds = {
  paid: "coin",
  dealt: "paper",
  drew: "paper",
  laid: "paper",
  took: "paper",
  flew: "glide",
  crashed: "crash",
};

export default { Board, Seat, Dock, Rest, sounds } satisfies GameBoard<"moderne-zeiten">;

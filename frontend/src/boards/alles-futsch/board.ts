export { default } from "../../generic/board.ts";

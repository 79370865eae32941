// What is told piece by piece, a deal card after card, is one fold of the log, which can be opened.
// Which lines belong together stands in messages/kinds/<game>.json. Only what the viewer heard is put
// together: a fold says nothing that its lines do not say.
import type { Line } from "../protocol.ts";
import { runOf, type Scene, summed, told } from "./telling.ts";

export interface ToldLine {
  line: Line;
  text: string;
}

export interface Fold {
  /** What stands in the log. */
  text: string;
  first: Line;
  last: Line;
  /** The single lines of a run; none where the fold is one line. */
  folded: readonly ToldLine[];
}

const foldOf = (scene: Scene, run: readonly ToldLine[]): Fold => {
  const [first, last] = [run[0]!.line, run.at(-1)!.line];
  if (run.length === 1) return { text: run[0]!.text, first, last, folded: [] };
  return {
    text: summed(
      scene,
      run.map(({ line }) => line),
    ),
    first,
    last,
    folded: run,
  };
};

/** Everything that was heard and needs telling, in order. */
export function foldsOf(scene: Scene, lines: readonly Line[]): Fold[] {
  const runs: ToldLine[][] = [];
  for (const line of lines) {
    const text = told(scene, line);
    if (!text) continue;
    const run = runs.at(-1);
    if (run && runOf(scene.game, run[0]!.line.name).includes(line.name)) run.push({ line, text });
    else runs.push([{ line, text }]);
  }
  return runs.map((run) => foldOf(scene, run));
}

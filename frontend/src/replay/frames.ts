// The game after each move, as somebody sees it. That never changes any more, so it is fetched once, a
// run of moves at a time, and the runs beside the one that is looked at come before they are needed.
import type { Replay } from "../protocol.ts";
import { get } from "../wire/http.ts";

const RUN = 40;

export class Frames {
  private readonly known = new Map<string, Replay>();
  private readonly coming = new Map<string, Promise<void>>();

  constructor(
    private readonly table: string,
    private readonly moves: number,
  ) {}

  /** What is at hand already. */
  at(eyes: string, at: number): Replay | undefined {
    return this.known.get(`${eyes}/${at}`);
  }

  async fetch(eyes: string, at: number): Promise<Replay> {
    await this.run(eyes, Math.floor(at / RUN));
    return this.at(eyes, at)!;
  }

  /** Fetch what will be looked at soon. */
  expect(eyes: string, at: number): void {
    for (const soon of [at + RUN / 2, at - RUN / 2]) {
      if (soon >= 0 && soon <= this.moves) this.run(eyes, Math.floor(soon / RUN)).catch(() => undefined);
    }
  }

  private run(eyes: string, run: number): Promise<void> {
    const name = `${eyes}/${run}`;
    let coming = this.coming.get(name);
    if (!coming) {
      coming = this.ask(eyes, run * RUN);
      this.coming.set(name, coming);
      coming.catch(() => this.coming.delete(name));
    }
    return coming;
  }

  private async ask(eyes: string, first: number): Promise<void> {
    const path = `/api/tables/${encodeURIComponent(this.table)}/replay?at=${first}&eyes=${eyes}&count=${RUN}`;
    for (const frame of await get<Replay[]>(path)) this.known.set(`${eyes}/${frame.at}`, frame);
  }
}

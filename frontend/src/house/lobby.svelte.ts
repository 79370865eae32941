// The tables one can see from the first page, looked up again while somebody looks at it.
import type { About, MyTable } from "../protocol.ts";
import { get, type Refused } from "../wire/http.ts";

const EVERY = 10_000;

export class Lobby {
  mine = $state.raw<readonly MyTable[]>([]);
  open = $state.raw<readonly About[]>([]);
  playing = $state.raw<readonly About[]>([]);
  /** Whether an answer has come yet; before that nothing is known to be empty. */
  isKnown = $state(false);
  problem = $state.raw<Refused | null>(null);

  /** Keep looking until the returned function is called. Made for `$effect(() => lobby.watch())`. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible") void this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }

  private async look(): Promise<void> {
    try {
      const [mine, open, playing] = await Promise.all([
        get<MyTable[]>("/api/mine"),
        get<About[]>("/api/tables?status=open&limit=20"),
        get<About[]>("/api/tables?status=playing&limit=20"),
      ]);
      const isMine = new Set(mine.map((one) => one.about.table));
      this.mine = mine;
      this.open = open.filter((one) => !isMine.has(one.table) && one.free > 0);
      this.playing = playing.filter((one) => !isMine.has(one.table));
      this.isKnown = true;
      this.problem = null;
    } catch (error) {
      this.problem = error as Refused;
    }
  }
}

// What people at a table say to each other: what of it is new here, and who is not listened to. Both are
// kept in this browser, for each table.
import { keep, read } from "../look/wishes.svelte.ts";
import type { Line } from "../protocol.ts";
import type { LiveTable } from "./live.svelte.ts";

const SAID = new Set(["said", "emoted"]);
export const isSaid = (line: Line): boolean => SAID.has(line.name);

export class Talk {
  /** Whether the chat is before the reader's eyes. */
  isSeen = $state(false);
  private muted = $state.raw<readonly string[]>([]);
  private lastRead = $state(-1);

  constructor(private readonly live: LiveTable) {
    this.muted = (read(`muted.${live.table}`) ?? "").split("\n").filter(Boolean);
    this.lastRead = Number(read(`read.${live.table}`) ?? -1);
  }

  /** Whether people can talk here at all. */
  get isOn(): boolean {
    return this.live.settings.chat && !this.live.settings.public;
  }
  get said(): readonly Line[] {
    return this.live.heard.filter(isSaid);
  }
  get unread(): number {
    return this.said.filter((line) => line.n > this.lastRead && this.isNews(line)).length;
  }
  /** The people one can talk with, and so not listen to. */
  get others(): readonly number[] {
    return this.live.seats.flatMap((seat, k) => (seat.name && k !== this.live.view.viewer ? [k] : []));
  }

  isMuted(seat: number): boolean {
    return this.muted.includes(this.live.name(seat));
  }
  /** Whether this is to be shown: a seat that is muted is not listened to, in words or otherwise. */
  isHeard(line: Line): boolean {
    return !isSaid(line) || !this.isMuted(Number(line.data.seat));
  }
  isNews(line: Line): boolean {
    return isSaid(line) && this.isHeard(line) && line.data.seat !== this.live.view.viewer;
  }

  // By name: whoever sits down in the same seat later is somebody else.
  mute(seat: number, on: boolean): void {
    const name = this.live.name(seat);
    this.muted = on ? [...this.muted, name] : this.muted.filter((one) => one !== name);
    keep(`muted.${this.live.table}`, this.muted.join("\n") || null);
  }

  /** All that was said has been seen. */
  see(): void {
    const last = this.said.at(-1)?.n ?? -1;
    if (last <= this.lastRead) return;
    this.lastRead = last;
    keep(`read.${this.live.table}`, String(last));
  }
}

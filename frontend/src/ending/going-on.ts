// From a finished game to the next table. The secrets that come back are kept in this browser.
import { keep } from "../look/wishes.svelte.ts";
import { myName, sitDown } from "../house/sitting-down.ts";
import type { TableOpened, PlayOn } from "../protocol.ts";
import { post } from "../wire/http.ts";

export type Way = "rematch" | "same-deal" | "play-on";

/** Open a table that comes from a finished one. */
export async function openedFrom(table: string, way: Way, asked: unknown = {}): Promise<TableOpened> {
  const opened = await post<TableOpened>(`/api/tables/${encodeURIComponent(table)}/${way}`, asked);
  // Who follows to a rematch that others have opened gets no link of it to hand on.
  if (opened.invite) keep(`invite.${opened.table}`, opened.invite);
  if (opened.recovery) keep(`recovery.${opened.table}`, opened.recovery);
  return opened;
}

/** Play on from a position and return the table; who is to sit on a seat of others sits down there. */
export async function playedOn(table: string, asked: PlayOn, seat: number | null): Promise<string> {
  const opened = await openedFrom(table, "play-on", asked);
  if (seat !== null && opened.seat === null) await sitDown(opened.table, myName(), opened.invite, seat);
  return opened.table;
}

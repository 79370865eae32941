// From a finished game to the next table. The secrets that come back are kept in this browser.
import { keep } from "../look/wishes.svelte.ts";
import type { Opened } from "../protocol.ts";
import { post } from "../wire/http.ts";

export type Way = "rematch" | "same-deal" | "play-on";

/** Open a table that comes from a finished one. */
export async function openedFrom(table: string, way: Way, asked: unknown = {}): Promise<Opened> {
  const opened = await post<Opened>(`/api/tables/${encodeURIComponent(table)}/${way}`, asked);
  // Who follows to a rematch that others have opened gets no link of it to hand on.
  if (opened.invite) keep(`invite.${opened.table}`, opened.invite);
  if (opened.recovery) keep(`recovery.${opened.table}`, opened.recovery);
  return opened;
}

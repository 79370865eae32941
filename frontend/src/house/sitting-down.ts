// Opening a table and taking a seat. The secrets that come back are kept in this browser: the link
// for friends, and what brings the seat back.
import { keep, wishes } from "../look/wishes.svelte.ts";
import type { TableOpened, OpenTable, Recovered, SeatTaken } from "../protocol.ts";
import { post } from "../wire/http.ts";
import { t } from "../words/catalogue.svelte.ts";

/** The name that was chosen, or what somebody without one is called beside those who sit there already. */
export function myName(taken: readonly string[] = [], chosen = wishes.name): string {
  if (chosen.trim()) return chosen.trim();
  const others = new Set(taken.map((name) => name.toLowerCase()));
  const guests = [t("guest-name"), ...taken.map((_, k) => `${t("guest-name")} ${k + 2}`)];
  return guests.find((name) => !others.has(name.toLowerCase())) ?? guests[0]!;
}

/** Something of one's own for the deal, that nobody could have foreseen. */
export const nonce = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Open a table and return its name. */
export async function openTable(asked: OpenTable): Promise<string> {
  const opened = await post<TableOpened>("/api/tables", asked);
  keep(`invite.${opened.table}`, opened.invite);
  if (opened.recovery) keep(`recovery.${opened.table}`, opened.recovery);
  return opened.table;
}

/** Sit down, on any free seat if none is named. */
export async function sitDown(table: string, name: string, invite: string | null, seat: number | null = null): Promise<void> {
  const taken = await post<SeatTaken>(`/api/tables/${encodeURIComponent(table)}/seat`, { name, seat, invite, nonce: nonce() });
  keep(`recovery.${table}`, taken.recovery);
  if (invite) keep(`invite.${table}`, invite);
}

/** Come back to a seat by its secret, and return its table. */
export async function comeBack(recovery: string): Promise<string> {
  const seat = await post<Recovered>("/api/recover", { recovery });
  keep(`recovery.${seat.table}`, recovery);
  return seat.table;
}

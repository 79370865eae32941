// The secret of a table's link, if it is known here: from the address, or kept in this browser. While seats
// are free the address holds it, so that whoever is sent the address can sit down; later it does not.
import { keep, read } from "../look/wishes.svelte.ts";

export class Invitation {
  secret = $state("");

  constructor(private readonly table: string) {
    this.secret = read(`invite.${table}`) ?? "";
  }

  /** Whoever has the link can hand it on. */
  take(secret: string): void {
    this.secret = secret;
    keep(`invite.${this.table}`, secret);
  }

  /** It opens nothing: perhaps it was not copied whole. */
  forget(): void {
    this.secret = "";
    keep(`invite.${this.table}`, null);
  }

  /** The table's address, for as long as somebody can be invited. */
  address(hasRoom: boolean): string {
    const secret = hasRoom ? this.secret : "";
    return `/t/${encodeURIComponent(this.table)}${location.search}${secret ? `#${secret}` : ""}`;
  }
}

// Where on the page one is. Every place has an address that can be sent to somebody.
import { tick } from "svelte";
import { arrive } from "./arriving.ts";

export type Whereabouts =
  | { at: "house" }
  | { at: "open"; game: string | null }
  | { at: "table"; table: string; invite: string }
  | { at: "replay"; table: string }
  | { at: "rules"; game: string; paragraph: string }
  | { at: "guide"; lesson: string | null }
  | { at: "recover"; secret: string }
  | { at: "mail"; answer: "confirm" | "stop"; secret: string }
  | { at: "nowhere" };

function placeOf(url: URL): Whereabouts {
  const parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const hash = url.hash.slice(1);
  const [first, second, third] = parts;
  if (first === undefined) return { at: "house" };
  if (first === "open" && parts.length === 1) return { at: "open", game: url.searchParams.get("game") };
  if (first === "t" && second && third === "replay") return { at: "replay", table: second };
  if (first === "t" && second && !third) return { at: "table", table: second, invite: hash };
  if (first === "rules" && second) return { at: "rules", game: second, paragraph: hash };
  if (first === "guide") return { at: "guide", lesson: second ?? null };
  if (first === "reminders" && (second === "confirm" || second === "stop")) return { at: "mail", answer: second, secret: hash };
  if (first === "recover") return { at: "recover", secret: hash };
  return { at: "nowhere" };
}

// What is only said about a place, behind the #, makes it no other place.
const isSame = (one: Whereabouts, other: Whereabouts): boolean =>
  JSON.stringify({ ...one, invite: "", paragraph: "" }) === JSON.stringify({ ...other, invite: "", paragraph: "" });

class Route {
  place = $state<Whereabouts>(placeOf(new URL(location.href)));
  query = $state(new URL(location.href).searchParams);

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("click", (event) => this.follow(event));
  }

  private look(): void {
    const url = new URL(location.href);
    const before = this.place;
    this.place = placeOf(url);
    this.query = url.searchParams;
    if (!isSame(before, this.place)) void tick().then(arrive);
  }

  /** Go somewhere on the page. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = this.place;
    this.look();
    if (!replace && !isSame(before, this.place)) scrollTo(0, 0);
  }

  // A click on a link of our own stays on the page.
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    this.go(url.href);
  }
}

export const route = new Route();

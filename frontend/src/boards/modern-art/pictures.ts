// Paintings, drawn once each: the same card is shown in a hand, on the easel and on a wall.
import { COMPONENTS } from "../../protocol.ts";
import { type Edition, painting } from "./paintings/painting.ts";

const BOX = COMPONENTS["modern-art"];
const drawn = new Map<string, string>();

/** The picture of a card; `scope` keeps apart what is shown twice on one page. */
export function picture(card: number, edition: string, scope: string): string {
  const key = `${edition}/${card}/${scope}`;
  let markup = drawn.get(key);
  if (markup === undefined) {
    markup = painting(card, edition as Edition, scope);
    drawn.set(key, markup);
  }
  return markup;
}

export const artistOf = (card: number): number => BOX.ARTIST_OF[card] ?? 0;
export const auctionOf = (card: number): number => BOX.AUCTION_OF[card] ?? 0;

/** A hand as one holds it: by artist, then by the way it is sold. Cards are numbered like that. */
export const inOrder = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** Paintings by artist, those of artists without one left out. */
export function byArtist(cards: readonly number[]): { artist: number; cards: number[] }[] {
  return Array.from({ length: BOX.ARTISTS }, (_, artist) => ({
    artist,
    cards: inOrder(cards.filter((card) => artistOf(card) === artist)),
  })).filter((group) => group.cards.length);
}

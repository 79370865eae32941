/**
 * The seventy paintings of Modern Art, in both editions, drawn from nothing but their number.
 *
 * `painting` returns a whole `<svg viewBox="0 0 300 400">` without width and height: the frame around
 * it gives the size. It is hidden from readers; whoever shows it names artist and number in words.
 */
import { COMPONENTS } from "../../../protocol";
import { bahut } from "./bahut";
import { Chance } from "./chance";
import { christinP } from "./christin-p";
import { darmoir } from "./darmoir";
import { Easel } from "./easel";
import { karlGitter } from "./karl-gitter";
import { koriko } from "./koriko";
import { krypto } from "./krypto";
import { liteMetal } from "./lite-metal";
import { nex } from "./nex";
import { sadland } from "./sadland";
import { yoko } from "./yoko";

export type Edition = "1992" | "2009";

/** An artist paints the picture of a running number (from 1) on an empty easel. */
export type Artist = (easel: Easel, opus: number) => void;

const ARTISTS: Record<Edition, readonly Artist[]> = {
  "1992": [liteMetal, yoko, christinP, karlGitter, krypto],
  "2009": [nex, bahut, darmoir, sadland, koriko],
};

const ARTIST_OF: readonly number[] = COMPONENTS["modern-art"].ARTIST_OF;

/** The running number of a card among its artist's paintings, from 1. */
export function opus(card: number): number {
  return card - ARTIST_OF.indexOf(ARTIST_OF[card] ?? 0) + 1;
}

/** What the catalogue calls the painting; the same in every language. */
export function title(card: number, edition: Edition): string {
  return `${edition === "1992" ? "N.º" : "Op."} ${opus(card)}`;
}

/** The picture of a card. `scope` keeps ids apart when a page shows the same card twice. */
export function painting(card: number, edition: Edition, scope = ""): string {
  const artist = ARTISTS[edition][ARTIST_OF[card] ?? 0];
  const easel = new Easel(new Chance(card * 7919 + Number(edition)), `p${edition}${card}-${scope}`);
  artist?.(easel, opus(card));
  return easel.svg();
}

// What the reader has picked and is looking at; free to change, and nobody's business but the reader's.

class Picked {
  /** The card picked from the hand, to be offered or added when it is confirmed. */
  card = $state<number | null>(null);
  /** Paintings being looked at closely, and under which heading. */
  looking = $state.raw<{ title: string; cards: readonly number[] } | null>(null);

  look(title: string, cards: readonly number[]): void {
    if (cards.length) this.looking = { title, cards };
  }
}

export const picked = new Picked();

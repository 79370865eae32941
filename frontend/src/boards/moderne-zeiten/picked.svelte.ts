// Which share one thinks of laying, or which flight: chosen on the board or in the dock, shown on both.
// Thinking is free; nothing is done until a button of the dock is pressed.

class Picked {
  /** The industry that was clicked on, until the turn is over. */
  chosen = $state<number | null>(null);
  /** The industry under the pointer or the focus. */
  pointed = $state<number | null>(null);

  get industry(): number | null {
    return this.pointed ?? this.chosen;
  }

  choose(industry: number): void {
    this.chosen = this.chosen === industry ? null : industry;
  }

  clear(): void {
    this.chosen = null;
    this.pointed = null;
  }
}

export const picked = new Picked();

// A panel that stays at its end whatever comes and however its size changes, until its reader scrolls up.

// Pixels from the end that still count as the end.
const SLACK = 24;

export class Following {
  follows = $state(true);
  private panel: HTMLElement | null = null;
  private before = 0;

  /** Keep the panel at the end of what is in it; returns how to stop. */
  watch(panel: HTMLElement, content: HTMLElement): () => void {
    this.panel = panel;
    const sizes = new ResizeObserver(() => this.keepUp());
    sizes.observe(panel);
    sizes.observe(content);
    panel.addEventListener("scroll", this.look, { passive: true });
    return () => {
      sizes.disconnect();
      panel.removeEventListener("scroll", this.look);
    };
  }

  toEnd(): void {
    this.follows = true;
    this.keepUp();
  }

  /** What is read is about to be unfolded and must stay where it is. */
  hold(): void {
    this.follows = false;
  }

  /** See where the reader is. Only going up ends following: lines that have just come do not. */
  readonly look = (): void => {
    const panel = this.panel;
    if (!panel?.clientHeight) return;
    if (panel.scrollHeight - panel.clientHeight - panel.scrollTop < SLACK) this.follows = true;
    else if (panel.scrollTop < this.before) this.follows = false;
    this.before = panel.scrollTop;
  };

  private keepUp(): void {
    if (!this.follows || !this.panel) return;
    this.panel.scrollTop = this.panel.scrollHeight;
    this.before = this.panel.scrollTop;
  }
}

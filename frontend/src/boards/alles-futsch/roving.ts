// Arrow keys go from one button of a row to the next; Tab leaves the row.
export function roving(row: HTMLElement): { destroy(): void } {
  const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
  const go = (event: KeyboardEvent): void => {
    const buttons = [...row.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEPS[event.key];
    if (step === undefined || here < 0) return;
    event.preventDefault();
    buttons[(here + step + buttons.length) % buttons.length]?.focus();
  };
  row.addEventListener("keydown", go);
  return { destroy: () => row.removeEventListener("keydown", go) };
}

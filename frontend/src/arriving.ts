// Where the focus goes when one has come to another place of the page: to its content or, at a table, to
// where one decides. The place may still have to be fetched, so it is waited for; whoever has moved the
// focus meanwhile keeps it.

// Milliseconds.
const LONGEST = 20_000;

let stop = (): void => {};

export function arrive(): void {
  stop();
  const before = document.activeElement;
  const look = (): void => {
    const main = document.getElementById("main");
    if (!main || main.ariaBusy === "true") return;
    stop();
    const focused = document.activeElement;
    if (focused !== before && focused !== document.body) return;
    (document.querySelector<HTMLElement>("[data-dock][tabindex]") ?? main).focus({ preventScroll: true });
  };
  const watching = new MutationObserver(look);
  const timer = setTimeout(() => stop(), LONGEST);
  stop = () => {
    watching.disconnect();
    clearTimeout(timer);
  };
  watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
  look();
}

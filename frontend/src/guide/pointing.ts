// Where the thing is that a step is about. The ring follows it while the board moves, and is cut off
// where the thing itself would be.

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of an element that can be seen inside everything that scrolls around it. */
function seen(element: Element): Spot | null {
  const box = element.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const flow = getComputedStyle(around).overflowY;
    if (flow === "visible" && around !== document.body) continue;
    const frame = around === document.body ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  return right - left > 4 && bottom - top > 4 ? { left, top, width: right - left, height: bottom - top } : null;
}

/** Follow what the selector finds until the returned function is called. */
export function follow(selector: string, describedBy: string, moves: boolean, show: (spot: Spot | null) => void): () => void {
  let element: Element | null = null;
  let before: string | null = null;
  let frame = 0;

  function leave(): void {
    if (!element) return;
    if (before === null) element.removeAttribute("aria-describedby");
    else element.setAttribute("aria-describedby", before);
  }

  function look(): void {
    const found = document.querySelector(selector);
    if (found !== element) {
      leave();
      element = found;
      if (element) {
        before = element.getAttribute("aria-describedby");
        element.setAttribute("aria-describedby", describedBy);
        element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: moves ? "smooth" : "auto" });
      }
    }
    show(element && seen(element));
    frame = requestAnimationFrame(look);
  }
  look();
  return () => {
    cancelAnimationFrame(frame);
    leave();
    show(null);
  };
}

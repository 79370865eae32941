"""Measures how a page fills its screen: where scrolling ends, what the board has, what is cut off.

The sizes are those people have: a small phone, a usual one, the same on its side, a tablet, two
desks, and a desk at 200 %, which is half as many pixels each way.
"""

from typing import Any

from playwright.sync_api import Page

Size = tuple[int, int]
SMALL_PHONE: Size = (360, 640)
ON_ITS_SIDE: Size = (844, 390)
MAGNIFIED: Size = (640, 400)
SIZES: tuple[Size, ...] = (
    SMALL_PHONE,
    (390, 844),
    ON_ITS_SIDE,
    (768, 1024),
    (1280, 800),
    (1440, 900),
    MAGNIFIED,
)

# How far each part that scrolls goes beyond the last thing that is seen in it. What is one pixel
# large is there for screen readers only.
_BEYOND = """() => {
  const flows = (one) => getComputedStyle(one).overflowY;
  const seenBottom = (one, part) => {
    let { bottom } = one.getBoundingClientRect();
    for (let at = one; at && at !== part; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      if (getComputedStyle(at).display === "contents") continue;
      if (box.width <= 2 || box.height <= 2) return -Infinity;
      if (at !== one && flows(at) !== "visible") bottom = Math.min(bottom, box.bottom);
    }
    return bottom;
  };
  const shows = (one) =>
    one.matches("svg, img, input, button, select, textarea, hr") ||
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const page = document.scrollingElement;
  const parts = [page, ...document.querySelectorAll("body *")].filter(
    (one) => one.scrollHeight > one.clientHeight + 1 &&
      (one === page || ["auto", "scroll"].includes(flows(one))),
  );
  return parts.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((part) => {
    part.scrollTop = part.scrollHeight;
    const floor = part === page ? innerHeight : part.getBoundingClientRect().bottom;
    const seen = [...part.querySelectorAll("*")].filter(shows);
    const last = Math.max(...seen.map((one) => seenBottom(one, part)));
    part.scrollTop = 0;
    const name = part === page ? "the page" : `${part.tagName} ${part.className}`;
    return [name, Math.round(floor - last)];
  });
}"""
# The part of the screen's height in which the board is seen, without scrolling.
_SHARE = """() => {
  const [board, main] = ["section.board", "main"].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  const bottom = Math.min(board.bottom, main.bottom, innerHeight);
  return (bottom - Math.max(board.top, main.top)) / innerHeight;
}"""
# How much of the width and of the height of its place a drawing fills.
_FILLED = """(drawing) => {
  const place = document.querySelector("main").getBoundingClientRect();
  const [drawn, board] = [drawing, "section.board"].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return [board.width / place.width, Math.min(drawn.height, place.height) / place.height];
}"""
# Boards measure the room they have and are drawn anew; a busy machine takes its time for it.
_SETTLED = """async () => {
  const PARTS = "main, section.board, section.board > *, [data-track], .table-dock";
  const sizes = () => JSON.stringify([innerWidth, innerHeight,
    ...[...document.querySelectorAll(PARTS)].map((one) => one.getBoundingClientRect())]);
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 15)));
  let [last, still] = ["", 0];
  for (let looks = 0; looks < 100 && still < 4; looks++) {
    await frame();
    const now = sizes();
    still = now === last ? still + 1 : 0;
    last = now;
  }
}"""
# What of the dock cannot be got at, and whether it says that there is more below.
_DOCK = """() => {
  const dock = document.querySelector(".table-dock");
  const scrolls = dock.scrollHeight - dock.clientHeight > 8;
  const isIn = (one) => {
    const [inner, outer] = [one, dock].map((each) => each.getBoundingClientRect());
    return inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 && inner.bottom <= Math.min(outer.bottom, innerHeight) + 1;
  };
  const controls = [...dock.querySelectorAll("button, input, select, summary")]
    .filter((one) => one.checkVisibility());
  const atOnce = controls.filter((one) => one.matches("[data-verb]") && isIn(one)).length;
  const lost = controls.filter((one) => {
    one.scrollIntoView({ block: "nearest" });
    return !isIn(one);
  }).map((one) => one.outerHTML.slice(0, 120));
  const label = controls
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.tagName === "BUTTON")
    .map((one) => `cut off: ${one.textContent.trim()}`);
  dock.scrollTop = 0;
  return { lost: [...lost, ...label], atOnce, scrolls, says: dock.hasAttribute("data-more") };
}"""


def resize(page: Page, size: Size) -> None:
    """Make the screen so large, and let the page follow until nothing moves any more."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(_SETTLED)


def beyond(page: Page) -> dict[str, int]:
    """Say how many empty pixels each part that scrolls shows when it is scrolled to its end."""
    return {name: int(empty) for name, empty in page.evaluate(_BEYOND)}


def share_of_board(page: Page) -> float:
    """Say which part of the screen's height the board has."""
    return float(page.evaluate(_SHARE))


def filled_by(page: Page, drawing: str) -> tuple[float, float]:
    """Say which part of the board's place its drawing fills: across by the board, down by it."""
    across, down = page.evaluate(_FILLED, drawing)
    return float(across), float(down)


def dock_of(page: Page) -> dict[str, Any]:
    """Say what can be reached in the dock: `lost`, `atOnce`, `scrolls`, `says`."""
    found: dict[str, Any] = page.evaluate(_DOCK)
    return found

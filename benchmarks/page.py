"""How quick the page is: the first page from nothing, and a bid seen in another browser.

    python benchmarks/page.py

Needs the built page (`make page`) and a Chromium. A real server in a process of its own, a browser
with nothing kept. Times are wall-clock on this machine; compare them with the idle load average.
"""

import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.chromium import launched  # the tests' own
from browser.moments import played_until
from faults.servers import server_in

LOADS = 7
BIDS = 40
AMOUNT = "[data-dock] input[type=number]"
BID = '[data-dock] form [data-verb="bid"]:not([data-value])'
# Notes when a click was made, and when a line with an amount was first there to be read.
NOTING = """
  window.clicked = 0;
  window.seen = new Map();
  addEventListener("click", () => { window.clicked = Date.now(); }, true);
  new MutationObserver(() => {
    const last = document.querySelector("ol.log li:last-child")?.textContent ?? "";
    if (!window.seen.has(last)) window.seen.set(last, Date.now());
  }).observe(document, { childList: true, subtree: true, characterData: true });
"""


def main() -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server_in(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        print(f"load average {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
        first_page(browser, server.address)
        bids(browser, server.address)
        browser.close()


def first_page(browser: Browser, address: str) -> None:
    """From an empty browser to a page on which one can click."""
    usable, painted, sizes = [], [], []
    for _ in range(LOADS):
        context = browser.new_context(base_url=address)
        page = context.new_page()
        packed: list[int] = []
        page.on(
            "response",
            lambda answer, packed=packed: packed.append(
                int(answer.headers.get("content-length", 0))
                if answer.url.endswith((".js", ".css"))
                else 0
            ),
        )
        page.goto("/", wait_until="commit")
        page.wait_for_selector("[data-play]:enabled")
        usable.append(page.evaluate("performance.now()"))
        painted.append(
            page.evaluate(
                "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
            )
        )
        page.wait_for_load_state("networkidle")
        sizes.append(sum(packed))
        context.close()
    print(f"first page, {LOADS} times with nothing kept, milliseconds")
    print(f"  painted  median {statistics.median(painted):6.0f}   worst {max(painted):6.0f}")
    print(f"  usable   median {statistics.median(usable):6.0f}   worst {max(usable):6.0f}")
    print(f"  script and style, gzipped: {max(sizes) / 1000:.1f} kB")


def bids(browser: Browser, address: str) -> None:
    """A bid in one browser, until it stands in the other's log."""
    people = [browser.new_context(base_url=address).new_page() for _ in range(3)]
    ann, bob, _ = people
    table = played_until(ann, "modern-art", 3, lambda v: v["phase"] == "outcry", *people[1:])
    for page in (ann, bob):
        page.add_init_script(NOTING)
        page.goto(f"/t/{table}")
        page.wait_for_selector(AMOUNT)
    taken = [bid(*((ann, bob) if k % 2 == 0 else (bob, ann))) for k in range(BIDS)]
    kept = sorted(one for one in taken if one is not None)
    print(f"a bid seen in another browser, {len(kept)} bids, milliseconds from the click")
    print(f"  median {statistics.median(kept):.0f}   95 % within {kept[int(len(kept) * 0.95) - 1]}")
    print(f"  worst {kept[-1]}")


def bid(bidder: Page, other: Page) -> int | None:
    """Return how long it took; None where nobody may bid any more."""
    bidder.wait_for_selector(f"{AMOUNT}:enabled")
    least = int(bidder.locator(AMOUNT).get_attribute("min") or 0)
    most = int(bidder.locator(AMOUNT).get_attribute("max") or 0)
    if least > min(most, 55):
        return None
    bidder.locator(AMOUNT).fill(str(least))
    bidder.locator(BID).click()
    text = f"bids ${least},000"
    other.locator("ol.log li").filter(has_text=text).last.wait_for(state="attached")
    clicked = bidder.evaluate("window.clicked")
    seen = other.evaluate(
        "(text) => [...window.seen].filter(([line]) => line.includes(text)).map(([, at]) => at)[0]",
        text,
    )
    return int(seen - clicked)


if __name__ == "__main__":
    main()

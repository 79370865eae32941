"""Takes the pictures of the documentation: `make screenshots`.

A real server with real bots, a real browser. Each board is brought to a moment worth showing by
playing on until it comes, and taken at a desk and on a phone, in light and in dark.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests"))

from browser.chromium import launched  # noqa: E402  # the tests' own
from browser.moments import Moment, never, played_until  # noqa: E402  # after the path is set
from web.serving import Serving, serving  # noqa: E402  # after the path is set

SIZES = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
THEMES = ("light", "dark")

# The moment to show of each game, and at how many players.
MOMENTS: dict[str, tuple[int, Moment]] = {
    "modern-art": (4, lambda v: v["phase"] == "outcry" and v["round"] >= 2 and v["price"] >= 8),
    "alles-futsch": (
        4,
        lambda v: v["phase"] == "bid" and sum(map(sum, v["collections"])) >= 8 and v["price"] > 0,
    ),
    "moderne-zeiten": (4, lambda v: v["phase"] == "bid" and v["turn"] >= 6 and v["price"] > 0),
    "canaletto": (4, lambda v: v["phase"] == "bid" and v["round"] >= 6 and v["price"] > 0),
}


def main() -> None:
    """Take all pictures, or those whose names are given."""
    wanted = sys.argv[1:]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for name, take in pictures():
            if not wanted or name in wanted:
                take(browser, server, name)
        browser.close()


def pictures() -> Iterator[tuple[str, Callable[[Browser, Serving, str], None]]]:
    """Name every picture and say how it is taken."""
    yield "house", house
    for game in MOMENTS:
        yield game, board
    yield "ending", ending


def house(browser: Browser, server: Serving, name: str) -> None:
    """The first page."""
    for size, options in SIZES.items():
        page = visitor(browser, server, options)
        page.goto("/")
        page.wait_for_load_state("networkidle")
        taken(page, name, size)


def board(browser: Browser, server: Serving, name: str) -> None:
    """A board in the middle of a game."""
    page = visitor(browser, server, SIZES["desktop"])
    players, is_it = MOMENTS[name]
    table = played_until(page, name, players, is_it, bot="dealer")
    state = page.context.storage_state()
    for size, options in SIZES.items():
        looking = visitor(browser, server, {**options, "storage_state": state})
        looking.goto(f"/t/{table}")
        looking.wait_for_selector("[data-status] [data-dock]")
        looking.wait_for_timeout(800)  # what moves comes to rest
        taken(looking, name, size)


def ending(browser: Browser, server: Serving, name: str) -> None:
    """The end of a game."""
    page = visitor(browser, server, SIZES["desktop"])
    table = played_until(page, "modern-art", 4, never, bot="dealer")
    state = page.context.storage_state()
    for size, options in SIZES.items():
        looking = visitor(browser, server, {**options, "storage_state": state})
        looking.goto(f"/t/{table}")
        looking.wait_for_selector("[data-rank]")
        looking.wait_for_timeout(800)
        taken(looking, name, size)


def visitor(browser: Browser, server: Serving, options: dict[str, Any]) -> Page:
    """Somebody new at the door, or who was here before."""
    context = browser.new_context(
        base_url=server.address, locale="en-GB", reduced_motion="reduce", **options
    )
    page = context.new_page()
    # The coach of a first game stands aside for the picture.
    page.add_init_script("localStorage.setItem('saleroom.coach', 'off')")
    return page


def taken(page: Page, name: str, size: str) -> None:
    """Take a picture in light and in dark."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(200)
        page.screenshot(path=HERE / f"{name}-{size}-{theme}.png")
    page.context.close()


if __name__ == "__main__":
    main()

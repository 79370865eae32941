"""Every kind of page: no missing word in any language, nothing that axe minds, nothing sideways."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from browser.axe import violations
from browser.conftest import Visitor
from browser.hands import TABLE, overflow
from browser.moments import View, never, played_until
from playwright.sync_api import Page
from web.serving import Serving

from saleroom.games.registry import GAMES, game_named
from saleroom.house.settings import LANGUAGES

THEMES = ("light", "dark")
SOAK = pytest.mark.soak
OFTEN = {("modern-art", "dark"), ("moderne-zeiten", "light")}
PLACES = {
    "the first page": "/",
    "opening a table": "/open?game=modern-art",
    "the guide": "/guide",
    "a lesson": "/guide/open",
    "the rules": "/rules/moderne-zeiten",
    "nowhere": "/no/such/place",
}


def in_the_middle(view: View) -> bool:
    return view["phase"] in {"outcry", "bid"} and max(view.get("round", 0), view.get("turn", 3)) > 1


def speak(page: Page, language: str) -> None:
    """Change the language as a reader does; the menu stays, for who mistook a word."""
    page.locator('[data-open="wishes"]').click()
    menu = page.locator("#wishes").element_handle()
    menu.wait_for_selector(f'label:has([lang="{language}"])').click()
    page.wait_for_selector(f'html[lang="{language}"]')
    assert menu.is_visible()
    page.keyboard.press("Escape")


def faults(page: Page, themes: Sequence[str] = THEMES) -> list[str]:
    """Say what is wrong with the page in all languages and these themes."""
    found: list[str] = []
    for language in LANGUAGES:
        speak(page, language)
        wide = overflow(page)
        found += [f"{language}: {wide} px sideways"] if wide else []
    missing = page.locator("html").get_attribute("data-missing")
    found += [f"missing: {missing}"] if missing else []
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        page.wait_for_selector(f'html[data-theme="{theme}"]')
        page.wait_for_timeout(200)  # colours follow in a moment
        found += [f"{theme}: {one}" for one in violations(page)]
    return found


def lit(names: Iterable[str]) -> list[Any]:
    """Every place every time in one light, by turns; in the other with `make soak`."""
    return [
        pytest.param(name, theme, marks=() if (k + place) % 2 else SOAK)
        for place, name in enumerate(names)
        for k, theme in enumerate(THEMES)
    ]


@pytest.mark.parametrize(("place", "theme"), lit(PLACES))
def test_a_page_of_the_house(
    place: str, theme: str, visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address, viewport={"width": 360, "height": 740})
    page.goto(PLACES[place])
    page.wait_for_selector("main h1")
    assert faults(page, [theme]) == []


# Two tables every time; all of them, in both lights, with `make soak`.
LIT_TABLES = [
    pytest.param(game, theme, marks=() if (game, theme) in OFTEN else SOAK)
    for game in GAMES
    for theme in THEMES
]


@pytest.mark.parametrize(("game", "theme"), LIT_TABLES)
def test_a_table(game: str, theme: str, visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address, viewport={"width": 360, "height": 740})
    table = played_until(page, game, game_named(game).players[-1], in_the_middle)
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"{TABLE} [data-dock] [data-verb]")
    assert faults(page, [theme]) == []


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "canaletto" else SOAK) for game in GAMES]
)
def test_the_end_and_the_replay(game: str, visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address, viewport={"width": 360, "height": 740})
    table = played_until(page, game, game_named(game).players[0], never)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-rank]")
    assert faults(page) == []
    page.goto(f"/t/{table}/replay?at=40")
    page.wait_for_selector("[data-replay-at]")
    assert faults(page) == []

"""Every kind of page: no missing word in any language, nothing that axe minds, nothing sideways."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from browser.axe import violations
from browser.conftest import Visitor
from browser.decisions import DECISIONS, decisions, full
from browser.hands import TABLE, overflow
from browser.moments import View, at_rest, never, played_until
from browser.places import LESSONS, PLACES
from browser.room import SIZES, Size, resize
from playwright.sync_api import Page, expect
from web.serving import Serving

from saleroom.games.registry import GAMES, game_named
from saleroom.messages.languages import LANGUAGES

THEMES = ("light", "dark")
SOAK = pytest.mark.soak
# A place is looked at every time in one light and on one screen, by turns; with `make soak` in both
# lights and on all screens.
LOOKS = [(theme, size) for size in SIZES for theme in THEMES]
# Whoever looks once reads the two with the longest words; all are complete (tests/messages).
LONG_ONES = ("fr", "de")
Look = tuple[str, Size]

# In French a space stands before a colon: where there is none, the page has put words together by
# itself. Names and titles count as well; what is typed or quoted as it is does not.
ENGLISH_COLONS = """() => {
  const isFrench = (text) => !/[\\p{L}\\p{N})»]:\\s/u.test(text);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement.closest("code, pre, kbd, script, style")) found.push(text.data);
  for (const name of ["title", "aria-label", "aria-valuetext"])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return [document.title, ...found].filter((text) => !isFrench(text));
}"""


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


def faults(page: Page, looks: Sequence[Look]) -> list[str]:
    """Say what is wrong with the page with these looks, and in the languages that go with them."""
    found: list[str] = []
    resize(page, looks[0][1])
    for language in LANGUAGES if len(looks) > 1 else LONG_ONES:
        speak(page, language)
        wide = overflow(page)
        found += [f"{language}: {wide} px sideways"] if wide else []
        if language == "fr":
            found += [f"colon: {text}" for text in page.evaluate(ENGLISH_COLONS)]
    missing = page.locator("html").get_attribute("data-missing")
    found += [f"missing: {missing}"] if missing else []
    for theme, size in looks:
        page.emulate_media(color_scheme=theme)
        page.wait_for_selector(f'html[data-theme="{theme}"]')
        resize(page, size)
        page.wait_for_timeout(200)  # colours follow in a moment
        found += [f"{theme} {size}: {one}" for one in violations(page)]
    return found


def looked_at(names: Iterable[str], *often: str) -> list[Any]:
    """Each of these, or only those named, with one look every time; all of them with every look."""
    return [
        case
        for place, name in enumerate(names)
        for case in (
            pytest.param(
                name,
                [LOOKS[(5 * place + 1) % len(LOOKS)]],
                id=name,
                marks=() if not often or name in often else SOAK,
            ),
            pytest.param(name, LOOKS, id=f"{name}, every look", marks=SOAK),
        )
    ]


@pytest.mark.parametrize(("place", "looks"), looked_at(PLACES, "the first page"))
def test_a_page_of_the_house(
    place: str, looks: list[Look], visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    page.goto(PLACES[place])
    page.wait_for_selector("main h1")
    assert faults(page, looks) == []


@pytest.mark.soak
@pytest.mark.parametrize(("game", "looks"), looked_at(GAMES, "moderne-zeiten"))
def test_a_lesson(game: str, looks: list[Look], visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    page.goto(LESSONS[game])
    page.wait_for_selector("[data-speech]")
    assert faults(page, looks) == []


@pytest.mark.parametrize(("game", "looks"), looked_at(GAMES, "canaletto"))
def test_a_table(game: str, looks: list[Look], visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    table = played_until(page, game, full(game), in_the_middle)
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"{TABLE} [data-dock] [data-verb]")
    said = page.locator("[data-said=urgent]")
    if game == "canaletto":
        expect(said).to_have_text(re.compile("^Your turn"))
    assert faults(page, looks) == []
    # What was read out is not kept in another language.
    expect(said).to_have_text("")


@pytest.mark.soak
@pytest.mark.parametrize(("game", "kind"), list(decisions()))
def test_every_decision(game: str, kind: str, visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    table = played_until(page, game, full(game), DECISIONS[game][kind])
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"{TABLE} [data-dock] [data-verb]")
    assert faults(page, LOOKS) == []


@pytest.mark.soak
@pytest.mark.parametrize(("game", "looks"), looked_at(("modern-art", "canaletto"), "canaletto"))
def test_the_rest_after_a_round(
    game: str, looks: list[Look], visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    table = played_until(page, game, full(game), at_rest, intervals=True)
    page.goto(f"/t/{table}")
    page.wait_for_selector(TABLE)
    assert faults(page, looks) == []


@pytest.mark.parametrize(("game", "looks"), looked_at(GAMES, "alles-futsch"))
def test_the_end_and_the_replay(
    game: str, looks: list[Look], visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    table = played_until(page, game, game_named(game).players[0], never)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-rank]")
    assert faults(page, looks) == []
    page.goto(f"/t/{table}/replay?at=40")
    page.wait_for_selector("[data-replay-at]")
    assert faults(page, looks) == []

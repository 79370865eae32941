"""Somebody's first game: an easy one, a lesson before it; and what one plays against next."""

import re

import pytest
from browser.conftest import Visitor
from browser.hands import TABLE, ask, open_table, settings
from browser.moments import never, played_until
from playwright.sync_api import Page, expect
from web.serving import Serving


def straight_in(page: Page, game: str) -> dict[str, object]:
    """Begin a first game without the lesson; return the table's settings."""
    page.locator(f'[data-play="{game}"]').click()
    page.locator('dialog[open] [data-first="play"]').click()
    return begun(page)


def begun(page: Page) -> dict[str, object]:
    """Wait for a table; return its settings."""
    page.wait_for_selector(f'{TABLE}[data-status="playing"]')
    table = page.url.rsplit("/", 1)[1].split("#")[0]
    chosen: dict[str, object] = ask(page, f"/api/tables/{table}")["about"]["settings"]
    return chosen


def bots_of(chosen: dict[str, object]) -> set[object]:
    seats = chosen["seats"]
    assert isinstance(seats, list)
    return {seat["bot"] for seat in seats if seat["who"] == "bot"}


def test_a_first_game_is_against_visitors_without_a_hammer_and_is_asked_about_once(
    page: Page,
) -> None:
    page.goto("/")
    chosen = straight_in(page, "modern-art")
    assert bots_of(chosen) == {"visitor"}
    assert chosen["hammer"] == "none"
    assert chosen["clock"] == "none"
    expect(page.locator("[data-coach]")).to_be_visible()
    page.goto("/")
    page.locator('[data-play="canaletto"]').click()
    assert bots_of(begun(page)) == {"visitor"}


def test_a_newcomer_may_have_a_lesson_first(page: Page) -> None:
    page.goto("/")
    page.locator('[data-play="canaletto"]').click()
    page.locator('dialog[open] [data-first="lesson"]').click()
    page.wait_for_url(re.compile(r"/guide/canaletto$"))
    page.go_back()
    page.locator('[data-play="canaletto"]').click()
    # Escape changes one's mind, and the button that was pressed has the focus again.
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator('[data-play="canaletto"]')).to_be_focused()


@pytest.mark.soak
def test_learn_on_a_poster_opens_that_games_lesson(page: Page) -> None:
    for game in ("modern-art", "alles-futsch", "moderne-zeiten", "canaletto"):
        page.goto("/")
        page.locator(f'[data-game="{game}"] [data-learn]').click()
        page.wait_for_url(re.compile(rf"/guide/{game}$"))
        expect(page.locator("[data-guide]").first).to_be_visible()


@pytest.mark.soak
def test_after_a_win_the_next_level_is_suggested_and_remembered(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    for _ in range(12):
        table = played_until(page, "alles-futsch", 2, never, bot="random")
        won = 0 in ask(page, f"/api/tables/{table}")["shown"]["result"]["winners"]
        page.goto(f"/t/{table}")
        expect(page.locator('[data-ending="rematch"]')).to_be_visible()
        expect(page.locator('[data-ending="next-level"]')).to_have_count(int(won))
        if won:
            break
    else:
        raise AssertionError("random play did not win one game in twelve")
    page.locator('[data-ending="next-level"]').click()
    page.wait_for_url(lambda url: table not in url)
    assert bots_of(begun(page)) == {"visitor"}
    page.goto("/")
    expect(page.locator('[data-game="alles-futsch"] [data-rival="visitor"]')).to_be_visible()


@pytest.mark.soak
def test_what_was_chosen_in_the_form_is_played_against_next(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    page.goto("/open?game=canaletto&preset=bots")
    page.locator('[data-do="open"]').click()
    chosen = begun(page)
    page.goto("/")
    page.locator('[data-play="canaletto"]').click()
    page.wait_for_url(re.compile(r"/t/"))
    assert bots_of(begun(page)) == bots_of(chosen) == {"dealer"}


def test_a_table_with_friends_suggests_no_level(visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    open_table(page, settings("canaletto", 3, people=2))
    expect(page.locator('[data-ending="next-level"]')).to_have_count(0)

"""Every game, played to its end against bots: by mouse, by the keys alone, and by touch."""

from itertools import product
from random import Random

import pytest
from browser.conftest import PHONE, Visitor
from browser.hands import open_table, overflow, settings, wait_for_my_turn
from browser.players import Hand, decide, finger, keyboard, mouse, play_to_the_end
from playwright.sync_api import expect
from web.serving import Serving

from saleroom.games.registry import GAMES, game_named

HANDS: dict[str, Hand] = {"mouse": mouse, "keys": keyboard, "touch": finger}
# A whole game takes a while: every time as far as `SOME`, and to the end with `make soak`.
SOME = 2


@pytest.mark.soak
@pytest.mark.parametrize(("game", "by"), list(product(GAMES, HANDS)))
def test_a_game_is_played_to_its_end(
    game: str, by: str, visitor: Visitor, quick_server: Serving
) -> None:
    device = PHONE if by == "touch" else {}
    page = visitor(base_url=quick_server.address, **device)
    players = game_named(game).players[0]
    # With no hammer an open auction ends when all others are out, so a test need not wait for it.
    open_table(page, settings(game, players, clock="none", hammer="none"))
    decisions = play_to_the_end(page, HANDS[by], seed=7)
    assert decisions > 3
    expect(page.locator("[data-rank]").first).to_be_visible()
    assert overflow(page) == 0
    assert page.locator("html").get_attribute("data-missing") is None


@pytest.mark.parametrize(
    ("game", "by"),
    [
        ("modern-art", "mouse"),
        ("alles-futsch", "touch"),
        ("moderne-zeiten", "mouse"),
        ("canaletto", "keys"),
    ],
)
def test_a_longer_game_goes_well_for_some_time(
    game: str, by: str, visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address, **PHONE if by == "touch" else {})
    open_table(page, settings(game, 3, clock="none", hammer="none"))
    dice = Random(7)  # noqa: S311  # not a secret
    for _ in range(SOME):
        wait_for_my_turn(page)
        decide(page, HANDS[by], dice)
    assert page.locator("html").get_attribute("data-missing") is None

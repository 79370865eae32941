"""A full table on a phone: everybody in one row, and the board has the room."""

import pytest
from browser.conftest import PHONE, Visitor
from browser.hands import TABLE, overflow, wish
from browser.moments import View, played_until
from browser.room import resize, share_of_board
from sampled import sampled
from web.serving import Serving

from saleroom.games.registry import GAMES, game_named

SIZES = ((390, 844), (360, 740))
# How much of the screen's height the board has while one bids, without scrolling.
LEAST = 0.45
ROWS = "(seats) => [...new Set(seats.map((seat) => seat.getBoundingClientRect().top))]"


def bidding(view: View) -> bool:
    return view["phase"] in {"outcry", "bid"} and view["price"] > 0


@pytest.mark.soak  # test_browser_room.py has a smaller phone
@pytest.mark.parametrize("game", sampled(GAMES, "modern-art"))
def test_the_board_has_the_room(game: str, visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address, **PHONE)
    # The coach of a first game comes on top, and can be sent away.
    wish(page, "coach", "off")
    players = game_named(game).players[-1]
    table = played_until(page, game, players, bidding)
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"{TABLE} [data-dock] [data-verb]")
    for size in SIZES:
        resize(page, size)
        assert share_of_board(page) >= LEAST, size
        seats = page.locator("article[data-seat]")
        assert seats.count() == players
        assert len(seats.evaluate_all(ROWS)) == 1
        assert all(seats.nth(k).bounding_box()["x"] >= 0 for k in range(players))  # type: ignore[index]  # visible
        assert overflow(page) == 0

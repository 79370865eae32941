"""A table in the browser: one sits down, is asked, and answers; the log names the table's cards."""

import pytest
from browser.conftest import Visitor
from browser.hands import open_table, settings, shown, wait_for_my_turn
from web.serving import Serving

from saleroom.client import House
from saleroom.games.registry import game_named

GAMES = {"modern-art": 3, "alles-futsch": 3, "moderne-zeiten": 3, "canaletto": 3}


# Every time shown by all that play on at a table.
@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_with_bots_it_becomes_my_turn(
    visitor: Visitor, quick_server: Serving, game: str
) -> None:
    page = visitor(base_url=quick_server.address)
    open_table(page, settings(game, GAMES[game]))
    wait_for_my_turn(page)
    table = shown(page)
    assert (table.status, table.my_turn) == ("playing", True)


def test_the_log_names_cards_by_what_they_show_at_this_table(
    visitor: Visitor, quick_server: Serving
) -> None:
    box = game_named("alles-futsch").components
    cards = [[box["KIND_NAMES"][kind] for kind in card] for card in reversed(box["CARD_LIST"])]
    page = visitor(base_url=quick_server.address)
    open_table(page, settings("alles-futsch", 3, clock="none", options={"cards": cards}))
    wait_for_my_turn(page)
    told = page.locator('ol.log [data-line="turned_up"]').all_inner_texts()
    names = {line.removeprefix("Turned up: ").strip() for line in told}
    lying = page.locator("[data-market] [data-card]").evaluate_all(
        "(cards) => cards.map((card) => card.title)"
    )
    assert len(lying) >= 4
    assert all(any(title.startswith(name) for name in names) for title in lying)


def test_a_program_is_shown_as_one_before_the_game_and_in_it(
    visitor: Visitor, quick_server: Serving
) -> None:
    with House(quick_server.address) as owner:
        token = owner.register("Deep Hammer")
    page = visitor(base_url=quick_server.address)
    kept = {"who": "program", "program": "Deep Hammer"}
    seats = [{"who": "person"}, kept]
    opened = open_table(page, {"game": "alles-futsch", "seats": seats, "clock": "none"})
    page.get_by_text("for Deep Hammer, a program").wait_for()
    with House(quick_server.address, token) as program:
        program.take_seat(opened["table"], name="somebody", invite=opened["invite"])
        page.locator('article[data-seat="1"] .kind', has_text="a program").wait_for()

"""A table in the browser: one sits down, is asked, and answers."""

import pytest
from browser.conftest import Visitor
from browser.hands import open_table, settings, shown, wait_for_my_turn
from web.serving import Serving

GAMES = {"modern-art": 3, "alles-futsch": 3, "moderne-zeiten": 3, "canaletto": 3}


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_with_bots_it_becomes_my_turn(
    visitor: Visitor, quick_server: Serving, game: str
) -> None:
    page = visitor(base_url=quick_server.address)
    open_table(page, settings(game, GAMES[game]))
    wait_for_my_turn(page)
    table = shown(page)
    assert (table.status, table.my_turn) == ("playing", True)

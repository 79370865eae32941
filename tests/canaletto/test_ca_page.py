"""What the rules page says about options and treasures is so in the program."""

import pytest
from canaletto.positions import now
from docs.doc_pages import ROOT, table_under

from saleroom.games.canaletto.components import (
    COPIES,
    FEWEST_PALACES,
    LEAST_VALUE,
    MOST_HIGHEST_BID,
    MOST_PALACES,
    MOST_VALUE,
    TYPE_NAMES,
)
from saleroom.games.canaletto.game import GAME
from saleroom.games.canaletto.options import Options
from saleroom.play.match import Match

PAGE = ROOT / "docs" / "rules" / "canaletto.md"


@pytest.mark.rule("CA-1")
def test_the_page_lists_the_treasures_of_the_program() -> None:
    rows = [[str(k), TYPE_NAMES[k], str(COPIES[k])] for k in range(12)]
    assert table_under(PAGE, "The treasures") == rows


def test_the_page_has_every_option_with_its_values_and_default() -> None:
    rows = {row[0].strip("`"): row for row in table_under(PAGE, "Options")}
    assert list(rows) == list(Options.__struct_fields__)
    assert rows["palaces"][1:3] == [f"{FEWEST_PALACES} to {MOST_PALACES}", str(Options().palaces)]
    assert rows["highest_bid"][1:3] == [f"1 to {MOST_HIGHEST_BID}", str(Options().highest_bid)]
    assert rows["values"][1] == f"14 numbers from {LEAST_VALUE} to {MOST_VALUE}"
    assert rows["hidden_values"][2].strip("`") == str(Options().hidden_values).lower()
    assert now(Match(GAME, 3)).values == tuple(range(3, 17))

"""The law of secrecy: deal anew whatever a seat may not know, and it cannot tell."""

import pytest
from laws.holding import at_each
from laws.house_tables import TABLES

from saleroom.laws import secrecy
from saleroom.laws.law import Law
from saleroom.laws.playing import some_moment
from saleroom.laws.secrecy import leaks
from saleroom.laws.setups import Setup


@pytest.mark.rule("MA-6", "MA-19", "MA-26", "MA-54")
@pytest.mark.parametrize("law", secrecy.LAWS)
@at_each(TABLES)
def test_what_a_viewer_gets_does_not_depend_on_secrets(table: Setup, law: Law) -> None:
    assert law.breach(table) is None


@pytest.mark.rule("MA-6", "MA-19", "MA-26", "MA-54")
@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_ten_thousand_pairs_of_tellings_look_alike(table: Setup) -> None:
    pairs = 0
    seed = 1000
    while pairs < 10_000 // len(TABLES) + 1:
        assert list(leaks(some_moment(table, seed), seed)) == []
        pairs += table.players + 1
        seed += 1

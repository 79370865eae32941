"""The law of honest search: a guess agrees with the view, and is made of nothing else."""

import pytest
from laws.holding import held_to
from laws.house_tables import TABLES

from saleroom.laws import honest_search
from saleroom.laws.honest_search import guessed_honestly
from saleroom.laws.law import Law
from saleroom.laws.playing import some_moment
from saleroom.laws.setups import Setup


@held_to(honest_search.LAWS + honest_search.SECRET_LAWS)
def test_a_guess_is_honest(law: Law, table: Setup) -> None:
    assert law.breach(table) is None


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_thousand_positions_are_guessed_honestly(table: Setup) -> None:
    for seed in range(5000, 6000):
        assert list(guessed_honestly(some_moment(table, seed), (seed,))) == []

"""What every game promises: what is legal as data is legal in the rules, and every game ends."""

from itertools import combinations

import pytest
from laws.holding import held_to
from laws.house_tables import PAIRED, TABLES

from saleroom.games.registry import GAMES
from saleroom.laws import contract, selling, words
from saleroom.laws.law import Law
from saleroom.laws.setups import Setup, setups_of


@held_to(contract.LAWS + selling.LAWS)
def test_every_game_keeps_the_contract(law: Law, table: Setup) -> None:
    assert law.breach(table) is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("law", words.LAWS, ids=lambda law: law.says)
def test_every_game_has_its_words(law: Law, name: str) -> None:
    """At one table; tests/messages look at the rest."""
    assert law.breach(setups_of(name)[0]) is None


def test_every_game_of_the_house_is_tested() -> None:
    assert {table.game for table in TABLES} == GAMES.keys()


def test_any_two_choices_for_a_game_meet_at_a_table_of_every_time() -> None:
    def meeting(table: Setup) -> set[tuple[str, ...]]:
        chosen = {"players": table.players, "edition": table.edition, **table.options}
        return {(table.game, *map(repr, two)) for two in combinations(chosen.items(), 2)}

    assert set().union(*map(meeting, PAIRED)) == set().union(*map(meeting, TABLES))
    assert len(PAIRED) < len(TABLES) / 2

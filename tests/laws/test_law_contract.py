"""What every game promises: what is legal as data is legal in the rules, and every game ends."""

from collections.abc import Iterable
from itertools import chain, combinations

import pytest
from laws.holding import held_to
from laws.house_tables import PAIRED, TABLES, covering

from saleroom.games.registry import GAMES
from saleroom.laws import contract, selling, words
from saleroom.laws.law import Law
from saleroom.laws.setups import Setup, setups_of


@held_to(contract.LAWS + selling.LAWS)
def test_every_game_keeps_the_contract(law: Law, table: Setup) -> None:
    assert law.breach(table) is None


# What is dear at two games every time: tests/messages have every message of every game, and tell
# the events of real games in every language.
OFTEN = {"alles-futsch", "canaletto"}
WORDS = [
    pytest.param(
        law,
        name,
        id=f"{law.says}-{name}",
        marks=pytest.mark.soak if law.dear and name not in OFTEN else (),
    )
    for law in words.LAWS
    for name in GAMES
]


@pytest.mark.parametrize(("law", "name"), WORDS)
def test_every_game_has_its_words(law: Law, name: str) -> None:
    """At one table; tests/messages look at the rest."""
    assert law.breach(setups_of(name)[0]) is None


def test_every_game_of_the_house_is_tested() -> None:
    assert {table.game for table in TABLES} == GAMES.keys()


def met(tables: Iterable[Setup], together: int) -> set[tuple[str, ...]]:
    """Return the choices for each game that are made together at one of these tables."""
    chosen = [
        (one.game, {"players": one.players, "edition": one.edition, **one.options})
        for one in tables
    ]
    return {
        (game, *map(repr, those))
        for game, choices in chosen
        for those in combinations(choices.items(), together)
    }


def test_any_two_choices_for_a_game_meet_at_a_table_of_every_time() -> None:
    assert met(PAIRED, 2) == met(TABLES, 2)
    assert len(PAIRED) < len(TABLES) / 2


def test_every_law_meets_every_choice_and_not_always_at_the_same_tables() -> None:
    tables = [covering(number) for number in range(len(contract.LAWS + selling.LAWS))]
    assert all(met(those, 1) == met(TABLES, 1) for those in tables)
    assert len(met(chain(*tables), 2)) > len(met(tables[0], 2))

"""What every game promises: what is legal as data is legal in the rules, and every game ends."""

from laws.holding import held_to
from laws.house_tables import TABLES

from saleroom.games.registry import GAMES
from saleroom.laws import contract, words
from saleroom.laws.law import Law
from saleroom.laws.setups import Setup


@held_to(contract.LAWS)
def test_every_game_keeps_the_contract(law: Law, table: Setup) -> None:
    assert law.breach(table) is None


@held_to(words.LAWS)
def test_every_game_has_its_words(law: Law, table: Setup) -> None:
    assert law.breach(table) is None


def test_every_game_of_the_house_is_tested() -> None:
    assert {table.game for table in TABLES} == GAMES.keys()

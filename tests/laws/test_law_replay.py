"""The law of replay: the record alone gives back the state and all that anybody got of it."""

from laws.holding import held_to

from saleroom.laws import replay
from saleroom.laws.law import Law
from saleroom.laws.setups import Setup


@held_to(replay.LAWS)
def test_a_record_is_the_game(law: Law, table: Setup) -> None:
    assert law.breach(table) is None

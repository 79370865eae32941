"""Which bots a process keeps in mind, and what they keep."""

from dataclasses import dataclass, field
from typing import Any

from saleroom.bots.guard import Guarded
from saleroom.core.chance import seeded
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.web.bot_players import KeptBots

GAME = game_named("canaletto")


@dataclass
class Counts:
    """A bot whose notes are how often it was asked."""

    told: list[int]
    asked: int = field(default=0)

    def choose(self, view: Any, legal: Any, memory: Any, numbers: Any) -> int:  # noqa: ARG002  # the contract's arguments
        self.asked += 1
        self.told.append(self.asked)
        return int(legal.choices[0]) if legal.choices else 0


def ask(kept: KeptBots, table: str, now: float, told: list[int]) -> None:
    match = Match(GAME, 4)
    numbers = seeded(1)
    while match.asked < 0:
        match.act(match.asked, GAME.flat.sample(match.state, numbers))
    seat = match.asked
    bot = kept.asked(
        (table, 0, seat, "counts"), lambda: Guarded("counts", GAME, lambda: Counts(told)), now
    )
    bot.choose(match.view(seat), match.legal(seat), match.memory(seat), numbers)


def test_a_bot_that_is_asked_again_in_time_knows_what_it_thought() -> None:
    kept, told = KeptBots(seconds=300), list[int]()
    for now in (0, 200, 450, 700):
        ask(kept, "one", now, told)
    assert told == [1, 2, 3, 4]


def test_a_bot_that_nobody_asked_for_long_has_forgotten_all() -> None:
    kept, told = KeptBots(seconds=300), list[int]()
    ask(kept, "one", 0, told)
    ask(kept, "two", 100, told)
    ask(kept, "three", 350, told)
    ask(kept, "two", 360, told)
    ask(kept, "one", 370, told)
    assert told == [1, 1, 1, 2, 1]


def test_of_too_many_bots_those_go_that_were_not_asked_for_longest() -> None:
    kept, told = KeptBots(most=2, seconds=300), list[int]()
    for now, table in enumerate(("one", "two", "one", "three", "one", "two")):
        ask(kept, table, now, told)
    assert told == [1, 1, 2, 1, 3, 1]

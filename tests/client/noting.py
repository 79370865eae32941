"""A bot that plays at random, and notes what it was given: held against the record afterwards."""

from typing import Any

from saleroom.bots.random_player import RandomPlayer
from saleroom.core.chance import Numbers
from saleroom.core.contract import Game
from saleroom.core.legal import Legal
from saleroom.games.registry import game_named
from saleroom.play.record import Record, spelt_out
from saleroom.play.verify import opened


class Noting:
    """Plays one seat."""

    def __init__(self, game: Game) -> None:
        self._random = RandomPlayer(game)
        self.notes: list[tuple[Any, Legal, Any, int]] = []

    def choose(self, view: Any, legal: Legal, memory: Any, numbers: Numbers) -> int:
        """Choose, and note it."""
        action = self._random.choose(view, legal, memory, numbers)
        self.notes.append((view, legal, memory, action))
        return action


def held_against(record: Record, notes: dict[int, Noting]) -> int:
    """Play a record again; every bot was given what its seat could know, and did each move once."""
    match = opened(record)
    game = game_named(record.game)
    left = {seat: list(bot.notes) for seat, bot in notes.items()}
    compared = 0
    for seat, named in spelt_out(record.moves):
        if seat in left:
            view, legal, memory, action = left[seat].pop(0)
            assert view == match.view(seat)
            assert legal == match.legal(seat)
            assert memory == match.memory(seat)
            assert game.codec.decode(action) == named
            compared += 1
        match.act(seat, named)
    assert not any(left.values()), "a decision that is not in the record"
    return compared

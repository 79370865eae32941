"""Play whole games at random and keep what a statistic needs, written for both back ends.

`rules` stands for a game's `flat` module.
"""

from typing import Any

from saleroom.core.chance import scrambled
from saleroom.fast.kernels import play_out

rules: Any = None

# What is noted of a game, before each seat's score and then each seat's standing.
LENGTH = 0
STARTER = 1
ENDING = 2
BY_SEAT = 3


def play_and_note(games: Any, seeds: Any, numbers: Any, notes: Any) -> None:
    """Play each game from its seed to the end; `notes` has a row for each."""
    for k in range(len(games)):
        s = games[k]
        numbers[0] = scrambled(seeds[k])
        note = notes[k]
        note[LENGTH] = play_out(s, numbers)
        note[STARTER] = rules.starter(s)
        note[ENDING] = rules.ending(s)
        for seat in range(s.players):
            note[BY_SEAT + seat] = rules.score(s, seat)
            note[BY_SEAT + s.players + seat] = rules.standing(s, seat)

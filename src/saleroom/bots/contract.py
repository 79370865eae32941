"""What a bot is: a class of one method, made for a game.

    class Timid:
        def __init__(self, game: Game) -> None: ...

        def choose(self, view, legal, memory, numbers) -> int:
            return legal.choices[0]

It sits on one seat of one table. It may keep notes between decisions, but must also be able to
take over a game in the middle, without any. With the same notes and the same numbers it decides
the same: all its chance comes from `numbers`, none from the clock or the machine.
"""

from collections.abc import Callable
from typing import Protocol

from saleroom.core.chance import Numbers
from saleroom.core.contract import Game, Memory, View
from saleroom.core.legal import Legal


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:
        """Return one legal action in its compact form.

        `view` is the game's own view of this seat, `legal` everything it may do (never nothing),
        `memory` what it can have kept in mind of all it heard (None if it heard nothing).
        """
        ...


BotMaker = Callable[[Game], Bot]

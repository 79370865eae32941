"""One game in progress: where it stands, the moves so far, and what was heard once somebody asks.

Only what every step needs is kept up to date: the state, who is asked, the list of moves. A copy
shares everything else.
"""

from operator import index
from typing import Any, Self

from saleroom.core.chance import Numbers
from saleroom.core.seats import NOBODY, SPECTATOR
from saleroom.research.encoding import Observation
from saleroom.research.openspiel.past import Past
from saleroom.research.openspiel.setting import Question, Slates, SpielSetup
from saleroom.research.openspiel.stepping_kernels import REFUSED


class SpielTable:
    """A game in progress."""

    __slots__ = ("_past", "asked", "moves", "origin", "question", "setting", "slates")

    def __init__(self, setting: SpielSetup, origin: Past) -> None:
        """Begin where the origin stands: a game set up, or a world that somebody guessed."""
        self.setting = setting
        self.origin = self._past = origin
        self.slates: Slates = setting.slates_of(origin.s)
        self.question: Question = setting.look(self.slates)
        self.asked = self.question[0]
        self.moves: list[int] = []

    def copy(self) -> Self:
        """Return an independent copy."""
        other = object.__new__(type(self))
        other.setting = self.setting
        other.origin = self.origin
        other._past = self._past  # of our own kind
        other.slates = self.setting.copied(self.slates)
        other.question = self.question
        other.asked = self.asked
        other.moves = self.moves[:]
        return other

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.copy()

    def act(self, action: int) -> None:
        """Let whoever is asked, or chance, do it, or say why not."""
        setting = self.setting
        if not setting.has_all_prices and self.asked >= 0 and action not in self.legal():
            raise setting.refusal(self.past.s, action)
        question = setting.act(self.slates, action)
        asked = question[0]
        if asked == REFUSED:
            raise setting.refusal(self.past.s, action)
        self.question = question
        self.asked = asked
        self.moves.append(action)

    def legal(self) -> list[int]:
        """Return what the seat asked may do."""
        return self.setting.legal(self.slates, self.question)

    def returns(self) -> list[float]:
        """Return what the game is worth to everybody; nothing before it is over."""
        if self.asked != NOBODY:
            return [0.0] * self.setting.players
        return self.setting.returns(self.slates)

    @property
    def past(self) -> Past:
        """What was told so far, and the state as an ordinary object."""
        self._past = self._past.after(self.moves)
        return self._past

    def seen(self, viewer: int) -> Observation:
        """Return what a viewer knows now, in an array that the next look may fill anew."""
        number = index(viewer)
        if number != SPECTATOR:
            self.setting.check_seat(number)
        return self.setting.seen(self.to_look_at, number)

    @property
    def to_look_at(self) -> Slates:
        """Where what somebody sees may be written: before the first move a table is everybody's."""
        return self.slates if self.moves else self.setting.copied(self.slates)

    def guess(self, seat: int, numbers: Numbers) -> Self:
        """Return a world that the seat cannot tell from this one."""
        return type(self)(self.setting, self.past.guess(seat, numbers))

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written down as where it began and the moves since: all else follows."""
        begun = None if self.setting.first is self.origin.s else self.origin.written()
        return _restored, (self.setting, begun, self.moves)


def _restored(setting: SpielSetup, begun: tuple[Any, ...] | None, moves: list[int]) -> SpielTable:
    origin = Past(setting.game, setting.first)
    if begun is not None:
        origin = Past.read(setting.game, begun)
    table = SpielTable(setting, origin)
    for action in moves:
        table.act(action)
    return table

"""All that a seat has to go by: what it sees, what it keeps in mind, what it heard."""

from typing import Any, NamedTuple, Self

from saleroom.core.contract import Game, View
from saleroom.core.events import Event
from saleroom.core.seats import ALL_SEEING
from saleroom.play.match import Match, no_seat


class Knowledge(NamedTuple):
    """What one seat knows of a match; two matches that it cannot tell apart give the same."""

    game: Game
    seat: int
    view: Any
    memory: Any
    events: tuple[Event, ...]

    @classmethod
    def of(cls, match: Match, seat: int) -> Self:
        """Listen to a match as a seat."""
        if type(seat) is not int or not 0 <= seat < match.players:
            raise no_seat(seat, match.players)
        events = tuple(heard.event for heard in match.heard(seat))
        return cls(match.game, seat, match.view(seat), match.memory(seat), events)

    @property
    def of_round(self) -> tuple[Event, ...]:
        """What was heard since the last chapter began."""
        names = {self.game.events[code].name for code in self.game.chapters}
        last = max((k for k, event in enumerate(self.events) if event.name in names), default=-1)
        return self.events[last + 1 :]


def all_seeing(match: Match) -> View:
    """Show everything, for teachers and for looking back; no player may be given this."""
    view: View = match.view(ALL_SEEING)
    return view

"""What everybody has heard at a table, in order, and what of it each viewer heard.

Lines are only ever added, and numbered for each viewer by what that viewer heard: a course of the
game that was taken back keeps its lines and their numbers, with the secrecy they had. Who may hear
what of the game is said by the game's own table of events.
"""

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate
from typing import NamedTuple

from saleroom.core.events import Event, EventKinds, Told, heard_by
from saleroom.core.seats import SPECTATOR


class Happened(NamedTuple):
    """Something at the table that is not of the game; everybody hears of it."""

    name: str
    seat: int
    text: str = ""


class WentBack(NamedTuple):
    """A seat took back what the viewer heard of the game from line `since` on."""

    seat: int
    since: int


class _Back(NamedTuple):
    """All moves but the first so many were taken back."""

    seat: int
    move: int


Hearable = Event | Happened | WentBack
_News = Event | Told | Happened | _Back


class _Ear:
    """What one viewer has heard, as far as it was asked for."""

    def __init__(self) -> None:
        self.known = 0  # of what everybody heard
        self.lines: list[Hearable] = []
        self.places: list[int] = []  # how many moves had been made by then
        self.course: list[int] = []  # which lines tell of moves that still stand
        self.moves: list[int] = []  # and of which

    def hear(self, place: int, line: Hearable) -> None:
        self.lines.append(line)
        self.places.append(place)

    def hear_of(self, move: int, event: Event | None) -> None:
        """Hear what was told of a move, if anything was."""
        if event is not None:
            self.course.append(len(self.lines))
            self.moves.append(move)
            self.lines.append(event)
            self.places.append(move)

    def since(self, move: int) -> int | None:
        """Return the first line of a later move."""
        at = bisect_right(self.moves, move)
        return self.course[at] if at < len(self.course) else None

    def go_back(self, seat: int, move: int) -> None:
        since = self.since(move)
        at = bisect_right(self.moves, move)
        del self.course[at:], self.moves[at:]
        self.hear(move, WentBack(seat, len(self.lines) if since is None else since))


class Hearing:
    """Everything that was told at a table."""

    def __init__(self, kinds: EventKinds) -> None:
        self._kinds = kinds
        self._news: list[tuple[int, _News]] = []
        self._ears: dict[int, _Ear] = {}

    def tell(self, moves: int, told: Iterable[Told]) -> None:
        """Note what the rules told of the last of so many moves."""
        self._news += [(moves, self._news_of(one)) for one in told]

    def _news_of(self, told: Told) -> Event | Told:
        """Put what all hear alike into words, once for everybody."""
        is_open = self._kinds[told[0]].is_open
        return (heard_by(SPECTATOR, told, self._kinds) if is_open else None) or told

    def happen(self, moves: int, happened: Happened) -> None:
        """Note something that is not of the game."""
        self._news.append((moves, happened))

    def go_back(self, seat: int, moves: int) -> None:
        """Note that a seat had all moves but so many taken back."""
        self._news.append((moves, _Back(seat, moves)))

    def lines(self, viewer: int) -> list[Hearable]:
        """Return everything the viewer has heard, numbered by its place in this list."""
        ear = self._ears.get(viewer)
        if ear is None or ear.known < len(self._news):
            ear = self._ear(viewer)
        return ear.lines

    def placed(self, viewer: int) -> list[tuple[int, Hearable]]:
        """Return the same lines, each with how many moves of the game had been made by then.

        What was taken back stands where the game went on from.
        """
        ear = self._ear(viewer)
        standing = list(accumulate(reversed(ear.places), min))
        return list(zip(reversed(standing), ear.lines, strict=True))

    def since(self, viewer: int, move: int) -> int | None:
        """Return the viewer's first line about what followed so many moves; None if none did."""
        return self._ear(viewer).since(move)

    def _ear(self, viewer: int) -> _Ear:
        ear = self._ears.get(viewer)
        if ear is None:
            ear = self._ears[viewer] = _Ear()
        for place, what in self._news[ear.known :]:
            if isinstance(what, Event):
                ear.hear_of(place, what)
            elif isinstance(what, Happened):
                ear.hear(place, what)
            elif isinstance(what, _Back):
                ear.go_back(what.seat, what.move)
            else:
                ear.hear_of(place, heard_by(viewer, what, self._kinds))
        ear.known = len(self._news)
        return ear

"""What everybody has heard at a table, in order, and what of it each viewer heard.

Lines are only ever added, and numbered for each viewer by what that viewer heard: a course of the
game that was taken back keeps its lines and their numbers, with the secrecy they had. Who may hear
what of the game is said by the game's own table of events. What the rules told stays where it is,
in the match, and is put into words for who asks: of each viewer only the gaps are kept.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple, overload

from saleroom.core.events import Event, EventKind, Told, heard_by
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.play.match import Match


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
    """A seat took back what the game told from these lines on, by viewer."""

    seat: int
    since: dict[int, int]


Hearable = Event | Happened | WentBack


class _News:
    """All that could be heard: what the rules told, and what else happened in between."""

    __slots__ = ("apart", "count", "kinds", "others", "others_at", "tellings")

    def __init__(self, match: Match) -> None:
        self.kinds = match.game.events
        self.tellings = match.tellings
        self.count = 0
        self.others: list[tuple[int, Happened | _Back]] = []  # after so many moves
        self.others_at = array("I")  # the place of each among all news
        self.apart = -1  # the last place at which viewers hear different things

    def add(self, moves: int, what: Happened | _Back) -> None:
        self.others.append((moves, what))
        self.others_at.append(self.count)
        self.count += 1

    def at(self, place: int) -> tuple[int, Told | Happened | _Back]:
        """Return what is at a place, and how many moves had been made by then."""
        at = self.others_at
        before = len(at)
        if at and place <= at[-1]:
            before = bisect_left(at, place)
            if at[before] == place:
                return self.others[before]
        move, told = self.tellings[place - before]
        return move + 1, told

    def since(self, place: int) -> list[Told | Happened | _Back]:
        """Return all that is there from a place on."""
        at = self.others_at
        if at and place <= at[-1]:
            return [self.at(k)[1] for k in range(place, self.count)]
        # Nothing but what the rules told, as nearly always.
        return [*self.tellings.told_from(place - len(at))]

    def place_of(self, telling: int) -> int:
        """Return the place of something the rules told."""
        at = self.others_at
        if not at or at[-1] - len(at) < telling:
            return telling + len(at)
        return telling + bisect_right(range(len(at)), telling, key=lambda k: at[k] - k)


class Lines(Sequence[Hearable]):
    """What one viewer has heard, numbered from 0 on."""

    __slots__ = ("_gaps", "_news", "_viewer")

    def __init__(self, news: _News, viewer: int) -> None:
        self._news = news
        self._viewer = viewer
        self._gaps = array("I")  # how many lines were heard before each thing that was not

    def __len__(self) -> int:
        return self._news.count - len(self._gaps)

    @overload
    def __getitem__(self, n: int) -> Hearable: ...
    @overload
    def __getitem__(self, n: slice) -> list[Hearable]: ...
    def __getitem__(self, n: int | slice) -> Hearable | list[Hearable]:
        """Return a line by its number."""
        if isinstance(n, slice):
            return [self[number] for number in range(*n.indices(len(self)))]
        return self._heard(self._at(range(len(self))[n])[1])

    def since(self, n: int) -> list[Hearable]:
        """Return all lines from that number on."""
        gaps = self._gaps
        if gaps and gaps[-1] > n:
            return [self._heard(self._at(number)[1]) for number in range(n, len(self))]
        return list(map(self._heard, self._news.since(n + len(gaps))))

    def written_to_all(self, place: int) -> list[bytes | Hearable]:
        """Return what all hear alike from a place on (`shared_from`); of the game as written."""
        kinds = self._news.kinds
        return [
            self._heard(what)
            if isinstance(what, (Happened, _Back))
            else kinds[what[0]].written(what)
            for what in self._news.since(place)
        ]

    def _heard(self, what: Told | Happened | _Back) -> Hearable:
        if isinstance(what, Happened):
            return what
        if isinstance(what, _Back):
            return WentBack(what.seat, what.since[self._viewer])
        event = heard_by(self._viewer, what, self._news.kinds)
        assert event is not None, "what a viewer does not hear has no number"
        return event

    def shared_from(self, n: int) -> int | None:
        """Return what all have in common who hear the same from a line of theirs on.

        None if others hear something else; as long as nothing is added.
        """
        gaps = self._gaps
        if gaps and gaps[-1] > n:
            return None
        place = n + len(gaps)
        return place if place > self._news.apart else None

    def miss(self) -> None:
        """Hear nothing of what comes next."""
        self._gaps.append(len(self))

    def number(self, place: int) -> int | None:
        """Return which line it is, if it was heard."""
        # The gap before line n stands n + k behind k others, so places of gaps go up.
        gaps = self._gaps
        if not gaps or gaps[-1] + len(gaps) <= place:
            return place - len(gaps)
        gap = bisect_left(range(len(gaps)), place, key=lambda k: gaps[k] + k)
        return None if gaps[gap] + gap == place else place - gap

    def placed(self) -> list[int]:
        """Return how many moves had been made by each line."""
        return [self._at(n)[0] for n in range(len(self))]

    def _at(self, n: int) -> tuple[int, Told | Happened | _Back]:
        gaps = self._gaps
        if not gaps or gaps[-1] <= n:
            return self._news.at(n + len(gaps))
        return self._news.at(n + bisect_right(gaps, n))


def _is_for(viewer: int, kind: EventKind, told: Told) -> bool:
    """Tell whether something secret is told to this viewer."""
    return viewer == ALL_SEEING or told[1 + kind.fields.index("seat")] == viewer


class Hearing:
    """Everything that was told at a table; `ears` have what each viewer heard."""

    __slots__ = ("_news", "ears")

    def __init__(self, match: Match) -> None:
        """Listen to a match that has told nothing yet."""
        self._news = _News(match)
        viewers = (*range(match.players), SPECTATOR, ALL_SEEING)
        self.ears = {viewer: Lines(self._news, viewer) for viewer in viewers}

    def tell(self, told: Iterable[Told]) -> None:
        """Note what the rules told of the last move."""
        news = self._news
        for one in told:
            kind = news.kinds[one[0]]
            if not kind.is_open:
                news.apart = news.count
            if kind.private:
                for viewer, ear in self.ears.items():
                    if not _is_for(viewer, kind, one):
                        ear.miss()
            news.count += 1

    def happen(self, moves: int, happened: Happened) -> None:
        """Note something that is not of the game."""
        self._news.add(moves, happened)

    def go_back(self, seat: int, moves: int, since: dict[int, int]) -> None:
        """Note that a seat had all moves but so many taken back: for each viewer from a line on."""
        self._news.apart = self._news.count
        self._news.add(moves, _Back(seat, since))

    def all_since(self, move: int) -> dict[int, int]:
        """Return for each viewer the first line about what followed so many moves, or the next."""
        found = {viewer: self.since(viewer, move) for viewer in self.ears}
        return {
            viewer: len(self.ears[viewer]) if first is None else first
            for viewer, first in found.items()
        }

    def placed(self, viewer: int) -> list[tuple[int, Hearable]]:
        """Return the same lines, each with how many moves of the game had been made by then.

        What was taken back stands where the game went on from.
        """
        lines = self.ears[viewer]
        standing = list(accumulate(reversed(lines.placed()), min))
        return list(zip(reversed(standing), lines, strict=True))

    def since(self, viewer: int, move: int) -> int | None:
        """Return the viewer's first line about what followed so many moves; None if none did."""
        news, ear, tellings = self._news, self.ears[viewer], self._news.tellings
        for telling in tellings.standing(tellings.since(move)):
            number = ear.number(news.place_of(telling))
            if number is not None:
                return number
        return None

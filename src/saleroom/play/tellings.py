"""What the rules told of a match, in order and in few bytes, with what was taken back since.

What was taken back was heard all the same, so it keeps its place; but it stands no more. Who may
hear what is decided by the game's own table of events.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import attrgetter
from struct import Struct
from typing import Self, cast

from saleroom.core.events import Told

# Numbers for each: the move it was told of, and what was told.
_WIDTH = 6
# So many of the last are looked at one by one: nearly always it is asked about those.
_NEAR = 16
# What was told alone, by how wide the numbers are.
_TOLD = {"h": Struct("=2x5h"), "q": Struct("=8x5q")}
_STOP = attrgetter("stop")


class Tellings:
    """Everything that was told, each with the number of the move it was told of."""

    __slots__ = ("_gone", "_last", "_last_at", "_numbers")

    def __init__(self) -> None:
        self._numbers = array("h")  # two bytes each, as long as that is enough for all
        self._gone: tuple[range, ...] = ()  # taken back: apart, and in order
        # The last move of which anything was told, and where its numbers begin.
        self._last = self._last_at = 0

    def __len__(self) -> int:
        """Count all that was told, taken back or not."""
        return len(self._numbers) // _WIDTH

    def __getitem__(self, index: int) -> tuple[int, Told]:
        """Return one of them: its move, and what was told."""
        at = index * _WIDTH
        return self._numbers[at], cast("Told", tuple(self._numbers[at + 1 : at + _WIDTH]))

    def told_from(self, index: int) -> list[Told]:
        """Return what was told from there on, taken back or not."""
        numbers = self._numbers
        return list(_TOLD[numbers.typecode].iter_unpack(numbers[index * _WIDTH :]))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tellings):
            return NotImplemented
        return (self._numbers, self._gone) == (other._numbers, other._gone)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def add(self, move: int, told: Sequence[Told]) -> None:
        """Note what was told of the last move."""
        if move != self._last:
            self._last, self._last_at = move, len(self._numbers)
        # Each with its move before it, one after another.
        numbers = list(chain.from_iterable(map((move,).__add__, told)))
        try:
            self._numbers.fromlist(numbers)
        except OverflowError:
            self._numbers = array("q", self._numbers)
            self._numbers.fromlist(numbers)

    def standing(self, first: int = 0) -> Iterator[int]:
        """Yield where it stands what was told from there on and not taken back."""
        gone_on_from = bisect_right(self._gone, first, key=_STOP)
        for gone in self._gone[gone_on_from:]:
            yield from range(first, gone.start)
            first = gone.stop
        yield from range(first, len(self))

    def since(self, move: int) -> int:
        """Return where it begins what was told of the moves from that number on and stands."""
        gone = self._gone
        if not gone:
            return self._end_before(move) // _WIDTH
        # Between two that are gone something stands, and what stands is in the order of moves.
        nth = bisect_left(gone, move, key=self._last_before)
        begin = gone[nth - 1].stop if nth else 0
        found = self._first_of(move, begin, gone[nth].start if nth < len(gone) else len(self))
        return gone[nth - 1].start if nth and found == begin else found

    def _last_before(self, gone: range) -> int:
        """Return of which move the last was told that stands before those; -1 if there is none."""
        return self._numbers[(gone.start - 1) * _WIDTH] if gone.start else -1

    def _first_of(self, move: int, begin: int, end: int) -> int:
        """Return where it begins, in a stretch that stands, what was told of moves from that on."""
        numbers = self._numbers
        return begin + bisect_left(range(begin, end), move, key=lambda at: numbers[at * _WIDTH])

    def told_since(self, move: int) -> list[Told]:
        """Return what was told of the moves from that number on and stands."""
        if self._gone:
            return [self[at][1] for at in self.standing(self.since(move))]
        # The same, without a word too many: it is asked several times a move.
        return self.told_from(self._end_before(move) // _WIDTH)

    def _end_before(self, move: int) -> int:
        """Return where the numbers end of what was told before that move; nothing is gone."""
        if move == self._last:
            return self._last_at  # nearly always
        numbers, end = self._numbers, len(self._numbers)
        near = max(0, end - _NEAR * _WIDTH)
        while end > near and numbers[end - _WIDTH] >= move:
            end -= _WIDTH
        return end if end > near else self._first_of(move, 0, near // _WIDTH) * _WIDTH

    def codes_since(self, move: int) -> set[int]:
        """Return the codes of what was told of the moves from that number on and stands."""
        if self._gone:
            return {code for code, *_ in self.told_since(move)}
        return set(self._numbers[self._end_before(move) + 1 :: _WIDTH])

    def take_back(self, move: int) -> None:
        """Note that the moves from that number on were taken back."""
        first = self.since(move)
        if first < len(self):
            before = [gone for gone in self._gone if gone.start < first]
            self._gone = (*before, range(first, len(self)))

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self)()
        other._numbers = self._numbers[:]  # noqa: SLF001  # of our own kind
        other._gone = self._gone  # noqa: SLF001  # likewise
        other._last, other._last_at = self._last, self._last_at  # noqa: SLF001  # likewise
        return other

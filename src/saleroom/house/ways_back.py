"""Where people decided something in a game, and where each seat may go back to, in few bytes.

Decides only how that lies in memory; what a decision is and who may go back is said in
`saleroom.house.taking_back`.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence


class Decisions:
    """Decisions of people: of each seat, after how many moves, in order.

    `written` is what frames say of going back (`saleroom.house.showing`), by viewer; it holds until
    the seat decides again.
    """

    __slots__ = ("of", "written")

    def __init__(self) -> None:
        self.of: dict[int, array[int]] = defaultdict(_none)
        self.written: dict[int, bytes] = {}

    def add(self, after: int, seats: Iterable[int]) -> None:
        """Note a decision of these seats after so many moves."""
        for seat in seats:
            self.of[seat].append(after)
            self.written.pop(seat, None)

    def go_back(self, moves: int) -> None:
        """Forget those that were made after so many moves or more."""
        for made in self.of.values():
            del made[bisect_left(made, moves) :]
        self.written.clear()


def _none() -> "array[int]":
    return array("I")


class WaysBack(Mapping[int, int]):
    """Where a seat may go back to, as far as was looked: its lines, and how many moves stay."""

    __slots__ = ("_lines", "_moves", "looked_at", "written")

    def __init__(self) -> None:
        self.looked_at = 0
        self.written = b"[]"  # the lines, as they are shown
        self._lines = array("I")
        self._moves = array("I")

    def add(self, line: int, moves: int) -> None:
        """Note a line, not before the last one, and how many moves stay."""
        if self._lines and self._lines[-1] == line:
            self._moves[-1] = moves
        else:
            self.written = b"%b,%d]" % (self.written[:-1], line) if self._lines else b"[%d]" % line
            self._lines.append(line)
            self._moves.append(moves)

    def go_back(self, line: int, made: Sequence[int]) -> None:
        """Forget the ways to that line and later ones; `made` are the decisions that stand."""
        kept = bisect_left(self._lines, line)
        del self._lines[kept:], self._moves[kept:]
        self.looked_at = bisect_right(made, self._moves[-1]) if kept else 0
        self.written = b"[%b]" % b",".join(map(b"%d".__mod__, self._lines))

    def __getitem__(self, line: int) -> int:
        """Return how many moves stay."""
        at = bisect_left(self._lines, line)
        if at == len(self._lines) or self._lines[at] != line:
            raise KeyError(line)
        return self._moves[at]

    def __iter__(self) -> Iterator[int]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)

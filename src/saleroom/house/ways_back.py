"""Where people decided something in a game, and where each seat may go back to, in few bytes.

Decides only how that lies in memory; what a decision is and who may go back is said in
`saleroom.house.taking_back`.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping


class Decisions:
    """Decisions of people, in order: after how many moves, and whose, as a set of seats."""

    __slots__ = ("after", "count_of", "whose")

    def __init__(self) -> None:
        self.after = array("I")
        self.whose = array("I")
        self.count_of: dict[int, int] = {}  # by seat

    def __len__(self) -> int:
        return len(self.after)

    def add(self, after: int, seats: Iterable[int]) -> None:
        """Note a decision of these seats after so many moves."""
        whose = 0
        for seat in seats:
            whose |= 1 << seat
            self.count_of[seat] = self.count_of.get(seat, 0) + 1
        self.after.append(after)
        self.whose.append(whose)

    def go_back(self, moves: int) -> None:
        """Forget those that were made after so many moves or more."""
        first = bisect_left(self.after, moves)
        del self.after[first:], self.whose[first:]


class WaysBack(Mapping[int, int]):
    """Where a seat may go back to, as far as was looked: its lines, and how many moves stay."""

    __slots__ = ("_lines", "_moves", "looked_at")

    def __init__(self) -> None:
        self.looked_at = 0
        self._lines = array("I")
        self._moves = array("I")

    def add(self, line: int, moves: int) -> None:
        """Note a line, not before the last one, and how many moves stay."""
        if self._lines and self._lines[-1] == line:
            self._moves[-1] = moves
        else:
            self._lines.append(line)
            self._moves.append(moves)

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

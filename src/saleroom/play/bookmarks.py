"""Going back in a game: states kept along the way, so that it takes no replay from the first move.

Decides how far apart they are. Whether anybody may go back, and what becomes of what was heard, is
decided by whoever runs the table.
"""

from typing import Any

from saleroom.core.layout import duplicate
from saleroom.play.match import Match, Move

# Moves between two states: going back replays at most so many.
SPAN = 32


class Bookmarks:
    """States of one match, every so many moves."""

    def __init__(self, match: Match) -> None:
        """Begin with a match that has not moved yet."""
        self._match = match
        self._states: list[Any] = [duplicate(match.state)]

    def moved(self) -> None:
        """Note that a move was made; to be said after each."""
        if len(self._match.moves) == SPAN * len(self._states):
            self._states.append(duplicate(self._match.state))

    def back_to(self, count: int) -> tuple[Move, ...]:
        """Take back all moves but the first `count`, and return them."""
        match, mark = self._match, count // SPAN
        again, gone = match.moves[mark * SPAN : count], match.moves[count:]
        del self._states[mark + 1 :]
        match.restart(duplicate(self._states[mark]), mark * SPAN)
        for seat, action in again:
            match.act(seat, action)
        return tuple(gone)

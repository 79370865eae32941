"""Going back in a game: states kept along the way, so that it takes no replay from the first move.

Decides how far apart they are. Whether anybody may go back, and what becomes of what was heard, is
decided by whoever runs the table.
"""

from saleroom.core.layout import packed, unpacked
from saleroom.core.seats import CHANCE
from saleroom.play.match import Match, Move

# Moves between two states: going back replays at most so many.
SPAN = 64


class Bookmarks:
    """States of one match, every so many moves, written down in few bytes."""

    __slots__ = ("_match", "_states")

    def __init__(self, match: Match) -> None:
        """Begin with a match that has not moved yet."""
        self._match = match
        self._states = [packed(match.state)]

    def moved(self) -> None:
        """Note that a move was made; to be said after each."""
        if len(self._match.moves) == SPAN * len(self._states):
            self._states.append(packed(self._match.state))

    def back_to(self, count: int) -> tuple[Move, ...]:
        """Take back all moves but the first `count`, and return them."""
        match, mark = self._match, count // SPAN
        again, gone = match.moves[mark * SPAN : count], match.moves[count:]
        del self._states[mark + 1 :]
        state = unpacked(type(match.state), self._states[mark])
        flat = match.game.flat
        for seat, action in again:
            if seat == CHANCE:
                flat.draw(state, action)
            else:
                flat.apply(state, seat, action)
        state.told.clear()  # it was told already
        match.restart(state, count)
        return tuple(gone)

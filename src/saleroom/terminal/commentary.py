"""The running log of a match, as one viewer hears it."""

from saleroom.play.match import Match
from saleroom.terminal.screen import Screen
from saleroom.text.story import sentences

LOOK_BACK = 30


class Commentary:
    """Tells what happened since it last told. `listener` is who hears, `viewer` who looks."""

    def __init__(self, screen: Screen, match: Match, listener: int, viewer: int) -> None:
        self._screen = screen
        self._match = match
        self._listener = listener
        self._viewer = viewer
        self._next = 0

    def catch_up(self) -> None:
        """Tell everything since the last time."""
        if lines := self._lines(self._next):
            self._tell(lines)
        self._next = len(self._match.moves)

    def look_back(self, *, everything: bool = False) -> None:
        """Tell the last lines again, or all of them."""
        lines = self._lines(0)
        self._tell(lines if everything else lines[-LOOK_BACK:])

    def _lines(self, since: int) -> list[str]:
        events = (what.event for what in self._match.heard(self._listener, since))
        view = self._match.view(self._viewer)
        return list(sentences(events, self._match.game, view, self._screen.phrase))

    def _tell(self, lines: list[str]) -> None:
        drawing = self._screen.drawing(self._match, self._viewer)
        for line in lines:
            self._screen.tell(line, drawing)

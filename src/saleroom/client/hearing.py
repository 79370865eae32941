"""What a seat has heard: lines in their order, and what a player can have kept in mind of them.

Decides which lines are the game's, and which do not stand any more because they were taken back.
"""

from collections.abc import Sequence
from typing import Any

from saleroom.client.wire import LineHeard
from saleroom.core.contract import Game
from saleroom.core.events import Event

TAKEN_BACK = "taken_back"


class HeardSoFar:
    """Everything heard at one table so far."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._names = {kind.name for kind in game.events.values()}
        self.count = 0
        self._standing: list[tuple[int, Event]] = []
        self._memory: Any = None
        self._remembered = 0

    def hear(self, lines: Sequence[LineHeard]) -> None:
        """Hear what is new; what was heard before is passed over."""
        for line in lines:
            if line.n < self.count:
                continue
            self.count = line.n + 1
            if line.name == TAKEN_BACK:
                self._forget(int(line.data["since"]))
            elif line.name in self._names:
                data = {name: int(value) for name, value in line.data.items()}
                self._standing.append((line.n, Event(line.name, data)))

    def _forget(self, since: int) -> None:
        self._standing = [(n, event) for n, event in self._standing if n < since]
        self._memory, self._remembered = None, 0

    def events(self, since: int = 0) -> list[Event]:
        """Return the game's events that still stand, from line `since` on."""
        return [event for n, event in self._standing if n >= since]

    def memory(self, players: int) -> Any:
        """Return what a player can have kept in mind, as bots are given it."""
        for _, event in self._standing[self._remembered :]:
            self._memory = self._game.remember(self._memory, players, event)
        self._remembered = len(self._standing)
        return self._memory

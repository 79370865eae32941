"""What a searcher plays worlds with: compiled code, room for worlds, its rivals, and its time.

With a budget of worlds it decides the same for the same seed on every machine; with a budget of
seconds it thinks as long as it may. What is played, and what follows from it, is decided elsewhere.
"""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.expert import EXPERT, MASTER
from saleroom.bots.search import kernels, prices
from saleroom.bots.search.foresight import Foresight
from saleroom.bots.search.manner import manner_of, packed
from saleroom.bots.search.planning import Plan
from saleroom.bots.search.seating import doubtful
from saleroom.bots.search.trying import Play
from saleroom.bots.skill import skill_for
from saleroom.core.contract import Game
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast import compiled
from saleroom.fast.records import dtype_of

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# Of a budget of time this much is a chunk; between chunks it looks at the clock.
CHUNK = 8
NO_TABLES = np.zeros((0, MOST_PLAYERS, 0))  # between decisions
MOST_IN_TIME = 4096  # more worlds than this tell nothing new, however long it may think


class Worlds:
    """All that worlds are played with, for one seat."""

    def __init__(
        self,
        game: Game,
        worlds: int | None = None,
        seconds: float | None = None,
        name: str = EXPERT,
        net: Floats | None = None,
    ) -> None:
        """Sit down as Expert or as Master; `net` is one to play with that is not the game's."""
        self.game = game
        self.name = name
        self._given = worlds
        self.seconds = seconds
        skill = skill_for(game.name)
        self._judgement: Any = skill.judgement
        self._book = packed(skill.book)
        self._skill = skill
        self._own = doubtful(skill)
        self._tables = NO_TABLES
        self._manners = {players: manner_of(skill, name, players, net) for players in game.players}
        self._kernels: Any = compiled(game, kernels, skill.judgement)
        self._own_kernels: dict[int, Any] = {
            players: compiled(game, import_module(manner.kernels), skill.judgement)
            for players, manner in self._manners.items()
            if manner.kernels
        }
        self._reckoners: dict[int, Any] = {
            players: import_module(mastery.reckoner).Reckoner(game, skill.judgement)
            for players, mastery in skill.mastery.items()
            if name == MASTER and mastery.reckoner
        }
        self._prices: Any = compiled(game, prices, skill.judgement)
        self._worlds = np.zeros(2 + kernels.DEEPEST, dtype_of(game.state))
        self._base = np.zeros(1, dtype_of(game.state))
        self._plans: dict[int, Plan] = {}

    def _seeds(self, first: int, worlds: int) -> Ints:
        """One seed for each world; how many worlds there is time for changes none of them."""
        most = worlds if self.seconds is None else MOST_IN_TIME
        return np.arange(first << 16, (first << 16) + 4 * most, dtype=np.int64)

    def _search(self, seeds: Ints, foresight: Foresight) -> kernels.Search:
        return kernels.Search(self._base, self._worlds, self._tables, self._book, seeds, foresight)

    def _in_chunks(
        self, done: int, end: int, until: float | None, play: Callable[[int, int], None]
    ) -> int:
        """Play worlds until there are enough, or the time is over."""
        if until is None:
            play(done, end)
            return end
        while True:
            last = done + CHUNK
            play(done, last)
            done = last
            if time.monotonic() >= until or done + CHUNK > MOST_IN_TIME:
                return done

    def _play_until(self, deadline: float | None) -> Play:
        """Return how to play worlds in steps: all there are, or as long as there is time."""

        def play(
            step: int, steps: int, done: int, end: int, kernel: Callable[[int, int], None]
        ) -> int:
            return self._in_chunks(done, end, part_of(deadline, step, steps), kernel)

        return play


def part_of(deadline: float | None, step: int, steps: int) -> float | None:
    """Return when this step of several has to be done."""
    if deadline is None:
        return None
    now = time.monotonic()
    return now + max(0.0, deadline - now) / (steps - step)

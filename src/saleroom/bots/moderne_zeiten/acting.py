"""How Master acts in Moderne Zeiten: whole actions are tried, not one share after another.

All shares that can be laid together and all flights with them are tried in a few worlds, the best
of them in more and more (`wholes`). What is liked best is done to its end.
"""

from collections.abc import Callable
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.moderne_zeiten import wholes
from saleroom.bots.moderne_zeiten.wholes import FLIGHT, NO_FLIGHT, NUMBERS
from saleroom.bots.search.choosing import Bools, Tried
from saleroom.bots.search.kernels import Search
from saleroom.bots.search.trying import Play, raced
from saleroom.bots.skill import MOST_OPTIONS
from saleroom.core.contract import Game
from saleroom.fast import compiled
from saleroom.games.moderne_zeiten.actions import DONE, DRAW, FLY, LAY
from saleroom.games.moderne_zeiten.components import INDUSTRIES
from saleroom.games.moderne_zeiten.state import FLYING

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# So many at most are thought of: where there are more, none that lay many shares. All of them are
# tried in a few worlds, so many rollouts in all, and so many go on.
MOST_WHOLES = 600
LEAST_WORLDS = 8
MOST_WORLDS = 32
FIRST_ROLLOUTS = 4800
GO_ON = 24


class Thought(NamedTuple):
    """What was thought of, the best first, and what became of it by world; from where on."""

    wholes: Ints
    tried: Tried
    seat: int
    since: tuple[Any, ...]
    hand: tuple[int, ...]

    def steps(self, s: Any, seat: int) -> dict[int, int]:
        """Return what the seat can do next, with the best whole action that goes on so.

        Nothing where it is another action, or goes on as nothing that was thought of.
        """
        laid = np.array(self.hand) - np.array(s.hand[seat])
        found: dict[int, int] = {}
        if seat == self.seat and since_of(s, seat) == self.since and (laid >= 0).all():
            for k, whole in enumerate(self.wholes):
                for step in next_steps(whole, laid, s):
                    found.setdefault(step, k)
        return found


def since_of(s: Any, seat: int) -> tuple[Any, ...]:
    """Return what does not change while a seat acts."""
    both = tuple(s.hand[seat][k] + s.laid[seat][k] for k in range(INDUSTRIES))
    others = tuple(tuple(s.laid[other]) for other in range(s.players) if other != seat)
    table = (tuple(s.track), tuple(s.owner), tuple(s.zeppelin), tuple(s.city_points))
    return (s.players, s.turn, s.turn_of, s.money[seat], both, others, table)


class Reckoner:
    """Thinks of whole actions, and keeps what it thought of until one is over."""

    def __init__(self, game: Game, judgement: Any) -> None:
        self._wholes: Any = compiled(game, wholes, judgement)
        self._kept: Thought | None = None

    def tried(
        self, search: Search, s: Any, seat: int, worlds: int, scale: float, play: Play
    ) -> tuple[Ints, Tried] | None:
        """Return what the seat can do next, the best first, and how the game ends by world.

        None where whole actions are too many to be listed.
        """
        if self._kept is None or not self._kept.steps(s, seat):
            self._kept = self._thought(search, s, seat, worlds, scale, play)
        return None if self._kept is None else _told(self._kept, s, seat)

    def _listed(self, search: Search, s: Any, seat: int) -> Ints:
        """Return all whole actions, or those that lay few shares."""
        found = np.zeros((MOST_WHOLES, NUMBERS), np.int64)
        most = 0 if s.phase == FLYING else sum(s.hand[seat])
        count = self._wholes.list_wholes(search.base, search.worlds, seat, most, found)
        while count > MOST_WHOLES:
            most -= 1
            count = self._wholes.list_wholes(search.base, search.worlds, seat, most, found)
        return found[:count]

    def _thought(
        self, search: Search, s: Any, seat: int, worlds: int, scale: float, play: Play
    ) -> Thought | None:
        """Race them: first all, in few worlds, then the best, in others."""
        options = self._listed(search, s, seat)
        if len(options) == 0:
            return None
        few = min(MOST_WORLDS, worlds, max(LEAST_WORLDS, FIRST_ROLLOUTS // len(options)))
        if len(options) > GO_ON:
            play_some = self._playing(search, seat, few, options, scale)
            liked = _room(few, options)
            play(0, 2, 0, few, lambda first, last: play_some(first, last, *liked))
            best = np.argsort(-liked.tried.utilities.sum(axis=0), kind="stable")[:GO_ON]
            options = options[best]
        later = search._replace(seeds=search.seeds[few:])
        play_on = self._playing(later, seat, worlds, options, scale)

        def try_them(step: int, steps: int, done: int, end: int, alive: Bools, tried: Tried) -> int:
            room = _Room(tried, alive)
            return play(step, steps, done, end, lambda first, last: play_on(first, last, *room))

        tried, alive = raced(len(options), worlds, worlds, try_them)
        return _sorted(options, tried, alive, s, seat)

    def _playing(
        self, search: Search, seat: int, most: int, options: Ints, scale: float
    ) -> Callable[[int, int, Tried, Bools], None]:
        """Return how to play so many worlds out, not more."""

        def play_them(first: int, last: int, tried: Tried, alive: Bools) -> None:
            self._wholes.try_wholes(
                search, seat, first, min(last, most), options, alive, scale,
                tried.utilities, tried.victories,
            )  # fmt: skip

        return play_them


class _Room(NamedTuple):
    """Room for what becomes of options, and which of them are alive."""

    tried: Tried
    alive: Bools


def _room(worlds: int, options: Ints) -> _Room:
    """Make room for all options."""
    count = len(options)
    empty = np.zeros((2, worlds, count))
    return _Room(Tried(empty[0], empty[1], np.zeros(count, np.int64)), np.ones(count, np.bool_))


def _sorted(options: Ints, tried: Tried, alive: Bools, s: Any, seat: int) -> Thought:
    """Keep the best first: what was tried in more worlds is better than what was given up."""
    done = int(tried.seen.max())
    means = tried.utilities[:done].sum(axis=0) / tried.seen
    order = np.lexsort((-means, -tried.seen, ~alive))
    kept = Tried(tried.utilities[:done, order], tried.victories[:done, order], tried.seen[order])
    return Thought(options[order], kept, seat, since_of(s, seat), tuple(s.hand[seat]))


def _told(thought: Thought, s: Any, seat: int) -> tuple[Ints, Tried]:
    """Say of each next step what the best whole action comes to that goes on so."""
    steps = dict(islice(thought.steps(s, seat).items(), MOST_OPTIONS))
    columns, tried = list(steps.values()), thought.tried
    told = Tried(tried.utilities[:, columns], tried.victories[:, columns], tried.seen[columns])
    return np.array(list(steps)), told


def next_steps(whole: Ints, laid: Ints, s: Any) -> list[int]:
    """Return how a whole action can go on; nothing if what is laid is not part of it."""
    left = whole[:FLIGHT] - laid
    flight = int(whole[FLIGHT])
    if flight == NO_FLIGHT:
        return [DRAW] if s.laid_now == 0 else []
    if (left < 0).any() or (s.phase == FLYING and left.any()):
        return []
    if s.phase == FLYING:
        return [FLY + flight]
    steps = [LAY + int(k) for k in np.flatnonzero(left)]
    steps.sort(key=lambda step: step != LAY + flight)
    return steps or [DONE]

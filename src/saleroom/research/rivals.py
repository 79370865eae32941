"""Who sits on the other seats of a lane: bots of the house, compiled where they can be.

`random`, and whoever plays by judgement (visitor, collector, dealer and the characters), decide
inside compiled code. `expert` searches: it is asked from Python, lane by lane, in a world that its
own seat cannot tell from the true one.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.expert import EXPERT, MASTER
from saleroom.bots.play_kernels import NOTES
from saleroom.bots.registry import RANDOM, house_bots
from saleroom.bots.skill import skill_for, skill_module
from saleroom.core.chance import scrambled
from saleroom.core.contract import Game
from saleroom.core.errors import Misuse, no_such
from saleroom.core.legal import Amounts, Legal
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast import Batch, compiled, direct
from saleroom.research import lane_kernels, rival_kernels
from saleroom.research.lane_kernels import AT_RANDOM, FROM_PYTHON, Lanes
from saleroom.research.rival_kernels import Minds

Ints = NDArray[np.int64]


def rivals_named(game: Game, names: str | Sequence[str], players: int) -> list[int]:
    """Return who sits left of the learner, one after the other: rows of weights, or other codes."""
    are_several = isinstance(names, Sequence) and not isinstance(names, str)
    wanted = list(names) if are_several else [str(names)] * (players - 1)
    if len(wanted) != players - 1:
        raise Misuse("env_opponents", wanted=players - 1, given=len(wanted))
    return [_rival(game, name) for name in wanted]


def _rival(game: Game, name: str) -> int:
    # Master takes up to a second for a decision: nobody learns from so few.
    known = tuple(bot for bot in house_bots(game) if bot != MASTER)
    if name not in known:
        raise no_such("bot", str(name), known)
    if name == RANDOM:
        return AT_RANDOM
    return FROM_PYTHON if name == EXPERT else rows_of(game).index(name)


def rows_of(game: Game) -> tuple[str, ...]:
    """Name those who play by judgement, in the order of their rows."""
    return tuple(skill_for(game.name).rows) if skill_module(game.name) else ()


class Company:
    """The others at all lanes: begins games and lets them act until the learner is asked."""

    def __init__(
        self, game: Game, lanes: Lanes, *, are_others: bool, worlds: int | None = None
    ) -> None:
        self.game = game
        self.lanes = lanes
        self._worlds = worlds
        self._judges = are_others and bool((lanes.rivals >= 0).any())
        self._experts = are_others and bool((lanes.rivals == FROM_PYTHON).any())
        kernels: Any = compiled(game, lane_kernels)
        row = np.zeros(len(lanes.own), np.int64)
        step = kernels.step_all if are_others else kernels.step_every
        self._others_act = direct(step, lanes, np.zeros(len(row), np.bool_), row, row, row)
        self._minds: Minds | None = None
        self._judged: Any = None
        self._seated: dict[tuple[int, int], Any] = {}
        self._search: Any = None

    @property
    def minds(self) -> Minds:
        """What rivals judge by and keep in mind."""
        if self._minds is None:
            skill = skill_for(self.game.name)
            levels = np.array(list(skill.rows.values()), np.float64)
            count = len(self.lanes.own)
            width = levels.shape[1] + len(skill.heard(None))
            self._minds = Minds(
                levels=levels,
                book=np.array(skill.book(), np.float64),
                notes=np.full((count, MOST_PLAYERS, NOTES), -1.0),
                heard=np.zeros((count, skill.hearing)),
                weights=np.zeros((MOST_PLAYERS, width)),
                most=np.zeros(MOST_PLAYERS),
            )
            self._judged = compiled(self.game, rival_kernels, skill.judgement)
        return self._minds

    def step(self, anew: NDArray[np.bool_], seats: Ints, actions: Ints, asked: Ints) -> None:
        """Begin anew in some lanes, let seats act in others, then all until the learner is asked.

        A seat that WAITS: the lane stands still.
        """
        self._step(anew, seats, actions, asked)
        if self._experts:
            for lane in np.flatnonzero(anew):
                for seat in range(MOST_PLAYERS):
                    self._seated.pop((int(lane), seat), None)
            self._let_experts_act(asked)

    def _step(self, anew: NDArray[np.bool_], seats: Ints, actions: Ints, asked: Ints) -> None:
        if self._judges:
            minds = self.minds
            self._judged.step_judged(self.lanes, minds, anew, seats, actions, asked)
        else:
            self._others_act(self.lanes, anew, seats, actions, asked)

    def worths(self, seats: Ints, level: str) -> NDArray[np.float64]:
        """Estimate what the lot on offer is worth to each seat, as a bot of this name would."""
        values = np.zeros(len(seats))
        if rows_of(self.game):
            minds = self.minds
            if level not in rows_of(self.game):
                raise no_such("bot", str(level), rows_of(self.game))
            row = rows_of(self.game).index(level)
            self._judged.worth_all(self.lanes.games, minds, seats, row, values)
        return values

    def save(self) -> tuple[Any, ...]:
        """Keep what the others have in mind."""
        minds = self._minds
        return () if minds is None else (minds.notes.copy(), minds.heard.copy())

    def restore(self, saved: tuple[Any, ...]) -> None:
        """Go back to what the others had in mind; those who search think anew."""
        self._seated.clear()
        if saved:
            self.minds.notes[...], self.minds.heard[...] = saved

    # Those who search

    def _let_experts_act(self, asked: Ints) -> None:
        while True:
            others = (asked >= 0) & (self.lanes.own != asked) & (self.lanes.own >= 0)
            waiting = np.flatnonzero(others)
            if not len(waiting):
                return
            seats = np.full(len(asked), lane_kernels.WAITS, np.int64)
            actions = np.zeros(len(asked), np.int64)
            for lane in waiting:
                seats[lane] = asked[lane]
                actions[lane] = self._searched(int(lane), int(asked[lane]))
            self._step(np.zeros(len(asked), np.bool_), seats, actions, asked)

    def _searched(self, lane: int, seat: int) -> int:
        """Search in a world dealt anew, so that nothing is seen that the seat cannot know."""
        if self._search is None:
            from saleroom.bots.search.searching import Searching  # noqa: PLC0415  # it compiles much

            self._search = Searching(self.game, worlds=self._worlds)
        own = self.lanes.numbers[lane : lane + 1]
        own[0] = scrambled(int(own[0]))
        world = Batch(self.game, self.lanes.games[lane : lane + 1], own).copy()
        world.redeal(seat)
        legal = _legal(self.game, world, seat)
        # One for each seat: it keeps in mind what it thought of a lot.
        expert = self._seated.setdefault((lane, seat), copy(self._search))
        return int(expert.decide(world.state(0), seat, legal, [int(own[0])]))


def _legal(game: Game, world: Batch, seat: int) -> Legal:
    masks, amounts = world.legal(seat)
    verb, least, most = map(int, amounts[0])
    named = (Amounts(game.codec.verb_of(verb).name, least, most),) if verb else ()
    return Legal(tuple(map(int, np.flatnonzero(masks[0]))), named)

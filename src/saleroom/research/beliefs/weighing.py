"""Worlds with weights: how likely each is, given how the others bid, under a named model.

A model is a bot of the house that plays by judgement: everybody is taken to go as high as that bot
would with the hand that he has in this world, in some mood, and with some doubt. `even` is the
model that knows nothing, under which all worlds weigh alike. What is heard never rules a world out:
a model is not sure of itself.
"""

from collections.abc import Callable
from math import log
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from saleroom.bots.skill import skill_for, skill_module
from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup, no_such
from saleroom.fast import Batch
from saleroom.research.beliefs.bidding import moments
from saleroom.research.beliefs.hearing import Knowledge
from saleroom.research.refusing import at_least

EVEN = "even"
# How likely it is at least that somebody does what the model does not expect.
LEAST_LIKELY = 0.05
# Moods that stand for all: the middles of parts that are as likely.
_PARTS = 7
MOODS = tuple(NormalDist().inv_cdf((k + 0.5) / _PARTS) for k in range(_PARTS))

# How likely the bids that were heard are in a world, as a logarithm.
Likelihood = Callable[[Any], float]


class Belief(NamedTuple):
    """Worlds that the seat cannot tell from the true one, and how much each weighs; in all 1."""

    game: Game
    states: tuple[Any, ...]
    weights: NDArray[np.float64]

    @property
    def effective(self) -> float:
        """How many worlds of equal weight are worth as much as these."""
        return float(1 / (self.weights**2).sum())

    def batch(self, seeds: ArrayLike | None = None) -> Batch:
        """Return the worlds as a batch, to be played on."""
        return Batch.of(self.game, self.states, seeds)

    def mean(self, of: Callable[[Any], float]) -> float:
        """Return what something is on average over the worlds, by their weights."""
        return float(self.weights @ [of(state) for state in self.states])


def model_names(game: Game) -> tuple[str, ...]:
    """Name the models there are for a game."""
    if skill_module(game.name) is None:
        return (EVEN,)
    return (EVEN, *skill_for(game.name).rows)


def worlds(hearing: Knowledge, count: int, model: str = EVEN, seed: int = 0) -> Belief:
    """Guess so many worlds and weigh them; the same hearing and seed give the same."""
    if type(count) is int and count < 1:
        raise BadSetup("setup_least", option="count", least=1, given=count)
    at_least(1, "count", count)
    likelihood = likelihood_by(hearing, model)
    numbers = seeded(seed)
    game = hearing.game
    states = tuple(game.guess(hearing.view, hearing.memory, numbers) for _ in range(count))
    logs = np.array([likelihood(state) for state in states])
    weights = np.exp(logs - logs.max())
    return Belief(game, states, weights / weights.sum())


def likelihood_by(hearing: Knowledge, model: str) -> Likelihood:
    """Return what says how likely the heard bids are in a world, under a named model."""
    names = model_names(hearing.game)
    if model not in names:
        raise no_such("bot", model, names)
    if model == EVEN:
        return lambda _state: 0.0
    skill = skill_for(hearing.game.name)
    judgement, book = skill.judgement, skill.book()
    row = (*skill.rows[model], *skill.heard(hearing.memory))

    def limits(state: Any, seat: int) -> list[float]:
        """How high the seat goes, by its mood."""
        return [judgement.reserve(state, seat, row, book, z) * (1 + skill.doubt * z) for z in MOODS]

    def likelihood(world: Any) -> float:
        total = 0.0
        for state, heard in moments(hearing, world):
            for seat, least, most in heard:
                if seat != hearing.seat:
                    fitting = sum(least <= limit <= most for limit in limits(state, seat))
                    total += log(LEAST_LIKELY + (1 - LEAST_LIKELY) * fitting / _PARTS)
        return total

    return likelihood

"""Play many games of bots that play by judgement, or at random, compiled. Needs the extra `fast`.

What rows stand for is in `kernels`.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.arena.judged_games import kernels
from saleroom.bots.play_kernels import NOTES
from saleroom.bots.skill import skill_for
from saleroom.bots.table import branch
from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast import compiled

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


def play_games(game: Game, states: Any, seatings: Ints, levels: Floats, streams: Ints) -> Ints:
    """Play the games to their ends; return, by game, its length, and scores and standings.

    `seatings` say by game and seat which row of `levels` sits there, or AT_RANDOM; the `streams`
    of a game are those of `streams_of`.
    """
    skill = skill_for(game.name)
    ends = np.zeros((len(states), 1 + 2 * seatings.shape[1]), np.int64)
    compiled(game, kernels, skill.judgement).play_all(
        states,
        seatings,
        levels,
        np.array(skill.book(), np.float64),
        verbs_of(game),
        streams,
        np.zeros((MOST_PLAYERS, levels.shape[1] + len(skill.heard(None)))),
        np.zeros((MOST_PLAYERS, NOTES)),
        np.zeros(MOST_PLAYERS, np.int64),
        np.zeros(game.choices, np.uint8),
        np.zeros(skill.hearing),
        ends,
    )
    return ends


def streams_of(deals: Iterable[int], players: int) -> Ints:
    """Seed chance and every seat of each deal as `BotTable` does."""
    return np.array(
        [[seeded(branch(deal, part))[0] for part in range(players + 1)] for deal in deals], np.int64
    )


def verbs_of(game: Game) -> Ints:
    """Number the verbs of all choices."""
    verbs: Any = {}
    for place, verb in enumerate(game.codec.verbs.values()):
        verbs.update(dict.fromkeys(range(verb.first, verb.first + verb.count), place))
    return np.array([verbs.get(action, -1) for action in range(game.choices)], np.int64)

"""Games in all sorts of positions, and the match that would have come to one."""

from typing import Any

import numpy as np
from fast.configurations import CONFIGURATIONS, Configuration

from saleroom.fast import Batch
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match


def on_the_way(steps: int = 40, games: int = 64) -> Batch:
    """Games in all sorts of positions."""
    batch = Batch.new(GAME, range(games), 4)
    for step in range(steps):
        seats, actions = batch.pick()
        waiting = np.arange(games) % steps < step  # each has stopped at another step
        some = batch.select(~waiting)
        some.apply(seats[~waiting], actions[~waiting])
        batch.states[~waiting] = some.states
    return batch


def match_of(s: Any, configuration: Configuration = CONFIGURATIONS[0]) -> Match:
    match = Match(configuration.game, s.players, configuration.edition, configuration.options)
    match.state = s
    return match

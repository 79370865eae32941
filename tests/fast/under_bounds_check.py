"""Play with every index checked; started by tests with NUMBA_BOUNDSCHECK=1 in the environment.

Compiled rules do not check their indices: a wrong one would read or write whatever lies there.
Here it raises. Plays, of the game named, so many new games of every configuration.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from fast.configurations import CONFIGURATIONS

from saleroom.core.seats import SPECTATOR
from saleroom.fast import Batch


def make_sure_that_indices_are_checked() -> None:
    """In the rules themselves, too: a seat that does not exist has no hand to pick from."""
    batch = CONFIGURATIONS[0].batch(range(2))
    batch.states["asked"][1] = 100
    try:
        batch.pick()
    except IndexError:
        return
    sys.exit("indices are not checked")


def play_new(name: str, games: int) -> int:
    """Play games of every configuration, decision by decision, looking at everything."""
    own = [configuration for configuration in CONFIGURATIONS if configuration.name == name]
    for configuration in own:
        batch = configuration.batch(range(games))
        step = 0
        while len(batch):
            look_at_everything(batch, step)
            assert not batch.apply(*batch.pick()).any()
            batch = batch.select(~batch.over)
            step += 1
        batch = configuration.batch(range(games, 10 * games))
        batch.play_out()
        assert batch.over.all()
    return 10 * games * len(own)


def look_at_everything(batch: Batch, step: int) -> None:
    """Ask what is legal for one seat after the other, and deal anew what it cannot know."""
    seats: Any = (np.arange(len(batch)) + step) % batch.states["players"]
    batch.legal(seats)
    batch.apply(seats, step * 37 % 10_000)
    batch.awaited()
    batch.scores()
    batch.ranks()
    if step % 10 == 0:
        world = batch.copy()
        world.redeal(seats if step % 20 else SPECTATOR)
        world.outcomes()
        if step % 50 == 0:
            world.play_out()


if __name__ == "__main__":
    game, count = sys.argv[1:]
    make_sure_that_indices_are_checked()
    print(play_new(game, int(count)))  # noqa: T201  # what the test waits for

"""Play with every index checked; started by tests with NUMBA_BOUNDSCHECK=1 in the environment.

Compiled rules do not check their indices: a wrong one would read or write whatever lies there.
Here it raises. With a game's name and the file of a batch, plays on from those games; with a name
and a number, plays so many new games of every configuration.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from fast.configurations import CONFIGURATIONS

from saleroom.core.seats import SPECTATOR
from saleroom.fast import Batch
from saleroom.games.registry import game_named


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


def play_on(name: str, path: str) -> int:
    """Play games from a file to their end."""
    batch = Batch.from_bytes(game_named(name), Path(path).read_bytes())
    batch.deal()
    for step in range(10):
        look_at_everything(batch, 10 * step)
        batch.apply(*batch.pick())
    batch.play_out()
    assert batch.over.all()
    batch.ended()
    return len(batch)


if __name__ == "__main__":
    game, what = sys.argv[1:]
    make_sure_that_indices_are_checked()
    played = play_new(game, int(what)) if what.isdecimal() else play_on(game, what)
    print(played)  # noqa: T201  # what the test waits for

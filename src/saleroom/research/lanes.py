"""How lanes are laid out before anything is dealt: which tables, who sits where, from which seeds.

Everything that cannot be is refused here, before a lane has moved.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from saleroom.core.codec import shown
from saleroom.core.contract import Game
from saleroom.core.errors import Misuse
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast import dtype_of
from saleroom.research.encoding import start_of
from saleroom.research.lane_kernels import AT_RANDOM, EVERY_SEAT, Lanes
from saleroom.research.refusing import at_least, one_of, whole_numbers, wrong_shape
from saleroom.research.rivals import rivals_named

Ints = NDArray[np.int64]
Seeds = int | Sequence[int] | NDArray[np.int64]

RANDOM_SEAT = "random"
RESET_MASK = "reset_mask"


def laid_out(  # noqa: PLR0913, PLR0917  # what a table depends on
    game: Game,
    count: int,
    players: int | Sequence[int] | None,
    edition: str | None,
    options: object,
    opponents: str | Sequence[str] | None,
    seat: int | str,
) -> Lanes:
    """Lay so many lanes out; of several numbers of players they take one in turn."""
    wanted = game.players[0] if players is None else players
    # What is no number of players is for the game to refuse.
    sizes: Any = list(wanted) if isinstance(wanted, Sequence) and wanted else [wanted]
    starts = np.zeros(count, dtype_of(game.state))
    rivals = np.full((count, MOST_PLAYERS), AT_RANDOM, np.int64)
    for first, size in enumerate(sizes):
        starts[first :: len(sizes)] = start_of(game, size, edition, options)
        if opponents is not None:
            rivals[first :: len(sizes), : size - 1] = rivals_named(game, opponents, size)
    fixed = EVERY_SEAT if seat == RANDOM_SEAT or opponents is None else seat
    if type(fixed) is not int or not EVERY_SEAT <= fixed < min(sizes):
        raise Misuse("env_seat", given=str(seat), players=min(sizes))
    return Lanes(
        games=starts.copy(),
        numbers=np.zeros(count, np.int64),
        starts=starts,
        own=np.full(count, fixed, np.int64),
        rivals=rivals,
        gone=np.zeros(count, np.int64),
        before=np.zeros((count, MOST_PLAYERS), np.int64),
    )


def actions_in(actions: ArrayLike, count: int) -> Ints:
    """Read a whole number for each lane; another shape or kind is refused."""
    try:
        row = np.asarray(actions)
    except ValueError as error:  # rows of different lengths
        raise wrong_shape(actions, (count,)) from error
    if row.shape != (count,):
        raise wrong_shape(row.shape, (count,))
    return whole_numbers(row)


def seeds_in(seed: Seeds | None, count: int) -> list[int]:
    """Read a seed for each lane, or one from which they count up; without any, draw them."""
    if seed is None:
        drawn: list[int] = np.random.default_rng().integers(1 << 62, size=count).tolist()
        return drawn
    if not isinstance(seed, Sequence | np.ndarray):
        first = at_least(0, "seed", seed)
        return [first + lane for lane in range(count)]
    seeds = [at_least(0, "seed", one) for one in seed]
    if len(seeds) != count:
        raise wrong_shape((len(seeds),), (count,))
    return seeds


def lanes_in(options: Mapping[str, Any] | None, count: int) -> NDArray[np.bool_]:
    """Read which lanes begin anew: those of `reset_mask`, or all."""
    if options is None:
        return np.ones(count, np.bool_)
    if not isinstance(options, Mapping):
        raise Misuse("env_name", given=shown(options), known=RESET_MASK)
    for name in options:
        one_of((RESET_MASK,), name)
    mask = options.get(RESET_MASK)
    which = np.ones(count, np.bool_) if mask is None else np.array(mask, order="C")
    if which.shape != (count,) or which.dtype != np.bool_:
        raise wrong_shape((which.shape, str(which.dtype)), ((count,), "bool"))
    return which

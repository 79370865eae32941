"""What a game is worth to a learner, by name.

win_share   at the end: 1 for the winner, shared evenly by several
rank        at the end: 1 for the first, 0 for the last, evenly between; equals share the better
money       at the end: the score, as the game shows it
shaped      after every decision: by how much one's own score has changed since the one before,
so that all of an episode add up to the score
"""

import numpy as np
from numpy.typing import NDArray

from saleroom.core.errors import no_such
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast import Batch

WIN_SHARE, RANK, MONEY, SHAPED = range(4)
REWARDS = ("win_share", "rank", "money", "shaped")


def reward_named(name: str) -> int:
    """Return the number of a reward; a name that is none is refused."""
    if name not in REWARDS:
        raise no_such("reward", str(name), REWARDS)
    return REWARDS.index(name)


def final_rewards(batch: Batch, kind: int) -> NDArray[np.float64]:
    """Return what games that are over are worth by game and seat; SHAPED: the whole score."""
    if kind in (MONEY, SHAPED):
        return batch.scores().astype(np.float64)
    ranks = batch.ranks()
    if kind == WIN_SHARE:
        winners = ranks == 1
        shares: NDArray[np.float64] = winners / winners.sum(axis=1, keepdims=True)
        return shares
    players = batch.states["players"][:, np.newaxis].astype(np.float64)
    seated = np.arange(MOST_PLAYERS) < players
    return np.where(seated, (players - ranks) / np.maximum(players - 1, 1), 0.0)

"""Who sits in the worlds of a search: everybody's row of weights, by what the seat has heard.

Decides nothing about a game: whom a memory makes one expect is its skill's to say (`supposed`).
"""

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.skill import Skill, Weights
from saleroom.core.contract import Memory
from saleroom.core.seats import MOST_PLAYERS

Floats = NDArray[np.float64]


def doubtful(skill: Skill) -> tuple[float, ...]:
    """Return Dealer's weights with a little more noise, as everybody plays who is not known."""
    row = list(skill.levels["dealer"])
    noise = [weight.name for weight in skill.weights].index("noise")
    row[noise] = max(row[noise], skill.doubt)
    return tuple(row)


def tables_for(skill: Skill, own: Weights, memory: Memory, seat: int) -> Floats:
    """Return everybody's row at each table that is possible, what was learnt behind the weights."""
    tables = np.array(skill.supposed(memory, own), np.float64)
    tables[:, seat] = own
    return _with_learnt(skill, memory, tables)


def alike(skill: Skill, own: Weights) -> Floats:
    """Return one table at which all play by the same row, and nobody has heard anything."""
    return _with_learnt(skill, None, np.array([(own,) * MOST_PLAYERS], np.float64))


def _with_learnt(skill: Skill, memory: Memory, tables: Floats) -> Floats:
    learnt = np.array(skill.heard(memory), np.float64)
    behind = np.broadcast_to(learnt, (*tables.shape[:2], len(learnt)))
    return np.ascontiguousarray(np.concatenate((tables, behind), axis=2))

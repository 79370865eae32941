"""What rivals would pay who reckon as a search does, and not only as their type pays.

A rival's limit in a world is what his type pays there. But what was played out says of him, too, up
to which price he would rather have the lot than leave it. Limits are moved some of the way there,
by the same factor in all worlds: how far worlds are apart stays what it was.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.search.kernels import PlayedOut
from saleroom.core.seats import MOST_PLAYERS

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

# Of more worlds than these the price would hardly be another.
ENOUGH_WORLDS = 128
# Limits below this are mostly rounding; and no price beyond so many times one is looked at.
LEAST = 3.0
MOST_TIMES = 2.0


def moved(
    found: PlayedOut, seat: int, others: int, share: float, scale: float, tops: Ints, solver: Any
) -> Floats:
    """Return by how much to multiply what each rival's type pays; what was found is moved, too.

    `tops` is the most each seat may bid; `solver` is `prices`.
    """
    moves = np.ones(MOST_PLAYERS)
    for rival in range(len(tops)):
        usual = float(found.reserves[:, rival].mean())
        if rival == seat or usual < LEAST:
            continue
        top = int(min(tops[rival], MOST_TIMES * usual))
        rather = int(solver.limit(found, others, rival, 1, top, scale, np.zeros(top + 1)))
        if rather > 0:  # else he can no longer have it
            moves[rival] = 1.0 + share * (rather / usual - 1.0)
    for rival, top in enumerate(tops):
        found.reserves[:, rival] = np.minimum(found.reserves[:, rival] * moves[rival], top)
    return moves

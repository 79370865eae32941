"""What rivals would pay who reckon as a search does, and not only as their type pays.

A rival's limit in a world is what his type pays there. But what was played out says of him, too, up
to which price he would rather have the lot than leave it. The likelier it is that he reckons so,
the further his limits are moved there, and the less they differ from world to world where those who
reckon are known to differ less (`Shrewdness`, by way of selling).
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.search.kernels import PlayedOut
from saleroom.bots.skill import Shrewdness

Ints = NDArray[np.int64]

# Of more worlds than these the price would hardly be another.
ENOUGH_WORLDS = 128
# Limits below this are mostly rounding; and no price beyond so many times one is looked at.
LEAST = 3.0
MOST_TIMES = 2.0


def sharpened(
    found: PlayedOut,
    seat: int,
    others: int,
    shrewd: Shrewdness | None,
    reckons: Sequence[float],
    scale: float,
    tops: Ints,
    solver: Any,
) -> PlayedOut:
    """Return what was found, with limits of the seat's rivals as of those who reckon.

    `reckons` is by seat how likely that is, `tops` the most each may bid; `solver` is `prices`.
    """
    if shrewd is None:
        return found
    reserves = found.reserves.copy()
    some = found.of(ENOUGH_WORLDS)
    for rival in range(len(tops)):
        usual = float(reserves[:, rival].mean())
        if rival == seat or usual < LEAST:
            continue
        top = int(min(tops[rival], MOST_TIMES * usual))
        rather = int(solver.limit(some, others, rival, 1, top, scale, np.zeros(top + 1)))
        if rather > 0:  # else he can no longer have it
            moved = _moved(reserves[:, rival], usual, rather, shrewd, reckons[rival])
            reserves[:, rival] = np.clip(moved, 0, tops[rival])
    return _cursed(found._replace(reserves=reserves), seat, shrewd, reckons[: len(tops)])


def _cursed(found: PlayedOut, seat: int, shrewd: Shrewdness, reckons: Sequence[float]) -> PlayedOut:
    """Let the seat pay more than the price for what rivals leave it who know why."""
    likely = [chance for rival, chance in enumerate(reckons) if rival != seat]
    more = shrewd.curse * sum(likely) / len(likely)
    finals, drifts = found.finals.copy(), found.drifts.copy()
    extra = more * drifts[seat, seat] * found.refs[seat]
    finals[:, seat, :, seat] += np.where(found.refs[seat] < 0, 0.0, extra)
    drifts[seat, seat] *= 1.0 + more
    return found._replace(finals=finals, drifts=drifts)


def _moved(limits: Ints, usual: float, rather: int, shrewd: Shrewdness, likely: float) -> Any:
    """Move limits towards what such a rival pays, and together, as far as it is likely."""
    part = shrewd.share * likely
    paid = (usual + part * (rather - usual)) * (1.0 - likely * (1.0 - shrewd.pays))
    spread = 1.0 - likely * (1.0 - shrewd.spread)
    return paid * (1.0 + spread * (limits / usual - 1.0)) + 0.5

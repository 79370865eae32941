"""From counted victories to chances that are told: Expert's curve, for everybody at once.

A share of victories among Dealers is put on the curve of Expert's chances (`bots.chances`), each
seat's own. What comes out is the chance of an Expert in that seat; all of them together are more
than one. Nobody knows who of the players was the better one, so all are taken to be equally good,
and their chances are shared out so that they are one together.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from saleroom.analysis.found import Told
from saleroom.bots.chances import Curve, interval, tempered

Floats = NDArray[np.float64]

DIGITS = 4


def balanced(shares: Sequence[float], worlds: int, curve: Curve) -> tuple[Told, ...]:
    """Return everybody's chance, from everybody's share of the victory in so many worlds."""
    raised = [curve.at(tempered(share, worlds)) for share in shares]
    total = sum(raised)
    told = []
    for share, own in zip(shares, raised, strict=True):
        rest = total - own
        low, high = interval(share, worlds)
        told.append(Told(_part(own, rest), _part(curve.at(low), rest), _part(curve.at(high), rest)))
    return tuple(told)


def certain(shares: Sequence[float]) -> tuple[Told, ...]:
    """Return what nothing is a guess about."""
    return tuple(Told(share, share, share) for share in shares)


def shift_between(after: Sequence[Told], before: Sequence[Told]) -> tuple[float, ...]:
    """Return by how much everybody's chance moved."""
    pairs = zip(after, before, strict=True)
    return tuple(round(one.chance - other.chance, DIGITS) for one, other in pairs)


def shares_of(victories: Floats, players: int) -> list[float]:
    """Return everybody's mean share of the victory over some worlds."""
    return [float(mean) for mean in victories[:, :players].mean(axis=0)]


def _part(own: float, rest: float) -> float:
    """Return a part, to a hundredth of a point: more would be noise, and long to write."""
    return round(own / (own + rest), DIGITS) if own + rest > 0.0 else 0.0

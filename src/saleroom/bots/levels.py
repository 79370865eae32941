"""Weights by name, and the row that judgement reads them from.

Dealer's are what `saleroom tune` found, a challenger's what `saleroom exploit` found against it;
both are kept as files beside the game's skill.
"""

from collections.abc import Mapping, Sequence
from importlib import resources

import msgspec

from saleroom.bots.skill import Weight, Weights
from saleroom.core.errors import BadPackage

DEALER_FILE = "dealer.json"
CHALLENGER_FILE = "challenger.json"
# How far a copier pays what was last paid. At a table of those who do nothing else no price moves.
COPIED = 0.7


class Tuned(msgspec.Struct, omit_defaults=True):
    """The file: weights by name, and how they were found."""

    weights: dict[str, float]
    command: str = ""
    found: dict[str, float | int | str] = msgspec.field(default_factory=dict)


def dealer(package: str, weights: Sequence[Weight], untuned: Weights) -> Weights:
    """Read the tuned row; where nothing is tuned yet, it is the hand-set one."""
    return _kept(package, DEALER_FILE, weights) or untuned


def challengers(package: str, weights: Sequence[Weight]) -> dict[str, Weights]:
    """Read what an exploiter found against Dealer, if it found anything: one of the population."""
    row = _kept(package, CHALLENGER_FILE, weights)
    return {} if row is None else {"challenger": row}


def _kept(package: str, name: str, weights: Sequence[Weight]) -> Weights | None:
    file = resources.files(package) / name
    if not file.is_file():
        return None
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Tuned)
    except msgspec.DecodeError as error:
        raise BadPackage(f"{package}/{name}: {error}") from error
    return row_of(f"{package}/{name}", weights, **kept.weights)


def changed(row: Weights, weights: Sequence[Weight], /, **named: float) -> Weights:
    """Return a row in which these weights are others."""
    before = {weight.name: value for weight, value in zip(weights, row, strict=True)}
    return row_of("a style", weights, **before | named)


def between(lower: Weights, upper: Weights, part: float) -> Weights:
    """Return a row that lies so far on the way from one to another."""
    return tuple(
        round(below + part * (above - below), 4) for below, above in zip(lower, upper, strict=True)
    )


def usual_styles(
    visitor: Weights,
    collector: Weights,
    weights: Sequence[Weight],
    *,
    pays: str,
    hopes: float,
    hoards: Mapping[str, float],
) -> dict[str, Weights]:
    """Return the usual characters of a game in which one weight says what is paid of the worth.

    `pays` names that weight, `hopes` is what a newcomer pays, and `hoards` how a hoarder differs.
    """

    def paying(row: Weights, share: float, **more: float) -> Weights:
        return changed(row, weights, **{pays: share, **more})

    return {
        "newcomer": paying(visitor, hopes, noise=0.6),
        "beginner": changed(visitor, weights, noise=0.45),
        "amateur": changed(visitor, weights, noise=0.25, naive=0.5),
        "miser": paying(collector, 0.55),
        "gambler": paying(collector, 1.25, noise=0.3),
        "abstainer": paying(collector, 0.0),
        "hoarder": changed(collector, weights, **hoards),
        "reckoner": paying(collector, 0.97, noise=0.0),
        "copier": changed(collector, weights, copies=COPIED),
    }


def row_of(where: str, weights: Sequence[Weight], /, **named: float) -> Weights:
    """Put named weights in order; nothing may be missing or unknown."""
    names = [weight.name for weight in weights]
    for name in sorted(named.keys() ^ set(names)):
        what = "lacks" if name in names else "has the unknown"
        raise BadPackage(f"{where} {what} weight {name!r}")
    return tuple(float(named[name]) for name in names)

"""Weights by name, and the row that judgement reads them from.

Dealer's are what `saleroom tune` found, kept as a file beside the game's skill.
"""

from collections.abc import Sequence
from importlib import resources

import msgspec

from saleroom.bots.skill import Weight, Weights
from saleroom.core.errors import BadPackage

DEALER_FILE = "dealer.json"


class Tuned(msgspec.Struct, omit_defaults=True):
    """The file: weights by name, and how they were found."""

    weights: dict[str, float]
    command: str = ""
    found: dict[str, float | int | str] = msgspec.field(default_factory=dict)


def dealer(package: str, weights: Sequence[Weight], untuned: Weights) -> Weights:
    """Read the tuned row; where nothing is tuned yet, it is the hand-set one."""
    file = resources.files(package) / DEALER_FILE
    if not file.is_file():
        return untuned
    try:
        tuned = msgspec.json.decode(file.read_bytes(), type=Tuned)
    except msgspec.DecodeError as error:
        raise BadPackage(f"{package}/{DEALER_FILE}: {error}") from error
    return row_of(f"{package}/{DEALER_FILE}", weights, **tuned.weights)


def changed(row: Weights, weights: Sequence[Weight], /, **named: float) -> Weights:
    """Return a row in which these weights are others."""
    before = {weight.name: value for weight, value in zip(weights, row, strict=True)}
    return row_of("a style", weights, **before | named)


def row_of(where: str, weights: Sequence[Weight], /, **named: float) -> Weights:
    """Put named weights in order; nothing may be missing or unknown."""
    names = [weight.name for weight in weights]
    for name in sorted(named.keys() ^ set(names)):
        what = "lacks" if name in names else "has the unknown"
        raise BadPackage(f"{where} {what} weight {name!r}")
    return tuple(float(named[name]) for name in names)

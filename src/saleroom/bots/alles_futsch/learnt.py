"""The numbers of `foresight`, a file beside it: `saleroom learn alles-futsch --players 2`."""

from functools import cache
from importlib import resources

import msgspec

from saleroom.bots.alles_futsch.foresight import NUMBERS
from saleroom.core.errors import BadPackage

FILE = "foresight.json"


class Learnt(msgspec.Struct):
    """The file: all numbers in a row, and how they were found."""

    numbers: list[float]
    command: str
    found: dict[str, float]


@cache
def book() -> tuple[float, ...]:
    """Return the numbers. Not for compiled code."""
    read = (resources.files(__package__) / FILE).read_bytes()
    learnt = msgspec.json.decode(read, type=Learnt)
    if len(learnt.numbers) != NUMBERS:
        raise BadPackage(f"{__package__}/{FILE} has {len(learnt.numbers)} numbers, not {NUMBERS}")
    return tuple(learnt.numbers)

"""What `saleroom learn alles-futsch` found: files beside this module.

The numbers of `foresight` are for two players, the nets of `promising` for more.
"""

from functools import cache
from importlib import resources

import msgspec

from saleroom.bots.alles_futsch.foresight import NUMBERS
from saleroom.bots.alles_futsch.promising import INPUTS, SEASONS
from saleroom.bots.learnt import Nets, size_of
from saleroom.core.errors import BadPackage

FILE = "foresight.json"
PROMISES = "promises.json"


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


@cache
def promises(players: int) -> tuple[float, ...]:
    """Return the net that says what is promised so many players. Not for compiled code."""
    read = (resources.files(__package__) / PROMISES).read_bytes()
    numbers = msgspec.json.decode(read, type=Nets).nets[str(players)].numbers
    if len(numbers) != size_of(INPUTS, SEASONS):
        raise BadPackage(f"{__package__}/{PROMISES}: the net for {players} is of another skill")
    return numbers

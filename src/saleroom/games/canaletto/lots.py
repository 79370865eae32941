"""A lot: the treasures of a palace as a set of types, one bit for each.

A palace never holds two treasures of one type (CA-2), so a set says all. The order in which tiles
were laid leaves no trace.
"""

from functools import cache

from saleroom.games.canaletto.components import TYPES

NO_TYPE = -1


def holds(lot: int, kind: int) -> bool:
    """Tell whether a treasure of this type is among them."""
    return lot >> kind & 1 == 1


def count_of(lot: int) -> int:
    """Count the treasures."""
    count = 0
    while lot:
        lot &= lot - 1
        count += 1
    return count


def nth_of(lot: int, n: int) -> int:
    """Return the type of treasure n, counted from 0 in the order of types; NO_TYPE if none."""
    for _ in range(n):
        lot &= lot - 1  # without its first
    if lot == 0:
        return NO_TYPE
    kind = 0
    while not lot >> kind & 1:
        kind += 1
    return kind


@cache  # there are few lots, and they are spelt out for everybody after every move
def types_in(lot: int) -> tuple[int, ...]:
    """Spell a lot out. Not for compiled rules."""
    return tuple(kind for kind in range(TYPES) if lot >> kind & 1)

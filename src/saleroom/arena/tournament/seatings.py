"""Who sits where: the seatings in which one deal is played.

All distinct ones where they are few. Otherwise the deal is played in the rotations of one order of
the bots, drawn anew for every deal; then, too, every bot sits on every seat equally often.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import factorial, prod

from saleroom.bots.table import branch
from saleroom.core.chance import below, seeded

Seating = tuple[str, ...]
MOST_SEATINGS = 24
# The branch of a deal's seed that nobody at the table uses.
_ORDER = 99


def seatings(bots: Sequence[str], deal: int) -> tuple[Seating, ...]:
    """Return the seatings for the deal of this seed."""
    if count_distinct(bots) <= MOST_SEATINGS:
        return tuple(_distinct(sorted(bots, key=list(bots).index)))
    order = _shuffled(bots, deal)
    return tuple(tuple(order[k:] + order[:k]) for k in range(len(order)))


def games_in_block(bots: Sequence[str]) -> int:
    """Return how many seatings a deal is played in."""
    count = count_distinct(bots)
    return count if count <= MOST_SEATINGS else len(bots)


def count_distinct(bots: Sequence[str]) -> int:
    """Count the orders of the bots that differ."""
    return factorial(len(bots)) // prod(factorial(n) for n in Counter(bots).values())


def _distinct(bots: Sequence[str]) -> Iterator[Seating]:
    if not bots:
        yield ()
    for name in dict.fromkeys(bots):
        rest = list(bots)
        rest.remove(name)
        for others in _distinct(rest):
            yield (name, *others)


def _shuffled(bots: Sequence[str], deal: int) -> list[str]:
    numbers = seeded(branch(deal, _ORDER))
    waiting = list(bots)
    return [waiting.pop(below(numbers, len(waiting))) for _ in range(len(bots))]

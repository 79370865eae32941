"""How likely each artist is to end the round first, second or third: exact, for a simple future.

The simple future: every next card is by an artist drawn by how many cards he has in the box, until
one has five. A table over all counts so far answers at once, and that is the book of this skill.
"""

from collections.abc import Sequence
from functools import cache

from saleroom.games.modern_art.components import ARTISTS, CARDS, LAST_OFFER, RANKED, SPLIT
from saleroom.games.modern_art.state import State

# Row (counts, first artist lowest, as a number to the base 5), artist, rank.
PLACES = ARTISTS * RANKED
POWERS = tuple(LAST_OFFER**artist for artist in range(ARTISTS))
ALL_COUNTS = LAST_OFFER**ARTISTS
CHANCE_OF = tuple(sum(row) / CARDS for row in SPLIT)


@cache
def book() -> tuple[float, ...]:
    """Return the table as one row. Not for compiled code."""
    rows: list[Sequence[float]] = [()] * ALL_COUNTS
    for code in reversed(range(ALL_COUNTS)):
        counts = [code // power % LAST_OFFER for power in POWERS]
        rows[code] = _mixed([_after(rows, code, counts, artist) for artist in range(ARTISTS)])
    return tuple(chance for row in rows for chance in row)


def _after(
    rows: list[Sequence[float]], code: int, counts: list[int], artist: int
) -> Sequence[float]:
    if counts[artist] + 1 < LAST_OFFER:
        later: Sequence[float] = rows[code + POWERS[artist]]
        return later
    final = [count + (other == artist) for other, count in enumerate(counts)]
    return _ranked(final)


def _ranked(counts: list[int]) -> list[float]:
    """Who is ranked is certain at the end; of equals the one further left. (MA-41)"""
    row = [0.0] * PLACES
    order = sorted(range(ARTISTS), key=lambda artist: (-counts[artist], artist))
    for rank, artist in enumerate(order[:RANKED]):
        if counts[artist]:
            row[artist * RANKED + rank] = 1.0
    return row


def _mixed(rows: list[Sequence[float]]) -> list[float]:
    return [
        sum(chance * row[k] for chance, row in zip(CHANCE_OF, rows, strict=True))
        for k in range(PLACES)
    ]


def row_of(s: State) -> int:
    """Return where in the book the counts of this round begin."""
    return row_for(s.offered)


def row_for(offered: Sequence[int]) -> int:
    """The same, for these counts."""
    code = 0
    for artist in range(ARTISTS):
        code += offered[artist] * POWERS[artist]
    return code * PLACES

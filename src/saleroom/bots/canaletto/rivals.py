"""What rivals a search reckons with in Canaletto: rows of weights by what was heard of each seat.

Habits are not known but more or less likely, so a search is given several tables of rivals, on
which every type sits about as often as it is likely.
"""

from functools import lru_cache
from typing import Any

from saleroom.bots.canaletto.habits import CHARACTERS, KINDS, Chances, chances
from saleroom.bots.canaletto.weights import NOISE, SHARE
from saleroom.bots.likely import TABLES, drawn
from saleroom.bots.skill import Tables, Weights
from saleroom.core.seats import MOST_PLAYERS

KEPT = 64


def supposed(memory: Any, row: Weights) -> Tables:
    """Return tables of rivals, by seat; for one who has heard nothing all play by Dealer's row."""
    if memory is None:
        return ((row,) * MOST_PLAYERS,)
    return _tables(chances(memory), tuple(row))


@lru_cache(KEPT)
def _tables(likely: tuple[Chances, ...], row: tuple[float, ...]) -> Tables:
    nobody = (row,) * (MOST_PLAYERS - len(likely))
    return tuple(
        (*(_rows()[drawn(chance, number, seat)] for seat, chance in enumerate(likely)), *nobody)
        for number in range(TABLES)
    )


@lru_cache(1)
def _rows() -> tuple[Weights, ...]:
    """Return the row of every type."""
    rows = []
    for kind in KINDS:
        row = list(CHARACTERS[kind.character])
        row[SHARE] *= kind.scale
        row[NOISE] = kind.spread
        rows.append(tuple(row))
    return tuple(rows)

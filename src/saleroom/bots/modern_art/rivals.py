"""What rivals a search reckons with: rows of weights by what was heard of each seat.

Habits are not known but more or less likely, so a search is given several tables of rivals, on
which every type sits about as often as it is likely. Each rival is a Dealer, but pays what his type
pays.
"""

from functools import lru_cache
from typing import Any

from saleroom.bots.likely import TABLES, drawn
from saleroom.bots.modern_art import habits, weights
from saleroom.bots.modern_art.hearing import KEPT, chances
from saleroom.bots.modern_art.weights import WEIGHTS
from saleroom.bots.skill import Weights
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.modern_art import components as box

# Of what listeners see limits vary by, this much is hands, walls and hopes, by which a row varies
# in a world anyway.
SEEN = 0.09
SHARES = (
    (weights.OPEN_SHARE, box.OUTCRY),
    (weights.AROUND_SHARE, box.ONCE_AROUND),
    (weights.SEALED_SHARE, box.SEALED),
    (weights.TAKE_SHARE, box.FIXED_PRICE),
)


def supposed(memory: Any, row: Weights) -> tuple[tuple[Weights, ...], ...]:
    """Return tables of rivals, by seat, for one who remembers this; `row` is Dealer's."""
    return _tables(chances(memory), tuple(row))


@lru_cache(KEPT // TABLES)
def _tables(
    likely: tuple[tuple[float, ...], ...], row: tuple[float, ...]
) -> tuple[tuple[Weights, ...], ...]:
    return tuple(
        tuple(_paying(row, drawn(likely[seat], number, seat)) for seat in range(MOST_PLAYERS))
        for number in range(TABLES)
    )


@lru_cache(KEPT)
def _paying(row: tuple[float, ...], kind: int) -> Weights:
    """Return a row that pays as a type does."""
    spread = habits.SPREAD_OF[kind]
    paying = list(row)
    for share, sale in SHARES:
        paying[share] = habits.USUAL[sale] * habits.SCALE_OF[kind]
    paying[weights.SEALED_SHARE] *= habits.SHADE_OF[kind]
    paying[weights.OWN_LOT] = habits.OWN_LOT
    paying[weights.NOISE] = max(0.0, spread * spread - SEEN * SEEN) ** 0.5
    paying[weights.CROWD] = 0.0
    return tuple(paying[: len(WEIGHTS)])

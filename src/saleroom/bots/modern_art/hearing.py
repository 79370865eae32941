"""From a seat's memory to what it has learnt of the others: `habits`, lot by lot.

Works on ordinary objects: compiled play notes lots as they come. Whoever takes over a game in the
middle knows as much, because a memory holds all lots. All listeners learn the same.
"""

from array import array
from collections.abc import MutableSequence
from functools import lru_cache
from typing import Any

from saleroom.bots.modern_art import habits
from saleroom.bots.modern_art.odds import book, row_for
from saleroom.bots.modern_art.values import pays_with
from saleroom.games.modern_art.hearing import Lot

# Positions of a game, of so many games at once, after which what was learnt is kept.
KEPT = 4096


def heard(memory: Any) -> tuple[float, ...]:
    """Return what one has learnt who remembers this; None remembers nothing."""
    return tuple(_after(() if memory is None else memory.heard.lots)[: habits.LEARNT])


def chances(memory: Any) -> tuple[tuple[float, ...], ...]:
    """Return by seat how likely one who remembers this thinks each type."""
    row = _after(() if memory is None else memory.heard.lots)
    firsts = range(habits.CHANCES, habits.NUMBERS, habits.TYPES)
    return tuple(tuple(row[first : first + habits.TYPES]) for first in firsts)


@lru_cache(KEPT)
def _after(lots: tuple[Lot, ...]) -> MutableSequence[float]:
    """Return what is never changed again; thousands are kept, so it is packed."""
    if not lots:
        row = array("d", bytes(8 * habits.NUMBERS))
        habits.forget(row)
        return row
    row = array("d", _after(lots[:-1]))
    lot = lots[-1]
    _note(row, lot)
    habits.weigh(row, len(lot.bids))
    return row


def _note(row: MutableSequence[float], lot: Lot) -> None:
    """Note a lot as `habits.listen` does."""
    row[habits.WORTH] = lot.cards * pays_with(lot.column, row_for(lot.offered), lot.artist, book())
    row[habits.KIND] = float(lot.kind)
    row[habits.SELLER] = float(lot.seller)
    row[habits.ASKED] = float(lot.asked)
    row[habits.ARTIST] = float(lot.artist)
    row[habits.CARDS] = float(lot.cards)
    for seat, (bid, purse) in enumerate(zip(lot.bids, lot.purses, strict=True)):
        row[habits.BIDS + seat] = float(bid)
        row[habits.PURSES + seat] = float(purse)

"""What a seat can have noted of the bidding, lot by lot, from what all hear.

Only facts: what was on offer, how things stood then, who bid how much, who passed at which price,
and who took it in the end. What that says about anybody is judged elsewhere. As one lot is sold in
each round and none comes back, there are never more of them than palaces.
"""

import msgspec

from saleroom.core.events import Event
from saleroom.core.purses import Purses, changed
from saleroom.core.seats import NOBODY
from saleroom.games.canaletto.components import STARTING_POINTS
from saleroom.games.canaletto.lots import NO_TYPE

TILES = ("first", "second", "third")
NO_BID = 0
STILL_IN = -1


class Lot(msgspec.Struct, frozen=True, array_like=True):
    """A lot that was auctioned.

    `types` are its treasures, `points` what everybody had at hand, `markers` those turned up so
    far, in the order of the scale; `bids` are the highest by seat, `passed` at which price a seat
    passed. `opener` had to bid. `buyer` took it for `price`, with the mask for nothing.
    """

    types: tuple[int, ...]
    points: Purses
    markers: tuple[int, ...]
    opener: int
    bids: tuple[int, ...]
    passed: tuple[int, ...]
    buyer: int = NOBODY
    price: int = 0


class Memory(msgspec.Struct, frozen=True, array_like=True):
    """What was noted: the lots so far, the one on offer, and how things stand.

    Whatever else matters lies on the table (CA-6).
    """

    points: Purses
    markers: tuple[int, ...] = ()
    opener: int = NOBODY
    lots: tuple[Lot, ...] = ()
    lot: Lot | None = None

    @property
    def paid_for_one(self) -> float:
        """What a treasure was last bought for; 0 as long as nothing was bought."""
        for lot in reversed(self.lots):
            if lot.price:
                return lot.price / len(lot.types)
        return 0.0


def remember(memory: Memory | None, players: int, event: Event) -> Memory:
    """Note what was heard; who plays the mask pays nothing."""
    if memory is None:
        memory = Memory((STARTING_POINTS,) * players)  # CA-4
    name, change = event.name, msgspec.structs.replace
    if name == "marker_turned":
        return change(memory, markers=(*memory.markers, event["value"]))
    if name == "paid":
        return change(memory, points=changed(memory.points, event["seat"], -event["paid"]))
    if name == "earned":
        earned = event["tiles"] * event["value"]
        return change(memory, points=changed(memory.points, event["seat"], earned))
    if name == "round_began":
        return change(memory, opener=event["seat"])
    if name == "put_up":
        return change(memory, lot=_put_up(memory, event))
    if memory.lot is None:
        return memory
    if name in ("bought", "bribed"):
        price = event["price"] if name == "bought" else 0
        lot = change(memory.lot, buyer=event["seat"], price=price)
        return change(memory, lots=(*memory.lots, lot), lot=None)
    lot = _noted(memory.lot, event)
    return memory if lot is memory.lot else change(memory, lot=lot)


def _put_up(memory: Memory, event: Event) -> Lot:
    types = tuple([event[which] for which in TILES if event[which] != NO_TYPE])
    players = len(memory.points)
    bids, passed = (NO_BID,) * players, (STILL_IN,) * players
    return Lot(types, memory.points, memory.markers, memory.opener, bids, passed)


def _noted(lot: Lot, event: Event) -> Lot:
    """Note a bid, or at which price a seat passed. (CA-8)"""
    if event.name == "bid":
        bids = _with(lot.bids, event["seat"], event["amount"])
        return msgspec.structs.replace(lot, bids=bids)
    if event.name == "passed":
        passed = _with(lot.passed, event["seat"], max(lot.bids))
        return msgspec.structs.replace(lot, passed=passed)
    return lot


def _with(row: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*row[:seat], number, *row[seat + 1 :])

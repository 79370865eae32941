"""What a seat can have noted of the bidding, lot by lot, from what all hear.

Only facts: who bid what for which painting, and how things stood then. What that says about
anybody is judged elsewhere.
"""

import msgspec

from saleroom.core.events import Event
from saleroom.core.purses import Purses
from saleroom.games.modern_art.components import ARTIST_OF, ARTISTS, AUCTION_OF
from saleroom.games.modern_art.events import NOBODY_ADDED

NO_BID = -1
COUNTS = (0,) * ARTISTS


class Lot(msgspec.Struct, frozen=True, array_like=True):
    """A lot that was auctioned: what it was, what could be known of its value, and what was bid.

    `offered` counts the round's cards with this lot's, `column` is what the artist's markers say;
    `asked` is a fixed price, `bids` are the highest by seat, `purses` what they had.
    """

    kind: int
    artist: int
    cards: int
    seller: int
    offered: tuple[int, ...]
    column: int
    purses: Purses
    bids: tuple[int, ...]
    asked: int = 0


class Bidding(msgspec.Struct, frozen=True, array_like=True):
    """What was noted: the lots so far, the one on the easel, and the board as it goes."""

    lots: tuple[Lot, ...] = ()
    lot: Lot | None = None
    offered: tuple[int, ...] = COUNTS
    columns: tuple[int, ...] = COUNTS


def noted(bidding: Bidding, purses: Purses, event: Event) -> Bidding:
    """Note what was heard; `purses` are everybody's at that moment."""
    name = event.name
    if name in ("offered", "added", "turned_up"):
        return _with_card(bidding, purses, event)
    if name == "counted":
        columns = _raised(bidding.columns, event["artist"], event["marker"])
        return msgspec.structs.replace(bidding, columns=columns, offered=COUNTS, lot=None)
    lot = bidding.lot
    if lot is None:
        return bidding
    if name in ("bid", "revealed"):
        return _with_lot(bidding, _with_bid(lot, event["seat"], event["amount"]))
    if name == "priced":
        return _with_lot(bidding, msgspec.structs.replace(lot, asked=event["price"]))
    if name == "sold":
        if lot.asked and event["seat"] != lot.seller:
            lot = _with_bid(lot, event["seat"], lot.asked)
        return msgspec.structs.replace(bidding, lots=(*bidding.lots, lot), lot=None)
    if name == "taken_free":
        # A double to which nobody added was not auctioned.
        lots = bidding.lots if event["why_free"] == NOBODY_ADDED else (*bidding.lots, lot)
        return msgspec.structs.replace(bidding, lots=lots, lot=None)
    return bidding


def _with_card(bidding: Bidding, purses: Purses, event: Event) -> Bidding:
    """A card more counts; but for one turned up it is on the easel, and says how it is sold."""
    artist = ARTIST_OF[event["card"]]
    offered = _raised(bidding.offered, artist, 1)
    lot = None
    if event.name != "turned_up":
        lot = Lot(
            kind=AUCTION_OF[event["card"]],
            artist=artist,
            cards=1 if event.name == "offered" else 2,
            seller=event["seat"],
            offered=offered,
            column=bidding.columns[artist],
            purses=purses,
            bids=(NO_BID,) * len(purses),
        )
    return msgspec.structs.replace(bidding, lot=lot, offered=offered)


def _with_lot(bidding: Bidding, lot: Lot) -> Bidding:
    return msgspec.structs.replace(bidding, lot=lot)


def _with_bid(lot: Lot, seat: int, amount: int) -> Lot:
    return msgspec.structs.replace(lot, bids=(*lot.bids[:seat], amount, *lot.bids[seat + 1 :]))


def _raised(row: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*row[:place], row[place] + by, *row[place + 1 :])

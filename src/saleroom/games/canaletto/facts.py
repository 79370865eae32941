"""What the rules make of a view, for pages that know no rule.

Decides where bids would take the gondola, what the lot would complete, what a sale pays whom and
how the scores stand; all of it from the view alone, so that it tells nothing the view does not.
"""

import msgspec

from saleroom.games.canaletto.components import (
    BRIBE_LIMIT,
    DEBT_FACTOR,
    LAST_TYPES,
    TYPES,
)
from saleroom.games.canaletto.view import Row, View

NOWHERE = -1


class Sale(msgspec.Struct, frozen=True):
    """A type that may be sold next, at the value of one tile, and what each seat would get."""

    treasure: int
    value: int
    gains: Row


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What follows from a view of Canaletto.

    `lands` is where bids would take the gondola: the first is the `least` bid, each next one is 1
    more, once round the loop; a bid higher by a whole loop leads to the same palace. `stops` is
    where the next round would be then, -1 if nowhere. Both are empty when nobody bids. `stop` is
    where the next round would be after the bids so far. `left` counts the tiles of each type that
    are in palaces. `last` lists, for each palace, the types whose last tile is there; for all but
    the lot of this round, as it will be when that lot is gone. `completes` are the types that the
    lot on offer completes, `markers` what a tile of them would pay, next sale first (null: not
    turned up yet). `lot_gains` is by buyer what each seat would get when the lot is taken; it is
    empty where it depends on the buyer's order or on a marker nobody has seen, and where nothing
    is sold. `ends` says that the game ends with this lot. `sales` are the types the buyer may
    choose from. `covered` is by seat the highest bid that makes no debt. `scores` are after the
    debts. `bribers` may still take the lot with their masks at this price, once it is their turn.
    `unseen` are the markers that have not been on the scale.
    """

    least: int
    lands: Row
    stops: Row
    stop: int | None
    left: Row
    last: tuple[Row, ...]
    completes: Row
    markers: tuple[int | None, ...]
    lot_gains: tuple[Row, ...]
    ends: bool
    sales: tuple[Sale, ...]
    covered: Row
    scores: Row
    bribers: Row
    unseen: Row


def facts(view: View) -> Facts:
    """Say what follows from the view."""
    left = _left(view)
    lot = view.treasures[view.column] if view.phase == "bid" and view.column is not None else ()
    completes = tuple(kind for kind in lot if left[kind] == 1)
    lands, stops = _previews(view)
    return Facts(
        least=view.price + 1,
        lands=lands,
        stops=stops,
        stop=_stop_so_far(view),
        left=left,
        last=_last(view, left, lot),
        completes=completes,
        markers=tuple(
            view.scale[place] if place < len(view.scale) else None
            for place in range(len(completes))
        ),
        lot_gains=_lot_gains(view, completes),
        ends=bool(lot) and TYPES - len(view.sold) - len(completes) <= LAST_TYPES,
        sales=_sales(view),
        covered=view.points,
        scores=tuple(score_of(view, seat) for seat in range(view.players)),
        bribers=_bribers(view),
        unseen=unseen_of(view),
    )


def next_full(view: View, palace: int) -> int | None:
    """Return where gondola and column will stop: the lot of this round will be gone. (CA-11)"""
    palaces = len(view.treasures)
    for step in range(palaces):
        stop = (palace + step) % palaces
        if view.treasures[stop] and stop != view.column:
            return stop
    return None


def score_of(view: View, seat: int) -> int:
    """Return the score after the debts, as it stands. (CA-16)"""
    return view.points[seat] - DEBT_FACTOR * view.debts[seat]


def _left(view: View) -> Row:
    count = [0] * TYPES
    for lot in view.treasures:
        for kind in lot:
            count[kind] += 1
    return tuple(count)


def _previews(view: View) -> tuple[Row, Row]:
    """A bid moves the gondola by the increase; empty palaces count as steps. (CA-9, CA-11)"""
    if view.phase != "bid" or view.gondola is None:
        return (), ()
    palaces = len(view.treasures)
    # From the end: an empty palace, as this round's will be, leads to what the one behind it does.
    stop = next_full(view, 0)
    stops = [NOWHERE] * palaces
    if stop is not None:
        for palace in range(palaces - 1, -1, -1):
            if view.treasures[palace] and palace != view.column:
                stop = palace
            stops[palace] = stop
    lands = tuple((view.gondola + step) % palaces for step in range(1, palaces + 1))
    return lands, tuple(stops[palace] for palace in lands)


def _stop_so_far(view: View) -> int | None:
    if view.phase != "bid" or view.leader is None or view.gondola is None:
        return None
    return next_full(view, view.gondola)


def _last(view: View, left: Row, lot: Row) -> tuple[Row, ...]:
    """A type is complete when its last tile has left the palaces. (CA-13)"""
    return tuple(
        tuple(kind for kind in kinds if left[kind] - (kind in lot and place != view.column) == 1)
        for place, kinds in enumerate(view.treasures)
    )


def _lot_gains(view: View, completes: Row) -> tuple[Row, ...]:
    """Every tile pays its owner the next marker, whoever holds it. (CA-13)"""
    if len(completes) != 1 or not view.scale:
        return ()
    (kind,) = completes
    seats = range(view.players)
    return tuple(
        tuple((view.held[seat][kind] + (seat == buyer)) * view.scale[0] for seat in seats)
        for buyer in seats
    )


def _sales(view: View) -> tuple[Sale, ...]:
    """Of several complete types the buyer chooses the next to be sold. (CA-14)"""
    if view.phase != "sell" or not view.scale:
        return ()
    value = view.scale[0]
    return tuple(
        Sale(kind, value, tuple(row[kind] * value for row in view.held)) for kind in view.due
    )


def _bribers(view: View) -> Row:
    """Masks work once bidding has begun and up to a bid of 15, not for the leader. (CA-17, 18)"""
    if view.phase != "bid" or view.leader is None or view.price > BRIBE_LIMIT:
        return ()
    return tuple(seat for seat in view.masks if seat != view.leader and seat not in view.passed)


def unseen_of(view: View) -> Row:
    """Return what may still be turned up, or is one of the two put away. (CA-3, CA-6)"""
    unseen = list(view.values)
    for value in (*view.used, *view.scale):
        unseen.remove(value)
    return tuple(unseen)


def worth(view: View) -> int:
    """Say what the lot on offer would bring at most to who takes it."""
    gains = facts(view).lot_gains
    return max((row[buyer] for buyer, row in enumerate(gains)), default=0)

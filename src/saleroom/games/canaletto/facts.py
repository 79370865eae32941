"""What the rules make of a view, for pages that know no rule.

Says where bids would take the gondola, what the lot would complete, what a sale pays whom and how
the scores stand. The rules decide it, on tables laid out from the view alone.
"""

from functools import lru_cache

import msgspec

from saleroom.auctions.words import LEGAL
from saleroom.core.layout import known
from saleroom.games.canaletto import rules, scoring
from saleroom.games.canaletto.components import TYPES
from saleroom.games.canaletto.legality import why_not_bribe
from saleroom.games.canaletto.rules import is_last_sale
from saleroom.games.canaletto.state import NOWHERE, State
from saleroom.games.canaletto.view import Row, View


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


# Everything is open, so it is the same for all who look at a table.
_kept = lru_cache(maxsize=64)


def facts(view: View) -> Facts:
    """Say what follows from the view."""
    left = _left(view.treasures)
    lot = view.treasures[view.column] if view.phase == "bid" and view.column is not None else ()
    completes = tuple(kind for kind in lot if left[kind] == 1)
    lands, stops = _previews(view)
    return Facts(
        least=view.price + 1,
        lands=lands,
        stops=stops,
        stop=_stop_so_far(view),
        left=left,
        last=_last(view.treasures, view.column, lot),
        completes=completes,
        markers=tuple(
            view.scale[place] if place < len(view.scale) else None
            for place in range(len(completes))
        ),
        lot_gains=_lot_gains(view, completes),
        ends=bool(lot) and is_last_sale(known(State, sales=len(view.sold) + len(completes))),
        sales=_sales(view),
        covered=view.points,
        scores=_scores(view.points, view.debts),
        bribers=_bribers(view),
        unseen=unseen_of(view),
    )


def next_full(view: View, palace: int) -> int | None:
    """Return where gondola and column will stop: the lot of this round will be gone. (CA-11)"""
    stop = _stops(view.treasures, view.column)[palace]
    return None if stop == NOWHERE else stop


@_kept
def _stops(treasures: tuple[Row, ...], column: int | None) -> Row:
    """Return by palace where gondola and column will stop if they come there."""
    full = [bool(lot) and place != column for place, lot in enumerate(treasures)]
    if not any(full):
        return (NOWHERE,) * len(full)
    s = known(State, palaces=len(full), palace=full)
    return tuple([rules.next_full(s, palace) for palace in range(len(full))])


def score_of(view: View, seat: int) -> int:
    """Return the score after the debts, as it stands. (CA-16)"""
    return _scores(view.points, view.debts)[seat]


@_kept
def _scores(points: Row, debts: Row) -> Row:
    s = known(State, points=points, debt=debts)
    return tuple([scoring.score(s, seat) for seat in range(len(points))])


@_kept
def _left(treasures: tuple[Row, ...]) -> Row:
    count = [0] * TYPES
    for lot in treasures:
        for kind in lot:
            count[kind] += 1
    return tuple(count)


def _previews(view: View) -> tuple[Row, Row]:
    """A bid moves the gondola by the increase; empty palaces count as steps. (CA-9, CA-11)"""
    if view.phase != "bid" or view.gondola is None:
        return (), ()
    palaces = len(view.treasures)
    stops = _stops(view.treasures, view.column)
    lands = tuple((view.gondola + step) % palaces for step in range(1, palaces + 1))
    return lands, tuple(stops[palace] for palace in lands)


def _stop_so_far(view: View) -> int | None:
    if view.phase != "bid" or view.leader is None or view.gondola is None:
        return None
    return next_full(view, view.gondola)


@_kept
def _last(treasures: tuple[Row, ...], column: int | None, lot: Row) -> tuple[Row, ...]:
    """A type is complete when its last tile has left the palaces. (CA-13)"""
    left = _left(treasures)
    return tuple(
        tuple(kind for kind in kinds if left[kind] - (kind in lot and place != column) == 1)
        for place, kinds in enumerate(treasures)
    )


def _lot_gains(view: View, completes: Row) -> tuple[Row, ...]:
    """Every tile pays its owner the next marker, whoever holds it. (CA-13)"""
    if len(completes) != 1 or not view.scale:
        return ()
    return tuple(
        _gains(view.held, completes[0], view.scale[0], buyer) for buyer in range(view.players)
    )


def _sales(view: View) -> tuple[Sale, ...]:
    """Of several complete types the buyer chooses the next to be sold. (CA-14)"""
    if view.phase != "sell" or not view.scale:
        return ()
    return tuple(
        Sale(kind, view.scale[0], _gains(view.held, kind, view.scale[0])) for kind in view.due
    )


@_kept
def _gains(held: tuple[Row, ...], kind: int, value: int, buyer: int | None = None) -> Row:
    """Let a type be sold, with one more tile for who buys the lot; return what each seat gets."""
    s = known(
        State,
        players=len(held),
        held=[list(row) for row in held],
        points=[0] * len(held),
        scale=(value,),
        sales=0,
        due=1 << kind,
        sold=0,
        told=[],
    )
    if buyer is not None:
        s.held[buyer][kind] += 1
    scoring.sell(s, kind)
    return tuple(s.points)


def _bribers(view: View) -> Row:
    """Masks work once bidding has begun and up to a bid of 15, not for the leader. (CA-17, 18)"""
    if view.phase != "bid" or view.leader is None:
        return ()
    return _among(view.masks, view.passed, view.leader, view.price)


@_kept
def _among(masks: Row, passed: Row, leader: int, price: int) -> Row:
    s = known(State, masks=sum(1 << seat for seat in masks), leader=leader, price=price)
    bribers = []
    for seat in masks:
        s.asked = seat
        if seat != leader and seat not in passed and why_not_bribe(s, seat) == LEGAL:
            bribers.append(seat)
    return tuple(bribers)


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

"""What the rules make of a view, for pages that know no rule.

Says where bids would take the gondola, what the lot would complete, what a sale pays whom and how
the scores stand. The rules decide it, on tables laid out from the view alone.
"""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from saleroom.auctions import ascending
from saleroom.auctions.words import LEGAL
from saleroom.core.layout import known
from saleroom.core.seats import NOBODY, seats_in, set_of
from saleroom.games.canaletto import rules, scoring
from saleroom.games.canaletto.components import TYPES
from saleroom.games.canaletto.legality import least_amount, why_not_bribe
from saleroom.games.canaletto.lots import types_in
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
    bids = view.phase == "bid"
    completes, last, stops = _without(view.treasures, view.column if bids else None)
    least, lands = bids_of(view)
    return Facts(
        least=least,
        lands=lands if bids else (),
        stops=tuple([stops[palace] for palace in lands]) if bids else (),
        stop=next_full(view, view.gondola or 0) if bids and view.leader is not None else None,
        left=_left(view.treasures),
        last=last,
        completes=completes,
        markers=(*view.scale, *[None] * len(completes))[: len(completes)],
        lot_gains=_lot_gains(view, completes),
        ends=bids and is_last_sale(known(State, sales=len(view.sold) + len(completes))),
        sales=_sales(view),
        covered=view.points,
        scores=_scores(view.points, view.debts),
        bribers=_bribers(view.players, view.masks, view.passed, view.leader, view.price)
        if bids
        else (),
        unseen=unseen_of(view),
    )


def bids_of(view: View) -> tuple[int, Row]:
    """Return the smallest bid, and where it and each next one take the gondola, once round."""
    return _bids(len(view.treasures), view.gondola, view.price, view.leader)


@_kept
def _bids(palaces: int, gondola: int | None, price: int, leader: int | None) -> tuple[int, Row]:
    s = known(State, palaces=palaces, price=price)
    s.leader = NOBODY if leader is None else leader
    s.gondola = NOWHERE if gondola is None else gondola  # from where all palaces are ahead
    least = least_amount(s, NOBODY)
    return least, tuple([rules.landing(s, bid) for bid in range(least, least + palaces)])


def next_full(view: View, palace: int) -> int | None:
    """Return where gondola and column will stop: the lot of this round will be gone. (CA-11)"""
    stop = _without(view.treasures, view.column).stops[palace]
    return None if stop == NOWHERE else stop


class _Without(NamedTuple):
    """What the lot completes, and what the other palaces are when it is gone."""

    completes: Row
    last: tuple[Row, ...]
    stops: Row


@_kept
def _without(treasures: tuple[Row, ...], column: int | None) -> _Without:
    """Let the lot of a palace be taken. (CA-11, CA-13)"""
    s = _table(treasures, column, ((0,) * TYPES,))
    if column is not None:
        rules.hand_over(s, 0)
    completes = types_in(s.due)
    return _Without(
        completes=completes,
        last=tuple(
            completes if place == column else tuple([kind for kind in lot if s.left[kind] == 1])
            for place, lot in enumerate(treasures)
        ),
        stops=tuple(
            rules.next_full(s, palace) if any(s.palace) else NOWHERE for palace in range(s.palaces)
        ),
    )


def _table(treasures: tuple[Row, ...], column: int | None, held: tuple[Row, ...]) -> State:
    return known(
        State,
        players=len(held),
        palaces=len(treasures),
        palace=[set_of(lot) for lot in treasures],
        left=list(_left(treasures)),
        column=column,
        held=[list(row) for row in held],
        points=[0] * len(held),
        sales=0,
        due=0,
        sold=0,
        told=[],
    )


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


def _lot_gains(view: View, completes: Row) -> tuple[Row, ...]:
    """Every tile pays its owner the next marker, whoever holds it. (CA-13)"""
    if len(completes) != 1 or not view.scale:
        return ()
    lot = view.treasures[view.column or 0]
    return tuple(
        _gains(view.held, completes[0], view.scale[0], lot, buyer) for buyer in range(view.players)
    )


def _sales(view: View) -> tuple[Sale, ...]:
    """Of several complete types the buyer chooses the next to be sold. (CA-14)"""
    if view.phase != "sell" or not view.scale:
        return ()
    return tuple(
        Sale(kind, view.scale[0], _gains(view.held, kind, view.scale[0])) for kind in view.due
    )


@_kept
def _gains(held: tuple[Row, ...], kind: int, value: int, lot: Row = (), buyer: int = 0) -> Row:
    """Let a lot be taken and a type be sold; return what each seat gets."""
    s = _table((lot,), 0, held)
    s.scale = [value]
    rules.hand_over(s, buyer)
    scoring.sell(s, kind)
    return tuple(s.points)


@_kept
def _bribers(players: int, masks: Row, passed: Row, leader: int | None, price: int) -> Row:
    """Ask whoever can still be asked. (CA-17, CA-18)"""
    s = known(State, players=players, masks=set_of(masks), out=set_of(passed), price=price)
    s.leader = NOBODY if leader is None else leader
    bribers = []
    for seat in seats_in(ascending.can_raise(s)):
        s.asked = seat
        if why_not_bribe(s, seat) == LEGAL:
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

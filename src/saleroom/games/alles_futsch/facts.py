"""What follows from a view by the rules, for pages that know none.

Says what each object of the card bought can lead to, what a card would bring to whom, and what the
next object of a kind means to a player; the rules decide it (`collecting`, `forced`). It knows the
view alone: where money is secret it says so, and never guesses.
"""

from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from saleroom.core.layout import known
from saleroom.core.purses import BANK
from saleroom.games.alles_futsch.collecting import can_buy, keeps
from saleroom.games.alles_futsch.components import KINDS
from saleroom.games.alles_futsch.forced import (
    SELLER,
    TAKER,
    Fate,
    Range,
    Ruin,
    Sales,
    Why,
    forced,
    needed,
    sums,
    used,
)
from saleroom.games.alles_futsch.rules import has_nothing_left
from saleroom.games.alles_futsch.state import NO_KIND, State
from saleroom.games.alles_futsch.view import View

Numbers = tuple[int, ...]

Boards = tuple[int | None, ...]


class Payment(msgspec.Struct, frozen=True):
    """One payment; -1 is the bank."""

    payer: int
    payee: int
    amount: int
    why: Why


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """One way to use an object: `taker` gets it, as the `count`th of its kind.

    `payments` are in the order they are made. `ruin` says whether the taker is bankrupt then, and
    why; a taker whose money the viewer may not see needs at least `needs` not to be. `gets_it` is
    False for a taker who cannot pay the seller. `owner_has` and `taker_has` are their money after
    it, None where it is secret.
    """

    taker: int
    count: int
    payments: tuple[Payment, ...]
    needs: int
    ruin: Ruin
    gets_it: bool
    owner_has: int | None
    taker_has: int | None


class Use(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of object that the buyer of the card has `left` to use, and every way to use one.

    `is_taken`: the buyer must take it; else it is sold, or, if there is no way, left unused.
    """

    kind: int
    left: int
    is_taken: bool
    ways: tuple[Way, ...]


class Prospect(msgspec.Struct, frozen=True):
    """What a card that lies open or is up for auction would lead to.

    `brings` is by seat what its objects would bring to the buyer, before the price and if nobody
    goes bankrupt meanwhile. `fates` says for each object on the card what becomes of it if the
    viewer buys; it is empty for a viewer without a seat. For the card up for auction, and for those
    that may be chosen now, `changes` says by buyer and by seat how that seat's money changes, the
    price not counted: the least and the most, as the buyer chooses whom to sell to. `ruins` names
    by buyer whom the buyer can make bankrupt so, of those whose money the viewer may see.
    """

    card: int
    brings: Numbers
    fates: tuple[Fate, ...]
    changes: tuple[tuple[Range, ...], ...] = ()
    ruins: tuple[Numbers, ...] = ()


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules make of the view.

    `uses` is what the buyer of the card can still do with its objects; the one that must be sold
    now stands alone. `prospects` has a card for each that lies open and for the one up for auction.
    `takes` says by seat and kind whether a buyer of a card would have to take such an object;
    `if_sold` what the seat's money changes by if somebody sells one to it, None if nobody can.
    `objects` counts each collection. `ruinous_bid` is the bid that would make the viewer bankrupt.
    """

    uses: tuple[Use, ...]
    prospects: tuple[Prospect, ...]
    takes: tuple[tuple[bool, ...], ...]
    if_sold: tuple[tuple[int | None, ...], ...]
    objects: Numbers
    ruinous_bid: int | None


def facts(view: View) -> Facts:
    """Say what follows from a view."""
    standing = _standing(view.boards, view.collections)
    return Facts(
        uses=_uses(view),
        prospects=_prospects(view),
        takes=standing.takes,
        if_sold=standing.if_sold,
        objects=standing.objects,
        ruinous_bid=_ruinous_bid(view),
    )


class _Standing(NamedTuple):
    """How collections stand, by seat: for all who look, and until an object is used."""

    takes: tuple[tuple[bool, ...], ...]
    if_sold: tuple[tuple[int | None, ...], ...]
    objects: Numbers
    room: tuple[Numbers, ...]


@lru_cache(maxsize=64)
def _standing(boards: Boards, collections: tuple[Numbers, ...]) -> _Standing:
    seats, kinds = range(len(boards)), range(KINDS)
    board = [NO_KIND if kind is None else kind for kind in boards]
    s = known(State, players=len(boards), board=board, owned=collections)
    sold = [
        [sums(collections[seat][kind]) if can_buy(s, seat, kind) else (0,) for kind in kinds]
        for seat in seats
    ]
    return _Standing(
        takes=tuple([tuple([keeps(s, seat, kind) for kind in kinds]) for seat in seats]),
        if_sold=tuple([tuple([one[1] if len(one) > 1 else None for one in row]) for row in sold]),
        objects=tuple(map(sum, collections)),
        room=tuple([tuple([len(one) - 1 for one in row]) for row in sold]),
    )


def _ruinous_bid(view: View) -> int | None:
    """To bid everything is, where an empty purse is a bankruptcy. (AF-15)"""
    if view.phase != "bid" or view.viewer < 0 or not _ruins(view.zero_is_bankrupt):
        return None
    return view.money[view.viewer]


@cache
def _ruins(zero_is_bankrupt: bool) -> bool:  # noqa: FBT001  # a key of the cache
    return has_nothing_left(known(State, money=[0], zero_is_bankrupt=zero_is_bankrupt), 0)


# The objects of the card that was bought


def _uses(view: View) -> tuple[Use, ...]:
    """What is left to use, or the one object that must be sold now. (AF-9 to AF-12)"""
    owner = view.leader
    if owner is None or view.phase not in ("use", "sell"):
        return ()
    if view.for_sale is not None:
        ways = _sales(view, owner, view.for_sale)
        return (Use(kind=view.for_sale, left=1, is_taken=False, ways=ways),)
    return tuple(_use(view, owner, kind, left) for kind, left in enumerate(view.unused) if left)


def _use(view: View, owner: int, kind: int, left: int) -> Use:
    if _standing(view.boards, view.collections).takes[owner][kind]:
        return Use(kind=kind, left=left, is_taken=True, ways=(_taking(view, owner, kind),))
    return Use(kind=kind, left=left, is_taken=False, ways=_sales(view, owner, kind))


def _taking(view: View, owner: int, kind: int) -> Way:
    """The buyer takes the object; a third one pays. (AF-10)"""
    owned, purse = view.collections[owner][kind], view.money[owner]
    _, gain = used(owned, 0, 1)
    after = None if purse is None else purse + gain
    return Way(
        taker=owner,
        count=owned + 1,
        payments=(Payment(BANK, owner, gain, "third"),) if gain else (),
        needs=0,
        ruin="no",
        gets_it=True,
        owner_has=after,
        taker_has=after,
    )


def _sales(view: View, owner: int, kind: int) -> tuple[Way, ...]:
    """Everybody else who collects the kind and has room must buy it. (AF-11)"""
    room = _standing(view.boards, view.collections).room
    return tuple(
        _sale(view, owner, seat, kind)
        for seat in range(view.players)
        if seat != owner and room[seat][kind]
    )


def _sale(view: View, owner: int, taker: int, kind: int) -> Way:
    """The seller is paid first, then the bank; a reward comes last. (AF-14, AF-15)"""
    owned, had, purse = view.collections[taker][kind], view.money[taker], view.money[owner]
    sale = forced(owned, had, view.zero_is_bankrupt)
    seats = {TAKER: taker, SELLER: owner, BANK: BANK}
    return Way(
        taker=taker,
        count=owned + 1,
        payments=tuple(
            Payment(seats[payer], seats[payee], amount, why)
            for payer, payee, amount, why in sale.payments
        ),
        needs=needed(owned, view.zero_is_bankrupt),
        ruin=sale.ruin,
        gets_it=sale.gets_it,
        owner_has=None if purse is None else purse + sale.seller_gains,
        taker_has=None if had is None else had + sale.taker_gains,
    )


# The cards to be had


def _prospects(view: View) -> tuple[Prospect, ...]:
    """Each card, as long as it has not been bought. (AF-6 to AF-8)"""
    if view.phase not in ("turn_up", "choose", "bid"):
        return ()
    lot = () if view.lot is None else (view.lot,)
    # What others would suffer is asked when a card is being chosen or sold, of those it is about.
    asked = {"choose": view.turned_up, "bid": lot}.get(view.phase, ())
    sales = Sales(view) if asked else None
    return tuple(
        _prospect(view, card, sales if card in asked else None) for card in (*lot, *view.turned_up)
    )


def _prospect(view: View, card: int, sales: Sales | None) -> Prospect:
    seats = range(view.players)
    shown = view.cards[card]
    fates, brings = _outlook(view.boards, view.collections, shown)
    own = fates[view.viewer] if view.viewer >= 0 else ()
    if sales is None:
        return Prospect(card, brings, own)
    sold = [_sold(shown, fates[buyer]) for buyer in seats]
    changes = [list(sales.changes(buyer, sold[buyer])) for buyer in seats]
    for buyer in seats:
        changes[buyer][buyer] = (brings[buyer], brings[buyer])
    ruins = tuple(sales.ruins(buyer, sold[buyer]) for buyer in seats)
    return Prospect(card, brings, own, tuple(map(tuple, changes)), ruins)


def _sold(shown: Numbers, fates: tuple[Fate, ...]) -> tuple[int, ...]:
    """Count by kind what the buyer of a card has to sell."""
    sold = [0] * KINDS
    for kind, fate in zip(shown, fates, strict=True):
        sold[kind] += fate == "sold"
    return tuple(sold)


@lru_cache(maxsize=256)
def _outlook(
    boards: Boards, collections: tuple[Numbers, ...], shown: Numbers
) -> tuple[tuple[tuple[Fate, ...], ...], Numbers]:
    """Tell by seat what becomes of each object if the seat buys, and what it gains. (AF-10 to 12)

    The order does not matter here: what is done with one kind leaves no less room for another.
    """
    room = _standing(boards, collections).room
    fates, gains = [], []
    for seat, left_out in enumerate(boards):
        by_kind = {
            kind: used(
                None if kind == left_out else collections[seat][kind],
                sum(row[kind] for row in room) - room[seat][kind],
                shown.count(kind),
            )
            for kind in shown
        }
        fates.append(
            tuple([by_kind[kind][0][shown[:k].count(kind)] for k, kind in enumerate(shown)])
        )
        gains.append(sum(gain for _, gain in by_kind.values()))
    return tuple(fates), tuple(gains)


def worth(view: View) -> int:
    """Say what the card up for auction would bring at most to who buys it."""
    lots = [one.brings for one in facts(view).prospects if one.card == view.lot]
    return max((most for brings in lots for most in brings), default=0)

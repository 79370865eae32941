"""What follows from a view by the rules, for pages that know none.

Decides what each object of the card bought can lead to, what a card would bring to whom, and what
the next object of a kind means to a player. It knows the view alone: where money is secret it says
so, and never guesses.
"""

from typing import Literal

import msgspec

from saleroom.core.purses import BANK
from saleroom.games.alles_futsch.components import (
    KEPT,
    KINDS,
    MOST_OF_A_KIND,
    PRICE_OF_OBJECT,
    REWARD,
    REWARDED,
    SURCHARGE,
)
from saleroom.games.alles_futsch.forced import Range, Sales
from saleroom.games.alles_futsch.view import View

Numbers = tuple[int, ...]

Fate = Literal["taken", "third", "sold", "useless"]
Ruin = Literal["no", "unknown", "nothing_left", "could_not_pay"]
Why = Literal["object", "too_many", "third"]


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
    rows = tuple(zip(view.boards, view.collections, strict=True))
    return Facts(
        uses=_uses(view),
        prospects=_prospects(view),
        takes=tuple(
            tuple(kind != left_out and owned[kind] <= KEPT for kind in range(KINDS))
            for left_out, owned in rows
        ),
        if_sold=tuple(
            tuple(_if_sold(owned[kind], kind, left_out) for kind in range(KINDS))
            for left_out, owned in rows
        ),
        objects=tuple(map(sum, view.collections)),
        ruinous_bid=_ruinous_bid(view),
    )


def _if_sold(owned: int, kind: int, left_out: int | None) -> int | None:
    """Say how a forced purchase changes the buyer's money. (AF-11)"""
    if kind == left_out or owned >= MOST_OF_A_KIND:
        return None
    if owned + 1 > REWARDED:
        return -PRICE_OF_OBJECT - SURCHARGE
    return REWARD - PRICE_OF_OBJECT if owned + 1 == REWARDED else -PRICE_OF_OBJECT


def _ruinous_bid(view: View) -> int | None:
    """To bid everything is bankruptcy, where nothing left is. (AF-15)"""
    if view.phase != "bid" or not view.zero_is_bankrupt or view.viewer < 0:
        return None
    return view.money[view.viewer]


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
    if _takes(view, owner, kind):
        return Use(kind=kind, left=left, is_taken=True, ways=(_taking(view, owner, kind),))
    return Use(kind=kind, left=left, is_taken=False, ways=_sales(view, owner, kind))


def _takes(view: View, seat: int, kind: int) -> bool:
    return view.boards[seat] != kind and view.collections[seat][kind] <= KEPT


def _taking(view: View, owner: int, kind: int) -> Way:
    """The buyer takes the object; a third one pays. (AF-10)"""
    count = view.collections[owner][kind] + 1
    gain = REWARD if count == REWARDED else 0
    purse = view.money[owner]
    after = None if purse is None else purse + gain
    return Way(
        taker=owner,
        count=count,
        payments=(Payment(BANK, owner, gain, "third"),) if gain else (),
        needs=0,
        ruin="no",
        gets_it=True,
        owner_has=after,
        taker_has=after,
    )


def _sales(view: View, owner: int, kind: int) -> tuple[Way, ...]:
    """Everybody else who collects the kind and has room must buy it. (AF-11)"""
    return tuple(
        _sale(view, owner, seat, kind)
        for seat in range(view.players)
        if seat != owner
        and view.boards[seat] != kind
        and view.collections[seat][kind] < MOST_OF_A_KIND
    )


def _sale(view: View, owner: int, taker: int, kind: int) -> Way:
    """The seller is paid first, then the bank; a reward comes last. (AF-14, AF-15)"""
    count = view.collections[taker][kind] + 1
    extra = SURCHARGE if count > REWARDED else 0
    reward = REWARD if count == REWARDED else 0
    owed = PRICE_OF_OBJECT + extra
    had = view.money[taker]
    paid = owed if had is None else min(owed, had)
    price = min(paid, PRICE_OF_OBJECT)
    can_pay = paid == owed
    payments = (
        Payment(taker, owner, price, "object"),
        Payment(taker, BANK, paid - price, "too_many"),
        Payment(BANK, taker, reward if can_pay else 0, "third"),
    )
    after = None if had is None else had - paid + (reward if can_pay else 0)
    purse = view.money[owner]
    return Way(
        taker=taker,
        count=count,
        payments=tuple(payment for payment in payments if payment.amount),
        needs=owed + int(view.zero_is_bankrupt and not reward),
        ruin=_ruin(view, owed - paid, after),
        gets_it=price == PRICE_OF_OBJECT,
        owner_has=None if purse is None else purse + price,
        taker_has=after,
    )


def _ruin(view: View, missing: int, after: int | None) -> Ruin:
    """Who cannot pay is bankrupt, and where the table plays so who has nothing left. (AF-15)"""
    if after is None:
        return "unknown"
    if missing:
        return "could_not_pay"
    return "nothing_left" if after == 0 and view.zero_is_bankrupt else "no"


# The cards to be had


def _prospects(view: View) -> tuple[Prospect, ...]:
    """Each card, as long as it has not been bought. (AF-6 to AF-8)"""
    if view.phase not in ("turn_up", "choose", "bid"):
        return ()
    lot = () if view.lot is None else (view.lot,)
    # What others would suffer is asked when a card is being chosen or sold, of those it is about.
    asked = {"choose": view.turned_up, "bid": lot}.get(view.phase, ())
    sales = Sales(view) if asked else None
    room = _room(view)
    return tuple(
        _prospect(view, card, room, sales if card in asked else None)
        for card in (*lot, *view.turned_up)
    )


def _room(view: View) -> list[int]:
    """Count by kind how many objects all collections can still take."""
    room = [0] * KINDS
    for left_out, owned in zip(view.boards, view.collections, strict=True):
        for kind in range(KINDS):
            if kind != left_out:
                room[kind] += MOST_OF_A_KIND - owned[kind]
    return room


def _prospect(view: View, card: int, room: list[int], sales: Sales | None) -> Prospect:
    seats = range(view.players)
    shown = view.cards[card]
    fates = [_fates(view, seat, shown, room) for seat in seats]
    brings = tuple(fates[seat].count("third") * REWARD + _from_sales(fates[seat]) for seat in seats)
    own = tuple(fates[view.viewer]) if view.viewer >= 0 else ()
    if sales is None:
        return Prospect(card, brings, own)
    sold = [_sold(shown, fates[buyer]) for buyer in seats]
    changes = [list(sales.changes(buyer, sold[buyer])) for buyer in seats]
    for buyer in seats:
        changes[buyer][buyer] = (brings[buyer], brings[buyer])
    ruins = tuple(sales.ruins(buyer, sold[buyer]) for buyer in seats)
    return Prospect(card, brings, own, tuple(map(tuple, changes)), ruins)


def _sold(shown: Numbers, fates: list[Fate]) -> tuple[int, ...]:
    """Count by kind what the buyer of a card has to sell."""
    sold = [0] * KINDS
    for kind, fate in zip(shown, fates, strict=True):
        sold[kind] += fate == "sold"
    return tuple(sold)


def _from_sales(fates: list[Fate]) -> int:
    return fates.count("sold") * PRICE_OF_OBJECT


def _fates(view: View, seat: int, shown: Numbers, room: list[int]) -> list[Fate]:
    """Tell what becomes of each object if the seat buys. (AF-10 to AF-12)

    The order does not matter here: what is done with one kind leaves no less room for another.
    """
    left_out = view.boards[seat]
    owned = view.collections[seat]
    used = [0] * KINDS
    fates: list[Fate] = []
    for kind in shown:
        used[kind] += 1
        has = owned[kind] + used[kind]
        if kind == left_out:
            fates.append("sold" if used[kind] <= room[kind] else "useless")
        elif has <= REWARDED:
            fates.append("third" if has == REWARDED else "taken")
        else:
            # The first are for the seat itself, the others for the room that the others have.
            own = max(REWARDED - owned[kind], 0)
            others = room[kind] - (MOST_OF_A_KIND - owned[kind])
            fates.append("sold" if used[kind] - own <= others else "useless")
    return fates


def worth(view: View) -> int:
    """Say what the card up for auction would bring at most to who buys it."""
    lots = [one.brings for one in facts(view).prospects if one.card == view.lot]
    return max((most for brings in lots for most in brings), default=0)

"""Open outcry: anybody, in any order, at any time.

Every raise reopens the bidding for all. The lot goes to the leader when every other player has
let the present price go. Letting go is silent and not final: a player may take it back, or simply
raise, until the lot is sold. Where players must be asked one after the other, the order is
clockwise from the leader's left and, before the first bid, from the seller's left, the seller
last. Time is not known here: a hammer is a clock letting the price go for whoever stays silent.
"""

from typing import Protocol

from saleroom.auctions import words
from saleroom.core.events import Telling, tell
from saleroom.core.seats import NOBODY, everybody, left_of


class Outcry(Telling, Protocol):
    """The fields of a state that this mechanism uses.

    `silent` is a set of seats: the leader, and who has let the present price go. `asked` is
    never one of them.
    """

    players: int
    seller: int
    price: int
    leader: int
    asked: int
    silent: int


def begin(s: Outcry) -> None:
    """Open the bidding: no bid, nobody silent yet."""
    s.price = 0
    s.leader = NOBODY
    s.silent = 0
    s.asked = left_of(s.seller, s.players)


def awaited(s: Outcry) -> int:
    """Return the set of seats that may still raise this price and have not let it go."""
    return everybody(s.players) & ~s.silent


def has_let_go(s: Outcry, seat: int) -> bool:
    """Tell whether the seat has let the present price go."""
    return seat != s.leader and s.silent >> seat & 1 == 1


def why_not_bid(s: Outcry, seat: int, amount: int, purse: int) -> int:
    """A raise is above the price and within the purse; nobody raises himself."""
    if seat == s.leader:
        return words.LEADS_ALREADY
    if amount <= s.price:
        return words.BID_TOO_LOW
    if amount > purse:
        return words.BID_TOO_HIGH
    return words.LEGAL


def why_not_let_go(s: Outcry, seat: int) -> int:
    """The leader has nothing to let go, and nobody lets the same price go twice."""
    if seat == s.leader:
        return words.LEADS_ALREADY
    return words.HAS_LET_GO if s.silent >> seat & 1 else words.LEGAL


def why_not_take_back(s: Outcry, seat: int) -> int:
    """Only who has let the price go can take that back."""
    return words.LEGAL if has_let_go(s, seat) else words.NOTHING_TO_TAKE_BACK


def bid(s: Outcry, seat: int, amount: int) -> None:
    """A raise: everybody else is asked again."""
    tell(s, words.BID, seat, amount)
    s.price = amount
    s.leader = seat
    s.silent = 1 << seat
    s.asked = left_of(seat, s.players)


def let_go(s: Outcry, seat: int) -> None:
    """Let it go at this price."""
    tell(s, words.LET_GO, seat, s.price)
    s.silent |= 1 << seat
    if seat == s.asked:
        s.asked = _next_not_silent(s, seat)


def take_back(s: Outcry, seat: int) -> None:
    """Think again about this price."""
    tell(s, words.TOOK_LET_GO_BACK, seat, s.price)
    s.silent &= ~(1 << seat)
    s.asked = first_asked(s)


def first_asked(s: Outcry) -> int:
    """Return the first seat in order that is not silent; NOBODY: sold."""
    return _next_not_silent(s, s.seller if s.leader == NOBODY else s.leader)


def _next_not_silent(s: Outcry, seat: int) -> int:
    for _ in range(s.players):
        seat = left_of(seat, s.players)
        if not s.silent >> seat & 1:
            return seat
    return NOBODY

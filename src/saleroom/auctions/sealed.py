"""Sealed bids: all at once, in secret, then revealed together.

A closed fist is seen, what is in it is not. A fist may be opened and closed again, with another
sum, until the last one closes. Where players must be asked one after the other the order is
clockwise from the seller's left, the seller last; it makes no difference.
"""

from typing import Protocol

from saleroom.auctions import words
from saleroom.core.events import Telling, tell
from saleroom.core.seats import NOBODY, everybody, left_of


class Sealed(Telling, Protocol):
    """The fields of a state that this mechanism uses; `fists` is a set of seats."""

    players: int
    seller: int
    price: int
    leader: int
    asked: int
    fists: int
    sealed: list[int]


def begin(s: Sealed) -> None:
    """Nobody has closed a fist yet."""
    s.price = 0
    s.leader = NOBODY
    s.fists = 0
    for seat in range(s.players):
        s.sealed[seat] = 0
    s.asked = left_of(s.seller, s.players)


def awaited(s: Sealed) -> int:
    """Return the set of seats whose fist is open."""
    return everybody(s.players) & ~s.fists


def why_not_bid(s: Sealed, seat: int, amount: int, purse: int) -> int:
    """Any sum within the purse; none means no bid."""
    if s.fists >> seat & 1:
        return words.FIST_IS_CLOSED
    if amount > purse:
        return words.BID_TOO_HIGH
    return words.LEGAL


def why_not_take_back(s: Sealed, seat: int) -> int:
    """Only a closed fist can be opened again."""
    return words.LEGAL if s.fists >> seat & 1 else words.NOTHING_TO_TAKE_BACK


def bid(s: Sealed, seat: int, amount: int) -> None:
    """Close the fist; the last one opens them all."""
    tell(s, words.FIST_CLOSED, seat, amount)
    s.sealed[seat] = amount
    s.fists = s.fists | 1 << seat
    s.asked = next_asked(s)
    if s.asked == NOBODY:
        _reveal(s)


def take_back(s: Sealed, seat: int) -> None:
    """Open the fist again, unseen."""
    tell(s, words.FIST_OPENED, seat)
    s.sealed[seat] = 0
    s.fists = s.fists & ~(1 << seat)
    s.asked = next_asked(s)


def next_asked(s: Sealed) -> int:
    """Return the first seat in order whose fist is open; NOBODY: all are closed."""
    seat = s.seller
    for _ in range(s.players):
        seat = left_of(seat, s.players)
        if not s.fists >> seat & 1:
            return seat
    return NOBODY


def second_highest(s: Sealed) -> int:
    """Return the highest sum in the others' fists, once the leader is known."""
    second = 0
    for seat in range(s.players):
        if seat != s.leader:
            second = max(second, s.sealed[seat])
    return second


def _reveal(s: Sealed) -> None:
    """The highest wins; of equals the seller, then the nearest to him clockwise."""
    seat = s.seller
    for _ in range(s.players):
        amount = s.sealed[seat]
        tell(s, words.REVEALED, seat, amount)
        if amount > s.price:
            s.price = amount
            s.leader = seat
        seat = left_of(seat, s.players)

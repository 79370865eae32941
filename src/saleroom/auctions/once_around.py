"""Once around: one chance each, clockwise from the seller's left, the seller last."""

from typing import Protocol

from saleroom.auctions.words import BID, BID_TOO_HIGH, BID_TOO_LOW, LEGAL, NOT_ASKED, PASSED
from saleroom.core.events import Telling, tell
from saleroom.core.seats import NOBODY, left_of


class OnceAround(Telling, Protocol):
    """The fields of a state that this mechanism uses."""

    players: int
    seller: int
    price: int
    leader: int
    asked: int


def begin(s: OnceAround) -> None:
    """The seller's left neighbour speaks first."""
    s.price = 0
    s.leader = NOBODY
    s.asked = left_of(s.seller, s.players)


def why_not_bid(s: OnceAround, seat: int, amount: int, purse: int) -> int:
    """A bid is above the last one, within the purse, and in turn."""
    if seat != s.asked:
        return NOT_ASKED
    if amount <= s.price:
        return BID_TOO_LOW
    if amount > purse:
        return BID_TOO_HIGH
    return LEGAL


def why_not_pass(s: OnceAround, seat: int) -> int:
    """Whoever is asked may pass."""
    return LEGAL if seat == s.asked else NOT_ASKED


def bid(s: OnceAround, seat: int, amount: int) -> None:
    """The one bid of this seat."""
    tell(s, BID, seat, amount)
    s.price = amount
    s.leader = seat
    s.asked = _after(s, seat)


def pass_by(s: OnceAround, seat: int) -> None:
    """The one chance of this seat, not taken."""
    tell(s, PASSED, seat)
    s.asked = _after(s, seat)


def _after(s: OnceAround, seat: int) -> int:
    return NOBODY if seat == s.seller else left_of(seat, s.players)

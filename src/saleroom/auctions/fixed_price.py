"""Fixed price: the seller names it; the first taker in turn order has it, else the seller must."""

from typing import Protocol

from saleroom.auctions import words
from saleroom.core.events import Telling, tell
from saleroom.core.seats import NOBODY, left_of


class FixedPrice(Telling, Protocol):
    """The fields of a state that this mechanism uses."""

    players: int
    seller: int
    price: int
    leader: int
    asked: int


def begin(s: FixedPrice) -> None:
    """The seller is asked for a price."""
    s.price = 0
    s.leader = NOBODY
    s.asked = s.seller


def least_price(purse: int) -> int:
    """At least 1, but a seller without money names 0."""
    return 1 if purse > 0 else 0


def why_not_price(s: FixedPrice, seat: int, price: int, purse: int) -> int:
    """Only the seller names the price, and he must be able to pay it himself."""
    if seat != s.asked:
        return words.NOT_ASKED
    if price < least_price(purse):
        return words.PRICE_TOO_LOW
    if price > purse:
        return words.PRICE_TOO_HIGH
    return words.LEGAL


def why_not_buy(s: FixedPrice, seat: int, purse: int) -> int:
    """Whoever is asked and can pay may buy."""
    if seat != s.asked:
        return words.NOT_ASKED
    if purse < s.price:
        return words.CANNOT_AFFORD
    return words.LEGAL


def why_not_pass(s: FixedPrice, seat: int) -> int:
    """Whoever is asked may pass."""
    return words.LEGAL if seat == s.asked else words.NOT_ASKED


def name_price(s: FixedPrice, seat: int, price: int) -> None:
    """The price stands; the seller's left neighbour is asked first."""
    tell(s, words.PRICED, seat, price)
    s.price = price
    s.asked = left_of(seat, s.players)


def buy(s: FixedPrice, seat: int) -> None:
    """The first taker has it."""
    s.leader = seat
    s.asked = NOBODY


def pass_by(s: FixedPrice, seat: int) -> None:
    """The next is asked; when all have passed the seller has it at his own price."""
    tell(s, words.PASSED, seat)
    s.asked = left_of(seat, s.players)
    if s.asked == s.seller:
        s.leader = s.seller
        s.asked = NOBODY

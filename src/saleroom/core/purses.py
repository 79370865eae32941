"""Counting other people's money: what a seat that listens can know of hidden purses."""

from saleroom.core.events import Event

Purses = tuple[int, ...]

# The payee of a payment to the bank.
BANK = -1


def changed(purses: Purses, seat: int, amount: int) -> Purses:
    """Return the purses after one has changed."""
    return (*purses[:seat], purses[seat] + amount, *purses[seat + 1 :])


def after_payment(purses: Purses, paid: Event) -> Purses:
    """Return the purses after a `paid` event: from `seat` to `payee`, who may be the bank."""
    rest = changed(purses, paid["seat"], -paid["amount"])
    return rest if paid["payee"] == BANK else changed(rest, paid["payee"], paid["amount"])

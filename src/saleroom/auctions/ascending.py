"""Ascending, pass is final: in turn order raise or pass; the last one left in has the lot.

The game says who starts, whether he must open, the smallest step of a raise and how high each
bidder may go: a purse, or whatever debt its rules allow.
"""

from typing import Protocol

from saleroom.auctions import words
from saleroom.core.events import Telling, tell
from saleroom.core.seats import NOBODY, everybody, left_of


class Ascending(Telling, Protocol):
    """The fields of a state that this mechanism uses; `out` is a set of seats."""

    players: int
    price: int
    leader: int
    asked: int
    out: int


def begin(s: Ascending, starter: int) -> None:
    """The starter speaks first; everybody is in."""
    s.price = 0
    s.leader = NOBODY
    s.out = 0
    s.asked = starter


def least_bid(s: Ascending, step: int) -> int:
    """Return the smallest raise; the opening bid is at least 1."""
    return 1 if s.leader == NOBODY else s.price + step


def why_not_bid(s: Ascending, seat: int, amount: int, step: int, limit: int) -> int:
    """A bid is in turn, raises by the step and stays within the bidder's limit."""
    if seat != s.asked:
        return words.NOT_ASKED
    if amount < least_bid(s, step):
        return words.BID_TOO_LOW
    if amount > limit:
        return words.BID_TOO_HIGH
    return words.LEGAL


def why_not_pass(s: Ascending, seat: int, must_open: int) -> int:
    """Whoever is asked may pass, unless it is his to open (`must_open` not 0)."""
    if seat != s.asked:
        return words.NOT_ASKED
    if must_open and s.leader == NOBODY:
        return words.MUST_OPEN
    return words.LEGAL


def bid(s: Ascending, seat: int, amount: int) -> None:
    """Raise; the next who is still in is asked."""
    tell(s, words.BID, seat, amount)
    s.price = amount
    s.leader = seat
    s.asked = _next_in(s, seat)


def pass_out(s: Ascending, seat: int) -> None:
    """Leave this auction for good."""
    tell(s, words.PASSED, seat)
    s.out = s.out | 1 << seat
    s.asked = _next_in(s, seat)


def can_raise(s: Ascending) -> int:
    """Return the set of seats that will be asked again, unless all others pass: not the leader."""
    waiting = everybody(s.players) & ~s.out
    if s.leader != NOBODY:
        waiting &= ~(1 << s.leader)
    return waiting


def _next_in(s: Ascending, seat: int) -> int:
    """Return the next who can still raise; NOBODY: the leader has it, or nobody wanted it."""
    waiting = can_raise(s)
    if waiting == 0:
        return NOBODY
    seat = left_of(seat, s.players)
    while not waiting >> seat & 1:
        seat = left_of(seat, s.players)
    return seat

"""Who can act, and who can look.

Seats are numbered 0 to players - 1, clockwise: the player left of seat s is s + 1. The other
numbers here stand where a seat number can stand, so that rules need no None.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeVar

NOBODY = -1
CHANCE = -2

# Who is looking, where it is not a seat.
SPECTATOR = -3
ALL_SEEING = -4

MOST_PLAYERS = 5

T = TypeVar("T")


def left_of(seat: int, players: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < players else 0


def everybody(players: int) -> int:
    """Return the set of all seats; bit s stands for seat s."""
    return (1 << players) - 1


@cache  # there are few sets, and they are asked for after every move
def seats_in(several: int) -> tuple[int, ...]:
    """Spell out a set of seats. Not for compiled rules."""
    return tuple(seat for seat in range(MOST_PLAYERS) if several >> seat & 1)


def seen_by(seat: int, seats: int, row: Sequence[T]) -> tuple[T | None, ...]:
    """Show one seat its own of a row and None of others; nothing to who has none. Not for rules."""
    if seat < 0:
        return (None,) * seats
    return (*(None,) * seat, row[seat], *(None,) * (seats - seat - 1))


def set_of(members: Iterable[int]) -> int:
    """Return the set of these seats, or other numbers. Not for compiled rules."""
    return sum(1 << member for member in members)

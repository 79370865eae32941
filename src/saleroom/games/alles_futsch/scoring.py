"""The end: who has what, who has won, and why it ended."""

from saleroom.core.events import tell
from saleroom.games.alles_futsch.components import KINDS
from saleroom.games.alles_futsch.events import MONEY_SHOWN, WON
from saleroom.games.alles_futsch.state import State

# A collection has at most twenty objects, so they never outweigh one thousand Mark.
_MONEY_FIRST = 256


def objects(s: State, seat: int) -> int:
    """Count the objects in a player's collection."""
    count = 0
    for kind in range(KINDS):
        count += s.owned[seat][kind]
    return count


def show_money(s: State) -> None:
    """All show their money; the richest wins, then who has most objects. (AF-16)"""
    best = 0
    for seat in range(s.players):
        tell(s, MONEY_SHOWN, seat, s.money[seat])
        best = max(best, standing(s, seat))
    for seat in range(s.players):
        if standing(s, seat) == best:
            tell(s, WON, seat, s.money[seat], objects(s, seat))


def score(s: State, seat: int) -> int:
    """A player's score is his money. (AF-16)"""
    return s.money[seat]


def standing(s: State, seat: int) -> int:
    """Money first; of equals who has most objects; then they share. (AF-16)"""
    return s.money[seat] * _MONEY_FIRST + objects(s, seat)


def starter(s: State) -> int:
    """Return who chose first. (AF-6)"""
    return s.first_chooser


def ending(s: State) -> int:
    """Return why the game ended. (AF-15, AF-17)"""
    return s.ended_by

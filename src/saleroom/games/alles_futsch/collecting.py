"""Who collects what, who keeps or takes an object, and what can be used at all.

Stones only move forward, so an object that cannot be used now can never be used again.
"""

from saleroom.games.alles_futsch.components import KEPT, KINDS, MOST_OF_A_KIND
from saleroom.games.alles_futsch.state import State


def keeps(s: State, seat: int, kind: int) -> bool:
    """Whoever collects the kind and has up to two must take it himself. (AF-10)"""
    return s.board[seat] != kind and s.owned[seat][kind] <= KEPT


def can_buy(s: State, seat: int, kind: int) -> bool:
    """A buyer collects the kind and has up to four. (AF-11)"""
    return s.board[seat] != kind and s.owned[seat][kind] < MOST_OF_A_KIND


def buyers(s: State, owner: int, kind: int) -> int:
    """Count the others who can buy it."""
    count = 0
    for seat in range(s.players):
        count += seat != owner and can_buy(s, seat, kind)
    return count


def is_usable(s: State, owner: int, kind: int) -> bool:
    """The owner keeps it, or another can buy it. (AF-12)"""
    return keeps(s, owner, kind) or buyers(s, owner, kind) > 0


def has_something_to_use(s: State) -> bool:
    """Tell whether the buyer of the card can use any object that is left on it. (AF-12)"""
    usable = 0
    for kind in range(KINDS):
        usable += s.unused[kind] > 0 and is_usable(s, s.leader, kind)
    return usable > 0


def nothing_is_wanted(s: State) -> bool:
    """No object of any card of the game can be used by anyone. (AF-17)

    A collector with room is enough: whoever else wins the card can sell to him.
    """
    for kind in range(KINDS):
        if s.kinds_shown >> kind & 1:
            for seat in range(s.players):
                if can_buy(s, seat, kind):
                    return False
    return True


def nobody_has_money(s: State) -> bool:
    """No card can ever be sold again. (AF-17)"""
    total = 0
    for seat in range(s.players):
        total += s.money[seat]
    return total == 0

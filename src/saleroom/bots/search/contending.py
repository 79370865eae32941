"""Who can come to have a lot in a world, once all limits there are known. Compiled.

A solver (`prices`) asks only what becomes of those: that anybody else has the lot is not played
out. Ties count for all who are level. Who answers for everybody (an analysis) asks for no way of
selling and gets all.
"""

from typing import Any

from saleroom.bots.skill import AT_PRICE, BY_OPTIONS, NAMING_PRICE, ONCE_AROUND
from saleroom.core.seats import NOBODY, left_of


def contenders(s: Any, reserves: Any, seat: int, way: int, others: int, seller: int) -> int:
    """Return the set of seats that can have it, with the seat that thinks, and who leads.

    `others` is the set of seats that can still bid; `seller` is NOBODY in games without one.
    """
    players = 0 + s.players
    if way == BY_OPTIONS:
        return int((1 << players) - 1)
    found = 1 << seat
    if s.leader != NOBODY:
        found |= 1 << s.leader
    if way == NAMING_PRICE:
        return found | _takers(reserves, seat, seat, 1, players)
    if way == AT_PRICE:
        return found | _takers(reserves, seat, seller, max(1, 0 + s.price), players)
    if way == ONCE_AROUND:
        found |= _last_words(reserves, seat, seller, players)
    highest = -1
    for other in range(players):
        if other != seat and (others >> other & 1 or other == s.leader):
            highest = max(highest, 0 + reserves[other])
    for other in range(players):
        if other != seat and reserves[other] == highest:
            found |= 1 << other
    return found


def _takers(reserves: Any, after: int, seller: int, price: int, players: int) -> int:
    """Who may be the first to take a price that is still to be named, or at least this; or nobody.

    Who would pay no more than somebody asked before him never has it.
    """
    found = 1 << seller
    other = left_of(after, players)
    while other != seller:
        if reserves[other] >= price:
            found |= 1 << other
            price = reserves[other] + 1
        other = left_of(other, players)
    return found


def _last_words(reserves: Any, seat: int, seller: int, players: int) -> int:
    """Who of those still to speak is not outbid by one after him."""
    found = 1 << seller
    other = seat
    while other != seller:
        other = left_of(other, players)
        is_last = True
        later = other
        while later != seller:
            later = left_of(later, players)
            is_last = is_last and reserves[later] <= reserves[other]
        if is_last:
            found |= 1 << other
    return found

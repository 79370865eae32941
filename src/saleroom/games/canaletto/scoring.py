"""Points and debts: paying, selling, and the reckoning at the end."""

from saleroom.core.events import tell
from saleroom.games.canaletto import events as told
from saleroom.games.canaletto.components import DEBT_FACTOR, TYPES
from saleroom.games.canaletto.state import State

# More than any debt: see the widths of the state.
_DEBTS = 1 << 16


def pay(s: State, buyer: int, price: int) -> None:
    """What he has not got goes to his debt marker. (CA-10, CA-15)"""
    paid = min(price, s.points[buyer])
    tell(s, told.PAID, buyer, paid, price - paid)
    s.points[buyer] -= paid
    s.debt[buyer] += price - paid


def sell(s: State, kind: int) -> None:
    """Every tile of the type pays its owner the next marker, and all leave the game. (CA-13)"""
    value = s.scale[s.sales]
    tell(s, told.TYPE_SOLD, kind, value)
    for seat in range(s.players):
        tiles = s.held[seat][kind]
        if tiles:
            s.points[seat] += tiles * value
            s.held[seat][kind] = 0
            tell(s, told.EARNED, seat, kind, tiles, value)
    s.due &= ~(1 << kind)
    s.sold |= 1 << kind
    s.sales += 1


def settle(s: State) -> None:
    """What is left is worth nothing; debts count twice; the highest score wins. (CA-16, 19, 20)"""
    tell(s, told.GAME_ENDED, TYPES - s.sales)
    for seat in range(s.players):
        for kind in range(TYPES):
            if s.held[seat][kind]:
                tell(s, told.WORTHLESS, seat, kind, s.held[seat][kind])
    best = standing(s, 0)
    for seat in range(s.players):
        tell(s, told.SCORED, seat, s.points[seat], s.debt[seat], score(s, seat))
        best = max(best, standing(s, seat))
    for seat in range(s.players):
        if standing(s, seat) == best:
            tell(s, told.WON, seat, score(s, seat))


def score(s: State, seat: int) -> int:
    """Every player loses twice his debt. (CA-16)"""
    return s.points[seat] - DEBT_FACTOR * s.debt[seat]


def standing(s: State, seat: int) -> int:
    """Of equal scores the one with less debt is better. (CA-20)"""
    return score(s, seat) * _DEBTS - s.debt[seat]


def starter(s: State) -> int:
    """Return who opened the first round. (CA-5)"""
    return s.first_player


def ending(s: State) -> int:
    """Return how many types were left. (CA-19)"""
    return TYPES - s.sales

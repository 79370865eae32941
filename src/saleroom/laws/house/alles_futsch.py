"""What is secret in Alles Futsch, from the rule book, and how to tell a game with other secrets.

Only money is secret (AF-5). Which card comes next nobody at the table knows; here it is not chosen
before it is turned up. So a game can be told in one way only, and what is left is to put other
sums into the purses. A purse shows when it cannot pay, or is empty: that is bankruptcy (AF-15), or
a chooser who does not open (AF-7). So no purse is made so small, and one that is stays as it is.
"""

from typing import Any

from saleroom.core.chance import Numbers, below
from saleroom.core.layout import duplicate
from saleroom.games.alles_futsch.state import OVER
from saleroom.play.match import Match, Move

OPTIONS: dict[str, tuple[Any, ...]] = {
    "open_money": (False, True),
    "zero_is_bankrupt": (True, False),
}
MORE: tuple[dict[str, Any], ...] = ({"first_chooser": 1}, {"boards": ("vase", "clock", "painting")})

# What one object can cost its buyer, and one thousand to be left with.
SAFE = 20 + 10 + 1


def told_anew(match: Match, _viewer: int, _numbers: Numbers) -> list[list[Move]]:
    """Return every move as it was: the viewer saw it."""
    return [[move] for move in match.moves]


def disturbed(s: Any, viewer: int, numbers: Numbers) -> Any:
    """Put other sums into the purses of all others; None where money is open. (AF-5)"""
    if s.open_money or s.phase == OVER:
        return None
    other = duplicate(s)
    least = s.price + SAFE
    for seat in range(s.players):
        if seat != viewer and s.money[seat] >= least:
            other.money[seat] = least + below(numbers, 3) * below(numbers, 600)
    return other

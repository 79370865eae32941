"""Where shares come from: the stock, and the discards when it is empty."""

from saleroom.core.events import tell
from saleroom.games.moderne_zeiten.components import INDUSTRIES
from saleroom.games.moderne_zeiten.events import STOCK_RENEWED
from saleroom.games.moderne_zeiten.state import State


def stock_size(s: State) -> int:
    """Count the shares in the stock."""
    count = 0
    for industry in range(INDUSTRIES):
        count += s.stock[industry]
    return count


def discards_size(s: State) -> int:
    """Count the discarded shares."""
    count = 0
    for industry in range(INDUSTRIES):
        count += s.discards[industry]
    return count


def lot_size(s: State) -> int:
    """Count the shares of the lot."""
    count = 0
    for industry in range(INDUSTRIES):
        count += s.lot[industry]
    return count


def is_exhausted(s: State) -> bool:
    """Tell whether no share can be drawn any more. (MZ-13, MZ-20)"""
    return stock_size(s) == 0 and discards_size(s) == 0


def renew(s: State) -> None:
    """The discards are shuffled into a new stock; all know what is in it. (MZ-20)"""
    tell(s, STOCK_RENEWED, discards_size(s))
    for industry in range(INDUSTRIES):
        s.stock[industry] = s.stock_most[industry] = s.discards[industry]
        s.discards[industry] = 0

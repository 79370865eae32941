"""How much there is to think about, by what everybody can see, and by nothing else.

A bot that took longer because of what it holds would show it. So this asks the view of a spectator
only: what kind of decision it is, and how near the price is to what the lot seems to be worth.
"""

from saleroom.core.sale import SEALED
from saleroom.core.seats import SPECTATOR
from saleroom.house.table import Table

# In hundredths of the usual time.
CHOOSING = 140
CLOSED = 130
FAR = 80
NEAR = 160


def pondering(table: Table) -> int:
    """Return how long a decision takes, in hundredths of the usual time."""
    if table.sale is None:
        return CHOOSING
    if table.sale.mechanism == SEALED:
        return CLOSED
    worth = table.match.game.worth
    usual = 0 if worth is None else worth(table.match.view(SPECTATOR))
    if usual <= 0:
        return 100
    apart = min(usual, abs(table.price - usual))
    return NEAR - (NEAR - FAR) * apart // usual

"""How a painting is sold: as its card says, or as a laboratory wants it (docs/laboratory.md).

A table plays what is printed. A laboratory may sell everything in one way, doubles excepted: they
stay doubles, and their second card is sold so. One of its ways is on no card.
"""

from saleroom.games.modern_art.components import AUCTION_OF, DOUBLE
from saleroom.games.modern_art.state import State

# Sealed, and the highest pays what the second highest bid.
SECOND_PRICE = 5
# What `State.selling` is: this, or one more than a kind of auction.
AS_PRINTED = 0


def way_of(s: State, card: int) -> int:
    """Return the kind of auction by which a card is sold."""
    kind = AUCTION_OF[card]
    if s.selling == AS_PRINTED or kind == DOUBLE:
        return kind
    return s.selling - 1


def pays_second(s: State) -> bool:
    """Tell whether whoever wins a sealed auction pays the second highest bid."""
    return s.selling == SECOND_PRICE + 1

"""What was bought in a game, for how much, and what it brought in the end: from what was heard."""

from collections.abc import Sequence

import msgspec

from saleroom.core.events import Event


class Bought(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was bought: the move, the buyer, the price, and what it paid `back`.

    `things` is what was bought (cards, treasures, a number of shares), as the event of the sale
    names it. `back` is None where a game pays nothing for it.
    """

    move: int
    seat: int
    price: int
    back: int | None
    things: tuple[int, ...]


# What was heard with the number of its move.
EventsHeard = Sequence[tuple[int, Event]]

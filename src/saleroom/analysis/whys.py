"""Why another choice was better, as a code: from what was done, what was better, and who gained.

What would speak against the price to stop at is not said: a bid below it is not too high.
"""

from collections.abc import Sequence
from typing import NamedTuple

from saleroom.analysis.choices import amount_of
from saleroom.analysis.found import (
    ASKED_TOO_LITTLE,
    ASKED_TOO_MUCH,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    BOUGHT_TOO_DEAR,
    ENDED_IT,
    HELPED_RIVAL,
    LEFT_TOO_SOON,
    OTHER_BETTER,
    STEERED_BADLY,
    Why,
)
from saleroom.analysis.looking import Position
from saleroom.analysis.reading import DecisionRead
from saleroom.bots.reasons import NamedAction
from saleroom.core.contract import Game
from saleroom.core.layout import duplicate
from saleroom.core.roles import BID, BUY, LET_GO, PASS, PRICE
from saleroom.core.sale import STEERED
from saleroom.core.seats import NOBODY

# A rival that takes this part of what was lost is whom it helped.
MOST_OF_IT = 0.5
LEAST_HELP = 0.01


class Better(NamedTuple):
    """A better choice, the price to stop at, and how everybody's chance moved without it."""

    action: NamedAction
    stop: int | None
    shift: Sequence[float]


def why(game: Game, position: Position, moment: DecisionRead, instead_of_it: Better) -> Why:
    """Say why the better choice is one."""
    better, stop, shift = instead_of_it
    rival = helped(shift, moment.seat)
    sum_ = amount_of(game, moment.action)
    if moment.lot is None and sum_ is None and _ends(game, position, moment):
        return Why(code=ENDED_IT, rival=rival)
    (did,), (instead,) = moment.done, better
    price = int(position.state.price)
    if did == BUY and (stop is None or price > stop):
        return Why(code=BOUGHT_TOO_DEAR, sum=price, stop=stop, rival=rival)
    if did == PRICE:
        code = ASKED_TOO_MUCH if (sum_ or 0) > better[instead] else ASKED_TOO_LITTLE
        return Why(code=code, sum=sum_, rival=rival)
    if did == BID and instead == BID and _is_steered(game, position):
        return Why(code=STEERED_BADLY, sum=sum_, rival=rival)
    if did == BID and instead == BID and better[instead] > (sum_ or 0):
        is_more = stop is not None and stop > (sum_ or 0)
        return Why(code=BID_TOO_LOW, sum=sum_, stop=stop if is_more else None, rival=rival)
    if did == BID and (stop is None or (sum_ or 0) > stop):
        return Why(code=BID_TOO_HIGH, sum=sum_, stop=stop, rival=rival)
    if did in (PASS, LET_GO) and moment.lot is not None and (stop is None or stop > price):
        return Why(code=LEFT_TOO_SOON, stop=stop, rival=rival)
    takes = 0.0 if rival is None else shift[rival]
    code = HELPED_RIVAL if takes >= MOST_OF_IT * -shift[moment.seat] else OTHER_BETTER
    return Why(code=code, rival=rival)


def helped(shift: Sequence[float], seat: int) -> int | None:
    """Name whom it helped most, if it helped anybody."""
    others = [other for other in range(len(shift)) if other != seat]
    best = max(others, key=lambda other: shift[other])
    return best if shift[best] >= LEAST_HELP else None


def _is_steered(game: Game, position: Position) -> bool:
    sale = game.sale(position.state)
    return sale is not None and sale.mechanism == STEERED


def _ends(game: Game, position: Position, moment: DecisionRead) -> bool:
    """Tell whether what was done ended the game at once."""
    after = duplicate(position.state)
    game.flat.apply(after, moment.seat, moment.action)
    return bool(after.asked == NOBODY)

"""Modern Art as a laboratory wants it: another way of selling, another payout; all else the same.

Nobody at a table meets this. The game is the same value of the contract but for what knows of the
change: how it is set up, what is remembered and what is guessed.
"""

from dataclasses import replace
from typing import Literal

import msgspec

from saleroom.core.chance import Numbers
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup
from saleroom.core.events import Event
from saleroom.games.modern_art import guess as printed
from saleroom.games.modern_art.components import (
    DOUBLE,
    FIXED_PRICE,
    MARKERS,
    ONCE_AROUND,
    OUTCRY,
    SEALED,
)
from saleroom.games.modern_art.game import GAME
from saleroom.games.modern_art.options import Options, setup
from saleroom.games.modern_art.selling import AS_PRINTED, SECOND_PRICE
from saleroom.games.modern_art.state import State
from saleroom.games.modern_art.view import View

Selling = Literal["outcry", "once_around", "sealed", "fixed_price", "second_price"]
WAYS: dict[Selling, int] = {
    "outcry": OUTCRY,
    "once_around": ONCE_AROUND,
    "sealed": SEALED,
    "fixed_price": FIXED_PRICE,
    "second_price": SECOND_PRICE,
}
# What a marker may say: with more than that, sums of money would not fit.
LARGEST_MARKER = 60


def swapped(selling: Selling | None, payout: tuple[int, ...] | None) -> Game:
    """Return the game sold in one way (None: as printed) and paid out by these markers."""
    if payout is not None and (
        len(payout) != len(MARKERS) or not all(0 <= one <= LARGEST_MARKER for one in payout)
    ):
        given = ", ".join(map(str, payout))
        raise BadSetup(
            "laboratory_payout", count=len(MARKERS), most=LARGEST_MARKER, given=given[:100]
        )
    way = AS_PRINTED if selling is None else WAYS[selling] + 1
    raised = [after - before for after, before in zip(payout or MARKERS, MARKERS, strict=True)]

    def changed(s: State) -> State:
        s.selling = way
        s.raised = list(raised)
        return s

    def set_up(players: int, edition: str, options: Options) -> State:
        return changed(setup(players, edition, options))

    def remember(memory: printed.Memory | None, players: int, event: Event) -> printed.Memory:
        return _as_sold(printed.remember(memory, players, event), way)

    def guess(view: View, memory: printed.Memory | None, numbers: Numbers) -> State:
        return changed(printed.guess(view, memory, numbers))

    return replace(GAME, setup=set_up, remember=remember, guess=guess)


def _as_sold(memory: printed.Memory, way: int) -> printed.Memory:
    """Remember of the lot on the easel how it is really sold."""
    lot = memory.heard.lot
    if way == AS_PRINTED or lot is None or lot.kind in (DOUBLE, way - 1):
        return memory
    lot = msgspec.structs.replace(lot, kind=way - 1)
    heard = msgspec.structs.replace(memory.heard, lot=lot)
    return printed.Memory(memory.money, heard)

"""What the buyer of a card can do to the others: who must pay how much, and who can be ruined.

Decides nothing itself: it lays boards out on a table of its own and lets the rules sell. The buyer
chooses whom to sell to, so what happens to a player is a range. Whether a player can be ruined is
told only of those whose money the viewer may see.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from saleroom.core.layout import blank, duplicate
from saleroom.core.seats import NOBODY
from saleroom.games.alles_futsch.actions import SELL_TO
from saleroom.games.alles_futsch.collecting import can_buy
from saleroom.games.alles_futsch.components import (
    FEWEST_PLAYERS,
    OBJECTS,
    PRICE_OF_OBJECT,
    SURCHARGE,
)
from saleroom.games.alles_futsch.rules import apply
from saleroom.games.alles_futsch.state import NO_CARD, NO_KIND, SELLING, State

Range = tuple[int, int]

# Whoever has more than the objects of a card can cost is ruined by none.
_SAFE = OBJECTS * (PRICE_OF_OBJECT + SURCHARGE)
_TAKER, _SELLER = 0, 1


class Sales:
    """Forced sales on the boards of one view."""

    def __init__(self, view: Any) -> None:
        self._view = view
        self._seats = range(view.players)
        # By seat and kind, how money has changed after none, one, two ... such objects.
        self._sums = [
            [(0,) if kind == left_out else _sums(count) for kind, count in enumerate(owned)]
            for left_out, owned in zip(view.boards, view.collections, strict=True)
        ]

    def changes(self, buyer: int, sold: Sequence[int]) -> tuple[Range, ...]:
        """Return by seat the least and the most that its money changes by. (AF-11)

        `sold` counts by kind what the buyer has to sell; all of it finds somebody. What becomes of
        the buyer is not told here.
        """
        least, most = [0] * len(self._seats), [0] * len(self._seats)
        for kind, count in enumerate(sold):
            if count:
                room = [len(self._sums[seat][kind]) - 1 for seat in self._seats]
                room[buyer] = 0
                for seat in self._seats:
                    others = sum(room) - room[seat]
                    first = max(0, count - others)
                    possible = self._sums[seat][kind][first : count + 1] or (0,)
                    least[seat] += min(possible)
                    most[seat] += max(possible)
        return tuple(zip(least, most, strict=True))

    def ruins(self, buyer: int, sold: Sequence[int]) -> tuple[int, ...]:
        """Return who can be made bankrupt, of those whose money the viewer knows. (AF-15)"""
        if not any(sold):
            return ()
        return tuple(seat for seat in self._seats if seat != buyer and self._can_ruin(seat, sold))

    def _can_ruin(self, seat: int, sold: Sequence[int]) -> bool:
        view, money = self._view, self._view.money[seat]
        if money is None or money > _SAFE:
            return False
        owned = view.collections[seat]
        met = [(owned[kind], n) for kind, n in enumerate(sold) if n and kind != view.boards[seat]]
        return _can_be_ruined(money, view.zero_is_bankrupt, tuple(sorted(met)))


@lru_cache(maxsize=4096)
def _can_be_ruined(money: int, zero_is_bankrupt: bool, met: tuple[tuple[int, int], ...]) -> bool:  # noqa: FBT001  # a key of the cache
    """Tell whether sales can ruin a player; `met` has of each kind what is owned and what is sold.

    Which kinds they are makes no difference, so they are laid out as the first ones.
    """
    s = _table()
    s.zero_is_bankrupt = int(zero_is_bankrupt)
    s.money[_TAKER] = money
    for kind, (owned, _) in enumerate(met):
        s.owned[_TAKER][kind] = owned
    return _is_ruined(s, tuple(count for _, count in met))


@cache
def _sums(owned: int) -> tuple[int, ...]:
    """Sell one after another to somebody with plenty of money and so many of the kind. (AF-11)"""
    kind = 0
    s = _table()
    s.owned[_TAKER][kind] = owned
    s.money[_TAKER] = plenty = 2 * _SAFE
    sums = [0]
    while len(sums) <= OBJECTS and can_buy(s, _TAKER, kind):
        _sell(s, kind)
        sums.append(s.money[_TAKER] - plenty)
    return tuple(sums)


def _is_ruined(s: State, sold: tuple[int, ...]) -> bool:
    """Try every order: a third object pays, so it matters what comes before it. (AF-14, AF-15)"""
    for kind, count in enumerate(sold):
        if count and can_buy(s, _TAKER, kind):
            after = duplicate(s)
            _sell(after, kind)
            left = (*sold[:kind], count - 1, *sold[kind + 1 :])
            if after.bankrupt == _TAKER or _is_ruined(after, left):
                return True
    return False


def _sell(s: State, kind: int) -> None:
    s.phase = SELLING
    s.for_sale = kind
    apply(s, _SELLER, SELL_TO + _TAKER)


def _table() -> State:
    """Lay out a table for a seller and one who must buy; nobody leaves a kind out yet."""
    s = blank(State)
    s.players = FEWEST_PLAYERS
    s.in_stock = 1
    s.board = [NO_KIND] * len(s.board)
    s.lot, s.for_sale, s.bankrupt = NO_CARD, NO_KIND, NOBODY
    return s

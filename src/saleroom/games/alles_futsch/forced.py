"""What becomes of objects: who takes or must buy them, who pays how much, and who can be ruined.

Decides nothing itself: it lays boards out on a table of its own and lets the rules play. The buyer
chooses whom to sell to, so what happens to a player is a range. Whether a player can be ruined is
told only of those whose money the viewer may see.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple, cast

from saleroom.core.layout import blank, duplicate
from saleroom.core.purses import BANK
from saleroom.core.seats import NOBODY
from saleroom.games.alles_futsch import components as box
from saleroom.games.alles_futsch import events as told
from saleroom.games.alles_futsch.actions import SELL_TO, USE
from saleroom.games.alles_futsch.collecting import can_buy, is_usable
from saleroom.games.alles_futsch.rules import apply
from saleroom.games.alles_futsch.state import NO_CARD, NO_KIND, SELLING, USING, State

Range = tuple[int, int]
Fate = Literal["taken", "third", "sold", "useless"]
Why = Literal["object", "too_many", "third"]
Ruin = Literal["no", "unknown", "nothing_left", "could_not_pay"]

# Whoever has more than the objects of a card can cost is ruined by none.
_SAFE = box.OBJECTS * (box.PRICE_OF_OBJECT + box.SURCHARGE)
# Who has this much is ruined by nothing, and has it even after a few rewards.
_PLENTY = 2 * _SAFE
TAKER, SELLER = 0, 1


class Sales:
    """Forced sales on the boards of one view."""

    def __init__(self, view: Any) -> None:
        self._view = view
        self._seats = range(view.players)

    def changes(self, buyer: int, sold: tuple[int, ...]) -> tuple[Range, ...]:
        """Return by seat the least and the most that its money changes by. (AF-11)

        `sold` counts by kind what the buyer has to sell; all of it finds somebody. What becomes of
        the buyer is not told here.
        """
        return _changes(self._view.boards, self._view.collections, buyer, sold)

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


# What lies open is the same for all who look at a table; no more tables than these move at once.
@lru_cache(maxsize=256)
def _changes(
    boards: tuple[int | None, ...],
    collections: tuple[tuple[int, ...], ...],
    buyer: int,
    sold: tuple[int, ...],
) -> tuple[Range, ...]:
    seats = range(len(boards))
    least, most = [0] * len(seats), [0] * len(seats)
    for kind, count in enumerate(sold):
        if count:
            # By seat, how money has changed after none, one, two ... such objects.
            after = [(0,) if boards[k] == kind else sums(collections[k][kind]) for k in seats]
            room = [0 if k == buyer else len(after[k]) - 1 for k in seats]
            for seat in seats:
                others = sum(room) - room[seat]
                possible = after[seat][max(0, count - others) : count + 1] or (0,)
                least[seat] += min(possible)
                most[seat] += max(possible)
    return tuple(zip(least, most, strict=True))


@lru_cache(maxsize=4096)
def _can_be_ruined(money: int, zero_is_bankrupt: bool, met: tuple[tuple[int, int], ...]) -> bool:  # noqa: FBT001  # a key of the cache
    """Tell whether sales can ruin a player; `met` has of each kind what is owned and what is sold.

    Which kinds they are makes no difference, so they are laid out as the first ones.
    """
    s = _table()
    s.zero_is_bankrupt = int(zero_is_bankrupt)
    s.money[TAKER] = money
    for kind, (owned, _) in enumerate(met):
        s.owned[TAKER][kind] = owned
    return _is_ruined(s, tuple(count for _, count in met))


class Forced(NamedTuple):
    """One forced sale: payments in order as (payer, payee, amount, why), and what came of it."""

    payments: tuple[tuple[int, int, int, Why], ...]
    ruin: Ruin
    gets_it: bool
    seller_gains: int
    taker_gains: int


@lru_cache(maxsize=4096)
def forced(owned: int, money: int | None, zero_is_bankrupt: bool) -> Forced:  # noqa: FBT001  # a key of the cache
    """Sell to somebody with so many of the kind, and so much money if that is known. (AF-11, 14)"""
    s = _table()
    s.zero_is_bankrupt = int(zero_is_bankrupt)
    s.owned[TAKER][0] = owned
    s.money[TAKER] = had = _PLENTY if money is None else money
    _sell(s, 0)
    payments: list[tuple[int, int, int, Why]] = []
    ruin = "unknown" if money is None else "no"
    for code, a, b, c, d in s.told:
        if code == told.PAID:
            payments.append((a, b, c, cast("Why", told.PAYMENT_REASONS[d])))
        elif code == told.REWARDED:
            payments.append((BANK, a, c, "third"))
        elif code == told.BANKRUPT:
            ruin = told.ENDING_REASONS[b]
    return Forced(
        payments=tuple(payments),
        ruin=cast("Ruin", ruin),
        gets_it=s.owned[TAKER][0] > owned,
        seller_gains=s.money[SELLER],
        taker_gains=s.money[TAKER] - had,
    )


@cache
def needed(owned: int, zero_is_bankrupt: bool) -> int:  # noqa: FBT001  # a key of the cache
    """Return how much one must have not to be ruined by a sale. (AF-15)"""
    return next(m for m in range(_SAFE) if forced(owned, m, zero_is_bankrupt).ruin == "no")


@cache
def used(owned: int | None, room: int, count: int) -> tuple[tuple[Fate, ...], int]:
    """Let the buyer of a card use so many objects of a kind; return their fates and what he gains.

    He owns so many, None if he does not collect them; the others have room for `room` of them.
    """
    s, kind = _table(), 0
    s.board[SELLER] = kind if owned is None else NO_KIND
    s.owned[SELLER][kind] = owned or 0
    s.owned[TAKER][kind] = box.MOST_OF_A_KIND - min(room, box.OBJECTS)
    s.money[SELLER] = s.money[TAKER] = _PLENTY
    return tuple([_used(s, kind) for _ in range(count)]), s.money[SELLER] - _PLENTY


def _used(s: State, kind: int) -> Fate:
    s.phase, s.leader, s.unused[kind] = USING, SELLER, 1
    if not is_usable(s, SELLER, kind):
        return "useless"
    s.told.clear()
    apply(s, SELLER, USE + kind)
    if s.phase != SELLING:
        return "third" if told.REWARDED in {code for code, *_ in s.told} else "taken"
    apply(s, SELLER, SELL_TO + TAKER)
    return "sold"


@cache
def sums(owned: int) -> tuple[int, ...]:
    """Sell one after another to somebody with plenty of money and so many of the kind. (AF-11)"""
    kind = 0
    s = _table()
    s.owned[TAKER][kind] = owned
    s.money[TAKER] = _PLENTY
    sums = [0]
    while len(sums) <= box.OBJECTS and can_buy(s, TAKER, kind):
        _sell(s, kind)
        sums.append(s.money[TAKER] - _PLENTY)
    return tuple(sums)


def _is_ruined(s: State, sold: tuple[int, ...]) -> bool:
    """Try every order: a third object pays, so it matters what comes before it. (AF-14, AF-15)"""
    for kind, count in enumerate(sold):
        if count and can_buy(s, TAKER, kind):
            after = duplicate(s)
            _sell(after, kind)
            left = (*sold[:kind], count - 1, *sold[kind + 1 :])
            if after.bankrupt == TAKER or _is_ruined(after, left):
                return True
    return False


def _sell(s: State, kind: int) -> None:
    s.phase = SELLING
    s.for_sale = kind
    apply(s, SELLER, SELL_TO + TAKER)


def _table() -> State:
    """Lay out a table for a seller and one who must buy; nobody leaves a kind out yet."""
    s = blank(State)
    s.players = box.FEWEST_PLAYERS
    s.in_stock = 1
    s.board = [NO_KIND] * len(s.board)
    s.lot, s.for_sale, s.bankrupt = NO_CARD, NO_KIND, NOBODY
    return s

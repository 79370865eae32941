"""What one seat, a spectator, or an all-seeing reader of a finished game may know.

Built up from what is visible, never by deleting secrets. Money is secret until the end, unless
the table plays with open money; which card comes next is not known to anybody. All else is open.
(AF-5)
"""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from saleroom.core.piles import pile
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, seats_in, seen_by
from saleroom.games.alles_futsch.legality import awaited
from saleroom.games.alles_futsch.state import (
    DISCARDED,
    NO_CARD,
    NO_KIND,
    OVER,
    PHASE_NAMES,
    STOCK,
    UP,
    State,
)

Numbers = tuple[int, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """One viewer's table. Seats, kinds of object and cards are their numbers.

    `cards` says which kinds each card shows. `boards` names the kind that each seat does not
    collect. `collections` counts by seat and kind. `unused` counts by kind what the buyer still has
    to use. `money` holds None where the viewer may not look.
    """

    viewer: int
    players: int
    open_money: bool
    zero_is_bankrupt: bool
    phase: str
    first_chooser: int | None
    chooser: int | None
    to_act: Numbers
    cards: tuple[Numbers, ...]
    stock: Numbers
    turned_up: Numbers
    discarded: Numbers
    lot: int | None
    price: int
    leader: int | None
    passed: Numbers
    unused: Numbers
    for_sale: int | None
    boards: tuple[int | None, ...]
    collections: tuple[Numbers, ...]
    money: tuple[int | None, ...]
    why_ended: int | None
    bankrupt: int | None


def view(s: State, viewer: int) -> View:
    """Show the table to one viewer."""
    seats, piles = range(s.players), _piles(tuple(s.place))
    return View(
        viewer=viewer,
        **own(s, viewer),
        players=s.players,
        open_money=bool(s.open_money),
        zero_is_bankrupt=bool(s.zero_is_bankrupt),
        phase=PHASE_NAMES[s.phase],
        first_chooser=_known(s.first_chooser, NOBODY),
        chooser=_known(s.chooser, NOBODY),
        to_act=(CHANCE,) if s.asked == CHANCE else seats_in(awaited(s)),
        cards=tuple(map(tuple, s.shows)),
        stock=piles.stock,
        turned_up=piles.turned_up,
        discarded=piles.discarded,
        lot=_known(s.lot, NO_CARD),
        price=s.price,
        leader=_known(s.leader, NOBODY),
        passed=seats_in(s.out),
        unused=tuple(s.unused),
        for_sale=_known(s.for_sale, NO_KIND),
        boards=tuple([_known(s.board[seat], NO_KIND) for seat in seats]),
        collections=tuple(map(tuple, s.owned[: s.players])),
        why_ended=s.ended_by if s.phase == OVER else None,
        bankrupt=_known(s.bankrupt, NOBODY),
    )


def own(s: State, viewer: int) -> dict[str, Any]:
    """What one viewer sees and others do not."""
    money_is_open = viewer == ALL_SEEING or s.open_money or s.phase == OVER
    if money_is_open:
        return {"money": tuple(s.money[: s.players])}
    return {"money": seen_by(viewer, s.players, s.money)}


def _known(number: int, unknown: int) -> int | None:
    return None if number == unknown else number


class _Piles(NamedTuple):
    """Where the cards lie, but for the lot."""

    stock: Numbers
    turned_up: Numbers
    discarded: Numbers


# Most moves are bids and leave every card where it is.
@lru_cache(512)
def _piles(places: Numbers) -> _Piles:
    return _Piles(pile(places, STOCK), pile(places, UP), pile(places, DISCARDED))

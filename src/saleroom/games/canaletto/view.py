"""What one seat, a spectator, or an all-seeing reader of a finished game may know.

Everything is open (CA-6). Of the markers that have not been turned up nobody knows more than which
they are; the two put away are never shown.
"""

from typing import Any

import msgspec

from saleroom.core.seats import CHANCE, NOBODY, seats_in
from saleroom.games.canaletto.legality import awaited
from saleroom.games.canaletto.lots import types_in
from saleroom.games.canaletto.state import NOWHERE, PHASE_NAMES, State

Row = tuple[int, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """One viewer's table. Seats, palaces and types of treasure are numbers from 0.

    `treasures` are the types in each palace, `held` the tiles of each type before each player.
    `values` are all 14 markers, lowest first; `used` those that have left the scale and `scale`
    those that lie open on it, next first. `due` are the types that are complete and not yet sold.
    """

    viewer: int
    players: int
    hidden_values: bool
    highest_bid: int
    phase: str
    round: int
    first_player: int | None
    to_act: Row
    column: int | None
    gondola: int | None
    price: int
    leader: int | None
    passed: Row
    buyer: int | None
    masks: Row
    points: Row
    debts: Row
    treasures: tuple[Row, ...]
    held: tuple[Row, ...]
    due: Row
    sold: Row
    values: Row
    used: Row
    scale: Row


def view(s: State, viewer: int) -> View:
    """Show the table to one viewer."""
    return View(
        viewer=viewer,
        players=s.players,
        hidden_values=bool(s.hidden_values),
        highest_bid=s.highest_bid,
        phase=PHASE_NAMES[s.phase],
        round=s.round_number,
        first_player=_known(s.first_player, NOBODY),
        to_act=(CHANCE,) if s.asked == CHANCE else seats_in(awaited(s)),
        column=_known(s.column, NOWHERE),
        gondola=_known(s.gondola, NOWHERE),
        price=s.price,
        leader=_known(s.leader, NOBODY),
        passed=seats_in(s.out),
        buyer=_known(s.buyer, NOBODY),
        masks=seats_in(s.masks),
        points=tuple(s.points[: s.players]),
        debts=tuple(s.debt[: s.players]),
        treasures=tuple(map(types_in, s.palace[: s.palaces])),
        held=tuple(map(tuple, s.held[: s.players])),
        due=types_in(s.due),
        sold=types_in(s.sold),
        values=tuple(sorted(s.scale)),
        used=tuple(s.scale[: s.sales]),
        scale=tuple(s.scale[s.sales : s.turned]),
    )


def own(_s: State, _viewer: int) -> dict[str, Any]:
    """Nobody sees what others do not."""
    return {}


def _known(number: int, unknown: int) -> int | None:
    return None if number == unknown else number

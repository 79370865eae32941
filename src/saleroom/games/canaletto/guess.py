"""Some full state that agrees with a view: as everything is open, the only one.

Markers nobody has seen have no order in the state, so there is nothing to guess about them either:
chance will bring them when they are turned up.
"""

from collections import Counter

from saleroom.core.chance import Numbers
from saleroom.core.layout import blank
from saleroom.core.seats import NOBODY, set_of
from saleroom.games.canaletto.components import TILES
from saleroom.games.canaletto.hearing import Memory
from saleroom.games.canaletto.state import NOWHERE, PHASE_NAMES, State
from saleroom.games.canaletto.view import View


def guess(view: View, _memory: Memory | None, _numbers: Numbers) -> State:
    """Build the state that the view shows."""
    s = blank(State)
    s.players = view.players
    s.hidden_values = int(view.hidden_values)
    s.highest_bid = view.highest_bid
    s.phase = PHASE_NAMES.index(view.phase)
    s.first_player = _or(view.first_player, NOBODY)
    s.round_number = view.round
    _take_over_auction(s, view)
    _take_over_treasures(s, view)
    s.masks = set_of(view.masks)
    s.points[: s.players] = view.points
    s.debt[: s.players] = view.debts
    s.sales = len(view.used)
    open_markers = (*view.used, *view.scale)
    s.turned = len(open_markers)
    s.scale = [*open_markers, *sorted((Counter(view.values) - Counter(open_markers)).elements())]
    return s


def _take_over_auction(s: State, view: View) -> None:
    s.column = _or(view.column, NOWHERE)
    s.gondola = _or(view.gondola, NOWHERE)
    s.asked = view.to_act[0] if view.to_act else NOBODY
    s.price = view.price
    s.leader = _or(view.leader, NOBODY)
    s.out = set_of(view.passed)
    s.buyer = _or(view.buyer, NOBODY)


def _take_over_treasures(s: State, view: View) -> None:
    s.palaces = len(view.treasures)
    for palace, lot in enumerate(view.treasures):
        s.palace[palace] = set_of(lot)
        for kind in lot:
            s.left[kind] += 1
    for seat, row in enumerate(view.held):
        s.held[seat] = list(row)
    s.due = set_of(view.due)
    s.sold = set_of(view.sold)
    s.laid = TILES if view.round else sum(s.left)


def _or(number: int | None, unknown: int) -> int:
    return unknown if number is None else number

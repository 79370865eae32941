"""What a viewer knows, written down flat: for observations of programs, compiled or not.

Says what `view` says, and what whoever has listened can count: every purse, since all payments are
made in the open, which shares of a hand came from a lot (`shown`), and which shares nobody has seen
(`unseen`). Built up from what is known, never by deleting secrets: what is not written stays
UNKNOWN. (MZ-7)
"""

from typing import Any

from saleroom.core.layout import I8, UNKNOWN, Field, blank
from saleroom.core.seats import ALL_SEEING, MOST_PLAYERS
from saleroom.games.moderne_zeiten.components import CITIES, INDUSTRIES, SPACES
from saleroom.games.moderne_zeiten.majorities import hand_size
from saleroom.games.moderne_zeiten.state import State
from saleroom.games.moderne_zeiten.supply import stock_size

# What is seen of hands and stock without seeing what is in them.
ADDED = (
    Field("hand_sizes", I8, (MOST_PLAYERS,)),
    Field("stock_count", I8, ()),
    Field("unseen", I8, (INDUSTRIES,)),  # in the stock, or in hands that the viewer cannot see
)


def show(s: State, viewer: int, seen: Any) -> None:
    """Write down all that the viewer knows. (MZ-7)"""
    _show_box(s, seen)
    _show_turn(s, seen)
    seen.stock_count = stock_size(s)
    for industry in range(INDUSTRIES):
        seen.lot[industry] = s.lot[industry]
        seen.discards[industry] = s.discards[industry]
        seen.stock_most[industry] = s.stock_most[industry]
        seen.unseen[industry] = s.shares[industry] - s.lot[industry] - s.discards[industry]
        if viewer == ALL_SEEING:
            seen.stock[industry] = s.stock[industry]
    for seat in range(s.players):
        _show_seat(s, seat, viewer, seen)


def _show_box(s: State, seen: Any) -> None:
    seen.players = s.players
    seen.open_money = s.open_money
    seen.placed = s.placed
    for industry in range(INDUSTRIES):
        seen.shares[industry] = s.shares[industry]
    for city in range(CITIES):
        seen.city_points[city] = s.city_points[city]
    for space in range(SPACES):
        seen.track[space] = s.track[space]
        seen.owner[space] = s.owner[space]


def _show_turn(s: State, seen: Any) -> None:
    seen.phase = s.phase
    seen.asked = s.asked
    seen.turn = s.turn
    seen.first_initiative = s.first_initiative
    seen.initiative = s.initiative
    seen.turn_of = s.turn_of
    seen.to_come = s.to_come
    seen.laid_now = s.laid_now
    seen.idle = s.idle
    seen.finisher = s.finisher
    seen.price = s.price
    seen.leader = s.leader
    seen.out = s.out


def _show_seat(s: State, seat: int, viewer: int, seen: Any) -> None:
    """Of another's hand all know how many shares it holds, and those that came from a lot."""
    openly = viewer in (seat, ALL_SEEING)
    seen.money[seat] = s.money[seat]
    seen.zeppelin[seat] = s.zeppelin[seat]
    seen.hand_sizes[seat] = hand_size(s, seat)
    for industry in range(INDUSTRIES):
        seen.laid[seat][industry] = s.laid[seat][industry]
        seen.shown[seat][industry] = s.shown[seat][industry]
        known = s.hand[seat][industry] if openly else s.shown[seat][industry]
        seen.unseen[industry] -= s.laid[seat][industry] + known
        if openly:
            seen.hand[seat][industry] = known


def looks_like(seen: Any) -> State:
    """Return a state that looks so: unseen shares lie anywhere, as many as there are."""
    s = blank(State)
    for name in State.__dataclass_fields__:
        if name != "told":
            setattr(s, name, getattr(seen, name))
    for seat in range(s.players):
        if s.hand[seat][0] == UNKNOWN:
            s.hand[seat] = [seen.hand_sizes[seat]] + [0] * (INDUSTRIES - 1)
    if s.stock[0] == UNKNOWN:
        s.stock = [seen.stock_count] + [0] * (INDUSTRIES - 1)
    return s

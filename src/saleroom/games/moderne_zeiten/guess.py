"""Some full state that agrees with a view: a world that, for all the seat knows, is the true one.

Shares it cannot see are dealt at random. Money it cannot see is what it has counted: every payment
is public, so a seat that heard all events from the start knows every purse. It also remembers the
shares that others took from lots and have not laid since, and what a renewed stock was made of. A
seat that has not listened spreads the hidden money evenly.
"""

import msgspec

from saleroom.core.chance import Numbers
from saleroom.core.events import Event
from saleroom.core.layout import blank
from saleroom.core.purses import after_payment, changed
from saleroom.core.seats import ALL_SEEING, NOBODY, set_of
from saleroom.games.moderne_zeiten.components import INDUSTRIES, SPACES, STARTING_MONEY
from saleroom.games.moderne_zeiten.redeal import redeal
from saleroom.games.moderne_zeiten.state import PHASE_NAMES, State
from saleroom.games.moderne_zeiten.view import View

Row = tuple[int, ...]
_NONE: Row = (0,) * INDUSTRIES


class Memory(msgspec.Struct, frozen=True):
    """What a seat has counted.

    money: everybody's. shown: the shares in each hand that came from lots. discards: since the
    stock was last renewed. stock_most: what a renewed stock can still hold; None before the first
    renewal, when what is in the box says it. paid: what the last lot was sold for, and its shares.
    """

    money: Row
    shown: tuple[Row, ...]
    discards: Row = _NONE
    stock_most: Row | None = None
    paid: tuple[int, int] = (0, 1)


def remember(memory: Memory | None, players: int, event: Event) -> Memory:
    """Keep count of what was paid, taken, laid, scrapped and turned up. (MZ-7)"""
    if memory is None:
        memory = Memory((STARTING_MONEY,) * players, (_NONE,) * players)
    change = msgspec.structs.replace
    if event.name == "paid":
        return change(memory, money=after_payment(memory.money, event))
    if event.name == "sold":
        return change(memory, paid=(event["price"], event["count"]))
    if event.name == "took":
        return _show(memory, event, event["count"])
    if event.name == "laid":
        return _show(memory, event, -1)
    if event.name == "scrapped":
        return change(memory, discards=changed(memory.discards, event["industry"], event["count"]))
    if event.name == "stock_renewed":
        return change(memory, discards=_NONE, stock_most=memory.discards)
    if event.name in ("turned_up", "share_drawn") and memory.stock_most is not None:
        return change(memory, stock_most=changed(memory.stock_most, event["industry"], -1))
    return memory


def _show(memory: Memory, event: Event, more: int) -> Memory:
    """What is laid is taken to be one of those seen, as long as there are any."""
    seat, industry = event["seat"], event["industry"]
    row = memory.shown[seat]
    if row[industry] + more < 0:
        return memory
    shown = (*memory.shown[:seat], changed(row, industry, more), *memory.shown[seat + 1 :])
    return msgspec.structs.replace(memory, shown=shown)


def guess(view: View, memory: Memory | None, numbers: Numbers) -> State:
    """Build a state that the viewer cannot tell from the true one."""
    s = blank(State)
    s.players = view.players
    s.open_money = int(view.open_money)
    s.shares = list(view.shares)
    s.city_points = list(view.city_points)
    _take_over_board(s, view)
    _take_over_turn(s, view)
    _take_over_shares(s, view, memory)
    s.money[: s.players] = _purses(view, memory)
    if view.viewer != ALL_SEEING:
        redeal(s, view.viewer, numbers)
    return s


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _take_over_board(s: State, view: View) -> None:
    s.placed = len(view.track)
    s.track = [*view.track, *(pair for pair in range(SPACES) if pair not in view.track)]
    s.owner = [_number(seat) for seat in view.owners]
    s.zeppelin[: s.players] = view.zeppelins


def _take_over_turn(s: State, view: View) -> None:
    s.phase = PHASE_NAMES.index(view.phase)
    s.asked = view.to_act[0] if view.to_act else NOBODY
    s.turn = view.turn
    s.first_initiative = _number(view.first_initiative)
    s.initiative = _number(view.initiative)
    s.turn_of = _number(view.turn_of)
    s.to_come = view.to_come
    s.laid_now = view.laid_now
    s.idle = view.idle
    s.finisher = _number(view.finisher)
    s.price = view.price
    s.leader = _number(view.leader)
    s.out = set_of(view.passed)


def _take_over_shares(s: State, view: View, memory: Memory | None) -> None:
    """Seen shares go where they were seen; the rest is dealt in order, for `redeal` to mix."""
    s.lot = list(view.lot)
    s.discards = list(view.discards)
    s.laid[: s.players] = [list(row) for row in view.laid]
    if memory is not None:
        s.shown[: s.players] = [list(row) for row in memory.shown]
    for seat, hand in enumerate(view.hands):
        s.hand[seat] = s.shown[seat][:] if hand is None else list(hand)
    s.stock = [s.shares[industry] - _seen(s, industry) for industry in range(INDUSTRIES)]
    for seat, size in enumerate(view.hand_sizes):
        for _ in range(size - sum(s.hand[seat])):
            industry = next(k for k in range(INDUSTRIES) if s.stock[k])
            s.stock[industry] -= 1
            s.hand[seat][industry] += 1
    known = None if memory is None else memory.stock_most
    s.stock_most = list(known or s.shares)


def _seen(s: State, industry: int) -> int:
    on_table = s.lot[industry] + s.discards[industry]
    return on_table + sum(row[industry] for row in (*s.laid, *s.hand))


def _purses(view: View, memory: Memory | None) -> list[int]:
    """What is shown, else what was counted, else an even part of what is left. (MZ-7)"""
    if memory is not None:
        return [memory.money[k] if shown is None else shown for k, shown in enumerate(view.money)]
    purses = [view.price if seat == view.leader else 0 for seat in range(view.players)]
    purses = [purses[k] if shown is None else shown for k, shown in enumerate(view.money)]
    hidden = [k for k, shown in enumerate(view.money) if shown is None]
    while sum(purses) < STARTING_MONEY * view.players:
        purses[min(hidden, key=lambda k: (purses[k], k))] += 1
    return purses

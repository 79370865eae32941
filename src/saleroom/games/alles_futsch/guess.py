"""Some full state that agrees with a view: a world that, for all the seat knows, is the true one.

Only money is hidden, and it is what the seat has counted: every payment is public, so a seat that
heard all events from the start knows every purse to the last thousand. A seat that has not
listened assumes the starting sum, or what the bidding proves.
"""

import msgspec

from saleroom.core.chance import Numbers
from saleroom.core.events import Event
from saleroom.core.layout import blank
from saleroom.core.purses import Purses, after_payment, changed
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.games.alles_futsch import state
from saleroom.games.alles_futsch.components import KINDS, REWARD, REWARDED, STARTING_MONEY
from saleroom.games.alles_futsch.rules import lay_out
from saleroom.games.alles_futsch.state import State
from saleroom.games.alles_futsch.view import View


class Memory(msgspec.Struct, frozen=True):
    """What a seat has counted: everybody's money, and what the last card was sold for."""

    money: Purses
    paid: int = 0


def remember(memory: Memory | None, players: int, event: Event) -> Memory:
    """Keep the tally of public payments. (AF-5)"""
    if memory is None:
        memory = Memory((STARTING_MONEY,) * players)
    if event.name == "paid":
        return Memory(after_payment(memory.money, event), memory.paid)
    if event.name == "rewarded":
        return Memory(changed(memory.money, event["seat"], event["amount"]), memory.paid)
    if event.name == "sold":
        return Memory(memory.money, event["price"])
    return memory


def guess(view: View, memory: Memory | None, _numbers: Numbers) -> State:
    """Build a state that the viewer cannot tell from the true one."""
    s = blank(State)
    s.players = view.players
    s.open_money = int(view.open_money)
    s.zero_is_bankrupt = int(view.zero_is_bankrupt)
    s.first_chooser = _number(view.first_chooser, NOBODY)
    boards = [_number(left_out, state.NO_KIND) for left_out in view.boards]
    s.board = boards + [state.NO_KIND] * (MOST_PLAYERS - view.players)
    s.shows = [list(card) for card in view.cards]
    lay_out(s)
    s.phase = state.PHASE_NAMES.index(view.phase)
    s.chooser = _number(view.chooser, NOBODY)
    _take_over_cards(s, view)
    _take_over_sale(s, view)
    s.ended_by = view.why_ended or 0
    s.bankrupt = _number(view.bankrupt, NOBODY)
    s.money[: s.players] = _purses(s, view, memory)
    return s


def _number(known: int | None, unknown: int) -> int:
    return unknown if known is None else known


def _take_over_cards(s: State, view: View) -> None:
    for place, cards in ((state.UP, view.turned_up), (state.DISCARDED, view.discarded)):
        for card in cards:
            s.place[card] = place
    s.in_stock = len(view.stock)
    s.turned_up = len(view.turned_up)
    s.lot = _number(view.lot, state.NO_CARD)
    if view.lot is not None:
        s.place[view.lot] = state.LOT


def _take_over_sale(s: State, view: View) -> None:
    s.price = view.price
    s.leader = _number(view.leader, NOBODY)
    for seat in view.passed:
        s.out |= 1 << seat
    s.unused = list(view.unused)
    s.for_sale = _number(view.for_sale, state.NO_KIND)
    for seat, collection in enumerate(view.collections):
        s.owned[seat] = list(collection)
    s.asked = view.to_act[0] if view.to_act else NOBODY


def _most_money(s: State) -> int:
    """Everybody's start, and 30 for each kind of which somebody has three. (AF-3, AF-10)"""
    rewards = sum(
        s.owned[seat][kind] >= REWARDED for seat in range(s.players) for kind in range(KINDS)
    )
    return STARTING_MONEY * s.players + REWARD * rewards


def _purses(s: State, view: View, memory: Memory | None) -> list[int]:
    """What is shown, else what was counted, else the starting sum as far as there is that much."""
    if memory is not None:
        return [memory.money[k] if shown is None else shown for k, shown in enumerate(view.money)]
    proven = [_proven(view, seat) for seat in range(s.players)]
    purses = [proven[k] if shown is None else shown for k, shown in enumerate(view.money)]
    hidden = [
        k for k, shown in enumerate(view.money) if shown is None and not _has_nothing(view, k)
    ]
    for k in hidden:
        spare = max(_most_money(s) - sum(purses), 0)
        purses[k] += min(spare, max(STARTING_MONEY - purses[k], 0))
    return purses


def _proven(view: View, seat: int) -> int:
    """A leader can pay his bid; nobody is without money where that is bankruptcy. (AF-7, AF-15)"""
    if view.phase == "bid" and seat == view.leader:
        return view.price
    return int(view.zero_is_bankrupt)


def _has_nothing(view: View, seat: int) -> bool:
    """A chooser who did not open had nothing to open with. (AF-7)"""
    return (
        view.phase == "bid" and view.leader is None and seat == view.chooser and seat in view.passed
    )

"""Some full state that agrees with a view: a world that, for all the seat knows, is the true one.

Cards it cannot see are dealt at random. Money it cannot see is what it has counted: every payment
is public, so a seat that heard all events from the start knows every purse to the last thousand.
A seat that has not listened assumes the starting sum, or what a standing bid proves.
"""

import msgspec

from saleroom.core.chance import Numbers
from saleroom.core.events import Event
from saleroom.core.layout import blank
from saleroom.core.purses import Purses, after_payment, changed
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, left_of
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art import state
from saleroom.games.modern_art.hearing import Bidding, noted
from saleroom.games.modern_art.redeal import redeal
from saleroom.games.modern_art.rules import lay_out
from saleroom.games.modern_art.state import State
from saleroom.games.modern_art.view import View

# Four paintings each at 30, 20 and 10; in round r the columns hold at most r times as much.
MOST_PAID_IN_ROUND_ONE = 240


class Memory(msgspec.Struct, frozen=True):
    """What a seat has counted and noted: everybody's money, and what was bid for every lot."""

    money: Purses
    heard: Bidding = Bidding()


def remember(memory: Memory | None, players: int, event: Event) -> Memory:
    """Keep the tally of public payments (MA-6), and note what was bid."""
    if memory is None:
        memory = Memory((box.STARTING_MONEY,) * players)
    if event.name == "paid":
        return Memory(after_payment(memory.money, event), memory.heard)
    if event.name == "bank_paid":
        paid = event["paintings"] * event["each"]
        return Memory(changed(memory.money, event["seat"], paid), memory.heard)
    heard = noted(memory.heard, memory.money, event)
    return memory if heard is memory.heard else Memory(memory.money, heard)


def guess(view: View, memory: Memory | None, numbers: Numbers) -> State:
    """Build a state that the viewer cannot tell from the true one."""
    s = blank(State)
    s.players = view.players
    s.edition = box.EDITIONS.index(view.edition)
    s.new_seller_takes_all = int(view.new_seller_takes_all)
    s.mystery_hand = int(view.mystery_hand)
    s.open_money = int(view.open_money)
    s.first_seller = _number(view.first_seller)
    lay_out(s)
    if view.round == 0:
        return s
    s.drawn = box.CARDS
    s.phase = state.PHASE_NAMES.index(view.phase)
    s.round_number = view.round
    _take_over_board(s, view)
    _take_over_cards(s, view)
    _take_over_auction(s, view)
    s.money[: s.players] = _purses(s, view, memory)
    if view.viewer != ALL_SEEING:
        redeal(s, view.viewer, numbers)
    return s


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _take_over_board(s: State, view: View) -> None:
    s.markers = [list(row) for row in view.markers]
    s.offered = list(view.offered)
    for seat, wall in enumerate(view.walls):
        for card in wall:
            s.wall[seat][box.ARTIST_OF[card]] += 1


def _take_over_cards(s: State, view: View) -> None:
    """Seen cards go where they were seen; the rest is dealt in order, for `redeal` to mix."""
    seen = {card: state.WALL + seat for seat, wall in enumerate(view.walls) for card in wall}
    seen |= dict.fromkeys(view.lot, state.EASEL)
    seen |= dict.fromkeys(view.unsold, state.UNSOLD)
    seen |= dict.fromkeys(view.discarded, state.GONE)
    hands = s.players + s.mystery_hand
    s.hand_size[: s.players] = view.hand_sizes
    if s.mystery_hand:
        s.hand_size[s.players] = view.mystery_size
    s.in_hands = sum(view.hand_sizes)
    s.dealt = sum(box.DEALS[hands][: view.round]) * hands
    known = [*view.hands, view.mystery][:hands]
    for hand, cards in enumerate(known):
        seen |= dict.fromkeys(cards or (), hand)
    hidden = [card for card in range(box.CARDS) if card not in seen]
    for hand in range(hands):
        size = s.hand_size[hand]
        cards = known[hand]
        if cards is None:
            cards, hidden = tuple(hidden[:size]), hidden[size:]
        s.hand[hand][:size] = cards
        seen |= dict.fromkeys(cards, hand)
    s.deck = sorted(seen) + hidden
    for k, card in enumerate(s.deck):
        s.place[card] = seen.get(card, state.STOCK + k)


def _take_over_auction(s: State, view: View) -> None:
    s.seller = _number(view.seller)
    s.opener = _number(view.opener)
    s.leader = _number(view.leader)
    s.price = view.price
    for k, card in enumerate(view.lot):
        s.lot[k] = card
    for seat in view.fists:
        s.fists |= 1 << seat
        s.sealed[seat] = view.sealed[seat] or 0
    if s.phase == state.CRYING_OUT and s.leader != NOBODY:
        s.silent = 1 << s.leader
    if view.let_go:
        s.silent |= 1 << view.viewer
    s.asked = _asked(s, view)


def _asked(s: State, view: View) -> int:
    """One seat at a time, where only one is asked; where several are, the first in order."""
    if s.phase == state.OVER:
        return NOBODY
    if view.to_act == (CHANCE,):
        return CHANCE
    first = left_of(s.seller, s.players)  # where nobody sells, one alone is asked
    return min(view.to_act, key=lambda seat: (seat - first) % s.players)


def _most_money(s: State) -> int:
    """Everybody's start and all that the bank can have paid while money is still hidden."""
    rounds = s.round_number - 1
    return box.STARTING_MONEY * s.players + MOST_PAID_IN_ROUND_ONE * rounds * (rounds + 1) // 2


def _purses(s: State, view: View, memory: Memory | None) -> list[int]:
    """What is shown, else what was counted, else the starting sum as far as there is that much."""
    if memory is not None:
        return [memory.money[k] if shown is None else shown for k, shown in enumerate(view.money)]
    # Only the leader, or a seller who has named his price, is known to have that much.
    payer = s.seller if s.phase == state.AT_PRICE else s.leader
    proven = [view.price if seat == payer else 0 for seat in range(s.players)]
    purses = [proven[k] if shown is None else shown for k, shown in enumerate(view.money)]
    hidden = [k for k, shown in enumerate(view.money) if shown is None]
    for k in hidden:
        spare = max(_most_money(s) - sum(purses), 0) // len(hidden)
        purses[k] += min(spare, max(box.STARTING_MONEY - purses[k], 0))
    return purses

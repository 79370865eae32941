"""Deal anew what one seat cannot know, so that a search bot plays in an honest world.

What a seat cannot know: the other hands, the mystery hand, the stock, what is in closed fists,
and who has let a price go. What comes out depends on nothing but what the seat may know and the
numbers given: the hidden cards are first put in order.
"""

from saleroom.auctions import outcry
from saleroom.core.chance import Numbers, below
from saleroom.core.seats import NOBODY
from saleroom.games.modern_art import state
from saleroom.games.modern_art.components import CARDS
from saleroom.games.modern_art.state import State


def redeal(s: State, seat: int, numbers: Numbers) -> None:
    """Replace everything hidden from the seat by something as likely."""
    if s.phase in (state.NAMING_SELLER, state.SHUFFLING):
        return
    _gather_hidden(s, seat)
    _shuffle_from(s, s.dealt, numbers)
    _refill(s, seat)
    if s.phase == state.SEALING:
        _guess_fists(s, seat, numbers)
    elif s.phase == state.CRYING_OUT:
        _forget_silence(s, seat)


def _gather_hidden(s: State, seat: int) -> None:
    """Put all hidden cards, in order, at the end of the deck, those of the hands first."""
    hands = s.players + s.mystery_hand
    k = s.dealt
    for hand in range(hands):
        if hand != seat:
            k -= s.hand_size[hand]
    s.dealt = k
    for card in range(CARDS):
        place = s.place[card]
        if place >= state.STOCK or (place < hands and place != seat):
            s.deck[k] = card
            k += 1
    # What was dealt from the front of the deck has no order worth keeping: own hand and seen
    # cards, lowest first.
    k = 0
    for card in range(CARDS):
        place = s.place[card]
        if not (place >= state.STOCK or (place < hands and place != seat)):
            s.deck[k] = card
            k += 1


def _shuffle_from(s: State, start: int, numbers: Numbers) -> None:
    for k in range(CARDS - 1, start, -1):
        j = start + below(numbers, k - start + 1)
        card = s.deck[k]
        s.deck[k] = s.deck[j]
        s.deck[j] = card


def _refill(s: State, seat: int) -> None:
    hands = s.players + s.mystery_hand
    for hand in range(hands):
        if hand != seat:
            for k in range(s.hand_size[hand]):
                card = s.deck[s.dealt]
                s.hand[hand][k] = card
                s.place[card] = hand
                s.dealt += 1
    for k in range(s.dealt, CARDS):
        s.place[s.deck[k]] = state.STOCK + k


def _guess_fists(s: State, seat: int, numbers: Numbers) -> None:
    for other in range(s.players):
        if other != seat and s.fists >> other & 1:
            s.sealed[other] = below(numbers, s.money[other] + 1)


def _forget_silence(s: State, seat: int) -> None:
    """Nobody else is known to have let the price go; if the seat has not, it is asked."""
    silent = seat >= 0 and bool(s.silent >> seat & 1)
    s.silent = 0 if s.leader == NOBODY else 1 << s.leader
    if silent:
        s.silent |= 1 << seat
    s.asked = outcry.first_asked(s) if silent or seat < 0 else seat

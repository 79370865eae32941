"""Modern Art's rules, with a deal of its own: some cards for each of two, from a small deck.

Cards that are not in the small deck lie discarded from the start, for all to see. A hand is dealt
lowest card first, so that chance has one way to deal each hand and says how likely it is. The round
is the last one, so when it ends the game is over.
"""

from saleroom.auctions.words import LEGAL, NOT_NOW
from saleroom.core.chance import Numbers, below
from saleroom.core.events import tell
from saleroom.core.legal import Mask
from saleroom.core.seats import CHANCE
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art import events as told
from saleroom.games.modern_art import state
from saleroom.games.modern_art.flat import (
    amount_verb,
    apply,
    awaited,
    ending,
    least_amount,
    mark_choices,
    most_amount,
    pick,
    redeal,
    score,
    show,
    standing,
    starter,
    why_not,
)
from saleroom.games.modern_art.legality import CARD_IS_DRAWN
from saleroom.games.modern_art.state import State

__all__ = [
    "amount_verb",
    "apply",
    "awaited",
    "draw",
    "ending",
    "least_amount",
    "mark_choices",
    "mark_outcomes",
    "most_amount",
    "pick",
    "redeal",
    "sample",
    "score",
    "show",
    "standing",
    "starter",
    "why_not",
    "why_not_outcome",
]


def lay_out(s: State, hand: int, purse: int) -> None:
    """Put a small deck and small purses on the table; the first seat sells first."""
    for k in range(box.CARDS):
        s.place[k] = state.GONE
    for seat in range(s.players):
        s.money[seat] = purse
    s.first_seller = 0
    s.round_number = box.ROUNDS
    s.drawn = box.CARDS
    s.price = hand  # until the deal is over: how many cards each is dealt
    s.asked = CHANCE
    s.phase = state.SHUFFLING


def draw(s: State, outcome: int) -> None:
    """The next card of the hand that is being dealt."""
    seat = _dealt_to(s)
    s.hand[seat][s.hand_size[seat]] = outcome
    s.hand_size[seat] += 1
    s.in_hands += 1
    s.place[outcome] = seat
    tell(s, told.CARD_DEALT, seat, outcome)
    if s.in_hands == s.price * s.players:
        _begin(s)


def _dealt_to(s: State) -> int:
    return s.in_hands // s.price


def _begin(s: State) -> None:
    """What is left of the deck is the stock; nobody ever sees it."""
    s.price = 0
    seen = 0
    left = 0
    for card in range(box.CARDS):
        left += s.place[card] >= state.STOCK
    s.dealt = box.CARDS - left
    stock = s.dealt
    for card in range(box.CARDS):
        if s.place[card] >= state.STOCK:
            s.deck[stock] = card
            s.place[card] = state.STOCK + stock
            stock += 1
        else:
            s.deck[seen] = card
            seen += 1
    s.phase = state.OFFERING
    s.asked = s.first_seller
    tell(s, told.TURN, s.first_seller)


def why_not_outcome(s: State, outcome: int) -> int:
    """A card of the deck that is above the last of the hand and leaves enough above it."""
    if s.phase != state.SHUFFLING or not 0 <= outcome < box.CARDS:
        return NOT_NOW
    return LEGAL if ways(s, outcome) else CARD_IS_DRAWN


def mark_outcomes(s: State, mask: Mask) -> None:
    """For each card, in how many hands it is the next."""
    if s.phase == state.SHUFFLING:
        for card in range(box.CARDS):
            mask[card] = ways(s, card)


def ways(s: State, card: int) -> int:
    """Count the ways to fill the hand after this card with higher ones."""
    seat = _dealt_to(s)
    size = s.hand_size[seat]
    if s.place[card] < state.STOCK or (size > 0 and card < s.hand[seat][size - 1]):
        return 0
    higher = 0
    for other in range(card + 1, box.CARDS):
        higher += s.place[other] >= state.STOCK
    missing = s.price - size - 1
    found = 1
    for k in range(missing):
        found = found * (higher - k) // (k + 1)
    return found


def sample(s: State, numbers: Numbers) -> int:
    """Draw one of the outcomes, as likely as they are."""
    total = 0
    for card in range(box.CARDS):
        total += ways(s, card)
    wanted = below(numbers, total)
    card = 0
    while wanted >= ways(s, card):
        wanted -= ways(s, card)
        card += 1
    return card

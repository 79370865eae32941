"""What is legal: whether one action is (and why not), and everything that is, as data.

Whether others are rich or poor, and what they hold, never changes a seat's answer here: a player
who can only let go or pass is asked all the same. (MA-6)
"""

from saleroom.auctions import fixed_price, once_around, outcry, sealed
from saleroom.auctions.words import LEGAL, NOT_ASKED, NOT_NOW, OWN_REFUSALS
from saleroom.core.legal import NO_AMOUNTS, Mask
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.games.modern_art import actions, state
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art.components import ARTIST_OF, AUCTION_OF, CARDS
from saleroom.games.modern_art.state import State

NOT_IN_HAND = OWN_REFUSALS
OTHER_ARTIST = OWN_REFUSALS + 1
SECOND_DOUBLE = OWN_REFUSALS + 2
BELOW_ONE = OWN_REFUSALS + 3
CARD_IS_DRAWN = OWN_REFUSALS + 4
NO_SUCH_PLAYER = OWN_REFUSALS + 5


def awaited(s: State) -> int:
    """Return the set of seats the table waits for; none when it is chance's turn, or over."""
    if s.phase == state.CRYING_OUT:
        return outcry.awaited(s)
    if s.phase == state.SEALING:
        return sealed.awaited(s)
    if s.asked in (NOBODY, CHANCE):
        return 0
    return 1 << s.asked


def why_not(s: State, seat: int, action: int) -> int:
    """Return LEGAL, or the reason why the seat may not do this now."""
    phase = s.phase
    if phase == state.CRYING_OUT:
        return _why_not_in_outcry(s, seat, action)
    if phase == state.SEALING:
        return _why_not_in_sealed(s, seat, action)
    if seat != s.asked:
        return NOT_ASKED
    if phase == state.GOING_AROUND:
        if actions.BID <= action < actions.PRICE:
            if action == actions.BID:
                return BELOW_ONE
            return once_around.why_not_bid(s, seat, action - actions.BID, s.money[seat])
        return once_around.why_not_pass(s, seat) if action == actions.PASS else NOT_NOW
    if phase == state.OFFERING:
        if actions.OFFER <= action < actions.ADD:
            return LEGAL if s.place[action - actions.OFFER] == seat else NOT_IN_HAND
        return NOT_NOW
    if phase == state.ADDING:
        if actions.ADD <= action < actions.CHOICES:
            return _why_not_add(s, seat, action - actions.ADD)
        return LEGAL if action == actions.PASS else NOT_NOW
    return _why_not_price_or_mystery(s, seat, action)


def _why_not_in_outcry(s: State, seat: int, action: int) -> int:
    if actions.BID <= action < actions.PRICE:
        if action == actions.BID:
            return BELOW_ONE
        return outcry.why_not_bid(s, seat, action - actions.BID, s.money[seat])
    if action == actions.LET_GO:
        return outcry.why_not_let_go(s, seat)
    if action == actions.TAKE_BACK:
        return outcry.why_not_take_back(s, seat)
    return NOT_NOW


def _why_not_in_sealed(s: State, seat: int, action: int) -> int:
    if actions.BID <= action < actions.PRICE:
        return sealed.why_not_bid(s, seat, action - actions.BID, s.money[seat])
    if action == actions.TAKE_BACK:
        return sealed.why_not_take_back(s, seat)
    return NOT_NOW


def _why_not_price_or_mystery(s: State, seat: int, action: int) -> int:
    if s.phase == state.PRICING:
        if action >= actions.PRICE:
            return fixed_price.why_not_price(s, seat, action - actions.PRICE, s.money[seat])
        return NOT_NOW
    if s.phase == state.AT_PRICE:
        if action == actions.BUY:
            return fixed_price.why_not_buy(s, seat, s.money[seat])
        return fixed_price.why_not_pass(s, seat) if action == actions.PASS else NOT_NOW
    if s.phase == state.AT_MYSTERY and action in (actions.PASS, actions.TURN_UP):
        return LEGAL
    return NOT_NOW


def _why_not_add(s: State, seat: int, card: int) -> int:
    """A second card is from hand, by the same artist, and not a double. (MA-30, MA-31)"""
    if s.place[card] != seat:
        return NOT_IN_HAND
    if ARTIST_OF[card] != ARTIST_OF[s.lot[0]]:
        return OTHER_ARTIST
    if AUCTION_OF[card] == box.DOUBLE:
        return SECOND_DOUBLE
    return LEGAL


def mark_choices(s: State, seat: int, mask: Mask) -> None:
    """Mark everything but amounts that the seat may do now."""
    phase = s.phase
    if phase == state.CRYING_OUT:
        if seat != s.leader:
            mask[actions.TAKE_BACK if s.silent >> seat & 1 else actions.LET_GO] = 1
    elif phase == state.SEALING:
        if s.fists >> seat & 1:
            mask[actions.TAKE_BACK] = 1
    elif seat == s.asked:
        if phase == state.OFFERING:
            for k in range(s.hand_size[seat]):
                mask[actions.OFFER + s.hand[seat][k]] = 1
        elif phase == state.ADDING:
            mask[actions.PASS] = 1
            for k in range(s.hand_size[seat]):
                if _why_not_add(s, seat, s.hand[seat][k]) == LEGAL:
                    mask[actions.ADD + s.hand[seat][k]] = 1
        elif phase != state.PRICING:
            mask[actions.PASS] = 1
            if phase == state.AT_PRICE and s.money[seat] >= s.price:
                mask[actions.BUY] = 1
            elif phase == state.AT_MYSTERY:
                mask[actions.TURN_UP] = 1


def amount_verb(s: State, seat: int) -> int:
    """Return BID or PRICE if the seat may name an amount now, else NO_AMOUNTS."""
    phase = s.phase
    if phase == state.PRICING:
        return actions.PRICE if seat == s.asked else NO_AMOUNTS
    if phase == state.SEALING:
        return NO_AMOUNTS if s.fists >> seat & 1 else actions.BID
    may_bid = (phase == state.CRYING_OUT and seat != s.leader) or (
        phase == state.GOING_AROUND and seat == s.asked
    )
    return actions.BID if may_bid and s.money[seat] > s.price else NO_AMOUNTS


def least_amount(s: State, seat: int) -> int:
    """Return the smallest amount the seat may name now."""
    if s.phase == state.SEALING:
        return 0
    if s.phase == state.PRICING:
        return fixed_price.least_price(s.money[seat])
    return s.price + 1


def most_amount(s: State, seat: int) -> int:
    """Nobody names more money than he has. (MA-14, MA-27)"""
    return s.money[seat]


def why_not_outcome(s: State, outcome: int) -> int:
    """Return LEGAL if chance can bring this now."""
    if s.asked != CHANCE or not 0 <= outcome < actions.OUTCOMES:
        return NOT_NOW
    if s.phase == state.NAMING_SELLER:
        if outcome < actions.FIRST_SELLER:
            return NOT_NOW
        return LEGAL if outcome - actions.FIRST_SELLER < s.players else NO_SUCH_PLAYER
    if outcome >= CARDS:
        return NOT_NOW
    return LEGAL if s.place[outcome] - state.STOCK >= s.drawn else CARD_IS_DRAWN


def mark_outcomes(s: State, mask: Mask) -> None:
    """Mark everything chance can bring now; each is as likely as any other."""
    if s.phase == state.NAMING_SELLER:
        for seat in range(s.players):
            mask[actions.FIRST_SELLER + seat] = 1
    elif s.phase == state.SHUFFLING:
        for k in range(s.drawn, CARDS):
            mask[s.deck[k]] = 1

"""What is legal: whether one action is (and why not), and everything that is, as data.

Whether others are rich or poor never changes a seat's answer here: a player who can only pass is
asked all the same. (AF-5)
"""

from saleroom.auctions import ascending
from saleroom.auctions.words import LEGAL, NOT_ASKED, NOT_NOW, OWN_REFUSALS
from saleroom.core.legal import NO_AMOUNTS, Mask
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.games.alles_futsch import actions, collecting, state
from saleroom.games.alles_futsch.components import CARDS, KINDS, MOST_OF_A_KIND
from saleroom.games.alles_futsch.state import State

NOT_TURNED_UP = OWN_REFUSALS
NOT_ON_CARD = OWN_REFUSALS + 1
NOT_USABLE = OWN_REFUSALS + 2
NO_SUCH_PLAYER = OWN_REFUSALS + 3
HIMSELF = OWN_REFUSALS + 4
DOES_NOT_COLLECT = OWN_REFUSALS + 5
HAS_ENOUGH = OWN_REFUSALS + 6
NOT_IN_STOCK = OWN_REFUSALS + 7
BOARD_IS_TAKEN = OWN_REFUSALS + 8

STEP = 1


def awaited(s: State) -> int:
    """Return the set of seats the table waits for; none when it is chance's turn, or over."""
    return 0 if s.asked in (NOBODY, CHANCE) else 1 << s.asked


def must_open(s: State, seat: int) -> int:
    """The chooser opens with at least 1, if he has it. (AF-7)"""
    return 1 if seat == s.chooser and s.money[seat] > 0 else 0


def why_not(s: State, seat: int, action: int) -> int:
    """Return LEGAL, or the reason why the seat may not do this now."""
    if seat != s.asked:
        return NOT_ASKED
    if s.phase == state.BIDDING:
        if actions.BID <= action < actions.BID + actions.AMOUNTS:
            return ascending.why_not_bid(s, seat, action - actions.BID, STEP, s.money[seat])
        return (
            ascending.why_not_pass(s, seat, must_open(s, seat))
            if action == actions.PASS
            else NOT_NOW
        )
    if s.phase == state.CHOOSING and actions.CHOOSE <= action < actions.USE:
        return LEGAL if s.place[action - actions.CHOOSE] == state.UP else NOT_TURNED_UP
    if s.phase == state.USING and actions.USE <= action < actions.SELL_TO:
        return _why_not_use(s, seat, action - actions.USE)
    if s.phase == state.SELLING and actions.SELL_TO <= action < actions.CHOICES:
        return _why_not_sell(s, seat, action - actions.SELL_TO)
    return NOT_NOW


def _why_not_use(s: State, seat: int, kind: int) -> int:
    """An object is used once, and only if somebody takes it. (AF-9, AF-12)"""
    if s.unused[kind] == 0:
        return NOT_ON_CARD
    return LEGAL if collecting.is_usable(s, seat, kind) else NOT_USABLE


def _why_not_sell(s: State, seat: int, buyer: int) -> int:
    """A buyer is another player who collects the kind and has up to four. (AF-11)"""
    if buyer >= s.players:
        return NO_SUCH_PLAYER
    if buyer == seat:
        return HIMSELF
    if s.board[buyer] == s.for_sale:
        return DOES_NOT_COLLECT
    return LEGAL if s.owned[buyer][s.for_sale] < MOST_OF_A_KIND else HAS_ENOUGH


def mark_choices(s: State, seat: int, mask: Mask) -> None:
    """Mark everything but amounts that the seat may do now."""
    if seat != s.asked:
        return
    if s.phase == state.BIDDING:
        if ascending.why_not_pass(s, seat, must_open(s, seat)) == LEGAL:
            mask[actions.PASS] = 1
    elif s.phase == state.CHOOSING:
        for card in range(CARDS):
            if s.place[card] == state.UP:
                mask[actions.CHOOSE + card] = 1
    elif s.phase == state.USING:
        for kind in range(KINDS):
            if _why_not_use(s, seat, kind) == LEGAL:
                mask[actions.USE + kind] = 1
    elif s.phase == state.SELLING:
        for buyer in range(s.players):
            if _why_not_sell(s, seat, buyer) == LEGAL:
                mask[actions.SELL_TO + buyer] = 1


def amount_verb(s: State, seat: int) -> int:
    """Return BID if the seat may bid now, else NO_AMOUNTS."""
    may_bid = s.phase == state.BIDDING and seat == s.asked
    return actions.BID if may_bid and s.money[seat] >= least_amount(s, seat) else NO_AMOUNTS


def least_amount(s: State, _seat: int) -> int:
    """Return the smallest bid: 1 more than the last. (AF-7)"""
    return ascending.least_bid(s, STEP)


def most_amount(s: State, seat: int) -> int:
    """Nobody bids more than he has. (AF-7)"""
    return s.money[seat]


def why_not_outcome(s: State, outcome: int) -> int:
    """Return LEGAL if chance can bring this now."""
    if s.asked != CHANCE or not 0 <= outcome < actions.OUTCOMES:
        return NOT_NOW
    if outcome >= actions.FIRST_CHOOSER:
        if s.phase != state.NAMING_CHOOSER:
            return NOT_NOW
        return LEGAL if outcome - actions.FIRST_CHOOSER < s.players else NO_SUCH_PLAYER
    if outcome >= actions.BOARD:
        if s.phase != state.DRAWING_BOARDS:
            return NOT_NOW
        return BOARD_IS_TAKEN if boards_taken(s) >> outcome - actions.BOARD & 1 else LEGAL
    if s.phase in (state.NAMING_CHOOSER, state.DRAWING_BOARDS):
        return NOT_NOW
    return LEGAL if s.place[outcome - actions.TURN_UP] == state.STOCK else NOT_IN_STOCK


def boards_taken(s: State) -> int:
    """Return the boards that players have, as a set of the kinds they leave out."""
    taken = 0
    for seat in range(s.players):
        if s.board[seat] != state.NO_KIND:
            taken |= 1 << s.board[seat]
    return taken


def mark_outcomes(s: State, mask: Mask) -> None:
    """Mark everything chance can bring now; each is as likely as any other."""
    if s.phase == state.NAMING_CHOOSER:
        for seat in range(s.players):
            mask[actions.FIRST_CHOOSER + seat] = 1
    elif s.phase == state.DRAWING_BOARDS:
        for kind in range(KINDS):
            if not boards_taken(s) >> kind & 1:
                mask[actions.BOARD + kind] = 1
    else:
        for card in range(CARDS):
            if s.place[card] == state.STOCK:
                mask[actions.TURN_UP + card] = 1

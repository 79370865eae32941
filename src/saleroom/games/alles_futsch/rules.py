"""The course of play: boards, cards, auction, the use of objects, bankruptcy.

Every function here takes for granted that what it is asked to do is legal (`legality` decides
that) and what chance brings is possible.
"""

from saleroom.auctions import ascending
from saleroom.core.events import tell
from saleroom.core.purses import BANK
from saleroom.core.seats import CHANCE, NOBODY, left_of
from saleroom.games.alles_futsch import actions, collecting, scoring, state
from saleroom.games.alles_futsch import components as box
from saleroom.games.alles_futsch import events as told
from saleroom.games.alles_futsch.components import CARDS, KINDS, OBJECTS
from saleroom.games.alles_futsch.state import State

# Chance


def lay_out(s: State) -> None:
    """Money to everybody, all cards in the stock; cards, boards and options are chosen. (AF-3)"""
    for seat in range(s.players):
        s.money[seat] = box.STARTING_MONEY
    for card in range(CARDS):
        for k in range(OBJECTS):
            s.kinds_shown |= 1 << s.shows[card][k]
    s.in_stock = CARDS
    s.lot = state.NO_CARD
    s.for_sale = state.NO_KIND
    s.leader = s.bankrupt = NOBODY
    s.chooser = s.first_chooser
    prepare(s)


def prepare(s: State) -> None:
    """Chance names the first chooser, then hands out boards, then turns up cards. (AF-3, 4, 6)"""
    s.asked = CHANCE
    if s.first_chooser == NOBODY:
        s.phase = state.NAMING_CHOOSER
    elif next_without_board(s) < s.players:
        s.phase = state.DRAWING_BOARDS
    else:
        s.phase = state.TURNING_UP


def next_without_board(s: State) -> int:
    """Boards go out from seat 0 on. (AF-3)"""
    seat = 0
    while seat < s.players and s.board[seat] != state.NO_KIND:
        seat += 1
    return seat


def draw(s: State, outcome: int) -> None:
    """What chance does: name the first chooser, hand out a board, turn up a card."""
    if outcome >= actions.FIRST_CHOOSER:
        s.first_chooser = s.chooser = outcome - actions.FIRST_CHOOSER
        tell(s, told.FIRST_CHOOSER, s.chooser)
        prepare(s)
    elif outcome >= actions.BOARD:
        seat = next_without_board(s)
        s.board[seat] = outcome - actions.BOARD
        tell(s, told.BOARD_DRAWN, seat, outcome - actions.BOARD)
        prepare(s)
    else:
        _turn_up(s, outcome - actions.TURN_UP)


def _turn_up(s: State, card: int) -> None:
    """Cards are turned up until five lie open; then one is chosen. (AF-4, AF-13)"""
    s.place[card] = state.UP
    s.in_stock -= 1
    s.turned_up += 1
    tell(s, told.TURNED_UP, card)
    if s.turned_up == box.TURNED_UP:
        _begin_turn(s)


def _begin_turn(s: State) -> None:
    """The chooser chooses, unless no object or no money can move any more. (AF-6, AF-17)"""
    if collecting.nothing_is_wanted(s):
        _end_game(s, told.NOTHING_USABLE)
    elif collecting.nobody_has_money(s):
        _end_game(s, told.NO_MONEY)
    else:
        s.phase = state.CHOOSING
        s.asked = s.chooser
        tell(s, told.TURN, s.chooser)


# The auction


def apply(s: State, seat: int, action: int) -> None:
    """Do what the seat decided."""
    phase = s.phase
    if phase == state.BIDDING:
        if action >= actions.BID:
            ascending.bid(s, seat, action - actions.BID)
        else:
            ascending.pass_out(s, seat)
        if s.asked == NOBODY:
            _close_auction(s)
    elif phase == state.CHOOSING:
        _choose(s, seat, action - actions.CHOOSE)
    elif phase == state.USING:
        _use(s, seat, action - actions.USE)
    else:
        _sell(s, seat, action - actions.SELL_TO)


def _choose(s: State, seat: int, card: int) -> None:
    """The chooser puts a card up for auction and speaks first. (AF-6, AF-7)"""
    tell(s, told.CHOSEN, seat, card)
    s.place[card] = state.LOT
    s.turned_up -= 1
    s.lot = card
    s.phase = state.BIDDING
    ascending.begin(s, seat)


def _close_auction(s: State) -> None:
    """The highest bidder pays the bank; without a bid the left neighbour chooses. (AF-7, AF-8)"""
    if s.leader == NOBODY:
        tell(s, told.UNSOLD, s.lot)
        s.chooser = left_of(s.chooser, s.players)
        _next_card(s)
        return
    tell(s, told.SOLD, s.leader, s.price, s.lot)
    s.chooser = s.leader
    _hand_over(s, s.leader, BANK, s.price, told.FOR_THE_CARD)
    if has_nothing_left(s, s.leader):
        _go_bankrupt(s, s.leader, told.BID_EVERYTHING, s.price, s.price)
        return
    for k in range(OBJECTS):
        s.unused[s.shows[s.lot][k]] += 1
    _go_on(s)


def _next_card(s: State) -> None:
    """The card is discarded and a new one turned up; an empty stock is renewed. (AF-13)"""
    _clear_away(s)
    if s.in_stock == 0:
        _renew_stock(s)
    s.phase = state.TURNING_UP
    s.asked = CHANCE


def _clear_away(s: State) -> None:
    """Nothing of the auction stays on the table."""
    if s.lot != state.NO_CARD:
        s.place[s.lot] = state.DISCARDED
        s.lot = state.NO_CARD
    for kind in range(KINDS):
        s.unused[kind] = 0
    s.for_sale = state.NO_KIND
    s.leader = NOBODY
    s.price = 0
    s.out = 0


def _renew_stock(s: State) -> None:
    """The discards are shuffled: each is as likely as any other to come next. (AF-13)"""
    for card in range(CARDS):
        if s.place[card] == state.DISCARDED:
            s.place[card] = state.STOCK
            s.in_stock += 1
    tell(s, told.RESHUFFLED, s.in_stock)


# The use of the objects


def _go_on(s: State) -> None:
    """The owner uses the next object; what nobody can take is left. (AF-9, AF-12)"""
    if collecting.has_something_to_use(s):
        s.phase = state.USING
        s.asked = s.leader
        return
    for kind in range(KINDS):
        if s.unused[kind]:
            tell(s, told.NOT_USED, s.leader, kind, s.unused[kind])
    _next_card(s)


def _use(s: State, seat: int, kind: int) -> None:
    """With up to two of a kind he takes it himself, else he must sell it. (AF-10, AF-11)"""
    s.unused[kind] -= 1
    if collecting.keeps(s, seat, kind):
        _collect(s, seat, kind)
        if s.owned[seat][kind] == box.REWARDED:
            _reward(s, seat, kind)
        _go_on(s)
    else:
        s.for_sale = kind
        s.phase = state.SELLING


def _sell(s: State, seller: int, buyer: int) -> None:
    """The seller is paid first, then the stone moves, then the bank; rewards last. (AF-11, 14)"""
    kind = s.for_sale
    had = s.money[buyer]
    s.for_sale = state.NO_KIND
    tell(s, told.OBJECT_SOLD, seller, buyer, kind)
    if not _pay(s, buyer, seller, box.PRICE_OF_OBJECT, told.FOR_THE_OBJECT):
        return
    _collect(s, buyer, kind)
    if s.owned[buyer][kind] > box.REWARDED and not _pay(
        s, buyer, BANK, box.SURCHARGE, told.TOO_MANY
    ):
        return
    if s.owned[buyer][kind] == box.REWARDED:
        _reward(s, buyer, kind)
    elif has_nothing_left(s, buyer):
        _go_bankrupt(s, buyer, told.NOTHING_LEFT, had, had)
        return
    _go_on(s)


def _collect(s: State, seat: int, kind: int) -> None:
    """The stone moves one step. (AF-10, AF-11)"""
    s.owned[seat][kind] += 1
    tell(s, told.COLLECTED, seat, kind, s.owned[seat][kind])


def _reward(s: State, seat: int, kind: int) -> None:
    """The third of a kind pays 30 at once. (AF-10, AF-11)"""
    s.money[seat] += box.REWARD
    tell(s, told.REWARDED, seat, kind, box.REWARD)


def _pay(s: State, seat: int, payee: int, amount: int, why: int) -> bool:
    """Who owes more than he has hands over what he has, and the game stops. (AF-15)"""
    had = s.money[seat]
    _hand_over(s, seat, payee, min(amount, had), why)
    if had < amount:
        _go_bankrupt(s, seat, told.COULD_NOT_PAY, amount, had)
        return False
    return True


def _hand_over(s: State, seat: int, payee: int, amount: int, why: int) -> None:
    if amount == 0:
        return
    s.money[seat] -= amount
    if payee != BANK:
        s.money[payee] += amount
    tell(s, told.PAID, seat, payee, amount, why)


# The end


def has_nothing_left(s: State, seat: int) -> bool:
    """An empty purse is a bankruptcy where the table plays so. (AF-15)"""
    return s.money[seat] == 0 and s.zero_is_bankrupt == 1


def _go_bankrupt(s: State, seat: int, why: int, owed: int, had: int) -> None:
    """A bankruptcy ends the game at once. (AF-15)"""
    s.bankrupt = seat
    tell(s, told.BANKRUPT, seat, why, owed, had)
    _end_game(s, why)


def _end_game(s: State, why: int) -> None:
    """All show their money. (AF-16)"""
    _clear_away(s)
    s.phase = state.OVER
    s.ended_by = why
    s.asked = NOBODY
    tell(s, told.GAME_ENDED, why)
    scoring.show_money(s)

"""The course of play: deal, offer, auction, payment, next turn, end of round.

Every function here takes for granted that what it is asked to do is legal (`legality` decides
that) and what chance brings is possible.
"""

from saleroom.auctions import fixed_price, once_around, outcry, sealed
from saleroom.core.events import tell
from saleroom.core.purses import BANK
from saleroom.core.seats import CHANCE, NOBODY, left_of
from saleroom.games.modern_art import actions, scoring, state
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art import events as told
from saleroom.games.modern_art.components import ARTIST_OF, CARDS, DEALS
from saleroom.games.modern_art.selling import pays_second, way_of
from saleroom.games.modern_art.state import State

# Chance


def lay_out(s: State) -> None:
    """Put the board on the table: money to everybody, the deck not yet shuffled. (MA-4)"""
    for card in range(CARDS):
        s.deck[card] = card
        s.place[card] = state.STOCK + card
    for seat in range(s.players):
        s.money[seat] = box.STARTING_MONEY
    s.seller = s.opener = s.leader = NOBODY
    s.lot[0] = s.lot[1] = state.NO_CARD
    s.asked = CHANCE
    s.phase = state.NAMING_SELLER if s.first_seller == NOBODY else state.SHUFFLING


def draw(s: State, outcome: int) -> None:
    """What chance does: name the first seller, or bring the next card of the deck. (MA-3, MA-5)"""
    if outcome >= actions.FIRST_SELLER:
        s.first_seller = outcome - actions.FIRST_SELLER
        tell(s, told.FIRST_SELLER, s.first_seller)
        s.phase = state.SHUFFLING
        return
    _swap_in_deck(s, s.drawn, s.place[outcome] - state.STOCK)
    s.drawn += 1
    if s.drawn == CARDS:
        _begin_round(s, s.first_seller)


def _swap_in_deck(s: State, here: int, there: int) -> None:
    card = s.deck[there]
    other = s.deck[here]
    s.deck[there] = other
    s.place[other] = state.STOCK + there
    s.deck[here] = card
    s.place[card] = state.STOCK + here


def _begin_round(s: State, starter: int) -> None:
    """New cards are dealt; a fourth round without cards ends at once. (MA-3, MA-45, MA-46)"""
    s.round_number += 1
    tell(s, told.ROUND_BEGAN, s.round_number)
    hands = s.players + s.mystery_hand
    count = DEALS[hands][s.round_number - 1]
    for hand in range(hands):
        _deal(s, hand, count)
    s.in_hands += count * s.players
    if s.in_hands == 0:
        tell(s, told.ROUND_ENDED, s.round_number, told.NO_CARDS)
        _end_game(s, told.NO_CARDS)
    else:
        _turn_to(s, starter)


def _deal(s: State, hand: int, count: int) -> None:
    if count and hand < s.players:
        tell(s, told.DEALT, hand, count)
    size = s.hand_size[hand]
    for k in range(count):
        card = s.deck[s.dealt + k]
        s.hand[hand][size + k] = card
        s.place[card] = hand
        if hand < s.players:
            tell(s, told.CARD_DEALT, hand, card)
    s.hand_size[hand] = size + count
    s.dealt += count


# A turn


def apply(s: State, seat: int, action: int) -> None:
    """Do what the seat decided."""
    phase = s.phase
    if phase == state.CRYING_OUT:
        if action >= actions.BID:
            outcry.bid(s, seat, action - actions.BID)
        elif action == actions.LET_GO:
            outcry.let_go(s, seat)
        else:
            outcry.take_back(s, seat)
        if s.asked == NOBODY:
            _close_sale(s)
    elif phase == state.GOING_AROUND:
        if action >= actions.BID:
            once_around.bid(s, seat, action - actions.BID)
        else:
            once_around.pass_by(s, seat)
        if s.asked == NOBODY:
            _close_sale(s)
    elif phase == state.SEALING:
        if action == actions.TAKE_BACK:
            sealed.take_back(s, seat)
        else:
            sealed.bid(s, seat, action - actions.BID)
        if s.asked == NOBODY:
            if pays_second(s) and s.leader != NOBODY:
                s.price = sealed.second_highest(s)
            _close_sale(s)
    elif phase == state.AT_PRICE:
        if action == actions.BUY:
            fixed_price.buy(s, seat)
        else:
            fixed_price.pass_by(s, seat)
        if s.asked == NOBODY:
            _close_sale(s)
    elif phase == state.OFFERING:
        _offer(s, seat, action - actions.OFFER)
    elif phase == state.ADDING:
        if action == actions.PASS:
            _add_nothing(s, seat)
        else:
            _add(s, seat, action - actions.ADD)
    elif phase == state.PRICING:
        fixed_price.name_price(s, seat, action - actions.PRICE)
        s.phase = state.AT_PRICE
    elif action == actions.TURN_UP:
        _turn_up(s, seat)
    else:
        tell(s, told.LEFT_FACE_DOWN, seat)
        _next_turn(s, seat)


def _turn_to(s: State, seat: int) -> None:
    """Whoever has no cards is passed over. (MA-10)"""
    while s.hand_size[seat] == 0:
        seat = left_of(seat, s.players)
    s.phase = state.OFFERING
    s.asked = seat
    tell(s, told.TURN, seat)


def _next_turn(s: State, seat: int) -> None:
    """The player left of the seller is next. (MA-9, MA-38)"""
    _turn_to(s, left_of(seat, s.players))


def _offer(s: State, seat: int, card: int) -> None:
    """The seller offers a painting from hand. (MA-8)"""
    tell(s, told.OFFERED, seat, card)
    s.opener = seat
    s.lot[1] = state.NO_CARD
    _put_on_easel(s, seat, card, 0)
    if not _has_ended_round(s, seat, card):
        if way_of(s, card) == box.DOUBLE:
            s.phase = state.ADDING
            s.asked = seat
        else:
            _open_auction(s, way_of(s, card))


def _add(s: State, seat: int, card: int) -> None:
    """Whoever adds the second card of a double is the new seller. (MA-30, MA-31, MA-33)"""
    tell(s, told.ADDED, seat, card)
    _put_on_easel(s, seat, card, 1)
    if not _has_ended_round(s, seat, card):
        _open_auction(s, way_of(s, card))


def ask_next_to_add(s: State, seat: int) -> None:
    """Everybody is asked once, clockwise from the seller. (MA-31)"""
    s.asked = left_of(seat, s.players)
    if s.asked == s.opener:
        s.asked = NOBODY


def _add_nothing(s: State, seat: int) -> None:
    """The next is asked; if nobody adds, the seller has it free. (MA-31, MA-32)"""
    tell(s, told.NOT_ADDED, seat)
    ask_next_to_add(s, seat)
    if s.asked == NOBODY:
        tell(s, told.TAKEN_FREE, s.opener, told.NOBODY_ADDED, s.lot[0], state.NO_CARD)
        _hang(s, s.opener)
        _after_sale(s)


def _put_on_easel(s: State, seat: int, card: int, position: int) -> None:
    _remove_from_hand(s, seat, card)
    s.in_hands -= 1
    s.seller = seat
    s.lot[position] = card
    s.place[card] = state.EASEL
    s.offered[ARTIST_OF[card]] += 1


def _remove_from_hand(s: State, hand: int, card: int) -> None:
    last = s.hand_size[hand] - 1
    k = 0
    while s.hand[hand][k] != card:
        k += 1
    s.hand[hand][k] = s.hand[hand][last]
    s.hand[hand][last] = 0
    s.hand_size[hand] = last


def ends_round(s: State, artist: int) -> bool:
    """The fifth of an artist ends the round, and so does the last card of all. (MA-39, MA-46)"""
    return s.offered[artist] == box.LAST_OFFER or s.in_hands == 0


def _has_ended_round(s: State, seat: int, card: int) -> bool:
    """The card that ends the round is not sold. (MA-40)"""
    artist = ARTIST_OF[card]
    if not ends_round(s, artist):
        return False
    is_fifth = s.offered[artist] == box.LAST_OFFER
    _end_round(s, seat, told.FIFTH_OFFERED if is_fifth else told.HANDS_EMPTY)
    return True


def _open_auction(s: State, kind: int) -> None:
    if kind == box.OUTCRY:
        s.phase = state.CRYING_OUT
        outcry.begin(s)
    elif kind == box.ONCE_AROUND:
        s.phase = state.GOING_AROUND
        once_around.begin(s)
    elif kind == box.FIXED_PRICE:
        s.phase = state.PRICING
        fixed_price.begin(s)
    else:
        s.phase = state.SEALING
        sealed.begin(s)


def _close_sale(s: State) -> None:
    """The leader buys; without a bid the seller has the lot for nothing. (MA-15, MA-16)"""
    if s.leader == NOBODY:
        tell(s, told.TAKEN_FREE, s.seller, told.NOBODY_BID, s.lot[0], s.lot[1])
        _hang(s, s.seller)
    elif s.price == 0:
        tell(s, told.TAKEN_FREE, s.leader, told.PRICE_WAS_ZERO, s.lot[0], s.lot[1])
        _hang(s, s.leader)
    else:
        tell(s, told.SOLD, s.leader, s.price, s.lot[0], s.lot[1])
        _pay(s, s.leader, s.price)
        _hang(s, s.leader)
    _after_sale(s)


def is_shared(s: State) -> bool:
    """Two sellers of a double share, unless the new one takes all. (MA-35, MA-36)"""
    return s.opener != s.seller and not s.new_seller_takes_all


def _pay(s: State, buyer: int, price: int) -> None:
    """To the seller, or to both; who gets the odd thousand. (MA-16, MA-35, MA-37)"""
    if not is_shared(s):
        _pay_part(s, buyer, s.seller, price, told.FOR_THE_LOT)
        return
    half = price // 2
    if buyer == s.seller:
        _pay_part(s, buyer, s.seller, price - half, told.OWN_SHARE)
        _pay_part(s, buyer, s.opener, half, told.OTHER_SHARE)
    elif buyer == s.opener:
        _pay_part(s, buyer, s.opener, half, told.OWN_SHARE)
        _pay_part(s, buyer, s.seller, price - half, told.OTHER_SHARE)
    else:
        _pay_part(s, buyer, s.seller, price - half, told.OTHER_SHARE)
        _pay_part(s, buyer, s.opener, half, told.OTHER_SHARE)


def _pay_part(s: State, buyer: int, seller: int, amount: int, why: int) -> None:
    """A seller who buys his own lot pays the bank. (MA-16)"""
    if amount == 0:
        return
    s.money[buyer] -= amount
    if buyer == seller:
        tell(s, told.PAID, buyer, BANK, amount, why)
    else:
        s.money[seller] += amount
        tell(s, told.PAID, buyer, seller, amount, why)


def _hang(s: State, buyer: int) -> None:
    """The buyer lays the paintings face up before himself. (MA-11, MA-34)"""
    for k in range(2):
        card = s.lot[k]
        if card != state.NO_CARD:
            s.wall[buyer][ARTIST_OF[card]] += 1
            s.place[card] = state.WALL + buyer


def _after_sale(s: State) -> None:
    """Who ran the auction may turn up a mystery card; then the turn passes on. (MA-9, MA-51)"""
    seat = s.seller
    _clear_easel(s)
    if s.mystery_hand and s.hand_size[s.players]:
        s.phase = state.AT_MYSTERY
        s.asked = seat
    else:
        _next_turn(s, seat)


def _clear_easel(s: State) -> None:
    s.lot[0] = s.lot[1] = state.NO_CARD
    s.seller = s.opener = s.leader = NOBODY
    s.price = 0
    s.silent = 0
    if s.fists:
        s.fists = 0
        for seat in range(s.players):
            s.sealed[seat] = 0


def _turn_up(s: State, seat: int) -> None:
    """The card is nobody's but counts, and can be the fifth. (MA-51, MA-52, MA-53)"""
    # The hand was dealt from a shuffled deck and nobody saw it: its last card is a random one.
    last = s.hand_size[s.players] - 1
    card = s.hand[s.players][last]
    s.hand[s.players][last] = 0
    s.hand_size[s.players] = last
    tell(s, told.TURNED_UP, seat, card)
    s.place[card] = state.UNSOLD
    s.offered[ARTIST_OF[card]] += 1
    if s.offered[ARTIST_OF[card]] == box.LAST_OFFER:
        _end_round(s, seat, told.FIFTH_OFFERED)
    else:
        _next_turn(s, seat)


# The end of a round


def _end_round(s: State, last_seller: int, why: int) -> None:
    """Unsold cards count; all sell to the bank; the next round begins. (MA-39 to MA-46)"""
    tell(s, told.ROUND_ENDED, s.round_number, why)
    for k in range(2):
        if s.lot[k] != state.NO_CARD:
            s.place[s.lot[k]] = state.UNSOLD
            tell(s, told.UNSOLD, s.lot[k])
    for artist in range(box.ARTISTS):
        scoring.place_marker(s, artist)
    scoring.sell_to_bank(s)
    _discard(s)
    _clear_easel(s)
    if s.round_number == box.ROUNDS:
        _end_game(s, why)
    else:
        _begin_round(s, left_of(last_seller, s.players))


def _discard(s: State) -> None:
    """All paintings of the round are discarded, worth something or not. (MA-44, MA-53)"""
    for card in range(CARDS):
        if state.WALL <= s.place[card] <= state.UNSOLD:
            s.place[card] = state.GONE
    for artist in range(box.ARTISTS):
        s.offered[artist] = 0
        for seat in range(s.players):
            s.wall[seat][artist] = 0


def _end_game(s: State, why: int) -> None:
    """After round 4 all show their money. (MA-47)"""
    s.phase = state.OVER
    s.ended_by = why
    s.asked = NOBODY
    scoring.show_money(s)

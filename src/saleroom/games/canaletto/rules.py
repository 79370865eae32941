"""The course of play: set-up, bidding, bribe, sales, next palace, end.

Every function here takes for granted that what it is asked to do is legal (`legality` decides
that) and what chance brings is possible.

Laying the tiles at random never runs into a dead end: with P palaces the first P tiles go into one
palace each, so when a later tile is laid at most (33 - P) / 2 palaces are full, and at most three
hold its type. Even with 14 palaces these are 12, and two are left.
"""

from saleroom.auctions import ascending
from saleroom.core.events import tell
from saleroom.core.seats import CHANCE, NOBODY, left_of
from saleroom.games.canaletto import actions, scoring, state
from saleroom.games.canaletto import events as told
from saleroom.games.canaletto.components import COPIES, LAST_TYPES, ON_SCALE, TILES, TYPES
from saleroom.games.canaletto.lots import holds, nth_of
from saleroom.games.canaletto.state import State

# Set-up


def set_up(s: State) -> None:
    """Ask chance for whatever the table has not fixed, then begin. (CA-2, CA-3, CA-5)"""
    s.asked = CHANCE
    if s.laid < s.palaces:
        s.phase = state.LAYING_FIRST
    elif s.laid < TILES:
        s.phase = state.LAYING_MORE
    elif s.turned < markers_at_start(s):
        s.phase = state.TURNING
    elif s.column == state.NOWHERE:
        s.phase = state.PLACING
    elif s.first_player == NOBODY:
        s.phase = state.NAMING
    else:
        _begin_round(s, s.first_player)


def markers_at_start(s: State) -> int:
    """All twelve are open from the start, or only the next one. (CA-3)"""
    return 1 if s.hidden_values else ON_SCALE


def next_to_lay(s: State) -> int:
    """After the first tile of every palace the others are laid type by type. (CA-2)"""
    kind = 0
    while s.left[kind] == COPIES[kind]:
        kind += 1
    return kind


def draw(s: State, outcome: int) -> None:
    """What chance does: lay a tile, turn up a marker, place the gondola, name the first player."""
    if s.phase == state.LAYING_FIRST:
        _lay(s, s.laid, outcome - actions.TILE)
    elif s.phase == state.LAYING_MORE:
        _lay(s, outcome - actions.PALACE, next_to_lay(s))
    elif s.phase == state.TURNING:
        _turn_up(s, outcome - actions.MARKER)
    elif s.phase == state.PLACING:
        s.column = s.gondola = outcome - actions.START
        tell(s, told.GONDOLA_PLACED, s.column)
    else:
        s.first_player = outcome - actions.FIRST_PLAYER
        tell(s, told.FIRST_PLAYER, s.first_player)
    if s.round_number:
        _sell_what_is_due(s)
    else:
        set_up(s)


def _lay(s: State, palace: int, kind: int) -> None:
    s.palace[palace] |= 1 << kind
    s.left[kind] += 1
    s.laid += 1
    if s.laid == TILES:
        for filled in range(s.palaces):
            _tell_lot(s, told.PALACE_FILLED, filled, s.palace[filled])


def _tell_lot(s: State, code: int, where_or_who: int, lot: int) -> None:
    tell(s, code, where_or_who, nth_of(lot, 0), nth_of(lot, 1), nth_of(lot, 2))


def _turn_up(s: State, value: int) -> None:
    """The marker takes the next place of the scale; the others stay in order."""
    k = s.turned
    while s.scale[k] != value:
        k += 1
    while k > s.turned:
        s.scale[k] = s.scale[k - 1]
        k -= 1
    s.scale[k] = value
    s.turned += 1
    tell(s, told.MARKER_TURNED, s.turned, value)


# A round


def _begin_round(s: State, opener: int) -> None:
    """The whole content of the column's palace is one lot. (CA-7)"""
    s.round_number += 1
    s.phase = state.BIDDING
    tell(s, told.TURN, opener)
    tell(s, told.ROUND_BEGAN, s.round_number, opener, s.column)
    _tell_lot(s, told.PUT_UP, s.column, s.palace[s.column])
    ascending.begin(s, opener)


def apply(s: State, seat: int, action: int) -> None:
    """Do what the seat decided."""
    if s.phase == state.SELLING:
        scoring.sell(s, action - actions.SELL)
        _sell_what_is_due(s)
    elif action == actions.BRIBE:
        _bribe(s, seat)
    else:
        if action >= actions.BID:
            _bid(s, seat, action - actions.BID)
        else:
            ascending.pass_out(s, seat)
        if s.asked == NOBODY:
            _knock_down(s)


def _bid(s: State, seat: int, amount: int) -> None:
    """A bid raises the price and moves the gondola. (CA-8, CA-9)"""
    steps = amount - s.price
    s.gondola = landing(s, amount)
    ascending.bid(s, seat, amount)
    tell(s, told.GONDOLA_MOVED, steps, s.gondola)


def landing(s: State, amount: int) -> int:
    """The gondola moves clockwise by the increase; empty palaces count. (CA-9)"""
    return (s.gondola + amount - s.price) % s.palaces


def _knock_down(s: State) -> None:
    """The last one in pays his bid and takes the treasures. (CA-10)"""
    tell(s, told.BOUGHT, s.leader, s.price, s.column)
    scoring.pay(s, s.leader, s.price)
    _take(s, s.leader)


def _bribe(s: State, seat: int) -> None:
    """The mask takes the treasures for nothing; the gondola stays. (CA-17, CA-18)"""
    tell(s, told.BRIBED, seat, s.price, s.column)
    s.masks &= ~(1 << seat)
    _take(s, seat)


def _take(s: State, buyer: int) -> None:
    hand_over(s, buyer)
    s.price = 0
    s.leader = NOBODY
    s.out = 0
    s.buyer = buyer
    _sell_what_is_due(s)


def hand_over(s: State, buyer: int) -> None:
    """A type is complete when its last tile has left the palaces. (CA-13)"""
    lot = s.palace[s.column]
    _tell_lot(s, told.TOOK, buyer, lot)
    s.palace[s.column] = 0
    for kind in range(TYPES):
        if holds(lot, kind):
            s.held[buyer][kind] += 1
            s.left[kind] -= 1
            if s.left[kind] == 0:
                s.due |= 1 << kind


def _sell_what_is_due(s: State) -> None:
    """Complete types must be sold; of several the buyer chooses one at a time. (CA-13, CA-14)"""
    while s.due:
        if s.turned == s.sales:
            _wait_for_marker(s)
            return
        if s.due & (s.due - 1):
            s.phase = state.SELLING
            s.asked = s.buyer
            return
        scoring.sell(s, nth_of(s.due, 0))
    _end_round(s)


def _wait_for_marker(s: State) -> None:
    s.phase = state.TURNING
    s.asked = CHANCE


def is_last_sale(s: State) -> bool:
    """With two types left, or fewer, no more are sold. (CA-19)"""
    return TYPES - s.sales <= LAST_TYPES


def _end_round(s: State) -> None:
    """With two types left, or fewer, it is over; else the next marker is shown. (CA-3, CA-19)"""
    if is_last_sale(s):
        s.phase = state.OVER
        s.asked = NOBODY
        s.buyer = NOBODY
        scoring.settle(s)
    elif s.turned == s.sales:
        _wait_for_marker(s)
    else:
        opener = left_of(s.buyer, s.players)
        s.buyer = NOBODY
        _move_column(s)
        _begin_round(s, opener)


def _move_column(s: State) -> None:
    """To the gondola's palace; if that is empty, both go on to the next full one. (CA-11)"""
    s.column = next_full(s, s.gondola)
    passed_by = (s.column - s.gondola) % s.palaces
    s.gondola = s.column
    tell(s, told.COLUMN_MOVED, s.column, passed_by)


def next_full(s: State, palace: int) -> int:
    """Return the first palace from here on, clockwise, that holds a treasure. (CA-11)"""
    while s.palace[palace] == 0:
        palace = (palace + 1) % s.palaces
    return palace

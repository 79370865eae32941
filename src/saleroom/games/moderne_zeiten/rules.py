"""The course of play: deal, roll, auction, one action each, crash, end.

Every function here takes for granted that what it is asked to do is legal (`legality` decides
that) and what chance brings is possible.
"""

from saleroom.auctions import ascending
from saleroom.core.events import tell
from saleroom.core.seats import CHANCE, NOBODY, left_of
from saleroom.games.moderne_zeiten import actions, majorities, scoring, state
from saleroom.games.moderne_zeiten import components as box
from saleroom.games.moderne_zeiten import events as told
from saleroom.games.moderne_zeiten.components import INDUSTRIES, SPACES
from saleroom.games.moderne_zeiten.state import State
from saleroom.games.moderne_zeiten.supply import is_exhausted, lot_size, renew, stock_size

# Chance


def lay_out(s: State) -> None:
    """Put the board on the table: money to everybody, zeppelins on Start. (MZ-4, MZ-5)"""
    for seat in range(s.players):
        s.money[seat] = box.STARTING_MONEY
    for k in range(SPACES):
        s.owner[k] = NOBODY
    for industry in range(INDUSTRIES):
        s.stock[industry] = s.stock_most[industry] = s.shares[industry]
    s.initiative = s.first_initiative
    s.leader = s.finisher = s.turn_of = NOBODY
    s.asked = CHANCE
    if s.first_initiative == NOBODY:
        s.phase = state.NAMING
    else:
        _prepare(s)


def draw(s: State, outcome: int) -> None:
    """What chance does: a share, a roll, who has the initiative, a space of the track."""
    if outcome < actions.ROLL:
        _bring(s, outcome)
    elif outcome < actions.INITIATIVE:
        tell(s, told.ROLLED, outcome - actions.ROLL)
        s.phase = state.TURNING_UP
        s.to_come = outcome - actions.ROLL
        _await_share(s)
    elif outcome < actions.SPACE:
        s.first_initiative = s.initiative = outcome - actions.INITIATIVE
        tell(s, told.INITIATIVE, s.initiative)
        _prepare(s)
    else:
        _place_space(s, outcome - actions.SPACE)
        _prepare(s)


def _prepare(s: State) -> None:
    """First a shuffled track is laid, space by space; then the shares are dealt. (MZ-3, MZ-4)"""
    if s.placed < SPACES:
        s.phase = state.LAYING_TRACK
    else:
        s.phase = state.DEALING
        _deal_to(s, 0)


def _place_space(s: State, pair: int) -> None:
    """The pair comes next on the track; those not yet placed keep their order."""
    k = s.placed
    while s.track[k] != pair:
        k += 1
    while k > s.placed:
        s.track[k] = s.track[k - 1]
        k -= 1
    s.track[k] = pair
    s.placed += 1
    tell(s, told.SPACE_LAID, s.placed, pair // INDUSTRIES, pair % INDUSTRIES)


def _deal_to(s: State, seat: int) -> None:
    tell(s, told.DEALT, seat, box.DEALT)
    s.turn_of = seat
    s.to_come = box.DEALT


def _bring(s: State, industry: int) -> None:
    """A share comes from the stock: into the lot for all to see, or into a hand."""
    s.stock[industry] -= 1
    s.to_come -= 1
    if s.phase == state.TURNING_UP:
        s.lot[industry] += 1
        s.stock_most[industry] -= 1
        tell(s, told.TURNED_UP, industry)
    else:
        s.hand[s.turn_of][industry] += 1
        tell(s, told.SHARE_DRAWN, s.turn_of, industry)
    _await_share(s)


def _await_share(s: State) -> None:
    """Chance brings the next share; with none left, take what there is. (MZ-13, MZ-20)"""
    if s.to_come and stock_size(s) == 0:
        if is_exhausted(s):
            s.to_come = 0
        else:
            renew(s)
    if s.to_come:
        s.asked = CHANCE
    else:
        _after_shares(s)


def _after_shares(s: State) -> None:
    if s.phase == state.TURNING_UP:
        _open_auction(s)
    elif s.phase == state.DRAWING:
        _end_action(s)
    elif s.turn_of + 1 < s.players:
        _deal_to(s, s.turn_of + 1)
    else:
        _begin_turn(s)


# The auction of a turn


def _begin_turn(s: State) -> None:
    """The die says how many shares are turned up; without any there is no auction. (MZ-8, 20)"""
    s.turn += 1
    s.idle = 0
    s.turn_of = NOBODY
    tell(s, told.TURN_BEGAN, s.turn, s.initiative)
    if not is_exhausted(s):
        s.phase = state.ROLLING
        s.asked = CHANCE
    elif lot_size(s):
        _open_auction(s)
    else:
        tell(s, told.NO_AUCTION)
        _turn_to(s, s.initiative)


def _open_auction(s: State) -> None:
    """Bidding starts left of the holder of the business initiative. (MZ-9, MZ-19)"""
    s.phase = state.BIDDING
    ascending.begin(s, left_of(s.initiative, s.players))


def _close_auction(s: State) -> None:
    """The winner takes lot and initiative; without a bid all stays as it is. (MZ-10 to MZ-12)"""
    if s.leader == NOBODY:
        tell(s, told.UNSOLD, lot_size(s))
    else:
        tell(s, told.SOLD, s.leader, s.price, lot_size(s))
        _take_lot(s, s.leader)
        _pay(s, s.leader, s.price)
        s.initiative = s.leader
    s.price = 0
    s.leader = NOBODY
    s.out = 0
    _turn_to(s, s.initiative)


def _take_lot(s: State, winner: int) -> None:
    """All shares of the lot go into hand; everybody has seen them. (MZ-11)"""
    for industry in range(INDUSTRIES):
        count = s.lot[industry]
        if count:
            tell(s, told.TOOK, winner, industry, count)
            s.hand[winner][industry] += count
            s.shown[winner][industry] += count
            s.lot[industry] = 0


def _pay(s: State, winner: int, price: int) -> None:
    """Note by note to the others, going round from the winner's left. (MZ-11)"""
    others = s.players - 1
    payee = winner
    for place in range(others):
        payee = left_of(payee, s.players)
        amount = (price + others - 1 - place) // others
        if amount:
            s.money[winner] -= amount
            s.money[payee] += amount
            tell(s, told.PAID, winner, payee, amount)


# The action of a player


def apply(s: State, seat: int, action: int) -> None:
    """Do what the seat decided."""
    if s.phase == state.BIDDING:
        if action >= actions.BID:
            ascending.bid(s, seat, action - actions.BID)
        else:
            ascending.pass_out(s, seat)
        if s.asked == NOBODY:
            _close_auction(s)
    elif s.phase == state.FLYING:
        _fly(s, seat, action - actions.FLY)
    elif action >= actions.LAY:
        _lay(s, seat, action - actions.LAY)
    elif action == actions.DRAW:
        _draw_shares(s, seat)
    elif action == actions.DONE:
        _stop_laying(s, seat)
    elif action == actions.FINISH:
        _finish(s, seat)


def _turn_to(s: State, seat: int) -> None:
    s.phase = state.ACTING
    s.turn_of = s.asked = seat


def _draw_shares(s: State, seat: int) -> None:
    """A: draw two shares, or what there is. (MZ-13)"""
    count = box.DRAWN
    if is_exhausted(s):
        count = 0
        s.idle += 1
    tell(s, told.DREW, seat, count)
    s.phase = state.DRAWING
    s.to_come = count
    _await_share(s)


def _lay(s: State, seat: int, industry: int) -> None:
    """B: lay a share from hand; the white zeppelin moves on by one. (MZ-14, MZ-17)"""
    s.hand[seat][industry] -= 1
    s.laid[seat][industry] += 1
    s.laid_now += 1
    if s.shown[seat][industry]:
        s.shown[seat][industry] -= 1
    tell(s, told.LAID, seat, industry)


def _stop_laying(s: State, seat: int) -> None:
    """With one majority there is nothing to choose; with several he says which. (MZ-15)"""
    choices = majorities.usable(s, seat)
    if choices & (choices - 1):
        s.phase = state.FLYING
        return
    industry = 0
    while not choices >> industry & 1:
        industry += 1
    _fly(s, seat, industry)


def _fly(s: State, seat: int, industry: int) -> None:
    """To the next free space of the industry; a square on it; then the crash. (MZ-15 to MZ-18)"""
    k = majorities.next_space(s, seat, industry)
    s.zeppelin[seat] = k + 1
    s.owner[k] = seat
    tell(s, told.FLEW, seat, k + 1, s.track[k] // INDUSTRIES, industry)
    s.laid_now = 0
    crash(s)
    _end_action(s)


def crash(s: State) -> None:
    """At the limit the industry with most shares laid is gone; of equals all. (MZ-17)"""
    white = majorities.white_zeppelin(s)
    limit = box.CRASH_LIMIT[s.players]
    while white >= limit:
        tell(s, told.CRASHED, white, limit)
        gone = majorities.most_laid(s)
        for industry in range(INDUSTRIES):
            if gone >> industry & 1:
                _scrap(s, industry)
        white = majorities.white_zeppelin(s)


def _scrap(s: State, industry: int) -> None:
    tell(s, told.SCRAPPED, industry, majorities.laid_of(s, industry))
    for seat in range(s.players):
        s.discards[industry] += s.laid[seat][industry]
        s.laid[seat][industry] = 0


def _end_action(s: State) -> None:
    """The next player acts; when all have acted the next auction begins. (MZ-12, 18, 19, 20)"""
    seat = left_of(s.turn_of, s.players)
    if seat != s.initiative:
        _turn_to(s, seat)
    elif s.idle < s.players:
        _begin_turn(s)
    else:
        tell(s, told.STUCK)
        _end_game(s)


def _finish(s: State, seat: int) -> None:
    """All spaces ahead are occupied: on to the Goal, and the game ends at once. (MZ-21)"""
    tell(s, told.FINISHED, seat)
    s.zeppelin[seat] = box.GOAL
    s.finisher = seat
    _end_game(s)


def _end_game(s: State) -> None:
    s.phase = state.OVER
    s.asked = NOBODY
    s.turn_of = NOBODY
    scoring.tell_points(s)

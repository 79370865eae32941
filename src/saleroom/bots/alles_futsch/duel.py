"""Two players, lot by lot: how Expert looks ahead in Alles Futsch against one rival.

All is known but the cards to come, and the rival's limit nearly is: the seat can have a card at
that limit, or let the rival pay as much. A lot is played through in both ways, with every card if
the seat chooses, and what it promises then (`foresight`) decides. No card is turned up before that
is decided, so nothing is chosen for luck that the seat cannot know of.
"""

from typing import Any

import numpy as np

from saleroom.bots.alles_futsch.foresight import HIDDEN, INPUTS, promise_of
from saleroom.bots.alles_futsch.settling import award, least_bid
from saleroom.bots.mood import mood
from saleroom.bots.play_kernels import step
from saleroom.bots.search.kernels import Search, deal_world, luck_of
from saleroom.bots.skill import MOST_OPTIONS
from saleroom.core.chance import scrambled
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.games.alles_futsch.actions import TURN_UP
from saleroom.games.alles_futsch.components import CARDS
from saleroom.games.alles_futsch.state import CHOOSING, STOCK, TURNING_UP

rules: Any = None
skill: Any = None

ROOM = INPUTS + HIDDEN
# The end of the game as log odds; nothing short of it promises as much.
_SURE = 15.0
_NEARLY = 14.0
_NEVER = -1000.0
# A prime above all stocks: every card comes once before one comes again, and neighbours, which show
# much the same, do not follow each other.
_STRIDE = 37


def try_options(
    search: Search,
    seat: int,
    first: int,
    last: int,
    options: Any,
    alive: Any,
    _scale: float,
    utilities: Any,
    victories: Any,
    ahead: int,
) -> None:
    """Play this lot and so many more after each option that is still alive; worlds differ in cards.

    Who shall have the lot is the same in all worlds: what is better on average. What is promised at
    the end of it is a chance of victory already.
    """
    base, worlds, tables, book, seeds, _ = search
    numbers = np.zeros(1, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    x = np.zeros(ROOM)
    tries = np.zeros((2, last - first))
    for k in range(len(options)):
        if alive[k]:
            worlds[1] = base[0]
            rules.apply(worlds[1], seat, 0 + options[k])
            is_open = skill.is_auction(worlds[1])
            for buyer in range(2 if is_open else 1):
                for w in range(first, last):
                    rows = tables[w % len(tables)]
                    deal_world(base, worlds, seat, seeds[w], numbers)
                    worlds[1] = worlds[0]
                    rules.apply(worlds[1], seat, 0 + options[k])
                    numbers[0] = luck_of(seeds[w])
                    odds = play_lots(worlds, buyer, w, ahead, seat, rows, book, numbers, most, x)
                    tries[buyer][w - first] = 1.0 / (1.0 + np.exp(-odds))
            best = 1 if is_open and tries[1].sum() > tries[0].sum() else 0
            utilities[first:last, k] = tries[best]
            victories[first:last, k] = tries[best]


def play_lots(
    worlds: Any,
    buyer: int,
    number: int,
    ahead: int,
    seat: int,
    rows: Any,
    book: Any,
    numbers: Any,
    most: Any,
    x: Any,
) -> float:
    """Play the world in place 1 on for so many lots after this one, which the buyer shall have.

    The first card to come is that of the number, the same for whatever is tried.
    """
    luck = 0 + numbers[0]
    s = worlds[1]
    if skill.is_auction(s):
        limit = 0 + skill.reserve(s, 1 - seat, rows[1 - seat], book, mood(numbers))
        if not sell_to(s, buyer, seat, limit):
            sell_to(s, 1 - buyer, seat, limit)
    odds = end_lot(s, seat, rows, book, numbers, most, x)
    for lot in range(ahead):
        if worlds[1].asked != NOBODY:
            numbers[0] = scrambled(luck + lot)
            if lot == 0:
                turn_up(worlds[1], number)
            else:
                step(worlds[1], rows, book, numbers, most)
            odds = play_lot(worlds, seat, rows, book, numbers, most, x)
    return odds


def turn_up(s: Any, number: int) -> None:
    """Turn up the card of this number in the stock, counted in strides, round and round."""
    left = number * _STRIDE % s.in_stock
    for card in range(CARDS):
        if s.place[card] == STOCK:
            if left == 0:
                rules.draw(s, TURN_UP + card)
                return
            left -= 1


def play_lot(
    worlds: Any, seat: int, rows: Any, book: Any, numbers: Any, most: Any, x: Any
) -> float:
    """Play the world in place 1 to the end of the lot, as promises the seat most; return that.

    Places from 2 on are overwritten.
    """
    options = np.zeros(MOST_OPTIONS, np.int64)
    count = 0
    if worlds[1].phase == CHOOSING and worlds[1].asked != seat:
        step(worlds[1], rows, book, numbers, most)
    if worlds[1].phase == CHOOSING:
        count = 0 + skill.list_options(worlds[1], seat, options, rows[seat], book)
    elif not skill.is_auction(worlds[1]):
        return end_lot(worlds[1], seat, rows, book, numbers, most, x)
    rivals_mood = mood(numbers)
    best = _NEVER
    for k in range(max(1, count)):
        worlds[2] = worlds[1]
        if count > 0:
            rules.apply(worlds[2], seat, 0 + options[k])
        limit = 0 + skill.reserve(worlds[2], 1 - seat, rows[1 - seat], book, rivals_mood)
        for buyer in range(2):
            worlds[3] = worlds[2]
            if sell_to(worlds[3], buyer, seat, limit):
                odds = end_lot(worlds[3], seat, rows, book, numbers, most, x)
                if odds > best:
                    best = odds
                    worlds[4] = worlds[3]
    if best == _NEVER:  # whoever must open has nothing, and the other does not want it
        return end_lot(worlds[1], seat, rows, book, numbers, most, x)
    worlds[1] = worlds[4]
    return best


def sell_to(s: Any, buyer: int, seat: int, limit: int) -> bool:
    """Sell the card to the buyer at a price the seat can bring about; False if it cannot.

    Below the rival's limit by one, for that is not known to the last thousand.
    """
    if buyer == seat:
        price = max(limit, least_for(s, seat))
        if s.leader == seat:
            price = 0 + s.price if limit <= s.price else max(limit, s.price + 2)
        return bool(award(s, seat, price))
    least = least_for(s, buyer)
    if least > max(limit, 1):
        return False
    return bool(award(s, buyer, max(least, min(limit - 1, 0 + s.money[seat]))))


def least_for(s: Any, buyer: int) -> int:
    """Return the smallest bid, where the other one opens with 1."""
    return 0 + least_bid(s) + (1 if s.leader == NOBODY and s.asked != buyer else 0)


def end_lot(s: Any, seat: int, rows: Any, book: Any, numbers: Any, most: Any, x: Any) -> float:
    """Use the objects by judgement, and return what the seat can expect then, as log odds."""
    while s.asked != NOBODY and s.phase != TURNING_UP:
        step(s, rows, book, numbers, most)
    if s.asked != NOBODY:
        return max(-_NEARLY, min(_NEARLY, float(promise_of(s, seat, rows[seat], book, x))))
    margin = rules.standing(s, seat) - rules.standing(s, 1 - seat)
    if margin == 0:
        return 0.0
    return _SURE if margin > 0 else -_SURE

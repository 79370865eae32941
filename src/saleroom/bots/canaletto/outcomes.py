"""What an auction of Canaletto can end in, and what becomes of the game then. Compiled.

A lot is bought at a price, or taken with the mask at one, by anybody who is still in. The price
decides where the next lot is sold, so every end is played out by itself, all in the same worlds.
Which of them bidding comes to is decided in `haggling`; `play_drawn` draws one by how likely it is.
"""

from typing import Any

import numpy as np

from saleroom.bots.search.foresight import ROW
from saleroom.bots.search.kernels import Search, deal_world, finish, liking, luck_of, victory
from saleroom.core.seats import MOST_PLAYERS, everybody
from saleroom.games.canaletto.actions import BRIBE, PASS
from saleroom.games.canaletto.components import BRIBE_LIMIT
from saleroom.games.canaletto.rules import apply, landing

rules: Any = None
skill: Any = None

# How a lot goes, and how many prices are looked at, from the one that stands on.
BOUGHT = 0
BRIBED = 1
WAYS = 2
MOST_PRICES = 48
# Multiples of it lie evenly between 0 and 1, however many they are; more are not told apart.
EVENLY = 0.6180339887498949
MOST_MULTIPLES = 1 << 22


def can_end(s: Any, way: int, price: int, buyer: int) -> bool:
    """Tell whether bidding can still come to that."""
    if s.out >> buyer & 1:
        return False
    if way == BRIBED:
        may_play = s.masks >> buyer & 1 == 1 and (price > s.price or buyer != s.leader)
        return bool(may_play and 1 <= price <= BRIBE_LIMIT)
    return bool(price > s.price or buyer == s.leader)


def end(s: Any, way: int, price: int, buyer: int) -> None:
    """Let the lot go so."""
    s.gondola = landing(s, price)
    s.price = price
    s.asked = buyer
    if way == BRIBED:
        apply(s, buyer, BRIBE)
        return
    last = 1 if buyer == 0 else 0
    s.leader = buyer
    s.asked = last
    s.out = everybody(0 + s.players) & ~(1 << buyer) & ~(1 << last)
    apply(s, last, PASS)


def play_ends(
    search: Search,
    seat: int,
    first: int,
    last: int,
    count: int,
    scale: float,
    wanted: Any,
    likes: Any,
    wins: Any,
) -> None:
    """Note by world, way, price, buyer and seat how a wanted end is liked, and the victory."""
    base, worlds, tables, book, seeds, foresight = search
    numbers = np.zeros(1, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    scores = np.zeros((2, ROW))
    since = 0 + skill.stage(base[0])
    players = 0 + base[0].players
    low = 0 + base[0].price
    for w in range(first, last):
        rows = tables[w % len(tables)]
        deal_world(base, worlds, seat, seeds[w], numbers)
        luck = luck_of(seeds[w])
        for way in range(WAYS):
            for k in range(count):
                for buyer in range(players):
                    if not wanted[way][k][buyer] or not can_end(base[0], way, low + k, buyer):
                        continue
                    worlds[1] = worlds[0]
                    s = worlds[1]
                    numbers[0] = luck
                    end(s, way, low + k, buyer)
                    finish(s, since, rows, book, foresight, numbers, most, scores[0], scores[1])
                    for other in range(players):
                        likes[w][way][k][buyer][other] = liking(scores[0], other, players, scale)
                        wins[w][way][k][buyer][other] = victory(scores[1], other, players)


def play_drawn(
    search: Search,
    eyes: int,
    seat: int,
    odds: Any,
    ends: Any,
    alive: Any,
    scale: float,
    likes: Any,
    wins: Any,
) -> None:
    """Note how the seat likes what comes of options that are alive, and everybody's victory.

    In each world the auction ends in one of an option's ends (way, price, buyer), drawn by their
    odds, which add up from the first to the last; all options are drawn for by the same number,
    which is the world's own: those of worlds played later go on where the others ended.
    """
    base, worlds, tables, book, seeds, foresight = search
    numbers = np.zeros(1, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    scores = np.zeros((2, ROW))
    players = 0 + base[0].players
    for w in range(len(seeds)):
        rows = tables[w % len(tables)]
        deal_world(base, worlds, eyes, seeds[w], numbers)
        luck = luck_of(seeds[w])
        drawn = (0.5 + seeds[w] % MOST_MULTIPLES) * EVENLY % 1.0
        for option in range(len(odds)):
            if not alive[option]:
                continue
            place = 0
            while place < len(ends[option]) - 1 and odds[option][place] <= drawn:
                place += 1
            way, price, buyer = ends[option][place]
            worlds[1] = worlds[0]
            s = worlds[1]
            numbers[0] = luck
            end(s, 0 + way, 0 + price, 0 + buyer)
            finish(s, 0, rows, book, foresight, numbers, most, scores[0], scores[1])
            likes[w][option] = liking(scores[0], seat, players, scale)
            for other in range(players):
                wins[w][option][other] = victory(scores[1], other, players)

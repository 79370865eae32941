"""What bidding in Canaletto comes to, with rivals who search as Expert does. Compiled.

Everything is open, so an auction is solved from its end, the highest price first. A juncture of it
is a price, who leads, who is asked and who is out. `settle_juncture` says what each is worth to
everybody if all go on as Dealers: an Expert who is asked there goes by that. `solve_junctures` lets
rivals choose so, not quite surely, and the seat that thinks choose what is best then.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.canaletto.bidding import respond
from saleroom.bots.canaletto.outcomes import BOUGHT, BRIBED, MOST_PRICES
from saleroom.bots.canaletto.settling import SETTLING
from saleroom.bots.mood import mood
from saleroom.core.seats import NOBODY, left_of
from saleroom.games.canaletto.actions import BID, BRIBE, PASS
from saleroom.games.canaletto.components import BRIBE_LIMIT

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

rules: Any = None
skill: Any = None

SEATS = 4
SETS = 1 << SEATS
# What can be done: raise by the index of a price, pass, play the mask.
PASSING = MOST_PRICES
BRIBING = MOST_PRICES + 1
WAYS_ON = MOST_PRICES + 2
NEVER = -1.0e9
# So far beyond its own limit an Expert looks at prices; how much it prefers what Dealer would do;
# and how unsure its choice is. Fitted to what Experts did (docs/bots.md).
BEYOND = 4
USUAL = 0.02
RIVALS_HEAT = 0.015
# What is done by less than one in so many is left out.
HARDLY = 1.0e-6


class Haggle(NamedTuple):
    """An auction that is thought about.

    The state at its beginning and room for another; the seat that thinks, and how unsure it is; how
    many prices are looked at; what all would pay by draw and seat, and usually; what ends are worth
    by way, price, buyer and seat; what junctures are, if all go on so, and if searchers do.
    """

    base: Any
    room: Any
    seat: int
    heat: float
    prices: int
    draws: Ints
    limits: Ints
    ends: Floats
    dealt: Floats
    solved: Floats


def draw_limits(base: Any, tables: Any, book: Any, numbers: Any, draws: Any, limits: Any) -> None:
    """Draw what all would pay some times, at the tables in turn; usually it is the mean of those.

    The usual ones are without a mood.
    """
    s = base[0]
    for seat in range(s.players):
        for d in range(len(draws)):
            row = tables[d % len(tables)][seat]
            draws[d][seat] = skill.reserve(s, seat, row, book, mood(numbers))
        total = 0
        for rows in tables:
            total += skill.reserve(s, seat, rows[seat], book, 0.0)
        limits[seat] = total // len(tables)


def next_in(out: int, seat: int, players: int) -> int:
    """Return the next seat that is still in."""
    other = left_of(seat, players)
    while out >> other & 1:
        other = left_of(other, players)
    return other


def is_juncture(s: Any, k: int, leader: int, asked: int, out: int) -> bool:
    """Tell whether bidding can come there: all between who leads and who is asked are out."""
    players = 0 + s.players
    if out >> leader & 1 or out >> asked & 1 or asked == leader or (out & s.out) != s.out:
        return False
    if k == 0 and leader != s.leader:
        return False
    return next_in(out & ~(1 << asked), leader, players) == asked


def settle_juncture(lot: Haggle, k: int, leader: int, asked: int, out: int, ended: Any) -> None:
    """Fill in what a juncture is worth if Dealers go on, all that follow it being known."""
    players = 0 + lot.base[0].players
    room = lot.dealt[k][leader][asked][out]
    for seat in range(players):
        room[seat] = 0.0
    for d in range(len(lot.draws)):
        action = dealers_way(lot, lot.draws[d], k, leader, asked, out)
        found = 0
        if action == BRIBING:
            found = (BRIBED * MOST_PRICES + k) * SEATS + asked
        elif action == PASSING:
            after = next_in(out | 1 << asked, asked, players)
            if after == leader:
                found = (BOUGHT * MOST_PRICES + k) * SEATS + leader
            else:
                found = 0 + ended[d][k][leader][after][out | 1 << asked]
        else:
            found = 0 + ended[d][action][asked][next_in(out, asked, players)][out]
        ended[d][k][leader][asked][out] = found
        price = found // SEATS
        for seat in range(players):
            liked = lot.ends[price // MOST_PRICES][price % MOST_PRICES][found % SEATS][seat]
            room[seat] += liked / len(lot.draws)


def dealers_way(lot: Haggle, limits: Any, k: int, leader: int, asked: int, out: int) -> int:
    """Return what a Dealer does there with such limits."""
    lot.room[0] = lot.base[0]
    s = lot.room[0]
    low = 0 + s.price
    s.price = low + k
    s.leader = leader
    s.asked = asked
    s.out = out
    keenest = 0
    for other in range(s.players):
        if other != asked and not out >> other & 1:
            keenest = max(keenest, 0 + limits[other])
    action = respond(s, asked, 0 + limits[asked], keenest, SETTLING)
    if action == BRIBE:
        return BRIBING
    if action == PASS or k == lot.prices - 1:
        return PASSING
    return int(min(lot.prices - 1, action - BID - low))


def solve_junctures(lot: Haggle, ended: Any) -> None:
    """Fill in what junctures are worth, all that follow one before it.

    Once if Dealers go on, and once if rivals choose as Experts and the seat as is best. `ended` is
    room for where each ends.
    """
    s = lot.base[0]
    players = 0 + s.players
    odds = np.zeros(WAYS_ON)
    for step in range(lot.prices):
        k = lot.prices - 1 - step
        for leader in range(players):
            for index in range(1 << players):
                out = (1 << players) - 1 - index
                for asked in range(players):
                    if is_juncture(s, k, leader, asked, out):
                        settle_juncture(lot, k, leader, asked, out, ended)
                        weigh(lot, k, leader, asked, out, lot.heat, odds)
                        add_up(lot, k, leader, asked, out, odds)


def judge(lot: Haggle, worths: Any, k: int, leader: int, asked: int, out: int, likes: Any) -> None:
    """Fill in how the seat asked likes all it can do, if junctures are `worths`."""
    s = lot.base[0]
    players = 0 + s.players
    after = next_in(out, asked, players)
    for raised in range(MOST_PRICES):
        likes[raised] = NEVER
        if k < raised < lot.prices:
            likes[raised] = worths[raised][asked][after][out][asked]
    likes[PASSING] = NEVER
    likes[BRIBING] = NEVER
    if leader != NOBODY:
        likes[PASSING] = 0.0 + passed(lot, worths, k, leader, asked, out)[asked]
        if s.masks >> asked & 1 and 1 <= s.price + k <= BRIBE_LIMIT:
            likes[BRIBING] = lot.ends[BRIBED][k][asked][asked]


def passed(lot: Haggle, worths: Any, k: int, leader: int, asked: int, out: int) -> Any:
    """Return what it is worth to each that the seat asked passes."""
    after = next_in(out | 1 << asked, asked, 0 + lot.base[0].players)
    if after == leader:
        return lot.ends[BOUGHT][k][leader]
    return worths[k][leader][after][out | 1 << asked]


def weigh(lot: Haggle, k: int, leader: int, asked: int, out: int, heat: float, odds: Any) -> None:
    """Fill in how likely the seat asked does what."""
    if asked == lot.seat:
        judge(lot, lot.solved, k, leader, asked, out, odds)
    else:
        judge(lot, lot.dealt, k, leader, asked, out, odds)
        # An Expert does not look at all prices, and does what Dealer would unless another is
        # plainly better.
        low = 0 + lot.base[0].price
        for raised in range(max(k + 1, lot.limits[asked] + BEYOND - low + 1), lot.prices):
            odds[raised] = NEVER
        odds[dealers_way(lot, lot.limits, k, leader, asked, out)] += USUAL
        heat = max(heat, RIVALS_HEAT)
    best = NEVER
    for way in range(WAYS_ON):
        best = max(best, odds[way])
    total = 0.0
    for way in range(WAYS_ON):
        odds[way] = np.exp(max(-50.0, (odds[way] - best) / heat))
        total += odds[way]
    for way in range(WAYS_ON):
        odds[way] = odds[way] / total
        if odds[way] < HARDLY:
            odds[way] = 0.0


def add_up(lot: Haggle, k: int, leader: int, asked: int, out: int, odds: Any) -> None:
    """Fill in what a juncture is worth to each, if that is how likely what is done there."""
    players = 0 + lot.base[0].players
    after = next_in(out, asked, players)
    room = lot.solved[k][leader][asked][out]
    there = passed(lot, lot.solved, k, leader, asked, out)
    for seat in range(players):
        room[seat] = odds[PASSING] * there[seat]
        if odds[BRIBING] > 0.0:
            room[seat] += odds[BRIBING] * lot.ends[BRIBED][k][asked][seat]
    for raised in range(k + 1, lot.prices):
        if odds[raised] > 0.0:
            for seat in range(players):
                room[seat] += odds[raised] * lot.solved[raised][asked][after][out][seat]


def follow(
    lot: Haggle, way: int, k: int, leader: int, out: int, heat: float, reach: Any, found: Any
) -> None:
    """Fill in how likely each end is once the seat has done that, all being so unsure.

    `reach` is room for junctures; it is left as it was found, empty.
    """
    s = lot.base[0]
    players = 0 + s.players
    odds = np.zeros(WAYS_ON)
    go_on(lot, way, 1.0, k, leader, lot.seat, out, reach, found)
    for price in range(k, lot.prices):
        for gone in range(1 << players):
            for first in range(players):
                for asked in range(players):
                    share = reach[price][first][asked][gone]
                    if share <= 0.0:
                        continue
                    reach[price][first][asked][gone] = 0.0
                    weigh(lot, price, first, asked, gone, max(heat, lot.heat), odds)
                    for on in range(WAYS_ON):
                        if odds[on] > 0.0:
                            go_on(
                                lot, on, share * odds[on], price, first, asked, gone, reach, found
                            )


def go_on(
    lot: Haggle,
    way: int,
    share: float,
    k: int,
    leader: int,
    asked: int,
    out: int,
    reach: Any,
    found: Any,
) -> None:
    """Add a share to where it leads that the seat asked does this."""
    players = 0 + lot.base[0].players
    if way == BRIBING:
        found[BRIBED][k][asked] += share
    elif way == PASSING:
        after = next_in(out | 1 << asked, asked, players)
        if after == leader:
            found[BOUGHT][k][leader] += share
        else:
            reach[k][leader][after][out | 1 << asked] += share
    else:
        reach[way][asked][next_in(out, asked, players)][out] += share

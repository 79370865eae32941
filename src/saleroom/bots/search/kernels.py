"""Worlds, and what becomes of them: the compiled part of a search.

A world is the guessed state with everything the seat cannot know dealt anew. In each, the same
luck follows whatever is tried (common random numbers), so that differences are the decision's.
Everybody plays on by judgement, `rows` being the weights of each seat.

A lot is not searched by trying bids: for each 'player k has it at this price' one game is played
out, and what other prices would have brought follows by shifting money, or by going from one tried
price to the next. One branch more is that nobody (else) bids.

`finish` is where a rollout ends: at the end of a stage of the game, or of the game. What a seat can
count on there is judgement's `promise`; a value net would take its place.
"""

from typing import Any

import numpy as np

from saleroom.bots.mood import mood
from saleroom.bots.play_kernels import step
from saleroom.core.chance import scrambled
from saleroom.core.seats import MOST_PLAYERS, NOBODY

rules: Any = None
skill: Any = None

NOBODY_BIDS = MOST_PLAYERS  # the branch after those of the seats
BRANCHES = MOST_PLAYERS + 1
_LAST = (1 << 63) - 1


def deal_world(base: Any, world: Any, seat: int, seed: int, numbers: Any) -> None:
    """Make the world of a seed."""
    world[0] = base[0]
    numbers[0] = scrambled(seed)
    rules.redeal(world[0], seat, numbers)


def finish(s: Any, rows: Any, book: Any, numbers: Any, most: Any, scores: Any) -> None:
    """Play a world to the end of its stage and note what every seat can count on there."""
    stage = skill.stage(s)
    while s.asked != NOBODY and skill.stage(s) == stage:
        step(s, rows, book, numbers, most)
    over = s.asked == NOBODY
    for seat in range(s.players):
        scores[seat] = rules.score(s, seat) if over else skill.promise(s, seat, rows[seat], book)


def list_them(base: Any, seat: int, options: Any, w: Any, book: Any) -> int:
    """Fill in what is worth trying."""
    return int(skill.list_options(base[0], seat, options, w, book))


def look(base: Any, rows: Any, book: Any, most: Any, worths: Any, prices: Any) -> int:
    """Fill in what all are thought to pay, what the lot is worth to them, and prices to try."""
    s = base[0]
    for seat in range(s.players):
        most[seat] = skill.outlook(s, seat, rows[seat], book)
        worths[seat] = skill.worth(s, seat, rows[seat], book)
    return int(skill.knots(s, most, prices))


def facts_of(base: Any, facts: Any) -> None:
    """Fill in how a bid is found here, what is at stake, and the most each seat may bid."""
    s = base[0]
    facts[0] = skill.mechanism(s)
    facts[1] = skill.stakes(s)
    for seat in range(s.players):
        facts[2 + seat] = skill.top(s, seat) if skill.mechanism(s) else 0


def drifts_of(base: Any, drifts: Any) -> None:
    """Fill in, by buyer and seat, how the seat's score moves with the price."""
    s = base[0]
    for buyer in range(s.players):
        for seat in range(s.players):
            drifts[buyer][seat] = skill.drift(s, buyer, seat)


def try_prices(  # a kernel has no object to keep its arrays in
    base: Any,
    worlds: Any,
    seat: int,
    rows: Any,
    book: Any,
    seeds: Any,
    first: int,
    last: int,
    prices: Any,
    reserves: Any,
    refs: Any,
    finals: Any,
) -> None:
    """Play the worlds from `first` to `last` out in every branch at every price.

    `reserves` get what each seat would pay in each world; `refs`, by branch and price tried, the
    price paid, -1 where the branch cannot be; `finals` the scores by world, branch, price and seat.
    """
    numbers = np.zeros(1, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    players = 0 + base[0].players
    for w in range(first, last):
        deal_world(base, worlds, seat, seeds[w], numbers)
        world = worlds[0]
        for k in range(players):
            reserves[w][k] = skill.reserve(world, k, rows[k], book, mood(numbers))
        luck = scrambled(seeds[w] ^ _LAST)
        for k in range(players):
            for j in range(len(prices)):
                worlds[1] = world
                s = worlds[1]
                price = min(0 + prices[j], 0 + skill.top(s, k))
                if k == s.leader and price > s.price:
                    s.price = price  # as if he had bid that much himself
                if skill.award(s, k, price):
                    refs[k][j] = price
                    numbers[0] = luck
                    finish(s, rows, book, numbers, most, finals[w][k][j])
                else:
                    refs[k][j] = -1
        worlds[1] = world
        s = worlds[1]
        numbers[0] = luck
        for k in range(players):
            most[k] = 0
        if skill.is_auction(s):
            skill.settle(s, most, numbers)
        finish(s, rows, book, numbers, most, finals[w][NOBODY_BIDS][0])


def try_options(  # a kernel has no object to keep its arrays in
    base: Any,
    worlds: Any,
    seat: int,
    rows: Any,
    book: Any,
    seeds: Any,
    first: int,
    last: int,
    options: Any,
    alive: Any,
    scale: float,
    utilities: Any,
) -> None:
    """Play the worlds from `first` to `last` out after each option that is still alive."""
    numbers = np.zeros(1, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    scores = np.zeros(MOST_PLAYERS)
    players = 0 + base[0].players
    for w in range(first, last):
        deal_world(base, worlds, seat, seeds[w], numbers)
        luck = scrambled(seeds[w] ^ _LAST)
        for k in range(len(options)):
            if alive[k]:
                worlds[1] = worlds[0]
                s = worlds[1]
                numbers[0] = luck
                rules.apply(s, seat, 0 + options[k])
                finish(s, rows, book, numbers, most, scores)
                utilities[w][k] = liking(scores, seat, players, scale)


def liking(scores: Any, seat: int, players: int, scale: float) -> float:
    """How near these final scores are to a victory: from 0 to 1, a half for a tie at the top."""
    best = -1.0e18
    for other in range(players):
        if other != seat and scores[other] > best:
            best = scores[other]
    margin = (scores[seat] - best) / scale
    return float(1.0 / (1.0 + np.exp(-margin)))

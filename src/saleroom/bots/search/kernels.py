"""Worlds, and what becomes of them: the compiled part of a search.

A world is the guessed state with everything the seat cannot know dealt anew. In each, the same
luck follows whatever is tried (common random numbers), so that differences are the decision's.
Everybody plays on by judgement, `rows` being the weights of each seat; the seat that searches may
think several tables of rivals possible, which take turns from world to world.

A lot is not searched by trying bids: for each 'player k has it at this price' one game is played
out, and what other prices would have brought follows by shifting money, or by going from one tried
price to the next. One branch more is that nobody (else) bids.

`finish` is where a rollout ends: at the end of the game, or of some stages of it for one that has a
net to ask there (`foresight`).

Two things are noted of how a world ends: how much the seat likes it (`liking`, a margin squeezed
between 0 and 1: what is decided by) and its share of the victory (`victory`: what is told). A game
that is lost by little is liked better than one lost by much, and counts as lost all the same.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.mood import mood
from saleroom.bots.play_kernels import step
from saleroom.bots.search.contending import contenders
from saleroom.bots.search.foresight import BLIND, HEAT, ROW, Foresight, chance, foresee
from saleroom.bots.skill import BY_OPTIONS, MOST_OPTIONS
from saleroom.core.chance import scrambled
from saleroom.core.seats import ALL_SEEING, MOST_PLAYERS, NOBODY

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

rules: Any = None
skill: Any = None

NOBODY_BIDS = MOST_PLAYERS  # the branch after those of the seats
BRANCHES = MOST_PLAYERS + 1
# What a seat can do about a later lot: as judgement says, leave it, or pay just enough.
LEFT = 1
WON = 2
WAYS = 3
# So many options are tried at a later decision, and so many decisions at most, one after another.
MOST_TRIED = 5
DEEPEST = 3
_LAST = (1 << 63) - 1


class Search(NamedTuple):
    """What worlds are played with.

    The state that is thought about, room for worlds, everybody's weights at each of the tables that
    take turns, what judgement looks things up in, a seed for each world, how far a rollout goes.
    """

    base: Any
    worlds: Any
    tables: Floats
    book: Floats
    seeds: Ints
    foresight: Foresight = BLIND


class PlayedOut(NamedTuple):
    """What was played out: scores by world, branch, price tried and seat, and what goes with them.

    Behind the scores of the seats is the heat of a cut (`foresight`).

    `standings` are, in the same order, what the ranking goes by; `reserves` what each seat would
    pay in each world; `refs`, by branch and price tried, the price paid, -1 where that cannot be;
    `drifts`, by buyer and seat, how the seat's score moves with the price; `base` holds the state
    that is thought about.
    """

    finals: Floats
    standings: Floats
    reserves: Ints
    refs: Ints
    drifts: Floats
    base: Any

    def of(self, worlds: int) -> "PlayedOut":
        """Return what was found in the first so many worlds. (Not for compiled code)"""
        return self._replace(
            finals=self.finals[:worlds],
            standings=self.standings[:worlds],
            reserves=self.reserves[:worlds],
        )


def deal_world(base: Any, world: Any, seat: int, seed: int, numbers: Any) -> None:
    """Make the world of a seed; to one who sees all there is but one, and luck to come."""
    world[0] = base[0]
    numbers[0] = scrambled(seed)
    if seat != ALL_SEEING:
        rules.redeal(world[0], seat, numbers)


def luck_of(seed: int) -> int:
    """Return the luck that follows in the world of a seed, whatever is tried there."""
    return scrambled(seed ^ _LAST)


def finish(
    s: Any,
    since: int,
    rows: Any,
    book: Any,
    foresight: Foresight,
    numbers: Any,
    most: Any,
    scores: Any,
    standings: Any,
) -> None:
    """Play a world as far as foresight wants; note what every seat has or can count on.

    `since` is the stage that is thought about: what is tried may have ended it by itself.
    """
    stage = since
    left = foresight.stages
    while s.asked != NOBODY:
        if skill.stage(s) != stage:
            stage = skill.stage(s)
            left -= 1
            if left == 0:
                foresee(s, foresight, scores, standings)
                return
        step(s, rows, book, numbers, most)
    for seat in range(s.players):
        scores[seat] = rules.score(s, seat)
        standings[seat] = rules.standing(s, seat)
    scores[HEAT] = foresight.heat
    standings[HEAT] = 0.0


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


class Bidding(NamedTuple):
    """Which branches count: those that can come about by this way of selling (`contending`).

    `others` is the set of seats that can still bid, `seller` whose lot it is, `least` the smallest
    bid; what each would pay is `moves` times what judgement says.
    """

    way: int
    others: int
    seller: int
    least: int
    moves: Floats


EVERY_BRANCH = Bidding(BY_OPTIONS, ~0, NOBODY, 0, np.ones(MOST_PLAYERS))


def try_prices(
    search: Search,
    seat: int,
    first: int,
    last: int,
    prices: Any,
    found: PlayedOut,
    bidding: Bidding,
) -> None:
    """Play the worlds from `first` to `last` out in every branch that counts, at every price."""
    base, worlds, tables, book, seeds, foresight = search
    numbers = np.zeros(1, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    players = 0 + base[0].players
    since = 0 + skill.stage(base[0])
    way, others, seller, least, _ = bidding
    for w in range(first, last):
        rows = tables[w % len(tables)]
        deal_world(base, worlds, seat, seeds[w], numbers)
        world = worlds[0]
        for k in range(players):
            reserve = skill.reserve(world, k, rows[k], book, mood(numbers))
            if bidding.moves[k] != 1.0:
                reserve = min(int(reserve * bidding.moves[k]), 0 + skill.top(world, k))
            found.reserves[w][k] = reserve
        luck = luck_of(seeds[w])
        count = contenders(base[0], found.reserves[w], seat, way, others, seller)
        leaves_it = way == BY_OPTIONS
        for k in range(players):
            if not count >> k & 1:
                continue
            can_have_it = False
            for j in range(len(prices)):
                worlds[1] = world
                s = worlds[1]
                price = min(0 + prices[j], 0 + skill.top(s, k))
                if k == s.leader and price > s.price:
                    s.price = price  # as if he had bid that much himself
                if skill.award(s, k, price):
                    can_have_it = True
                    found.refs[k][j] = price
                    numbers[0] = luck
                    finish(
                        s,
                        since,
                        rows,
                        book,
                        foresight,
                        numbers,
                        most,
                        found.finals[w][k][j],
                        found.standings[w][k][j],
                    )
                else:
                    found.refs[k][j] = -1
            leaves_it = leaves_it or not can_have_it
            leaves_it = leaves_it or (k != seat and found.reserves[w][k] < least)
        if not leaves_it and count != 1 << seat:
            continue
        worlds[1] = world
        s = worlds[1]
        numbers[0] = luck
        for k in range(players):
            most[k] = 0
        if skill.is_auction(s):
            skill.settle(s, most, numbers)
        scores = found.finals[w][NOBODY_BIDS][0]
        finish(
            s,
            since,
            rows,
            book,
            foresight,
            numbers,
            most,
            scores,
            found.standings[w][NOBODY_BIDS][0],
        )


def try_options(
    search: Search,
    seat: int,
    first: int,
    last: int,
    options: Any,
    alive: Any,
    scale: float,
    utilities: Any,
    victories: Any,
    ahead: int,
) -> None:
    """Play the worlds from `first` to `last` out after each option that is still alive."""
    base, worlds, tables, book, seeds, foresight = search
    numbers = np.zeros(1, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    scores = np.zeros((2, ROW))
    since = 0 + skill.stage(base[0])
    for w in range(first, last):
        rows = tables[w % len(tables)]
        deal_world(base, worlds, seat, seeds[w], numbers)
        luck = luck_of(seeds[w])
        for k in range(len(options)):
            if alive[k]:
                worlds[1] = worlds[0]
                s = worlds[1]
                numbers[0] = luck
                rules.apply(s, seat, 0 + options[k])
                utilities[w][k], victories[w][k] = look_ahead(
                    worlds, since, ahead, seat, rows, book, foresight, numbers, most, scores, scale
                )


def look_ahead(
    worlds: Any,
    since: int,
    depth: int,
    seat: int,
    rows: Any,
    book: Any,
    foresight: Foresight,
    numbers: Any,
    most: Any,
    scores: Any,
    scale: float,
) -> tuple[float, float]:
    """How much the seat likes the world in place 1, after `depth` more decisions of its own.

    With it goes its share of the victory there. At each decision everything is tried, and what it
    likes best counts; after the last all play on by judgement. Places from 2 on are overwritten.
    (Not by recursion: a recursive function that Numba loads from its cache crashes.)
    """
    options = np.zeros((1 + DEEPEST, MOST_OPTIONS), np.int64)
    count = np.zeros(1 + DEEPEST, np.int64)
    tried = np.zeros(1 + DEEPEST, np.int64)
    luck = np.zeros(1 + DEEPEST, np.int64)
    best = np.zeros(1 + DEEPEST)
    won = np.zeros(1 + DEEPEST)
    level = 0
    arrived = True
    while True:
        s = worlds[1 + level]
        if arrived:
            while level < depth and s.asked != NOBODY and not is_decision_of(s, seat):
                step(s, rows, book, numbers, most)
            tried[level] = 0
            count[level] = 0
            best[level] = 0.0
            won[level] = 0.0
            luck[level] = numbers[0]
            if level == depth or s.asked == NOBODY:
                finish(s, since, rows, book, foresight, numbers, most, scores[0], scores[1])
                best[level] = liking(scores[0], seat, 0 + s.players, scale)
                won[level] = victory(scores[1], seat, 0 + s.players)
            elif skill.is_auction(s):
                count[level] = WAYS
            else:
                listed = skill.list_options(s, seat, options[level], rows[seat], book)
                count[level] = min(MOST_TRIED, listed)
        if tried[level] == count[level]:
            if level == 0:
                return float(best[0]), float(won[0])
            if best[level] > best[level - 1]:
                best[level - 1] = best[level]
                won[level - 1] = won[level]
            level -= 1
            arrived = False
        else:
            numbers[0] = luck[level]
            worlds[2 + level] = worlds[1 + level]
            s = worlds[2 + level]
            if skill.is_auction(s):
                settle_so(s, 0 + tried[level], seat, rows, book, numbers, most)
            else:
                rules.apply(s, seat, 0 + options[level][tried[level]])
            tried[level] += 1
            level += 1
            arrived = True


def is_decision_of(s: Any, seat: int) -> bool:
    """Tell whether the seat decides something here, if only what to do about a lot."""
    return bool(s.asked == seat or skill.is_auction(s))


def settle_so(s: Any, way: int, seat: int, rows: Any, book: Any, numbers: Any, most: Any) -> None:
    """Settle an auction in one of the seat's ways: by judgement, left to others, or just won."""
    highest = 0
    for other in range(s.players):
        most[other] = skill.reserve(s, other, rows[other], book, mood(numbers))
        if other != seat:
            highest = max(highest, 0 + most[other])
    if way == LEFT:
        most[seat] = 0
    elif way == WON:
        most[seat] = min(highest + 1, 0 + skill.top(s, seat))
    skill.settle(s, most, numbers)


def liking(scores: Any, seat: int, players: int, scale: float) -> float:
    """How near these final scores are to a victory: from 0 to 1, a half for a tie at the top.

    Where heat is given, its chance instead, so that games that ended compare with those cut.
    """
    if scores[HEAT] > 0.0:
        return chance(scores, seat, players)
    best = -1.0e18
    for other in range(players):
        if other != seat and scores[other] > best:
            best = scores[other]
    margin = (scores[seat] - best) / scale
    return float(1.0 / (1.0 + np.exp(-margin)))


def victory(standings: Any, seat: int, players: int) -> float:
    """The seat's share of the victory: all of it, its part where others are as good, or nothing.

    Where the game was cut, its chance.
    """
    if standings[HEAT] > 0.0:
        return chance(standings, seat, players)
    equals = 1
    for other in range(players):
        if other != seat:
            if standings[other] > standings[seat]:
                return 0.0
            if standings[other] == standings[seat]:
                equals += 1
    return 1.0 / equals

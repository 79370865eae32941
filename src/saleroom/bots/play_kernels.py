"""Whole games of bots that play by judgement, written once for both back ends.

`rules` stands for the game's `flat` module, `skill` for its judgement; `saleroom.fast.compiled`
fills both in. `play` asks one seat at a time, as a table does: with the same numbers it plays the
same game as `saleroom.bots.table` does with the bots of `saleroom.bots.judging`. `play_on` is for
searches: it takes a whole auction in one step.
"""

from typing import Any

import numpy as np

from saleroom.bots.mood import mood
from saleroom.core.chance import scrambled
from saleroom.core.seats import CHANCE, MOST_PLAYERS, NOBODY

rules: Any = None
skill: Any = None

# Rows of `notes`: what a seat keeps in mind, here as numbers.
LOT = 0
MOOD = 1
NO_LOT = -1.0
NOTES = 2

_LAST = (1 << 63) - 1


def decide(  # a kernel has no object to keep its arrays in
    s: Any, seat: int, weights: Any, book: Any, numbers: Any, notes: Any, most: Any
) -> int:
    """Decide as `Judging.decide` does."""
    w = weights[seat]
    if not skill.is_auction(s):
        return int(skill.choose(s, seat, w, book, numbers))
    lot = skill.lot_number(s)
    if lot != notes[LOT]:
        notes[LOT] = lot
        notes[MOOD] = mood(numbers)
    for other in range(s.players):
        most[other] = skill.outlook(s, other, w, book)
    most[seat] = skill.reserve(s, seat, w, book, notes[MOOD])
    return int(skill.bid(s, seat, most, w, book))


def play(  # a kernel has no object to keep its arrays in
    s: Any, weights: Any, book: Any, chance: Any, numbers: Any, notes: Any, most: Any
) -> int:
    """Play to the end, asking one seat at a time; return the number of decisions.

    `weights`, `numbers` and `notes` have a row for each seat.
    """
    for seat in range(s.players):
        notes[seat][LOT] = NO_LOT
    decisions = 0
    seat = 0 + s.asked
    while seat != NOBODY:
        if seat == CHANCE:
            rules.draw(s, rules.sample(s, chance))
        else:
            action = decide(s, seat, weights, book, numbers[seat : seat + 1], notes[seat], most)
            rules.apply(s, seat, action)
            decisions += 1
        seat = 0 + s.asked
    return decisions


def step(s: Any, weights: Any, book: Any, numbers: Any, most: Any) -> None:
    """Take one step: what chance brings, one decision, or a whole auction."""
    seat = 0 + s.asked
    if seat == CHANCE:
        rules.draw(s, rules.sample(s, numbers))
    elif skill.is_auction(s):
        for other in range(s.players):
            most[other] = skill.reserve(s, other, weights[other], book, mood(numbers))
        skill.settle(s, most, numbers)
    else:
        rules.apply(s, seat, 0 + skill.choose(s, seat, weights[seat], book, numbers))


def play_on(s: Any, weights: Any, book: Any, numbers: Any, most: Any) -> None:
    """Play to the end in large steps."""
    while s.asked != NOBODY:
        step(s, weights, book, numbers, most)


def play_all(  # a kernel has no object to keep its arrays in
    games: Any, seeds: Any, rows: Any, seatings: Any, book: Any, notes: Any, results: Any
) -> int:
    """Play each game from its seed, as a table of bots would; return the number of decisions.

    `rows` are rows of weights, `seatings` say by game and seat which row sits there; `results` get
    every seat's standing and then every seat's score.
    """
    decisions = 0
    chance = np.zeros(1, np.int64)
    numbers = np.zeros(MOST_PLAYERS, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    weights = np.zeros((MOST_PLAYERS, rows.shape[1]))
    for k in range(len(games)):
        s = games[k]
        chance[0] = scrambled(stream(seeds[k], 0))
        for seat in range(s.players):
            numbers[seat] = scrambled(stream(seeds[k], seat + 1))
            weights[seat] = rows[seatings[k][seat]]
        decisions += play(s, weights, book, chance, numbers, notes, most)
        for seat in range(s.players):
            results[k][seat] = rules.standing(s, seat)
            results[k][MOST_PLAYERS + seat] = rules.score(s, seat)
    return decisions


def stream(seed: int, number: int) -> int:
    """Return the seed of a numbered part, as `saleroom.bots.table.branch` does."""
    x = scrambled(seed)
    # Modulo 2**63, without ever leaving 63 bits.
    return scrambled(x - _LAST + number - 1 if x > _LAST - number else x + number)

"""Games of two to learn from: a seat that plays as `duel` does, against Dealer."""

from typing import Any

import numpy as np

from saleroom.bots.alles_futsch.duel import ROOM, play_lot
from saleroom.bots.alles_futsch.foresight import INPUTS, describe
from saleroom.bots.play_kernels import step
from saleroom.core.chance import below, scrambled
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.games.alles_futsch.state import CHOOSING, TURNING_UP

rules: Any = None
skill: Any = None


def practise(
    base: Any,
    worlds: Any,
    seeds: Any,
    rows: Any,
    book: Any,
    strays: int,
    inputs: Any,
    owners: Any,
    results: Any,
) -> int:
    """Play a game for each seed, in both seats by turns; return how many positions were noted.

    Of a hundred lots so many are played by judgement alone. `inputs` get what the net sees after
    each lot, `owners` the number of the game, `results` 1, 0 or a half for each game.
    """
    numbers = np.zeros(1, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    x: Any = np.zeros(ROOM)
    noted = 0
    for game in range(len(seeds)):
        seat = game % 2
        numbers[0] = scrambled(seeds[game])
        worlds[1] = base[0]
        while worlds[1].asked != NOBODY:
            if worlds[1].phase != CHOOSING:
                step(worlds[1], rows, book, numbers, most)
                continue
            if below(numbers, 100) >= strays:
                play_lot(worlds, seat, rows, book, numbers, most, x)
            while worlds[1].asked != NOBODY and worlds[1].phase != TURNING_UP:
                step(worlds[1], rows, book, numbers, most)
            if worlds[1].asked != NOBODY and noted < len(inputs):
                describe(worlds[1], seat, rows[seat], x)
                for k in range(INPUTS):
                    inputs[noted][k] = x[k]
                owners[noted] = game
                noted += 1
        margin = rules.standing(worlds[1], seat) - rules.standing(worlds[1], 1 - seat)
        results[game] = 0.5 if margin == 0 else (1.0 if margin > 0 else 0.0)
    return noted

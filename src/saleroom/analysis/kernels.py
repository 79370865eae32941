"""What becomes of everybody after a decision: the compiled part of an analysis.

Worlds are dealt, and played on, as a search does it; only here everybody's share of the victory is
noted, not the seat's alone, and whoever bids says how far it means to go in this lot.
"""

from typing import Any

import numpy as np

from saleroom.bots.mood import mood
from saleroom.bots.search.foresight import ROW
from saleroom.bots.search.kernels import Search, deal_world, finish, liking, luck_of, victory
from saleroom.core.seats import MOST_PLAYERS

rules: Any = None
skill: Any = None

# Nothing is done: the game goes on as it stands.
PLAY_ON = -1
# Its own judgement says how far the seat goes in this lot.
BY_JUDGEMENT = -1


def try_moves(
    search: Search,
    eyes: int,
    seat: int,
    first: int,
    last: int,
    options: Any,
    ceilings: Any,
    alive: Any,
    scale: float,
    likings: Any,
    victories: Any,
) -> None:
    """Play the worlds from `first` to `last` on after each option that is still alive.

    In a lot that goes on, the seat bids up to the ceiling of the option.
    """
    base, worlds, tables, book, seeds, foresight = search
    numbers = np.zeros(1, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    scores = np.zeros(ROW)
    standings = np.zeros(ROW)
    for w in range(first, last):
        rows = tables[w % len(tables)]
        deal_world(base, worlds, eyes, seeds[w], numbers)
        luck = luck_of(seeds[w])
        for k in range(len(options)):
            if alive[k]:
                worlds[1] = worlds[0]
                s = worlds[1]
                numbers[0] = luck
                lot = skill.lot_number(s) if skill.is_auction(s) else -1
                if options[k] != PLAY_ON:
                    rules.apply(s, seat, 0 + options[k])
                is_on = lot >= 0 and skill.is_auction(s) and skill.lot_number(s) == lot
                if is_on and ceilings[k] != BY_JUDGEMENT:
                    settle_up_to(s, seat, 0 + ceilings[k], rows, book, numbers, most)
                finish(s, 0, rows, book, foresight, numbers, most, scores, standings)
                likings[w][k] = liking(scores, seat, 0 + s.players, scale)
                for other in range(s.players):
                    victories[w][k][other] = victory(standings, other, 0 + s.players)


def settle_up_to(
    s: Any, seat: int, ceiling: int, rows: Any, book: Any, numbers: Any, most: Any
) -> None:
    """Sell the lot, all bidding by judgement but the seat, which goes up to its ceiling."""
    for other in range(s.players):
        most[other] = skill.reserve(s, other, rows[other], book, mood(numbers))
    most[seat] = min(ceiling, 0 + skill.top(s, seat))
    skill.settle(s, most, numbers)

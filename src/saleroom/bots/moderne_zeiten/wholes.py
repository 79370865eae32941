"""What a whole action of Moderne Zeiten can be, and what becomes of the game then. Compiled.

A whole action is a row of numbers: how many shares of each industry are laid, and the industry the
zeppelin flies with; a draw lays none. Which is taken is decided in `acting`.
"""

from typing import Any

import numpy as np

from saleroom.bots.search.foresight import ROW
from saleroom.bots.search.kernels import Search, deal_world, finish, liking, luck_of, victory
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.moderne_zeiten import majorities
from saleroom.games.moderne_zeiten.actions import DONE, DRAW, FLY, LAY
from saleroom.games.moderne_zeiten.components import INDUSTRIES
from saleroom.games.moderne_zeiten.rules import apply
from saleroom.games.moderne_zeiten.state import FLYING
from saleroom.games.moderne_zeiten.supply import is_exhausted

rules: Any = None
skill: Any = None

# Places in a row: the shares laid by industry, then what the zeppelin flies with.
FLIGHT = INDUSTRIES
NUMBERS = INDUSTRIES + 1
NO_FLIGHT = -1


def list_wholes(base: Any, work: Any, seat: int, most: int, wholes: Any) -> int:
    """Fill in all that lay at most so many shares more; return how many they are.

    It may be more than there is room for. `work` is scratch.
    """
    s = base[0]
    count = 0
    if s.laid_now == 0 and (majorities.in_reach(s, seat) == 0 or not is_exhausted(s)):
        for k in range(INDUSTRIES):
            wholes[0][k] = 0
        wholes[0][FLIGHT] = NO_FLIGHT
        count = 1
    laid = np.zeros(INDUSTRIES, np.int64)
    while True:
        total = laid.sum()
        if total <= most and total + s.laid_now > 0:
            work[0] = base[0]
            after = work[0]
            for k in range(INDUSTRIES):
                after.laid[seat][k] += laid[k]
            usable = majorities.usable(after, seat)
            for flight in range(INDUSTRIES):
                if usable >> flight & 1:
                    if count < len(wholes):
                        wholes[count][:FLIGHT] = laid
                        wholes[count][FLIGHT] = flight
                    count += 1
        # The next number of shares, counted as with digits that go up to what the hand holds.
        k = 0
        while k < INDUSTRIES and laid[k] == s.hand[seat][k]:
            laid[k] = 0
            k += 1
        if k == INDUSTRIES:
            return count
        laid[k] += 1


def act(s: Any, seat: int, whole: Any) -> None:
    """Let the seat do all of it."""
    for k in range(INDUSTRIES):
        for _ in range(whole[k]):
            apply(s, seat, LAY + k)
    if s.laid_now == 0:
        apply(s, seat, DRAW)
        return
    if s.phase != FLYING:
        apply(s, seat, DONE)
    if s.phase == FLYING and s.asked == seat:
        apply(s, seat, FLY + whole[FLIGHT])


def try_wholes(
    search: Search,
    seat: int,
    first: int,
    last: int,
    wholes: Any,
    alive: Any,
    scale: float,
    utilities: Any,
    victories: Any,
) -> None:
    """Play the worlds from `first` to `last` out after each whole action that is still alive."""
    base, worlds, tables, book, seeds, foresight = search
    numbers = np.zeros(1, np.int64)
    most = np.zeros(MOST_PLAYERS, np.int64)
    scores = np.zeros((2, ROW))
    since = 0 + skill.stage(base[0])
    players = 0 + base[0].players
    for w in range(first, last):
        rows = tables[w % len(tables)]
        deal_world(base, worlds, seat, seeds[w], numbers)
        luck = luck_of(seeds[w])
        for k in range(len(wholes)):
            if alive[k]:
                worlds[1] = worlds[0]
                s = worlds[1]
                numbers[0] = luck
                act(s, seat, wholes[k])
                finish(s, since, rows, book, foresight, numbers, most, scores[0], scores[1])
                utilities[w][k] = liking(scores[0], seat, players, scale)
                victories[w][k] = victory(scores[1], seat, players)

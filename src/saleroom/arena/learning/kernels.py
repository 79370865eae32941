"""Games to learn from, played by judgement as rollouts are; written for both back ends.

Wherever a stage of a game ends, what the net would look at is noted for every seat. An auction is
one step, as in a search, and nobody listens: that is the play a net is asked about, and ten times
as many games.
"""

from typing import Any, NamedTuple

from saleroom.bots.play_kernels import step
from saleroom.core.chance import scrambled
from saleroom.core.seats import NOBODY

rules: Any = None
skill: Any = None


class Noted(NamedTuple):
    """By position and seat what the net looks at, and what can be counted; season and game of each.

    `x` is scratch.
    """

    inputs: Any
    counted: Any
    seasons: Any
    games: Any
    x: Any


def practise(
    base: Any,
    worlds: Any,
    seeds: Any,
    seats: Any,
    levels: Any,
    rows: Any,
    book: Any,
    numbers: Any,
    most: Any,
    noted: Noted,
    standings: Any,
) -> int:
    """Play a game for each seed; return how many positions were noted.

    `seats` says, by game and seat, which of the `levels` plays. `worlds`, `rows`, `numbers` and
    `most` are scratch.
    """
    count = 0
    for k in range(len(seeds)):
        worlds[0] = base[0]
        s = worlds[0]
        numbers[0] = scrambled(seeds[k])
        for seat in range(s.players):
            for j in range(levels.shape[1]):
                rows[seat][j] = levels[seats[k][seat]][j]
        stage = skill.stage(s)
        while s.asked != NOBODY:
            step(s, rows, book, numbers, most)
            if skill.stage(s) != stage and s.asked != NOBODY:
                stage = skill.stage(s)
                count = note(s, k, count, noted)
        for seat in range(s.players):
            standings[k][seat] = rules.standing(s, seat)
    return count


def note(s: Any, game: int, count: int, noted: Noted) -> int:
    """Note a position from every seat, if there is room for it; return how many there are."""
    if skill.season(s) < 0 or count == len(noted.seasons):
        return count
    noted.seasons[count] = skill.season(s)
    noted.games[count] = game
    for seat in range(s.players):
        skill.describe(s, seat, noted.x)
        noted.counted[count][seat] = skill.promise(s, seat)
        for j in range(noted.inputs.shape[2]):
            noted.inputs[count][seat][j] = noted.x[j]
    return count + 1

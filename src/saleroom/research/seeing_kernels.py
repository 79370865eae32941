"""What viewers know and seats may do, written into arrays, for both back ends.

`rules` stands for the game's `flat` module. `show_all` is for games that say what a viewer knows;
`copy_all` for all others: it copies a world that differs from the true one in nothing
that the viewer knows, and it is the same world for all that look alike. A raw row is a state as
mere numbers of 4, 2 and 1 bytes, which is how `fast.records` orders them.
"""

from typing import Any

from saleroom.core.layout import UNKNOWN
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY

rules: Any = None

# Where the worlds of viewers are drawn from: any number will do, and it is always this one.
FIRST_NUMBER = 1


# The rules are called inside the loops: a function around them would make room for all that they
# need, and clear it, once for every game.


def show_all(games: Any, viewers: Any, rows: Any, cells: Any) -> None:
    """Write what each viewer knows; `rows` are the `cells` as records."""
    for k in range(len(games)):
        for c in range(cells.shape[1]):
            cells[k, c] = UNKNOWN
        cells[k, 0] = viewers[k]
        rules.show(games[k], viewers[k], rows[k])


def copy_all(games: Any, viewers: Any, room: Any, cells: Any) -> None:
    """Write a world that agrees with what each viewer knows; `room` is that of an `Encoding`."""
    world, wide, middle, narrow, numbers = room
    count = cells.shape[1]
    for k in range(len(games)):
        world[0] = games[k]
        if viewers[k] != ALL_SEEING:
            numbers[0] = FIRST_NUMBER
            rules.redeal(world[0], viewers[k], numbers)
        cells[k, 0] = viewers[k]
        c = 1
        for n in range(len(wide)):
            cells[k, c + n] = wide[n]
        c += len(wide)
        for n in range(len(middle)):
            cells[k, c + n] = middle[n]
        c += len(middle)
        for n in range(count - c):
            cells[k, c + n] = narrow[n]


def mask_all(  # to hand a tuple of them over costs more
    games: Any, seats: Any, masks: Any, choices: int, spans: Any, verbs: Any
) -> None:
    """Mark what each seat may do; first wipe out what was marked in the same rows before.

    Amounts lie behind the choices. `spans` say, and remember, where they are marked: from the first
    up to before the last; `verbs` what they would be named for.
    """
    for k in range(len(games)):
        mask = masks[k]
        mask[:choices] = 0
        first = 0
        last = 0
        s = games[k]
        seat = seats[k]
        if 0 <= seat < s.players and s.asked not in (NOBODY, CHANCE):
            rules.mark_choices(s, seat, mask)
            verb = rules.amount_verb(s, seat)
            if verb:
                verbs[k] = verb
                first = choices + rules.least_amount(s, seat)
                last = choices + rules.most_amount(s, seat) + 1
        # Only what differs: from one bidder to the next most stays as it is.
        begin = spans[k, 0]
        end = spans[k, 1]
        mask[begin : min(end, first)] = 0
        mask[max(begin, last) : end] = 0
        mask[first : min(last, begin)] = 1
        mask[max(first, end) : last] = 1
        spans[k, 0] = first
        spans[k, 1] = last

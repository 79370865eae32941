"""What viewers know and seats may do, written into arrays, for both back ends.

`rules` stands for the game's `flat` module. `show_all` is for games that say what a viewer knows;
`redeal_and_copy_all` for all others: it copies a world that differs from the true one in nothing
that the viewer knows, and it is the same world for all that look alike. A raw row is a state as
mere numbers of 4, 2 and 1 bytes, which is how `fast.records` orders them.
"""

from typing import Any

from saleroom.core.layout import UNKNOWN
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY

rules: Any = None

# Where the worlds of viewers are drawn from: any number will do, and it is always this one.
FIRST_NUMBER = 1


def show_all(games: Any, viewers: Any, rows: Any, cells: Any) -> None:
    """Write what each viewer knows; `rows` are the `cells` as records."""
    for k in range(len(games)):
        for c in range(cells.shape[1]):
            cells[k, c] = UNKNOWN
        cells[k, 0] = viewers[k]
        rules.show(games[k], viewers[k], rows[k])


def redeal_and_copy_all(games: Any, viewers: Any, cells: Any, room: Any) -> None:
    """Write a world that agrees with what each viewer knows; `room` is that of an `Encoding`."""
    world, wide, middle, narrow, numbers = room
    for k in range(len(games)):
        world[0] = games[k]
        if viewers[k] != ALL_SEEING:
            numbers[0] = FIRST_NUMBER
            rules.redeal(world[0], viewers[k], numbers)
        row = cells[k]
        row[0] = viewers[k]
        c = 1
        for n in range(len(wide)):
            row[c] = wide[n]
            c += 1
        for n in range(len(middle)):
            row[c] = middle[n]
            c += 1
        for n in range(len(row) - c):
            row[c + n] = narrow[n]


def mask_all(games: Any, seats: Any, masks: Any, choices: int, spans: Any) -> None:
    """Mark what each seat may do; first wipe out what was marked in the same rows before.

    `spans` say, and remember, where amounts are marked: from the first up to before the last.
    """
    for k in range(len(games)):
        mask = masks[k]
        for action in range(choices):
            mask[action] = 0
        for action in range(spans[k, 0], spans[k, 1]):
            mask[action] = 0
        spans[k, 0] = 0
        spans[k, 1] = 0
        s = games[k]
        seat = seats[k]
        if 0 <= seat < s.players and s.asked not in (NOBODY, CHANCE):
            rules.mark_choices(s, seat, mask)
            verb = rules.amount_verb(s, seat)
            if verb:
                spans[k, 0] = verb + rules.least_amount(s, seat)
                spans[k, 1] = verb + rules.most_amount(s, seat) + 1
                for action in range(spans[k, 0], spans[k, 1]):
                    mask[action] = 1

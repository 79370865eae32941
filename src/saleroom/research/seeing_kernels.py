"""What viewers know and seats may do, written into arrays, for both back ends.

`rules` stands for the game's `flat` module. `show_all` is for games that say what a viewer knows;
`copy_all` for all others: it copies a world that differs from the true one in nothing
that the viewer knows, and it is the same world for all that look alike. A raw row is a state as
mere numbers of 4, 2 and 1 bytes, which is how `fast.records` orders them.
"""

from typing import Any

from saleroom.core.layout import UNKNOWN
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY
from saleroom.fast.kernels import deal, why_not_one

rules: Any = None

# An answer below this is the code of a refusal, counted downwards.
REFUSED = -100

# Where the worlds of viewers are drawn from: any number will do, and it is always this one.
FIRST_NUMBER = 1


def show_all(games: Any, viewers: Any, rows: Any, cells: Any) -> None:
    """Write what each viewer knows; `rows` are the `cells` as records."""
    for k in range(len(games)):
        show_one(games[k], viewers[k], rows[k], cells[k])


def show_one(s: Any, viewer: int, row: Any, cells: Any) -> None:
    """Write what a viewer knows."""
    for c in range(len(cells)):
        cells[c] = UNKNOWN
    cells[0] = viewer
    rules.show(s, viewer, row)


def copy_all(games: Any, viewers: Any, room: Any, cells: Any) -> None:
    """Write a world that agrees with what each viewer knows; `room` is that of an `Encoding`."""
    for k in range(len(games)):
        copy_one(games, k, viewers[k], room, cells[k])


def copy_one(games: Any, k: int, viewer: int, room: Any, cells: Any) -> None:
    """Write a world that agrees with what a viewer knows."""
    world, wide, middle, narrow, numbers = room
    world[0] = games[k]
    if viewer != ALL_SEEING:
        numbers[0] = FIRST_NUMBER
        rules.redeal(world[0], viewer, numbers)
    cells[0] = viewer
    c = 1
    for n in range(len(wide)):
        cells[c + n] = wide[n]
    c += len(wide)
    for n in range(len(middle)):
        cells[c + n] = middle[n]
    c += len(middle)
    for n in range(len(cells) - c):
        cells[c + n] = narrow[n]


def mask_all(games: Any, seats: Any, masks: Any, choices: int, spans: Any) -> None:
    """Mark what each seat may do; first wipe out what was marked in the same rows before.

    `spans` say, and remember, where amounts are marked: from the first up to before the last.
    """
    for k in range(len(games)):
        mask_one(games[k], seats[k], masks[k], choices, spans[k])


def mask_one(s: Any, seat: int, mask: Any, choices: int, span: Any) -> None:
    """Mark what a seat may do."""
    for action in range(choices):
        mask[action] = 0
    for action in range(span[0], span[1]):
        mask[action] = 0
    span[0] = 0
    span[1] = 0
    if 0 <= seat < s.players and s.asked not in (NOBODY, CHANCE):
        rules.mark_choices(s, seat, mask)
        verb = rules.amount_verb(s, seat)
        if verb:
            span[0] = verb + rules.least_amount(s, seat)
            span[1] = verb + rules.most_amount(s, seat) + 1
            for action in range(span[0], span[1]):
                mask[action] = 1


def show_and_mask_all(
    games: Any, seats: Any, rows: Any, cells: Any, masks: Any, choices: int, spans: Any
) -> None:
    """Write what each seat knows and may do."""
    for k in range(len(games)):
        show_one(games[k], seats[k], rows[k], cells[k])
        mask_one(games[k], seats[k], masks[k], choices, spans[k])


def copy_and_mask_all(
    games: Any, seats: Any, room: Any, cells: Any, masks: Any, choices: int, spans: Any
) -> None:
    """Write a world that agrees with what each seat knows, and what it may do."""
    for k in range(len(games)):
        copy_one(games, k, seats[k], room, cells[k])
        mask_one(games[k], seats[k], masks[k], choices, spans[k])


def act_one(games: Any, numbers: Any, seat: int, action: int) -> int:
    """Let a seat of the first game act, then chance; return who is asked, below REFUSED if not."""
    code = why_not_one(games[0], seat, action)
    if code:
        return int(REFUSED - code)
    rules.apply(games[0], seat, action)
    deal(games[0], numbers)
    return 0 + int(games[0].asked)

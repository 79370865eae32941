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


def mask_all(games: Any, seats: Any, masks: Any, choices: int, spans: Any) -> None:
    """Mark what each seat may do; first wipe out what was marked in the same rows before.

    `spans` say, and remember, where amounts are marked: from the first up to before the last.
    """
    for k in range(len(games)):
        mask = masks[k]
        mask[:choices] = 0
        mask[spans[k, 0] : spans[k, 1]] = 0
        first = 0
        last = 0
        s = games[k]
        seat = seats[k]
        if 0 <= seat < s.players and s.asked not in (NOBODY, CHANCE):
            rules.mark_choices(s, seat, mask)
            verb = rules.amount_verb(s, seat)
            if verb:
                first = verb + rules.least_amount(s, seat)
                last = verb + rules.most_amount(s, seat) + 1
                mask[first:last] = 1
        spans[k, 0] = first
        spans[k, 1] = last


def turn_shown(games: Any, numbers: Any, seats: Any, action: int, known: Any, marks: Any) -> int:
    """Let the seat that is asked in the first game act, then chance; look again.

    Returns who is asked then, and puts it into `seats`; below REFUSED if it is not legal.
    """
    asked = act_one(games, numbers, seats, action)
    if asked >= 0:
        rows, cells = known
        show_all(games, seats, rows, cells)
        mark_one(games, seats, marks)
    return asked


def turn_copied(games: Any, numbers: Any, seats: Any, action: int, known: Any, marks: Any) -> int:
    """Do the same in a game that does not say what a viewer knows."""
    asked = act_one(games, numbers, seats, action)
    if asked >= 0:
        room, cells = known
        copy_all(games, seats, room, cells)
        mark_one(games, seats, marks)
    return asked


def mark_one(games: Any, seats: Any, marks: Any) -> None:
    """Mark what the seat of the first game may do, and list it: behind how many there are."""
    masks, choices, spans, legal = marks
    mask_all(games, seats, masks, choices, spans)
    count = 0
    for c in range(choices):
        if masks[0, c]:
            count += 1
            legal[count] = c
    for c in range(spans[0, 0], spans[0, 1]):
        count += 1
        legal[count] = c
    legal[0] = count


def act_one(games: Any, numbers: Any, seats: Any, action: int) -> int:
    """Let a seat of the first game act, then chance; return who is asked, below REFUSED if not."""
    code = why_not_one(games[0], 0 + seats[0], action)
    if code:
        return int(REFUSED - code)
    rules.apply(games[0], 0 + seats[0], action)
    deal(games[0], numbers)
    asked = 0 + int(games[0].asked)
    if asked >= 0:
        seats[0] = asked
    return asked

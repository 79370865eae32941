"""One game at a time, with what the seat that is asked knows and may do, all in one record.

`rules` stands for the game's `flat` module. From Python every array that is handed over costs as
much as a decision; so all there is lies in the one record of one array, which `slates` lays out.
`shown` is for games that say what a viewer knows, `copied` for all others, as in `seeing_kernels`.
"""

from typing import Any

from saleroom.core.chance import scrambled
from saleroom.core.layout import UNKNOWN
from saleroom.core.seats import ALL_SEEING
from saleroom.fast.kernels import deal
from saleroom.research.lane_kernels import worth
from saleroom.research.seeing_kernels import FIRST_NUMBER

rules: Any = None

# The answer to what is not legal.
REFUSED = -100


def begin(slates: Any, seed: int) -> int:
    """Deal a game from its start; return who is asked first, and is the seat now."""
    slate = slates[0]
    for n in range(len(slate.octets)):
        slate.octets[n] = slate.start[n]
    slate.numbers[0] = scrambled(seed)
    deal(slate.game, slate.numbers[:])
    slate.seat = slate.game.asked
    return 0 + int(slate.game.asked)


def reward(slates: Any, kind: int) -> None:
    """Write down what the game, as it stands, is worth to each seat."""
    slate = slates[0]
    for seat in range(slate.game.players):
        slate.gains[seat] = worth(slate.game, seat, kind)


def turn_shown(slates: Any, cells: Any, mask: Any, action: int) -> int:
    """Let the seat act, then chance, and look again; return who is asked then, and is the seat now.

    REFUSED if it is not marked: nothing has changed.
    """
    asked = act(slates[0], action)
    if asked >= 0:
        look_shown(slates, cells, mask)
    return asked


def turn_copied(slates: Any, cells: Any, mask: Any, action: int) -> int:
    """Do the same in a game that does not say what a viewer knows."""
    asked = act(slates[0], action)
    if asked >= 0:
        look_copied(slates, cells, mask)
    return asked


def look_shown(slates: Any, cells: Any, mask: Any) -> None:
    """Look as the seat, and write what it knows and may do into arrays that are handed out."""
    show(slates[0])
    mark(slates[0])
    write(slates[0], cells, mask)


def look_copied(slates: Any, cells: Any, mask: Any) -> None:
    """Do the same in a game that does not say what a viewer knows."""
    copy(slates[0])
    mark(slates[0])
    write(slates[0], cells, mask)


def write(slate: Any, cells: Any, mask: Any) -> None:
    """Write what the seat knows and may do into other arrays of the same length."""
    for c in range(len(slate.cells)):
        cells[c] = slate.cells[c]
    for c in range(len(slate.mask)):
        mask[c] = slate.mask[c]


def see_shown(slates: Any, viewer: int) -> None:
    """Write what a viewer knows into the cells; the seat that is asked is the same as before."""
    seat = 0 + slates[0].seat
    slates[0].seat = viewer
    show(slates[0])
    slates[0].seat = seat


def see_copied(slates: Any, viewer: int) -> None:
    """Do the same in a game that does not say what a viewer knows."""
    seat = 0 + slates[0].seat
    slates[0].seat = viewer
    copy(slates[0])
    slates[0].seat = seat


def list_marked(slates: Any) -> int:
    """List what the seat may do, in order; return how many it is."""
    slate = slates[0]
    count = 0
    for c in range(slate.choices):
        if slate.mask[c]:
            slate.legal[count] = c
            count += 1
    for c in range(slate.span[0], slate.span[1]):
        slate.legal[count] = c
        count += 1
    return count


def act(slate: Any, action: int) -> int:
    """Let the seat act, then chance; return who is asked, REFUSED if the action is not marked."""
    if action < 0 or action >= len(slate.mask) or slate.mask[action] == 0:
        return REFUSED
    s = slate.game
    amount = action - slate.choices
    rules.apply(s, 0 + slate.seat, action if amount < 0 else slate.verb + amount)
    deal(s, slate.numbers[:])
    asked = 0 + int(s.asked)
    if asked >= 0:
        slate.seat = asked
    return asked


def show(slate: Any) -> None:
    """Write what the seat knows; `seen` are the `cells` as a record."""
    cells = slate.cells
    for c in range(len(cells)):
        cells[c] = UNKNOWN
    cells[0] = slate.seat
    rules.show(slate.game, 0 + slate.seat, slate.seen)


def copy(slate: Any) -> None:
    """Write a world that agrees with what the seat knows; `wide` and so on are that `world`."""
    for n in range(len(slate.octets)):
        slate.worldly[n] = slate.octets[n]
    if slate.seat != ALL_SEEING:
        numbers = slate.draws[:]
        numbers[0] = FIRST_NUMBER
        rules.redeal(slate.world, 0 + slate.seat, numbers)
    cells = slate.cells
    cells[0] = slate.seat
    c = 1
    for n in range(len(slate.wide)):
        cells[c + n] = slate.wide[n]
    c += len(slate.wide)
    for n in range(len(slate.middle)):
        cells[c + n] = slate.middle[n]
    c += len(slate.middle)
    for n in range(len(cells) - c):
        cells[c + n] = slate.narrow[n]


def mark(slate: Any) -> None:
    """Mark what the seat may do, in place of what was marked before; amounts behind the choices."""
    mask = slate.mask[:]
    choices = 0 + slate.choices
    span = slate.span[:]
    mask[:choices] = 0
    mask[span[0] : span[1]] = 0
    span[:] = 0
    s = slate.game
    seat = 0 + slate.seat
    if 0 <= seat < s.players and s.asked >= 0:
        rules.mark_choices(s, seat, mask)
        verb = rules.amount_verb(s, seat)
        if verb:
            slate.verb = verb
            span[0] = choices + rules.least_amount(s, seat)
            span[1] = choices + rules.most_amount(s, seat) + 1
            mask[span[0] : span[1]] = 1

"""How fast a table goes for somebody who plays alone: slowly, fast, click by click, or at once.

Decides who may choose that, when bots and the hammer wait for a click, and when haste is over. How
long a bot takes is decided where there is a clock (`saleroom.web.bot_turns`).
"""

import msgspec

from saleroom.house import entries as e
from saleroom.house.arranged import arranged
from saleroom.house.commands import Refused
from saleroom.house.intervals import people
from saleroom.house.settings import NEXT, NORMAL, Tempo
from saleroom.house.statuses import PLAYING
from saleroom.house.table import Table

# Every change stays in the log.
MOST_CHANGES = 200


class PaceShown(msgspec.Struct, frozen=True, kw_only=True):
    """How fast it goes for who plays alone; `held`: nothing happens until `next`."""

    tempo: Tempo
    held: bool
    skipping: bool


@arranged
def alone(table: Table) -> int | None:
    """Return the seat of the only person at a live table, if that person plays."""
    seated = [k for k, seat in enumerate(table.seats) if seat.persons]
    is_one = table.is_live and len(seated) == 1 and people(table) == tuple(seated)
    return seated[0] if is_one else None


def tempo_of(table: Table) -> Tempo:
    """Return how fast it goes: click by click is for one person only."""
    return NORMAL if table.tempo == NEXT and alone(table) is None else table.tempo


def is_held(table: Table) -> bool:
    """Tell whether bots and the hammer wait for a click."""
    is_free = table.tempo != NEXT or table.has_step or table.is_skipping
    return not is_free and alone(table) is not None


def is_quick(table: Table) -> bool:
    """Tell whether the hammer hurries: whoever clicks has nothing more to say."""
    return table.is_skipping or tempo_of(table) == NEXT


def is_asked(table: Table, seat: int) -> bool:
    """Tell whether the game waits for something that the seat has not said."""
    return seat in (table.still_in() if table.is_outcry else table.waiting)


def shown_pace(table: Table) -> PaceShown | None:
    """Show how fast it goes, where somebody can choose it."""
    seat = alone(table)
    if seat is None or table.status != PLAYING:
        return None
    held = is_held(table) and (table.is_outcry or not is_asked(table, seat))
    return PaceShown(tempo=table.tempo, held=held, skipping=table.is_skipping)


# What becomes of a command


def chosen(table: Table, seat: int, tempo: Tempo) -> e.Body:
    """Let who plays alone say how fast it goes."""
    _check_alone(table, seat)
    if tempo == table.tempo:
        raise Refused("no_change", "as_it_is")
    if table.tempo_changes >= MOST_CHANGES:
        raise Refused("not_now", "tempo_too_often", most=MOST_CHANGES)
    return e.TempoSet(seat=seat, tempo=tempo)


def stepped(table: Table, seat: int) -> e.Body:
    """Let one thing happen."""
    _check_alone(table, seat)
    if not is_held(table):
        raise Refused("not_now", "no_step")
    if not table.is_outcry and is_asked(table, seat):
        raise Refused("not_now", "your_decision")
    return e.Stepped(seat=seat)


def skipped(table: Table, seat: int) -> e.Body:
    """Let the bots hurry until the seat is asked."""
    _check_alone(table, seat)
    if is_asked(table, seat):
        raise Refused("not_now", "your_decision")
    if table.is_skipping:
        raise Refused("no_change", "as_it_is")
    return e.Skipped(seat=seat)


def _check_alone(table: Table, seat: int) -> None:
    if alone(table) != seat:
        raise Refused("not_here", "not_alone")


# What moves make of it


def go_on(table: Table) -> None:
    """After moves: what was clicked for has happened, and haste ends where somebody is asked."""
    table.has_step = False
    if not table.is_skipping:
        return
    seat = alone(table)
    if table.match.is_over or table.interval is not None or seat is None or is_asked(table, seat):
        table.is_skipping = False


def stop(table: Table) -> None:
    """Let nothing hurry any more."""
    table.has_step = table.is_skipping = False

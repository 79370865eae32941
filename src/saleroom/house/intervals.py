"""The end of a round: a moment in which nothing runs, so that people can look in peace.

Decides when there is one, who is still looking, and when it ends. That it began follows from the
moves (the game names the events, `Game.rests`); that it ended is an entry. A log from before there
were intervals has none of those, so moves end it too.
"""

from collections.abc import Set as AbstractSet

import msgspec

from saleroom.house.arranged import arranged
from saleroom.house.clocks import INTERVAL, later
from saleroom.house.statuses import PLAYING
from saleroom.house.table import Interval, Table


class IntervalShown(msgspec.Struct, frozen=True):
    """The end of a round: the game goes on at `until`, or when nobody is `looking` any more."""

    until: int
    looking: tuple[int, ...]


def shown_interval(table: Table) -> IntervalShown | None:
    """Show how long everybody may look, and who still does."""
    if table.interval is None or table.status != PLAYING:
        return None
    return IntervalShown(ends(table), looking(table))


def begin(table: Table, told: AbstractSet[int], at: int) -> None:
    """Note whether what was told ends a round; people only are waited for."""
    table.interval = None
    if told & table.match.game.rests:
        is_wanted = table.is_live and table.settings.intervals and not table.match.is_over
        table.interval = Interval(at) if is_wanted and people(table) else None


@arranged
def people(table: Table) -> tuple[int, ...]:
    """Return the seats that people play themselves."""
    return tuple(k for k, seat in enumerate(table.seats) if seat.persons and seat.player is None)


def looking(table: Table) -> tuple[int, ...]:
    """Return who plays and has not continued yet."""
    if table.interval is None:
        return ()
    return tuple(seat for seat in people(table) if seat not in table.interval.continued)


def ends(table: Table) -> int:
    """Return when the game goes on, whoever is still looking."""
    assert table.interval is not None
    return later(table.interval.since, INTERVAL, table.outages)


def go_on(table: Table, at: int) -> None:
    """End it: all time begins anew."""
    table.interval = None
    table.waiting = dict.fromkeys(table.waiting, at)
    table.hammer_from = at


def go_on_if_all_have_looked(table: Table, at: int) -> None:
    """End it if nobody is looking any more."""
    if table.interval is not None and not looking(table):
        go_on(table, at)

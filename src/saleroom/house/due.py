"""What the house itself has to do, and when: the hammer, clocks, and who is out of time.

Decides; does nothing. Whoever has a clock asks `next_due`, waits until then, and lets `fallen`
say what comes of it.
"""

from collections.abc import Iterable
from typing import NamedTuple

from saleroom.bots.guard import safe
from saleroom.core.seats import NOBODY
from saleroom.house import clocks, intervals, knocking, pacing
from saleroom.house import entries as e
from saleroom.house.orders import settled
from saleroom.house.settings import BOT, checked_bot
from saleroom.house.shown import Clock
from saleroom.house.statuses import PLAYING
from saleroom.house.table import Table
from saleroom.house.taking_back import lapses

HAMMER = "hammer"
TIME = "time"
RESUME = "resume"
GO_ON = "go_on"
LAPSE = "lapse"
KNOCK = "knock"


class Due(NamedTuple):
    """Something to do at a time; for a seat, if it is that seat's time."""

    at: int
    what: str
    seat: int = NOBODY


class Calls(NamedTuple):
    """When the auctioneer calls once, twice, and lets the hammer fall; None: not by the clock."""

    once: int | None
    twice: int | None
    sold: int | None


def next_due(table: Table) -> Due | None:
    """Return what the house has to do next, if nobody does anything before."""
    if table.status != PLAYING:
        in_vain = knocking.lapses(table)
        return None if in_vain is None else Due(in_vain, KNOCK)
    end = lapses(table)
    if end is None:
        return _clock_due(table)
    # Live everything stands still while a request is open.
    clock = None if table.is_live else _clock_due(table)
    lapse = Due(end, LAPSE)
    return lapse if clock is None else min(lapse, clock)


def _clock_due(table: Table) -> Due | None:
    if table.interval is not None:
        return Due(intervals.ends(table), GO_ON)
    if not table.is_outcry:
        return _first_out_of_time(table, _on_clock(table))
    if table.is_live:
        return _hammer_due(table)
    seats = [seat for seat in table.still_in() if seat not in table.orders]
    return _first_out_of_time(table, seats) or Due(table.changed, HAMMER)


def _on_clock(table: Table) -> list[int]:
    """Return whose time runs while no hammer is in the air."""
    if _is_endless(table):
        return []
    return [seat for seat in table.waiting if table.seats[seat].player is None]


def _is_endless(table: Table) -> bool:
    """Tell whether everybody has as long as they like."""
    return clocks.THINKING[table.settings.clock] is None and table.is_live


def _first_out_of_time(table: Table, seats: Iterable[int]) -> Due | None:
    first: Due | None = None
    for seat in seats:
        end = until(table, seat)
        if end is not None and (first is None or (end, seat) < (first.at, first.seat)):
            first = Due(end, TIME, seat)
    return first


def until(table: Table, seat: int) -> int | None:
    """Return when the seat's time for its decision is up; None: it has as long as it likes."""
    time = _time_for(table, seat)
    since = table.waiting.get(seat, table.hammer_from)
    return None if time is None else clocks.later(since, time, table.outages)


def _time_for(table: Table, seat: int) -> int | None:
    if not table.is_live:
        return table.settings.hours * clocks.HOUR
    thinking = clocks.THINKING[table.settings.clock]
    return None if thinking is None else thinking.each + table.seats[seat].bank


# The hammer


def _hammer_due(table: Table) -> Due | None:
    if table.pause is not None:
        left = min(clocks.PAUSE, clocks.PAUSES - table.paused_for)
        return Due(clocks.later(table.pause.since, left, table.outages), RESUME, table.pause.seat)
    ends = [end for end in (calls_of(table).sold, _all_let_go(table)) if end is not None]
    return Due(min(ends), HAMMER) if ends else None


def _all_let_go(table: Table) -> int | None:
    """Return when it will hold for all but the leader that they let this price go."""
    if pacing.is_held(table):
        return None
    holds = [holds_from(table, k) for k in range(table.settings.players) if k != table.leader]
    if any(end is None for end in holds):
        return None
    return max(
        clocks.later(table.hammer_from, clocks.OUT_HOLDS, table.outages), *filter(None, holds)
    )


def holds_from(table: Table, seat: int) -> int | None:
    """Return from when on it holds that a seat lets this price go; None: it has not said so.

    The clock heeds nobody's word before it holds: who can still take it back learns nothing of
    the others by it. Over days a word holds at once, and for this lot (`orders.stands`).
    """
    said = table.outs.get(seat)
    if said is None or not table.is_live:
        return said
    return clocks.later(max(said, table.price_from), clocks.OUT_HOLDS, table.outages)


def calls_of(table: Table) -> Calls:
    """Return when the calls come, by the last bid: what everybody knows."""
    hammer = _hammer_of(table)
    if hammer is None or table.pause is not None or pacing.is_held(table):
        return Calls(None, None, None)
    silence = hammer.opening if table.leader == NOBODY else hammer.silence
    once = clocks.later(table.hammer_from, silence, table.outages)
    return Calls(once, once + hammer.once, once + hammer.once + hammer.twice)


def _hammer_of(table: Table) -> clocks.Hammer | None:
    """Return how the clock runs the sale; None if it does not."""
    chosen = table.settings.hammer
    if chosen != "none" and pacing.is_quick(table):
        return clocks.QUICK_HAMMER
    if chosen == "seller":
        # A bot that sells leaves the calling to the clock, and so does a bank.
        is_person = table.seller != NOBODY and table.seats[table.seller].player is None
        return None if is_person else clocks.HAMMERS["normal"]
    return clocks.HAMMERS.get(chosen)


def may_pause(table: Table) -> bool:
    """Tell whether the hammer can wait for somebody whose socket was lost."""
    return (
        table.status == PLAYING
        and table.is_live
        and table.is_outcry
        and table.pause is None
        and table.interval is None
        and table.request is None
        and not table.has_paused
        and clocks.PAUSES - table.paused_for >= clocks.SECOND
    )


_NO_CLOCK = Clock()


def shown_clock(table: Table) -> Clock:
    """Show what the clock says of whom everybody knows to be waited for."""
    stands = table.interval is not None or (table.request is not None and table.is_live)
    if table.status != PLAYING or stands:
        return _NO_CLOCK
    if not table.is_outcry:
        people = _on_clock(table)
        return Clock(until=_ends(table, people)) if people else _NO_CLOCK
    if not table.is_live:
        # Who has answered is not known to others: all have the same time.
        return Clock(
            sold=clocks.later(table.hammer_from, table.settings.hours * clocks.HOUR, table.outages)
        )
    calls = calls_of(table)
    return Clock(
        once=calls.once,
        twice=calls.twice,
        sold=calls.sold,
        calls=table.calls,
        waits_for=table.pause.seat if table.pause else None,
    )


def _ends(table: Table, seats: Iterable[int]) -> dict[int, int]:
    ends = ((seat, until(table, seat)) for seat in seats)
    return {seat: end for seat, end in ends if end is not None}


# What comes of it


def fallen(table: Table, due: Due) -> e.Body:
    """Do what is due; moves are made, and the entry that says so is returned."""
    if due.what == KNOCK:
        return knocking.lapsed(table)
    if due.what == RESUME:
        return e.Resumed()
    if due.what == GO_ON:
        return e.Proceeded()
    if due.what == LAPSE:
        return e.DeclinedBack()
    if due.what == HAMMER:
        return hammered(table)
    if table.is_outcry:
        # Over days silence is an answer: out.
        return e.WentOut(seat=due.seat, out=True)
    if table.settings.absent == BOT:
        return e.HandedOver(seat=due.seat, bot=checked_bot(None, table.match), why="time")
    legal = table.match.legal(due.seat)
    return table.played("clock", (due.seat, safe(legal, table.match.game.codec)))


def hammered(table: Table) -> e.Body:
    """Let the hammer fall: everybody who still could lets the price go."""
    bids = settled(table)
    if bids:
        return table.played("order", *bids)
    let_go = table.match.game.codec.roles.let_go
    return table.played("hammer", *((seat, let_go) for seat in table.match.awaited))

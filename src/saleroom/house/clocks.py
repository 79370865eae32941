"""How long things may take, in milliseconds: constants, and time during which no server was up.

What is due when is decided in `saleroom.house.due`.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from saleroom.store.contract import Outage

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 3600 * SECOND

# After an outage everybody gets some time to come back.
GRACE = 10 * SECOND


class Thinking(NamedTuple):
    """Time for one decision, and a bank for the whole game that longer ones draw on."""

    each: int
    bank: int


# None: no clock.
THINKING: Mapping[str, Thinking | None] = {
    "fast": Thinking(15 * SECOND, 60 * SECOND),
    "normal": Thinking(45 * SECOND, 240 * SECOND),
    "relaxed": Thinking(120 * SECOND, 900 * SECOND),
    "none": None,
}


class Hammer(NamedTuple):
    """An open auction live: time for the first bid, silence, and between the calls."""

    opening: int
    silence: int
    once: int
    twice: int


HAMMERS: Mapping[str, Hammer] = {
    "fast": Hammer(8 * SECOND, 1600, 1200, 1200),
    "normal": Hammer(12 * SECOND, 2500, 2000, 2000),
    "relaxed": Hammer(20 * SECOND, 5000, 3500, 3500),
}
# Where one person plays and has nothing more to say.
QUICK_HAMMER = Hammer(2500, 1000, 1000, 1000)
# In an open auction live, who says "out" can take it back for so long; then it holds at this price,
# and when it holds for all but the leader the hammer falls.
OUT_HOLDS = 1500
# A seller who calls leaves this much between the calls.
BETWEEN_CALLS = 2 * SECOND

# How long people may look at the end of a round.
INTERVAL = 8 * SECOND

# The hammer waits once in an auction for somebody whose socket is lost, and so long in a game.
PAUSE = 15 * SECOND
PAUSES = 60 * SECOND

# How long everybody has to answer who asks to take something back.
BACK_LIVE = 20 * SECOND
BACK_DAYS = 24 * HOUR


def later(since: int, time: int, outages: Iterable[Outage]) -> int:
    """Return when `time` after `since` is over: no clock runs while no server does."""
    due = since + time
    for outage in outages:
        if outage.end > since and outage.start < due:
            due += outage.end - max(outage.start, since) + GRACE
    return due


def lasted(since: int, until: int, outages: Iterable[Outage]) -> int:
    """Return how long somebody really had between two times."""
    lost = sum(
        outage.end - max(outage.start, since) + GRACE
        for outage in outages
        if outage.end > since and outage.start < until
    )
    return max(0, until - since - lost)

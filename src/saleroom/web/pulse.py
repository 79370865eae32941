"""When sockets are looked at: often enough that nobody is asked late, and no more often.

One round over all is cheaper than a clock for each. Whoever was heard lately costs it a comparison;
the others are put in the order in which something may have to be asked of them, and each is looked
at when that time has come. What is asked then is decided by `saleroom.web.watched_sockets`.
"""

import asyncio
import logging
from collections.abc import Collection
from heapq import heapify, heappop, heappush

from saleroom.web import watched_sockets
from saleroom.web.arrivals import WatchedRequests
from saleroom.web.watched_sockets import WatchedSocket

LOG = logging.getLogger(__name__)

# Seconds between two looks, and between two rounds over all, lately heard or not.
TICK = 0.25
ROUND = 1.0

_Watched = WatchedSocket | WatchedRequests


async def feel_pulse(connections: Collection[object]) -> None:
    """Look at all connections again and again; of those heard lately, only now and then."""
    loop = asyncio.get_running_loop()
    pulse = Pulse(connections, loop.time())
    while True:
        await asyncio.sleep(TICK)
        pulse.beat(loop.time())


class Pulse:
    """Whom to look at, and when."""

    def __init__(self, connections: Collection[object], now: float) -> None:
        self._connections = connections
        # The last look, the next round, and until when that one may leave somebody waiting.
        self._last = self._round_at = self._until = now
        # Requests and handshakes have times of their own; they are looked at every time.
        self._always: list[_Watched] = []
        # By when that is; numbered, since sockets have no order.
        self._later: list[tuple[float, int, WatchedSocket]] = []

    def beat(self, now: float) -> None:
        """Look at those whose time has come, and who are still there."""
        stood_still = now - self._last - TICK
        self._last = now
        if now >= self._round_at or stood_still > TICK:
            self._round_at = now + ROUND
            self._until = self._round_at + TICK
            unheard = _unheard(self._connections, self._until)
            if stood_still > TICK:
                for one in unheard:
                    if not _was_heard_lately(one, now):
                        one.late(stood_still)
            self._sort(unheard)
        for one in self._always:
            if one in self._connections and not _was_heard_lately(one, now):
                _look(one, now)
        self._look_at_due(now)

    def _sort(self, unheard: list[_Watched]) -> None:
        self._always, self._later = [], []
        for number, one in enumerate(unheard):
            if isinstance(one, WatchedSocket) and one.handshake_complete:
                self._later.append((one.to_be_looked_at(), number, one))
            else:
                self._always.append(one)
        heapify(self._later)

    def _look_at_due(self, now: float) -> None:
        later = self._later
        while later and later[0][0] < now:
            _, number, socket = heappop(later)
            if socket not in self._connections:
                continue
            at = socket.to_be_looked_at()
            if at < now:  # or it was heard meanwhile
                _look(socket, now)
                at = socket.to_be_looked_at()
            if at < now:
                self._always.append(socket)  # it is being closed
            elif at < self._until:
                heappush(later, (at, number, socket))


def _look(one: _Watched, now: float) -> None:
    """Look at one; who cannot be looked at is given up, or none behind it ever would be."""
    try:
        one.look(now)
    except Exception:  # whatever it is, the others are looked at
        LOG.exception("a connection could not be looked at")
        one.transport.abort()


def _unheard(connections: Collection[object], then: float) -> list[_Watched]:
    """Return those of whom something may have to be asked by then."""
    lately, found = then - watched_sockets.ASK, list[_Watched]()
    for one in connections:
        if isinstance(one, WatchedSocket):
            if one.heard_at < lately or not one.handshake_complete:
                found.append(one)
        elif isinstance(one, WatchedRequests):
            found.append(one)
    return found


def _was_heard_lately(one: _Watched, now: float) -> bool:
    return isinstance(one, WatchedSocket) and one.was_heard_lately(now)

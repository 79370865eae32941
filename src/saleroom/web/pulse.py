"""When sockets are looked at: often enough that nobody is asked late, and no more often.

One round over all is cheaper than a clock for each. Whoever was heard lately costs it a comparison;
the others are put in the order in which something may have to be asked of them, and each is looked
at when that time has come. What is asked then is decided by `saleroom.web.watched_sockets`.
"""

import asyncio
from collections.abc import Collection, Iterable
from heapq import heapify, heappop, heappush

from saleroom.web import watched_sockets
from saleroom.web.arrivals import WatchedRequests
from saleroom.web.watched_sockets import WatchedSocket

# Seconds between two looks, and between two rounds over all, lately heard or not.
TICK = 0.25
ROUND = 1.0


async def feel_pulse(connections: Collection[object]) -> None:
    """Look at all connections again and again; of those heard lately, only now and then."""
    loop = asyncio.get_running_loop()
    last = round_at = loop.time()
    coming = _Coming((), last)
    while True:
        await asyncio.sleep(TICK)
        now = loop.time()
        stood_still = now - last - TICK
        last = now
        if now >= round_at or stood_still > TICK:
            round_at = now + ROUND
            unheard = _unheard(connections, round_at + TICK)
            if stood_still > TICK:
                _excuse(unheard, now, stood_still)
            coming = _Coming(unheard, round_at + TICK)
        coming.look(connections, now)


def _unheard(connections: Collection[object], then: float) -> list[WatchedSocket | WatchedRequests]:
    """Return those of whom something may have to be asked by then."""
    lately, found = then - watched_sockets.ASK, list[WatchedSocket | WatchedRequests]()
    for one in connections:
        if isinstance(one, WatchedSocket):
            if one.heard_at < lately or not one.handshake_complete:
                found.append(one)
        elif isinstance(one, WatchedRequests):
            found.append(one)
    return found


def _excuse(
    unheard: Iterable[WatchedSocket | WatchedRequests], now: float, stood_still: float
) -> None:
    """Blame nobody for what could not be heard while the server itself stood still."""
    for one in unheard:
        if not _was_heard_lately(one, now):
            one.late(stood_still)


def _was_heard_lately(one: WatchedSocket | WatchedRequests, now: float) -> bool:
    return isinstance(one, WatchedSocket) and one.was_heard_lately(now)


class _Coming:
    """Whom to look at until then, and when."""

    def __init__(self, unheard: Iterable[WatchedSocket | WatchedRequests], until: float) -> None:
        self._until = until
        # Requests and handshakes have times of their own; they are looked at every time.
        self._always: list[WatchedSocket | WatchedRequests] = []
        # By when that is; numbered, since sockets have no order.
        self._later: list[tuple[float, int, WatchedSocket]] = []
        for number, one in enumerate(unheard):
            if isinstance(one, WatchedSocket) and one.handshake_complete:
                self._later.append((one.to_be_looked_at(), number, one))
            else:
                self._always.append(one)
        heapify(self._later)

    def look(self, connections: Collection[object], now: float) -> None:
        """Look at those whose time has come, and who are still there."""
        for one in self._always:
            if one in connections and not _was_heard_lately(one, now):
                one.look(now)
        later = self._later
        while later and later[0][0] < now:
            _, number, socket = heappop(later)
            if socket not in connections:
                continue
            at = socket.to_be_looked_at()
            if at < now:  # or it was heard meanwhile
                socket.look(now)
                at = socket.to_be_looked_at()
            if at < now:
                self._always.append(socket)  # it is being closed
            elif at < self._until:
                heappush(later, (at, number, socket))

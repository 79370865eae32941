"""The server's clock: milliseconds since 1970 that never jump.

Wall clocks are set, and hammers must not fall because of it. So the time is read once, and after
that only what has really passed is added. What others have noted before counts for more than the
wall clock: time never goes back behind it, also where the wall clock was set back while no server
ran. If this process was stopped for a while (a debugger, a
sleeping laptop), `stalled` says so, and clocks are treated as after an outage.
"""

import time

from saleroom.store.contract import Outage

# Longer than this between two ticks, the server was not there.
STALL = 2000


class Timepiece:
    """Tells the time."""

    def __init__(self) -> None:
        self._wall = time.time_ns() // 1_000_000
        self._start = time.monotonic_ns() // 1_000_000
        self._tick = self._wall

    def not_before(self, time: int) -> int:
        """Let it be that time at least; return by how much the clock was put forward."""
        late = max(0, time - self.now())
        self._wall += late
        self._tick += late
        return late

    def now(self) -> int:
        """Return the time."""
        return self._wall + time.monotonic_ns() // 1_000_000 - self._start

    def tick(self) -> Outage | None:
        """Say that the server is there; return the outage if it was away since it last was."""
        last, self._tick = self._tick, self.now()
        return Outage(last, self._tick) if self._tick - last > STALL else None

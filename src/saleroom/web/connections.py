"""One listener at a table: an outbox that never grows, and never makes the table wait.

Whoever does not read in time is cut off, and comes back with the number of the last line heard.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from saleroom.house.sent import unnamed_session

# Frames that may wait. A whole auction is fewer.
OUTBOX = 64


class Connection:
    """A connection of a viewer; `since` is how many lines were sent already.

    `is_silent` while nobody seems to be at the other end; `knock` is what was told last of it;
    `session` is to whom the ids of its commands belong.
    """

    def __init__(self, table: str, viewer: int, person: str | None, since: int) -> None:
        self.table = table
        self.viewer = viewer
        self.person = person
        self.since = since
        self.session = unnamed_session()
        self.is_silent = False
        self.knock = b""
        self.overflowed = False
        self.closed = False
        self._frames: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Send a frame, some time; a full outbox ends the connection."""
        if self.closed:
            return
        if len(self._frames) >= OUTBOX:
            self.overflowed = True
            self._frames.clear()
            self.close()
            return
        self._frames.append(frame)
        self._ready.set()

    def fall_silent(self, *, silent: bool) -> None:
        """Note whether anybody is at the other end."""
        self.is_silent = silent

    def close(self) -> None:
        """End it: what waits is still read, then there is no more."""
        self.closed = True
        self._ready.set()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        """Read frames as they come, until the connection ends."""
        while True:
            while self._frames:
                yield self._frames.popleft()
            if self.closed:
                return
            self._ready.clear()
            await self._ready.wait()

"""Somebody's ear at a table: frames leave at once, or wait until the line is free again.

A table never waits for a reader: whoever reads too slowly is disconnected when the outbox is full,
and comes back with the number of the last line heard.
"""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from saleroom.house.sent import unnamed_session

# Frames that may wait. A whole auction is fewer.
OUTBOX = 64


class Carrier(Protocol):
    """What carries frames to the other side."""

    @property
    def is_free(self) -> bool:
        """Tell whether a frame can be sent now."""

    def send_text(self, text: bytes) -> None:
        """Send a frame."""


class Connection:
    """A connection of a viewer; `since` is how many lines were sent already.

    `is_silent` while nobody seems to be at the other end; `knock` is what was told last of it;
    `session` is to whom the ids of its commands belong; `facts` says whether it wants any.
    """

    def __init__(self, table: str, viewer: int, person: str | None, since: int) -> None:
        self.table = table
        self.viewer = viewer
        self.person = person
        self.since = since
        self.session = unnamed_session()
        self.facts = True
        self.is_silent = False
        self.knock = b""
        self.overflowed = False
        self.closed = False
        self._frames: deque[bytes] = deque()
        self._carrier: Carrier | None = None
        self._ended: Callable[[], None] = lambda: None

    def carried(self, carrier: Carrier, ended: Callable[[], None]) -> None:
        """Send over this line from now on; `ended` is called when it is closed and all is sent."""
        self._carrier = carrier
        self._ended = ended
        self.flush()

    def put(self, frame: bytes) -> None:
        """Send a frame, now or when the line is free; a full outbox ends the connection."""
        if self.closed:
            return
        if self._carrier is not None and not self._frames and self._carrier.is_free:
            self._carrier.send_text(frame)
        elif len(self._frames) < OUTBOX:
            self._frames.append(frame)
        else:
            self.overflowed = True
            self._frames.clear()
            self.close()

    def flush(self) -> None:
        """Send what waits, as far as the line is free."""
        if self._carrier is None:
            return
        while self._frames and self._carrier.is_free:
            self._carrier.send_text(self._frames.popleft())
        if self.closed and not self._frames:
            self._carrier = None
            self._ended()

    def drop(self) -> None:
        """End it without another word: there is no line any more."""
        self.closed = True
        self._carrier = None
        self._frames.clear()

    def fall_silent(self, *, silent: bool) -> None:
        """Note whether anybody is at the other end."""
        self.is_silent = silent

    def close(self) -> None:
        """End it: what waits is still sent, then there is no more."""
        if not self.closed:
            self.closed = True
            self.flush()

"""Somebody's ear at a table: frames leave at once, or wait until the socket is free again.

A table never waits for a reader: whoever reads too slowly is disconnected when the outbox is full,
and comes back with the number of the last line heard.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from saleroom.house.sent import unnamed_session

# Frames that may wait. A whole auction is fewer.
OUTBOX = 64
# Bytes of them, unless one alone has more.
OUTBOX_BYTES = 256 * 1024


class Carrier(Protocol):
    """What carries frames to the other side."""

    @property
    def is_free(self) -> bool:
        """Tell whether a frame can be sent now."""

    def send_text(self, text: bytes) -> None:
        """Send a frame."""

    def send_texts(self, first: bytes, second: bytes) -> None:
        """Send two at once."""

    def send_to_all(self, carriers: Sequence[Any], text: bytes) -> None:
        """Send a frame to many of this kind, one after the other, while nothing else is done."""


def _nothing() -> None:
    """Nobody wants to hear of it any more."""


class Connection:
    """A connection of a viewer; `since` is how many lines were sent already.

    `is_silent` while nobody seems to be at the other end; `knock` is what was told last of it;
    `session` is to whom the ids of its commands belong; `facts` says whether it wants any.
    """

    __slots__ = (
        "_carrier",
        "_ended",
        "_frames",
        "_held",
        "_moved",
        "closed",
        "facts",
        "is_silent",
        "knock",
        "overflowed",
        "person",
        "session",
        "since",
        "table",
        "viewer",
    )

    def __init__(
        self, table: str, viewer: int, person: str | None, since: int, *, facts: bool = True
    ) -> None:
        self.table = table
        self.viewer = viewer
        self.person = person
        self.since = since
        self.session = unnamed_session()
        self.facts = facts
        self.is_silent = False
        self.knock = b""
        self.overflowed = False
        self.closed = False
        self._frames: list[bytes] = []
        self._held = b""
        self._carrier: Carrier | None = None
        self._ended: Callable[[], None] = _nothing
        self._moved: Callable[[], None] = _nothing

    def carried(
        self, carrier: Carrier, ended: Callable[[], None], moved: Callable[[], None] = _nothing
    ) -> None:
        """Send over this socket from now on; `ended` is called when it is closed and all sent.

        `moved` is called when whoever listens has sat down or left.
        """
        self._carrier = carrier
        self._ended = ended
        self._moved = moved
        self.flush()

    def move(self, viewer: int) -> None:
        """Look with other eyes from now on."""
        self.viewer = viewer
        self._moved()

    def put(self, frame: bytes) -> None:
        """Send a frame, now or when the socket is free; a full outbox ends the connection."""
        carrier = self._carrier
        # Once it is closed there is no carrier, or something waits.
        if carrier is None or self._frames or not carrier.is_free:
            held, self._held = self._held, b""
            if held:
                self._wait(held)
            self._wait(frame)
        elif self._held:
            held, self._held = self._held, b""
            carrier.send_texts(held, frame)
        else:
            carrier.send_text(frame)

    @staticmethod
    def put_to_many(crowd: Iterable["Connection"], frame: bytes) -> None:
        """Send a crowd a frame, as `put` does; who waits for nothing else is sent it at once."""
        free: list[Carrier] = []
        for one in crowd:
            carrier = one.ready()
            if carrier is None:
                one.put(frame)
            else:
                free.append(carrier)
        if free:
            free[0].send_to_all(free, frame)

    def ready(self) -> Carrier | None:
        """Return what carries the next frame at once, if nothing waits."""
        carrier = self._carrier
        if carrier is None or self._frames or self._held or not carrier.is_free:
            return None
        return carrier

    def hold(self, frame: bytes) -> None:
        """Send a frame together with the next one, which follows at once."""
        if self._held or self.closed:
            self.put(frame)
        else:
            self._held = frame

    def let_go(self) -> None:
        """Send what is held: nothing follows."""
        held, self._held = self._held, b""
        if held:
            self.put(held)

    def _wait(self, frame: bytes) -> None:
        if self.closed:
            return
        if len(self._frames) < OUTBOX and sum(map(len, self._frames)) < OUTBOX_BYTES:
            self._frames.append(frame)
        else:
            self.overflowed = True
            self._frames.clear()
            self.close()

    def flush(self) -> None:
        """Send what waits, as far as the socket is free."""
        if self._carrier is None:
            return
        while self._frames and self._carrier.is_free:
            self._carrier.send_text(self._frames.pop(0))
        if self.closed and not self._frames:
            self._carrier = None
            self._ended()

    def drop(self) -> None:
        """End it without another word: there is no socket any more."""
        self.closed = True
        self._carrier = None
        self._ended = self._moved = _nothing
        self._frames.clear()
        self._held = b""

    def close(self) -> None:
        """End it: what waits is still sent, then there is no more."""
        if not self.closed:
            self.let_go()
            self.closed = True
            self.flush()

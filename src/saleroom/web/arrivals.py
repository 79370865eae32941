"""Connections as they arrive: how many there may be, and how long and large a request may be.

Decides which connection is one too many and which request takes too long; what a request asks for
is decided by the application, and what a socket may send in `web.watched_sockets`. Nothing is told
of a connection that is dropped but a count: whoever sends nothing would not read it.
"""

import logging
import math
from collections.abc import Callable
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from saleroom.web.limits import MINUTE, Limits, Places, network_of

LOG = logging.getLogger(__name__)

# So many bytes of an answer are read, at least, while a whole request could come.
LEAST_READ = 16_384
# What a body may be on the wire, for each of its bytes: those in chunks are longer.
_CHUNKED = 8
# Open files that are no connections: the database, the log, bots and their pipes.
KEPT_BACK = 128
# As many open files as are asked for, if the system lets us have them.
WANTED_FILES = 65_536
# Requests that may wait on a connection for the answer before theirs. Nobody needs any: browsers
# and proxies wait. Small ones by the thousand would be taken apart at once, whoever else waits.
PIPELINED = 4
# From this share of all connections on the owner is warned.
_NEAR = 0.8


def raise_open_files() -> int:
    """Let this process have as many open files as it may; return how many."""
    try:
        import resource  # noqa: PLC0415  # not on every system
    except ModuleNotFoundError:
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return WANTED_FILES
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class Arrivals:
    """Who is connected: some for each address, and no more in all than there are open files.

    A proxy stands for many addresses, so those that are `trusted` to say for whom they ask are not
    counted by address. `refuse` is told by which limit a connection was ended, `answer` the status
    of what was no request.
    """

    def __init__(
        self,
        limits: Limits,
        files: int,
        trusted: Callable[[str], bool] = lambda _: False,
        refused: Callable[[str], object] = lambda _: None,
        answered: Callable[[str], object] = lambda _: None,
    ) -> None:
        self.limits = limits
        self._most = max(1, files - KEPT_BACK)
        self._is_trusted = trusted
        self.refuse = refused
        self.answer = answered
        self._places = Places()
        self._addresses: dict[object, str | None] = {}
        self._silent: dict[object, Callable[[], None]] = {}
        self._warned_at = -math.inf

    def __len__(self) -> int:
        return len(self._addresses)

    def enter(self, transport: Any, drop: Callable[[], None], now: float) -> bool:
        """Count a connection, that `drop` ends; False if it is one too many.

        When all places are taken, who has asked for nothing for longest makes room.
        """
        if len(self) >= self._most:
            if not self._silent:
                self.refuse("connections")
                return False
            next(iter(self._silent.values()))()
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else None
        address = None if host is None or self._is_trusted(host) else network_of(host)
        if address is not None and not self._places.enter(address, self.limits.connections):
            self.refuse("connections")
            return False
        self._addresses[transport] = address
        self._silent[transport] = drop
        if len(self) >= _NEAR * self._most and now > self._warned_at + MINUTE:
            self._warned_at = now
            about = {"event": "connections_near_limit"}
            LOG.warning("%d of %d connections are taken", len(self), self._most, extra=about)
        return True

    def speaks(self, transport: object) -> None:
        """Note that a connection has sent something."""
        self._silent.pop(transport, None)

    def rests(self, transport: object, drop: Callable[[], None]) -> None:
        """Note that a connection has had its answer and asks for nothing."""
        self._silent[transport] = drop

    def leave(self, transport: object) -> None:
        """Forget a connection that is gone."""
        self._silent.pop(transport, None)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._places.leave(address)


class WatchedRequests(HttpToolsProtocol):
    """A connection for requests that are neither too large nor come or are read too slowly."""

    arrivals: ClassVar[Arrivals]

    def connection_made(self, transport: Any) -> None:
        """Wait for a request, if there is a place."""
        now = self.loop.time()
        # Since when a request is coming; None between two of them, when uvicorn looks at the time.
        self.coming_since: float | None = now
        self._has_begun = self._has_head = self._is_too_large = self._is_too_eager = False
        self._received = self._named = 0
        self._unread: tuple[int, float] | None = None
        self._answering: RequestResponseCycle | None = None
        self._is_for_socket: bool | None = None  # None: not looked yet
        super().connection_made(transport)
        if not self.arrivals.enter(transport, self.drop, now):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._stop_answering()
        self.arrivals.leave(self.transport)
        super().connection_lost(exc)

    def drop(self) -> None:
        """End the connection now, whatever waits."""
        self._stop_answering()
        self.arrivals.leave(self.transport)
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        """Let nothing be written any more; uvicorn knows only the last request, which may wait."""
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True

    # What comes

    def data_received(self, data: bytes) -> None:
        """Take a part of a request, unless that makes it too large."""
        self.arrivals.speaks(self.transport)
        if self.coming_since is None:
            self.coming_since = self.loop.time()
        self._has_begun = False
        super().data_received(data)
        if self._has_begun and self._has_head:
            return
        # If it began with the end of another in one part, that is counted too: nobody does that.
        self._received += len(data)
        most = self.arrivals.limits.head
        if self._has_head:
            most += _CHUNKED * self.arrivals.limits.body
        if self._received > most and not self.transport.is_closing():
            self._is_too_large = True
            self.send_400_response("")

    def on_message_begin(self) -> None:
        """Count anew."""
        self._has_begun, self._has_head = True, False
        self._received = self._named = 0
        self._unread = None  # another answer will follow
        self._is_for_socket = None
        self.coming_since = self.loop.time()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Take a part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; what follows a body is none, whatever it says of who asks."""
        self._count(len(name) + len(value) + len(b": \r\n"))
        if not self._has_head:
            super().on_header(name, value)

    def _count(self, length: int) -> None:
        self._named += length
        if self._named > self.arrivals.limits.head:
            self._is_too_large = True
            raise ValueError  # the parser ends, and the answer follows

    def on_headers_complete(self) -> None:
        """Begin with the request."""
        if len(self.pipeline) >= PIPELINED:
            self._is_too_eager = True
            raise ValueError  # the parser ends, and so does the connection
        self._has_head = True
        super().on_headers_complete()

    def _should_upgrade(self) -> bool:
        """Look once whether a socket is asked for: what comes after the head is no header."""
        if self._is_for_socket is None:
            self._is_for_socket = super()._should_upgrade()
        return self._is_for_socket

    def on_message_complete(self) -> None:
        """Have all of it."""
        self.coming_since = None
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Go on with the next request, if there is one."""
        is_last = not self.pipeline
        super().on_response_complete()
        if is_last and self.coming_since is None and not self.transport.is_closing():
            self.arrivals.rests(self.transport, self.drop)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, and leave nothing here that refers to itself."""
        super().handle_websocket_upgrade()
        self.parser = cast("Any", None)

    def send_400_response(self, msg: str) -> None:
        """Say what was wrong, and end the connection."""
        if self._is_too_eager:
            self.arrivals.refuse("pipelined")
            self.drop()  # an answer would come before those that are waited for
            return
        if not self._is_too_large:
            self.arrivals.answer("400")
            super().send_400_response(msg)
            return
        if self._has_head:
            status, text = b"413 Content Too Large", "The body of the request is too large."
        else:
            most = self.arrivals.limits.head
            status = b"431 Header Fields Too Large"
            text = f"The head of a request has at most {most} bytes."
        self.arrivals.answer(status[:3].decode())
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(
                b"HTTP/1.1 %b\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n"
                b"connection: close\r\n\r\n%b" % (status, len(text), text.encode())
            )
        self.transport.close()

    # What takes too long

    def late(self, seconds: float) -> None:
        """The server itself stood still for so long."""
        if self.coming_since is not None:
            self.coming_since += seconds
        if self._unread is not None:
            self._unread = (self._unread[0], self._unread[1] + seconds)

    def look(self, now: float) -> None:
        """End what comes or is read too slowly."""
        patience = self.arrivals.limits.patience
        if self.coming_since is not None:
            if self.flow.read_paused:
                self.coming_since = now  # it was us who did not read
            elif now - self.coming_since > patience:
                self._give_up()
                return
        left = self.transport.get_write_buffer_size()
        if not left:
            self._unread = None
        elif self._unread is None:
            self._unread = (left, now)
        elif now - self._unread[1] > patience:
            if self._unread[0] - left < LEAST_READ:
                self._give_up()
            else:
                self._unread = (left, now)

    def _give_up(self) -> None:
        self.arrivals.refuse("patience")
        self.drop()

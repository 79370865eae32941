"""The lines to those who listen: sockets that can be cut, and a pulse that notices dead ones.

Decides when a line counts as silent and when it is given up; what that means at a table is decided
by the hub. A line that is dead or full is cut, not waited for. One round over all lines is cheaper
than a clock for each: whoever was heard lately costs a comparison, and only who was not is asked.
"""

import asyncio
from collections.abc import Callable, Collection
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saleroom.web.arrivals import Arrivals, WatchedRequests
from saleroom.web.sockets import LINE

# Seconds between two looks at all lines.
TICK = 0.25
# Seconds without a word until a line is asked (a ping), until it counts as silent, and until it is
# given up. A page that is looked at asks by itself before we do; a program that thinks without
# reading has a while to come back.
ASK = 2.25
SILENT = 4.25
DEAD = 12.0
# Seconds for somebody who is cut off to read that it is so.
LAST_WORDS = 3.0


class WatchedSocket(WebSocketsSansIOProtocol):
    """A socket that knows when it was heard last, and can be cut."""

    arrivals: ClassVar[Arrivals]

    def connection_made(self, transport: Any) -> None:
        """Listen from now on."""
        super().connection_made(transport)
        self.heard_at = self.loop.time()
        self.is_asked = self.is_silent = False
        self._noticed: Callable[..., None] = lambda **_: None

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self.arrivals.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Lend the application a way to end a full line, and to hear of a dead one."""
        self.scope["extensions"][LINE] = {"cut": self.cut, "when_silent": self.when_silent}
        await super().run_asgi()

    def when_silent(self, noticed: Callable[..., None]) -> None:
        """Say from now on that the line has fallen silent, or is heard again."""
        self._noticed = noticed

    def data_received(self, data: bytes) -> None:
        """Take what comes; whatever it is, somebody is there."""
        self.heard_at = self.loop.time()
        self.is_asked = False
        if self.is_silent:
            self.is_silent = False
            self._noticed(silent=False)
        super().data_received(data)

    def late(self, seconds: float) -> None:
        """Nobody could be heard for so long: the server itself stood still."""
        self.heard_at += seconds

    def look(self, now: float) -> None:
        """Ask a line that says nothing, and notice one that does not answer."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return
        if self.read_paused:
            self.heard_at = now  # what came is still being done: it was us who did not listen
        silence = now - self.heard_at
        if silence > DEAD:
            self.transport.abort()
        elif silence > SILENT:
            if not self.is_silent:
                self.is_silent = True
                self._noticed(silent=True)
        elif silence > ASK and not self.is_asked:
            self.is_asked = True
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: Any) -> None:
        """Send; a handshake that is answered with an error is an answered one."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def cut(self, code: int) -> None:
        """End the connection, read or not."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        # What nobody reads would be kept for as long as the other side likes.
        self.loop.call_later(LAST_WORDS, self.transport.abort)


async def feel_pulse(connections: Collection[object]) -> None:
    """Look at all connections again and again."""
    loop = asyncio.get_running_loop()
    last = loop.time()
    while True:
        await asyncio.sleep(TICK)
        now = loop.time()
        stood_still = now - last - TICK
        last = now
        for one in list(connections):
            if isinstance(one, WatchedSocket | WatchedRequests):
                if stood_still > TICK:
                    one.late(stood_still)
                one.look(now)

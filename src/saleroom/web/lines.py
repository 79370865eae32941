"""The lines to those who listen: sockets that can be cut, and a pulse that notices dead ones.

Decides when a line counts as silent and when it is given up; what that means at a table is decided
by the hub. A line that is dead or full is cut, not waited for. One round over all lines is cheaper
than a clock for each: whoever was heard lately costs a comparison, and only who was not is asked.
"""

import asyncio
from collections.abc import Collection
from functools import lru_cache
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saleroom.web.arrivals import Arrivals, WatchedRequests
from saleroom.web.sockets import LINE, Served

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
# Texts that may come before the first of them is answered.
AT_ONCE = 8
# Bytes of a frame whose length stands in its second byte, or in two more (RFC 6455, 5.2).
_SHORT, _MIDDLING = 125, 0xFFFF
_PING = b"\x89\x00"


# A crowd is sent one and the same text.
@lru_cache(maxsize=8)
def framed(text: bytes) -> bytes:
    """Put a text into one frame, which a server does not mask."""
    size = len(text)
    if size <= _SHORT:
        return b"\x81%c%b" % (size, text)
    if size <= _MIDDLING:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class WatchedSocket(WebSocketsSansIOProtocol):
    """A socket that knows when it was heard last, and can be cut."""

    arrivals: ClassVar[Arrivals]

    def connection_made(self, transport: Any) -> None:
        """Listen from now on."""
        super().connection_made(transport)
        self.heard_at = self.loop.time()
        self.is_asked = self.is_silent = False
        self._unanswered = 0
        self._served: Served | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self.arrivals.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Lend the application the line."""
        self.scope["extensions"][LINE] = {"line": self}
        await super().run_asgi()

    def serve(self, served: Served) -> None:
        """Say from now on what is heard, and how the line is."""
        self._served = served

    # Sending

    @property
    def is_free(self) -> bool:
        """Tell whether a frame can be sent now."""
        return self.writable.is_set()

    def send_text(self, text: bytes) -> None:
        """Send a text; we do not compress."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(framed(text))

    def pause_writing(self) -> None:
        """Notice that the other side does not read."""
        super().pause_writing()
        if self._served is not None:
            self._served.full()

    def resume_writing(self) -> None:
        """Notice that it does again."""
        super().resume_writing()
        if self._served is not None:
            self._served.free()

    # Hearing

    def send_receive_event_to_app(self) -> None:
        """Hand over what was sent, past the queue; whoever sends on and on is not listened to."""
        if self._served is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._unanswered += 1
        if self._unanswered > AT_ONCE and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._served.hear(text)

    def go_on(self) -> None:
        """Listen again: what was heard is answered."""
        self._unanswered = 0
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Take what comes; whatever it is, somebody is there."""
        self.heard_at = self.loop.time()
        self.is_asked = False
        if self.is_silent:
            self._fall_silent(silent=False)
        super().data_received(data)

    def _fall_silent(self, *, silent: bool) -> None:
        self.is_silent = silent
        if self._served is not None:
            self._served.silent(silent=silent)

    def late(self, seconds: float) -> None:
        """Nobody could be heard for so long: the server itself stood still."""
        self.heard_at += seconds

    def look(self, now: float) -> None:
        """Ask a line that says nothing, and notice one that does not answer."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return
        if self.read_paused or self._unanswered:
            self.heard_at = now  # what came is still being done: it was us who did not listen
        silence = now - self.heard_at
        if silence > DEAD:
            self.transport.abort()
        elif silence > SILENT:
            if not self.is_silent:
                self._fall_silent(silent=True)
        elif silence > ASK and not self.is_asked:
            self.is_asked = True
            self.transport.write(_PING)

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

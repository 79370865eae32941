"""The server's end of sockets: they can be cut, and a pulse notices dead ones.

Decides when a socket counts as silent and when it is given up; what that means at a table is
decided by the hub. One that is dead or full is cut, not waited for. When sockets are looked at is
left to `saleroom.web.pulse`.
"""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from saleroom.web.arrivals import Arrivals
from saleroom.web.limits import MESSAGES_IN
from saleroom.web.plain_frames import (
    ASKED,
    TEXT,
    answer_to,
    content,
    framed,
    is_mere_answer,
    plain_frame,
)
from saleroom.web.sockets import SERVER_END, UNWANTED, Served

# Seconds without a word until a socket is asked (a ping), until it counts as silent, and until it
# is given up. A page that is looked at asks by itself before we do; a program that thinks without
# reading has a while to come back. Others shall see within five seconds that nobody is there; every
# question costs a tenth of a move, so none is asked sooner than that needs.
ASK = 2.7
SILENT = 4.25
DEAD = 12.0
# Seconds more until who only watches is asked: nobody waits for them, and a crowd is a thousand.
WATCHING = 7.25
# Seconds for somebody who is cut off to read that it is so.
LAST_WORDS = 3.0
# Texts that may come before the first of them is answered.
AT_ONCE = 8
# Closes who sends what is no UTF-8 (RFC 6455, 7.4.1).
NO_TEXT = 1007
# Closes a socket that we cannot serve.
FAILED = 1011
_PING = b"\x89\x00"
# Bytes that are read before it is looked whether they are too many frames; an empty one has six.
_AT_A_TIME = 1024
_BOTH = 2


class _Flag:
    """Whether frames can be sent; nobody waits for it to become so."""

    __slots__ = ("_is_set",)

    def __init__(self, *, is_set: bool) -> None:
        self._is_set = is_set

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        self._is_set = True

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        """Go on: what cannot be sent now waits in the transport."""


class _Ending:
    """Where the protocol puts what the application would read: only the end is left to be told."""

    __slots__ = ("_served",)

    def __init__(self, served: Served) -> None:
        self._served = served

    def put_nowait(self, event: Mapping[str, Any]) -> None:
        if event["type"] == "websocket.disconnect":
            self._served.ended()


class WatchedSocket(WebSocketsSansIOProtocol):
    """A socket that knows when it was heard last, and can be cut.

    Once it is served, the application has returned, and nothing of the request is kept.
    """

    arrivals: ClassVar[Arrivals]
    _outgoing: ClassVar[deque[tuple["WatchedSocket", bytes]]]

    def __init_subclass__(cls) -> None:
        """Let every server have its own: each has a loop."""
        super().__init_subclass__()
        cls._outgoing = deque()

    def connection_made(self, transport: Any) -> None:
        """Listen from now on."""
        super().connection_made(transport)
        self.heard_at = self.loop.time()
        self.is_asked = self.is_silent = False
        self.is_free = True  # a frame can be sent now
        self.is_watching = False  # it is the socket of somebody without a seat
        self._unanswered = 0
        self._served: Served | None = None
        self._is_plain = True
        self._ends = 0
        limits = self.arrivals.limits
        # How many frames may come in 20 seconds: commands and as many pings, and bad ones.
        self._most_frames: float = 2 * limits.messages + limits.bad_frames
        self._frames: float = self._most_frames
        self._frames_a_second = self._most_frames / MESSAGES_IN
        self._counted_at = self.heard_at

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self.arrivals.leave(self.transport)
        super().connection_lost(exc)
        self._let_go()

    async def run_asgi(self) -> None:
        """Lend the application this end; if it is served from then on, that is all."""
        extensions = self.scope["extensions"]
        extensions[SERVER_END] = {"end": self}
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
            if self._served is not None:
                self.cut(FAILED)
        if self._served is None:
            self.send_500_response()  # unless something was answered
            if self.close_timer is None:
                self.transport.close()
        del extensions[SERVER_END]
        self._let_go()

    def _let_go(self) -> None:
        """Once both sides have ended, leave nothing that refers to itself.

        Such garbage is looked for but once in an hour where people play all the time.
        """
        self._ends += 1
        if self._ends == _BOTH:
            self._served = None
            self.queue = cast("Any", None)
            self.conn.parser.close()  # a generator of its own protocol

    def serve(self, served: Served) -> None:
        """Say from now on what is heard, and how the socket is; keep nothing of the request."""
        self._served = served
        early, self.queue = self.queue, cast("Any", _Ending(served))
        self.writable = cast("Any", _Flag(is_set=self.writable.is_set()))
        self.request = self.response = cast("Any", None)
        self.scope = cast("Any", {})
        while not early.empty():
            event = cast("Any", early.get_nowait())
            if event["type"] == "websocket.receive":
                self._hear(event.get("text") or event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)

    def wait_for(self, task: asyncio.Task[Any]) -> None:
        """Let the server not stop before this is done."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self, code: int) -> None:
        """End the socket once all is sent, and wait for the other side to agree."""
        await self.send({"type": "websocket.close", "code": code, "reason": ""})

    # Sending

    def send_text(self, text: bytes) -> None:
        """Send a text; we do not compress."""
        outgoing = self._outgoing
        if not outgoing:
            self.loop.call_soon(self._send_all)
        outgoing.append((self, framed(text)))

    def send_texts(self, first: bytes, second: bytes) -> None:
        """Send two texts at once."""
        self._send_soon(framed(first) + framed(second))

    def send_to_all(self, carriers: Sequence["WatchedSocket"], text: bytes) -> None:
        """Send a text to a crowd, after what waits: nothing else is being done meanwhile."""
        if self._outgoing:
            self._send_all()
        frame = framed(text)
        for one in carriers:
            transport = one.transport
            if one.close_sent or transport.is_closing():
                continue
            try:
                transport.write(frame)
            except Exception:  # noqa: BLE001  # fails again where others are sent all the same
                one.send_text(text)

    def _send_soon(self, data: bytes) -> None:
        """Send when all that is being done is done: the kernel would drive it out of the caches."""
        if not self._outgoing:
            self.loop.call_soon(self._send_all)
        self._outgoing.append((self, data))

    def _send_all(self) -> None:
        try:
            outgoing = self._outgoing
            while outgoing:
                one, data = outgoing.popleft()
                if not (one.close_sent or one.transport.is_closing()):
                    one.transport.write(data)
        finally:
            if self._outgoing:  # one of them failed: the others are sent all the same
                self.loop.call_soon(self._send_all)

    def pause_writing(self) -> None:
        """Notice that the other side does not read."""
        super().pause_writing()
        self.is_free = False
        if self._served is not None:
            self._served.full()

    def resume_writing(self) -> None:
        """Notice that it does again."""
        super().resume_writing()
        self.is_free = True
        if self._served is not None:
            self._served.free()

    # Hearing

    def send_receive_event_to_app(self) -> None:
        """Hand over what was sent, past the queue; whoever sends on and on is not listened to."""
        data = b"".join(self.frames)
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            self.frames = []
            self.cut(NO_TEXT)
            return
        if self._served is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._hear(text)

    def _hear(self, text: str | bytes) -> None:
        assert self._served is not None
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
        if self._served is not None and self._is_plain:
            data = self._without_plain(data)
            if not data:
                return
        if self._outgoing:
            self._send_all()  # the parser may end it, and says so at once
        for start in range(0, len(data), _AT_A_TIME):
            if self.transport.is_closing():
                return  # they were too many
            super().data_received(data[start : start + _AT_A_TIME])
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self._refuse()

    def _refuse(self) -> None:
        """Answer what is no request for a socket; uvicorn would leave it open, and say nothing."""
        self.arrivals.answer("400")
        self.handshake_complete = self.close_sent = True
        said = b"".join(self.conn.data_to_send())
        self.transport.write(said or b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n")
        self.transport.close()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    def _without_plain(self, data: bytes) -> bytes:
        """Take whole, plain frames, which cost the parser more than the move; return the rest."""
        if is_mere_answer(data) and not self.close_sent:
            self._are_too_many(1)
            return b""  # that somebody is there is all it says
        at, most, asked = 0, self.config.ws_max_size, b""
        while at < len(data):
            frame = plain_frame(data, at, most)
            if frame and self._are_too_many(1):
                return b""
            if not (frame and self._took(frame)):
                # The parser may need more to judge it, so it gets all that comes from now on.
                self._is_plain = False
                break
            if frame[0] == ASKED:
                asked = frame
            at += len(frame)
        if asked and not self.close_sent:
            # Of several pings the last is answered (RFC 6455, 5.5.3).
            self.transport.write(answer_to(asked))
        return data[at:]

    def _took(self, frame: bytes) -> bool:
        """Take a whole frame; False if it is a text that is none, or comes after the end."""
        if self.close_sent:
            return False
        if frame[0] == TEXT:
            try:
                text = content(frame).decode()
            except UnicodeDecodeError:
                return False
            self._hear(text)
        return True

    def _are_too_many(self, frames: int) -> bool:
        """Count frames; whoever sends far too many is cut off."""
        now = self.heard_at
        grown = (now - self._counted_at) * self._frames_a_second
        self._frames = left = min(self._most_frames, self._frames + grown) - frames
        self._counted_at = now
        if left >= 0:
            return False
        self.arrivals.refuse("frames")
        self.cut(UNWANTED)
        return True

    def handle_events(self) -> None:
        """Look at what came, unless it is far too much: even nothing at all takes time to read."""
        if not self._are_too_many(len(self.conn.events)):
            super().handle_events()

    def _fall_silent(self, *, silent: bool) -> None:
        self.is_silent = silent
        if self._served is not None:
            self._served.silent(silent=silent)

    def late(self, seconds: float) -> None:
        """Nobody could be heard for so long: the server itself stood still."""
        self.heard_at += seconds

    def was_heard_lately(self, now: float) -> bool:
        """Tell whether there is nothing to ask yet."""
        silence = now - self.heard_at - ASK
        is_lately = silence <= 0 or (silence <= WATCHING and self.is_watching)
        return is_lately and self.handshake_complete

    def to_be_looked_at(self) -> float:
        """Return after when it is to be looked at, if it says nothing until then."""
        if self.is_silent:
            return self.heard_at + DEAD
        spared = WATCHING if self.is_watching else 0.0
        return self.heard_at + (SILENT if self.is_asked else ASK) + spared

    def look(self, now: float) -> None:
        """Ask a socket that says nothing, and notice one that does not answer."""
        silence = now - self.heard_at
        if not self.handshake_initiated and silence > self.arrivals.limits.patience:
            self.transport.abort()
        is_closing = self.transport.is_closing()
        if is_closing and silence > DEAD:
            self.transport.abort()  # what was sent before the end is not read
        if is_closing or self.close_sent or not self.handshake_complete:
            return
        if self.read_paused or self._unanswered:
            self.heard_at = now  # what came is still being done: it was us who did not listen
            return
        spared = WATCHING if self.is_watching else 0.0
        if silence > ASK + spared and not self.is_asked:
            # Nobody is given up unasked, as who sits down after watching in silence would be.
            self.is_asked = True
            self.heard_at = now - ASK - spared
            self.transport.write(_PING)
        elif silence > DEAD:
            self.transport.abort()
        elif silence > SILENT + spared and not self.is_silent:
            self._fall_silent(silent=True)

    async def send(self, message: Any) -> None:
        """Send; a handshake that is answered with an error is an answered one."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def cut(self, code: int) -> None:
        """End the connection, read or not; who floods on after the last word is not waited for."""
        if self.transport.is_closing():
            return
        if not self.close_sent:
            self._send_all()  # what was answered before this
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
            if self.conn.state is OPEN:  # or the other side was quicker
                self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        # What nobody reads would be kept for as long as the other side likes.
        self.loop.call_later(LAST_WORDS, self.transport.abort)

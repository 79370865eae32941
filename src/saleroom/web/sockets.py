"""Tables over a socket: frames out as they come, commands in, each answered.

Reading and writing are two tasks, so that a table never waits for a reader: frames wait in the
connection's outbox, and whoever does not read is cut off with 1013 and comes back with `since`.
Decides what is said to a frame that is no command, and when a socket is closed for it.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from saleroom.house.commands import Command, Refused
from saleroom.messages.saying import worded
from saleroom.web.connections import Connection
from saleroom.web.frames import Pong, Problem, Refusal, encoded
from saleroom.web.http_bodies import UNREADABLE, what_is_wrong
from saleroom.web.http_errors import answer_to, response_to
from saleroom.web.http_tables import done, number_in, session_in, table_in
from saleroom.web.limits import Limits, whole_seconds
from saleroom.web.protocol import Message, Ping
from saleroom.web.security import Caller, caller_of, guard, guarded
from saleroom.web.site import Door, door_of
from saleroom.web.wording import error_shown

LOG = logging.getLogger(__name__)

PATH = "/api/tables/{table}/socket"

# Close codes (RFC 6455 and its registry).
UNWANTED = 1008
RESTART = 1012
TRY_AGAIN = 1013
# Seconds that one frame may take to leave for somebody whose line is full.
STALLED = 4.0
# Under this name the server lends a way to cut a full line, and to hear of a dead one.
LINE = "saleroom.line"

_DECODER = msgspec.json.Decoder(Message)


async def listen(socket: WebSocket) -> None:
    """Listen at a table, and play if a seat there is yours."""
    door = door_of(socket)
    try:
        guard(socket)
        caller = await caller_of(socket)
        session = session_in(socket)
        connection = await door.hub.attach(
            table_in(socket), caller.person, number_in(socket, "since")
        )
        connection.session = session or connection.session
    except Exception as error:  # noqa: BLE001  # whatever it is, it is answered
        await _refuse(socket, error)
        return
    try:
        await _in_place(socket, door, caller, connection)
    finally:
        await asyncio.shield(door.hub.detach(connection))


async def _refuse(socket: WebSocket, error: Exception) -> None:
    """Answer the handshake with an error in place of a socket."""
    response = response_to(answer_to(error, "socket"))
    response.raw_headers = guarded(response.raw_headers)
    await socket.send_denial_response(response)


async def _in_place(socket: WebSocket, door: Door, caller: Caller, connection: Connection) -> None:
    """Serve a socket if there is a place for it: some for each seat, and for each address."""
    key, most = _place(door.site.limits, caller, connection)
    if not door.counters.sockets.enter(key, most):
        door.metrics.limited.labels("sockets").inc()
        await socket.accept()
        await _say(socket, _problem(Refused("sockets")))
        await _close(socket, UNWANTED)
        return
    try:
        await socket.accept()
        await _Served(socket, door, caller, connection).until_closed()
    finally:
        door.counters.sockets.leave(key)


def _place(limits: Limits, caller: Caller, connection: Connection) -> tuple[object, int]:
    if connection.viewer >= 0:
        return (connection.table, connection.viewer), limits.sockets
    return caller.address, limits.watchers


async def _say(socket: WebSocket, frame: msgspec.Struct) -> None:
    await socket.send_text(encoded(frame).decode())


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(Exception):  # it may be closed already, in any of several ways
        await socket.close(code)


class _Served:
    """One open socket."""

    def __init__(
        self, socket: WebSocket, door: Door, caller: Caller, connection: Connection
    ) -> None:
        self._socket = socket
        self._door = door
        self._caller = caller
        self._connection = connection
        self._bad_frames = door.counters.bad_frames()
        self._is_sent_away = False

    async def until_closed(self) -> None:
        """Write and read until either side ends it."""
        self._lend("when_silent", self._notice)
        pump = asyncio.create_task(self._write())
        try:
            await self._read()
            if self._is_sent_away:
                self._connection.close()
                await pump
        finally:
            pump.cancel()
            with suppress(asyncio.CancelledError):
                await pump

    # Writing

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            async for frame in self._connection:
                watch = loop.call_later(STALLED, self._cut_off)
                try:
                    await self._socket.send_text(frame.decode())
                finally:
                    watch.cancel()
        except Exception as error:  # noqa: BLE001  # the line is gone, in one of several ways
            LOG.debug("line lost", extra={"event": "line_lost", "code": type(error).__name__})
            return
        if self._connection.overflowed:
            self._door.metrics.cut_off.inc()
        await _close(self._socket, self._why_closed())

    def _why_closed(self) -> int:
        if self._is_sent_away:
            return UNWANTED
        return TRY_AGAIN if self._connection.overflowed else RESTART

    def _notice(self, *, silent: bool) -> None:
        hub = self._door.hub
        hub.floor.spawn(hub.notice(self._connection, silent=silent))

    def _cut_off(self) -> None:
        self._door.metrics.cut_off.inc()
        self._lend("cut", TRY_AGAIN)
        self._connection.close()

    def _lend(self, what: str, *given: object) -> None:
        """Use what the server lends, if it does."""
        lent: Any = self._socket.scope.get("extensions") or {}
        if LINE in lent:
            lent[LINE][what](*given)

    # Reading

    async def _read(self) -> None:
        """Answer what is sent, until the other side ends it or is sent away."""
        while not self._is_sent_away:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                if self._connection.is_silent:
                    self._door.metrics.cut_off.inc()
                return
            text = event.get("text")
            await self._take(event.get("bytes") or b"" if text is None else text)

    async def _take(self, text: str | bytes) -> None:
        try:
            message = _DECODER.decode(text)
        except UNREADABLE as error:
            self._complain(_problem(Refused("malformed", detail=what_is_wrong(error))))
            return
        # Pings are counted for each line: those of many who watch from one house are no flood.
        sender = id(self) if isinstance(message, Ping) else self._sender()
        wait = self._door.counters.message(sender)
        if wait:
            self._door.metrics.limited.labels("messages").inc()
            refused = Refused("rate", "too_many_messages", wait=whole_seconds(wait))
            if isinstance(message, Ping):
                self._complain(_problem(refused))
            else:
                self._complain(refusal_to(message.id, refused))
        elif isinstance(message, Ping):
            pong = Pong(at=message.at, now=self._door.hub.now())
            self._connection.put(encoded(pong))
        else:
            self._connection.put(encoded(await self._answer(message)))

    def _sender(self) -> object:
        viewer = self._connection.viewer
        return (self._connection.table, viewer) if viewer >= 0 else self._caller.address

    def _complain(self, what: msgspec.Struct) -> None:
        """Say what was wrong with a frame; who sends too many of those is sent away."""
        if self._bad_frames.take(None):
            self._door.metrics.limited.labels("bad_frames").inc()
            self._is_sent_away = True
        else:
            self._connection.put(encoded(what))

    async def _answer(self, sent: Command) -> msgspec.Struct:
        connection = self._connection
        try:
            return await done(
                self._door, connection.table, connection.person, sent, connection.session
            )
        except Exception as error:  # noqa: BLE001  # whatever it is, it is answered
            return refusal_to(sent.id, error)


def refusal_to(number: str, error: Exception) -> Refusal:
    """Say why the command of that id was not carried out."""
    shown = error_shown(answer_to(error, "socket"))
    return Refusal(id=number, **msgspec.structs.asdict(shown))


def _problem(refused: Refused) -> Problem:
    return Problem(code=refused.code, text=worded(refused))

"""Tables over a socket: frames out as they come, commands in, each answered.

A table never waits for a reader: frames that cannot leave at once wait in the connection's outbox,
and whoever does not read is cut off with 1013 and comes back with `since`. Texts go past the layers
of the framework, straight to and from the server's end: they would cost more than the move itself.
Decides what is said to a frame that is no command, and when a socket is closed for it.
"""

import asyncio
from collections.abc import Hashable
from contextlib import suppress
from functools import partial
from itertools import count
from time import perf_counter
from typing import Any, Protocol

import msgspec
from starlette.websockets import WebSocket

from saleroom.core.seats import SPECTATOR
from saleroom.house.commands import Act, Command, Id, Refused
from saleroom.web.connections import Carrier, Connection
from saleroom.web.frames import Answer, Declined, Pong, Problem, encoded
from saleroom.web.http_bodies import UNREADABLE, what_is_wrong
from saleroom.web.http_errors import answer_to, response_to
from saleroom.web.http_tables import done, number_in, one_of, session_in, table_in
from saleroom.web.limits import Allowance, Limits, whole_seconds
from saleroom.web.moving import Outcome
from saleroom.web.protocol import Message, Ping
from saleroom.web.security import Caller, address_of, caller_of, guard, guarded
from saleroom.web.site import Door, door_of
from saleroom.web.wording import error_shown

PATH = "/api/tables/{table}/socket"

# Close codes (RFC 6455 and its registry).
UNWANTED = 1008
RESTART = 1012
TRY_AGAIN = 1013
# Seconds that one frame may take to leave for somebody whose socket is full.
STALLED = 4.0
# Under this name the server lends its own end.
SERVER_END = "saleroom.server_end"

_DECODER = msgspec.json.Decoder(Message)
# Every socket has a number of its own: an `id` is somebody else's soon.
_NUMBERS = count()


class _Numbered(msgspec.Struct, frozen=True):
    id: Id = ""


_NUMBERED = msgspec.json.Decoder(_Numbered)


class ServerEnd(Carrier, Protocol):
    """The server's end of one socket; it is told whether who is at the other end has no seat."""

    is_watching: bool

    def serve(self, served: "Served") -> None:
        """Say from now on what is heard, and how the socket is."""

    def go_on(self) -> None:
        """Listen again: what was heard is answered."""

    def wait_for(self, task: asyncio.Task[Any]) -> None:
        """Let the server not stop before this is done."""

    async def close(self, code: int) -> None:
        """End the socket once all is sent."""

    def cut(self, code: int) -> None:
        """End the connection, read or not."""


async def listen(socket: WebSocket) -> None:
    """Listen at a table, and play if a seat there is yours."""
    door = door_of(socket)
    try:
        guard(socket)
        await door.doorway.come_in(address_of(socket))
        caller = await caller_of(socket)
        session = session_in(socket)
        facts = one_of(socket, "facts", ("yes", "no")) == "yes"
        connection = await door.hub.attach(
            table_in(socket), caller.person, number_in(socket, "since"), facts=facts
        )
        connection.session = session or connection.session
    except Exception as error:  # noqa: BLE001  # whatever it is, it is answered
        await _refuse(socket, error)
        return
    served = None
    try:
        served = await _in_place(socket, door, caller, connection)
    finally:
        if served is None:
            await asyncio.shield(door.hub.detach(connection))


async def _refuse(socket: WebSocket, error: Exception) -> None:
    """Answer the handshake with an error in place of a socket."""
    response = response_to(answer_to(error, "socket"))
    response.raw_headers = guarded(response.raw_headers)
    await socket.send_denial_response(response)


async def _in_place(
    socket: WebSocket, door: Door, caller: Caller, connection: Connection
) -> "Served | None":
    """Serve a socket if there is a place for it: some for each seat, and for each address."""
    key, most = _place(door.site.limits, caller, connection)
    if not door.counters.sockets.enter(key, most):
        door.metrics.limited.labels("sockets").inc()
        await socket.accept()
        await _say(socket, _problem(Refused("sockets")))
        await _close(socket, UNWANTED)
        return None
    end = socket.scope["extensions"][SERVER_END]["end"]
    served = Served(end, door, caller, connection, key)
    try:
        await socket.accept()
        served.begin()
    except BaseException:
        served.ended()
        raise
    return served


def _place(limits: Limits, caller: Caller, connection: Connection) -> tuple[Hashable, int]:
    if connection.viewer >= 0:
        return (connection.table, connection.viewer), limits.sockets
    return caller.address, limits.watchers


async def _say(socket: WebSocket, frame: msgspec.Struct) -> None:
    await socket.send_text(encoded(frame).decode())


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(Exception):  # it may be closed already, in any of several ways
        await socket.close(code)


class Served:
    """One open socket, as the server's end of it calls it; nothing else of the request is left."""

    __slots__ = (
        *("_bad_frames", "_caller", "_connection", "_door", "_has_ended", "_heard"),
        *("_is_answering", "_is_sent_away", "_number", "_place", "_server", "_watch"),
    )

    def __init__(
        self, server: ServerEnd, door: Door, caller: Caller, connection: Connection, place: Hashable
    ) -> None:
        self._server = server
        self._door = door
        self._caller = caller
        self._connection = connection
        self._place = place
        self._number = next(_NUMBERS)
        self._bad_frames: Allowance | None = None
        self._is_sent_away = False
        self._heard: list[str | bytes] = []
        self._is_answering = False
        self._has_ended = False
        self._watch: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Let frames out and commands in until either side ends it."""
        self._server.serve(self)
        self._connection.carried(self._server, self._end, self._move)
        self._move()  # they may have sat down or left meanwhile

    def _move(self) -> None:
        """Give the place back that was taken with other eyes; who finds no other is sent away.

        Else the sockets of who has left a seat would keep out whoever takes it.
        """
        door, sockets = self._door, self._door.counters.sockets
        self._server.is_watching = self._connection.viewer == SPECTATOR
        place, most = _place(door.site.limits, self._caller, self._connection)
        if self._is_sent_away or place == self._place:
            return
        if sockets.enter(place, most):
            sockets.leave(self._place)
            self._place = place
        else:
            door.metrics.limited.labels("sockets").inc()
            self._connection.put(encoded(_problem(Refused("sockets"))))
            self._is_sent_away = True
            self._connection.close()

    def ended(self) -> None:
        """Notice that either side has ended it, or that it cannot begin; give the place back."""
        if self._has_ended:
            return
        self._has_ended = True
        self._connection.drop()
        self.free()
        if self._connection.is_silent:
            self._door.metrics.cut_off.inc()
        self._door.counters.sockets.leave(self._place)
        hub = self._door.hub
        self._server.wait_for(hub.floor.spawn(hub.detach(self._connection)))

    # What the server's end says

    def hear(self, text: str | bytes) -> None:
        """Take what was sent; one thing after another, in the order it came."""
        if not (self._is_answering or self._is_sent_away or self._heard):
            command = self._command_in(text)  # as nearly always
        else:
            self._heard.append(text)
            if self._is_answering:
                return
            command = self._next_command()
        if command is None:
            self._server.go_on()
        else:
            self._is_answering = True
            self._door.gathering.soon(partial(self._begin, command))

    def _begin(self, command: Command) -> None:
        if type(command) is Act:
            moved = partial(self._moved, command, perf_counter())
            if self._door.moving.begun(self._connection, command, moved):
                return
        self._wait_for(command)

    def _wait_for(self, command: Command) -> None:
        """Let a command, and what was heard after it, have their turn at the table."""
        self._door.hub.floor.spawn(self._answer_all(command))

    def _moved(self, command: Act, start: float, outcome: Outcome) -> None:
        """Answer a move, and go on with what was heard meanwhile."""
        if outcome is None:
            self._wait_for(command)
            return
        following: Command | None = None
        try:
            self._answer_move(command, start, outcome)
            following = self._next_command() if self._heard else None
        finally:
            if following is None:
                self._rest()
        if following is not None:
            self._wait_for(following)

    def _answer_move(self, command: Act, start: float, outcome: Answer | BaseException) -> None:
        if isinstance(outcome, Answer):
            self._door.metrics.acknowledged("act", perf_counter() - start)
            self._connection.put(encoded(outcome))
        elif isinstance(outcome, Exception):
            self._door.metrics.refused("act", outcome)
            self._connection.put(encoded(refusal_to(command.id, outcome)))
        else:
            self._connection.let_go()  # the house closes

    def _rest(self) -> None:
        """Note that everything is answered."""
        self._is_answering = False
        self._door.gathering.over()
        self._server.go_on()

    def silent(self, *, silent: bool) -> None:
        """Notice that nobody seems to be at the other end, or somebody is again."""
        hub = self._door.hub
        hub.floor.spawn(hub.notice(self._connection, silent=silent))

    def full(self) -> None:
        """Give who does not read a while."""
        loop = asyncio.get_running_loop()
        self._watch = loop.call_later(STALLED, self._cut_off)

    def free(self) -> None:
        """Go on where the socket was full."""
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        self._connection.flush()

    # Ending

    def _end(self) -> None:
        if self._connection.overflowed:
            self._cut_off()
        else:
            code = UNWANTED if self._is_sent_away else RESTART
            self._door.hub.floor.spawn(self._close(code))

    async def _close(self, code: int) -> None:
        with suppress(Exception):  # it may be closed already, in any of several ways
            await self._server.close(code)

    def _cut_off(self) -> None:
        self._door.metrics.cut_off.inc()
        self._server.cut(TRY_AGAIN)
        self._connection.drop()

    # Answering

    async def _answer_all(self, command: Command | None) -> None:
        """Answer what was heard, until there is no more or the other side is sent away."""
        try:
            while command is not None:
                await self._answer(command)
                command = self._next_command()
        finally:
            self._rest()

    def _next_command(self) -> Command | None:
        """Return the next command that was heard; what is none is answered at once."""
        while self._heard and not self._is_sent_away:
            command = self._command_in(self._heard.pop(0))
            if command is not None:
                return command
        return None

    def _command_in(self, text: str | bytes) -> Command | None:
        try:
            message = _DECODER.decode(text)
        except UNREADABLE as error:
            refused = Refused("malformed", detail=what_is_wrong(error))
            self._complain(_problem(refused, _id_in(text)))
            return None
        # Pings are counted for each socket: those of many who watch from one house are no flood.
        is_ping = isinstance(message, Ping)
        wait = self._door.counters.messages.take(self._number if is_ping else self._sender())
        if wait:
            self._door.metrics.limited.labels("messages").inc()
            refused = Refused("rate", "too_many_messages", wait=whole_seconds(wait))
            self._complain(_problem(refused) if is_ping else refusal_to(message.id, refused))
        elif is_ping:
            self._connection.put(encoded(Pong(at=message.at, now=self._door.hub.now())))
        else:
            command: Command = message
            return command
        return None

    def _sender(self) -> object:
        viewer = self._connection.viewer
        return (self._connection.table, viewer) if viewer >= 0 else self._caller.address

    def _complain(self, what: msgspec.Struct) -> None:
        """Say what was wrong with a frame; who sends too many of those is sent away."""
        if self._bad_frames is None:
            self._bad_frames = self._door.counters.bad_frames()
        if self._bad_frames.take(None):
            self._door.metrics.limited.labels("bad_frames").inc()
            self._is_sent_away = True
            self._connection.close()
        else:
            self._connection.put(encoded(what))

    async def _answer(self, sent: Command) -> None:
        connection = self._connection
        answer: msgspec.Struct | None = None
        try:
            answer = await done(
                self._door,
                connection.table,
                connection.person,
                sent,
                connection.session,
                connection,
            )
        except Exception as error:  # noqa: BLE001  # whatever it is, it is answered
            answer = refusal_to(sent.id, error)
        finally:
            if answer is None:
                connection.let_go()
        connection.put(encoded(answer))


def refusal_to(number: str, error: Exception) -> Declined:
    """Say why the command of that id was not carried out."""
    shown = error_shown(answer_to(error, "socket"))
    return Declined(id=number, **msgspec.structs.asdict(shown))


def _problem(refused: Refused, number: str = "") -> Problem:
    return Problem(id=number, **msgspec.structs.asdict(error_shown(refused)))


def _id_in(text: str | bytes) -> str:
    """Read the id of what was meant as a command, if it has one that can be read."""
    try:
        return _NUMBERED.decode(text).id
    except UNREADABLE:
        return ""

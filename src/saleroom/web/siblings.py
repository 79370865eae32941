"""Processes of one server behind one port: which of them a table belongs to, and how they talk.

All of them accept connections. One that brings a request about a table of another process is handed
over to it, as it is; one that cannot be handed over is served where it is, because any process can
play at any table, only dearer. Everything here is made before the processes are, and outlives each
of them: what is sent to one that is just being started again waits for it.
"""

import asyncio
import mmap
import os
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import NamedTuple
from zlib import crc32

# What is sent: a connection with what was read of it, or a question with one for the answer.
CONNECTION, QUESTION = b"c", b"?"
# Bytes that were read of a connection, at most, when it is handed over.
LONGEST = 65_536
# Seconds for a sibling to answer.
PATIENCE = 2.0
# So much is taken in at once, before others have a turn.
_AT_ONCE = 64


class Share(NamedTuple):
    """The tables that one of several processes looks after; one alone has them all."""

    number: int = 0
    of: int = 1

    def home(self, table: str) -> int:
        """Return which process looks after a table."""
        return crc32(table.encode(errors="surrogatepass")) % self.of

    def has(self, table: str) -> bool:
        """Tell whether it is this one."""
        return self.of == 1 or self.home(table) == self.number


class Received(NamedTuple):
    """Something a sibling has sent: what it is, what it says, the connection that came with it."""

    kind: bytes
    data: bytes
    connection: socket.socket


class Siblings:
    """The ways between so many processes; `alive` ends when whoever made it does."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._ways = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        for ends in self._ways:
            for end in ends:
                end.setblocking(False)  # noqa: FBT003  # its one argument
        # Shared by all: who is there, or will be at once.
        self._there = mmap.mmap(-1, count)
        self.alive, self._life = os.pipe()

    def close(self) -> None:
        """Close all ways."""
        for end in (one for ends in self._ways for one in ends):
            end.close()
        self._there.close()
        for pipe in (self.alive, self._life):
            os.close(pipe)

    def inherit(self) -> None:
        """Leave the parent's own end to the parent; called in a process that was just made."""
        os.close(self._life)

    def expect(self, number: int, *, there: bool) -> None:
        """Note whether a process takes what is sent to it."""
        self._there[number] = there

    def send(self, number: int, kind: bytes, data: bytes, connection: int) -> bool:
        """Send something with an open connection; False if it cannot be taken now."""
        if not self._there[number] or len(data) > LONGEST:
            return False
        try:
            socket.send_fds(self._ways[number][0], [kind + data], [connection])
        except OSError:
            return False  # there is too much on the way already
        return True

    def end_of(self, number: int) -> socket.socket:
        """Return where a process hears what was sent to it."""
        return self._ways[number][1]

    def received(self, number: int) -> Iterator[Received]:
        """Take what was sent, some at once."""
        for _ in range(_AT_ONCE):
            try:
                sent, found, _, _ = socket.recv_fds(self.end_of(number), LONGEST + 1, 1)
            except BlockingIOError:
                return
            if found:
                yield Received(sent[:1], sent[1:], socket.socket(fileno=found[0]))


Answerers = dict[bytes, Callable[[], Awaitable[bytes]]]


class Neighbours:
    """One process among its siblings."""

    def __init__(self, siblings: Siblings, number: int) -> None:
        self.share = Share(number, siblings.count)
        self._siblings = siblings
        self._tasks: set[asyncio.Task[None]] = set()

    def hand_over(self, table: str, data: bytes, connection: int) -> bool:
        """Hand a connection over to whom the table belongs; False if it is to be served here."""
        home = self.share.home(table)
        return home != self.share.number and self._siblings.send(home, CONNECTION, data, connection)

    def listen(
        self,
        take: Callable[[socket.socket, bytes], Awaitable[object]],
        answers: Answerers,
        orphaned: Callable[[], None],
    ) -> None:
        """Take connections, and answer questions; `orphaned` is called when the parent ends."""
        loop, siblings, number = asyncio.get_running_loop(), self._siblings, self.share.number

        def hear() -> None:
            for kind, data, connection in siblings.received(number):
                if kind == CONNECTION:
                    self._spawn(_taken(take, connection, data))
                elif data in answers:
                    self._spawn(_answered(connection, answers[data]))
                else:
                    connection.close()

        def parent_ended() -> None:
            loop.remove_reader(siblings.alive)
            orphaned()

        loop.add_reader(siblings.end_of(number), hear)
        loop.add_reader(siblings.alive, parent_ended)

    def close(self) -> None:
        """Take nothing any more."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._siblings.end_of(self.share.number))
        loop.remove_reader(self._siblings.alive)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def ask_all(self, question: bytes) -> dict[int, bytes | None]:
        """Ask every other process something; None: it did not answer."""
        others = [number for number in range(self.share.of) if number != self.share.number]
        answers = await asyncio.gather(*(self._ask(number, question) for number in others))
        return dict(zip(others, answers, strict=True))

    async def _ask(self, number: int, question: bytes) -> bytes | None:
        own, others = socket.socketpair()
        with others:
            was_sent = self._siblings.send(number, QUESTION, question, others.fileno())
        if not was_sent:
            own.close()
            return None
        reader, writer = await asyncio.open_connection(sock=own)
        try:
            async with asyncio.timeout(PATIENCE):
                return await reader.read() or None
        except (OSError, TimeoutError):
            return None
        finally:
            writer.close()


async def _taken(
    take: Callable[[socket.socket, bytes], Awaitable[object]],
    connection: socket.socket,
    data: bytes,
) -> None:
    with suppress(OSError):  # whoever was connected has gone in the meantime
        await take(connection, data)


async def _answered(connection: socket.socket, answer: Callable[[], Awaitable[bytes]]) -> None:
    connection.setblocking(False)  # noqa: FBT003  # its one argument
    with connection, suppress(OSError):
        await asyncio.get_running_loop().sock_sendall(connection, await answer())

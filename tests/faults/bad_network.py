"""A network between players and a server: slow, narrow, and lines break in the middle of a frame.

What is sent arrives in order, late by a delay and some more, and no faster than the line is wide. A
line breaks after some bytes: at once, both sides being told (a reset), or without a word, so that
for a while neither side knows (half open); then it is reset, as by a router that has forgotten it.
"""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

_CHUNK = 4096


class Weather(NamedTuple):
    """How bad it is: seconds, bytes a second, bytes until a line breaks in the mean.

    Of the lines that break, the share `half_open` says nothing for `silence` seconds before.
    """

    delay: float = 0.01
    jitter: float = 0.02
    width: float = 200_000
    breaks_after: float = 20_000
    half_open: float = 0.25
    silence: float = 1.0


class BadNetwork:
    """Passes on what comes, as far as the weather allows."""

    def __init__(self, to: str, weather: Weather, seed: str) -> None:
        parts = urlsplit(to)
        self._to = (str(parts.hostname), int(parts.port or 80))
        self._weather = weather
        self._luck = Random(seed)  # noqa: S311  # the same weather every time
        self._tasks: set[asyncio.Task[None]] = set()
        self.address = ""
        self.lines = self.resets = self.half_open = self.late = 0

    def joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a call."""
        task = asyncio.ensure_future(self._line(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            server_reader, server_writer = await asyncio.open_connection(*self._to)
        except OSError:
            _reset(writer)
            return
        self.lines += 1
        left = [self._luck.expovariate(1 / self._weather.breaks_after)]
        ways = [
            asyncio.ensure_future(self._way(one, other, left))
            for one, other in ((reader, server_writer), (server_reader, writer))
        ]
        try:
            # Whichever way ends first ends the line.
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            if left[0] < 0 and self._luck.random() < self._weather.half_open:
                self.half_open += 1
                for way in ways:
                    way.cancel()
                await asyncio.sleep(self._weather.silence)
            elif left[0] < 0:
                self.resets += 1
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for one in (writer, server_writer):
                _reset(one) if left[0] < 0 else one.close()

    async def _way(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[float]
    ) -> None:
        """Pass on in one direction until the line ends or breaks."""
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(64)
        collecting = asyncio.ensure_future(self._collect(reader, waiting))
        try:
            await self._deliver(waiting, writer, left)
        finally:
            collecting.cancel()

    async def _collect(
        self, reader: asyncio.StreamReader, waiting: asyncio.Queue[tuple[float, bytes]]
    ) -> None:
        loop, weather = asyncio.get_running_loop(), self._weather
        due = loop.time()
        with suppress(OSError):
            while data := await reader.read(_CHUNK):
                late = weather.delay + weather.jitter * self._luck.random()
                due = max(due + len(data) / weather.width, loop.time() + late)
                await waiting.put((due, data))
        await waiting.put((due, b""))

    async def _deliver(
        self,
        waiting: asyncio.Queue[tuple[float, bytes]],
        writer: asyncio.StreamWriter,
        left: list[float],
    ) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due, data = await waiting.get()
            await asyncio.sleep(due - loop.time())
            if not data:
                return
            self.late += 1
            left[0] -= len(data)
            with suppress(OSError):
                # The last of it breaks in the middle.
                writer.write(data if left[0] >= 0 else data[: int(left[0] + len(data))])
                await writer.drain()
            if left[0] < 0:
                return

    async def close(self) -> None:
        """End all lines."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _reset(writer: asyncio.StreamWriter) -> None:
    line = writer.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


@asynccontextmanager
async def bad_network(to: str, weather: Weather, seed: str) -> AsyncIterator[BadNetwork]:
    """Stand between players and a server until the end of the block."""
    network = BadNetwork(to, weather, seed)
    listener = await asyncio.start_server(network.joined, "127.0.0.1", 0)
    network.address = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
    try:
        yield network
    finally:
        listener.close()
        await network.close()

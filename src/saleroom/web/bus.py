"""How servers hear of each other's moves: Redis carries a table's id and a number, nothing else.

A message that is lost costs nothing but time: whoever hears the next one, or comes back, reads what
is missing from the store. Without Redis there is one server, and nobody to tell.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

LOG = logging.getLogger(__name__)

CHANNEL = "saleroom"
# Seconds between attempts to reach a Redis that is away.
AGAIN = 1.0
# Seconds in which messages are gathered.
TOGETHER = 0.005

Hear = Callable[[str, int], Awaitable[None]]
LostTouch = Callable[[], Awaitable[None]]


class Bus(Protocol):
    """A way to tell other servers."""

    async def start(self, heard: Hear, lost_touch: LostTouch) -> None:
        """Listen; `lost_touch` is called after every gap in which messages may have been lost."""
        ...

    async def stop(self) -> None:
        """Stop listening."""
        ...

    def publish(self, table: str, seq: int) -> None:
        """Tell others that a table's log has grown to `seq` entries; never waits, never fails."""
        ...


class NoBus:
    """There is nobody else."""

    async def start(self, heard: Hear, lost_touch: LostTouch) -> None:
        """Do nothing."""

    async def stop(self) -> None:
        """Do nothing."""

    def publish(self, table: str, seq: int) -> None:
        """Do nothing."""


class RedisBus:
    """Other servers are told through Redis. Needs the extra `cluster`."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415  # the extra `cluster`

        self._redis: Any = Redis.from_url(url)
        self._tasks: list[asyncio.Task[None]] = []
        self._waiting: asyncio.Queue[str] = asyncio.Queue(10_000)

    async def start(self, heard: Hear, lost_touch: LostTouch) -> None:
        """Listen and talk until stopped, through any number of failures."""
        self._tasks = [
            asyncio.create_task(self._listen(heard, lost_touch)),
            asyncio.create_task(self._talk()),
        ]

    async def stop(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()

    def publish(self, table: str, seq: int) -> None:
        """Tell others; what does not fit is dropped, since the next message heals it."""
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(f"{table} {seq}")

    async def _talk(self) -> None:
        while True:
            waiting = [await self._waiting.get()]
            # A message costs more than a line of one: what comes in this moment goes together.
            await asyncio.sleep(TOGETHER)
            while not self._waiting.empty():
                waiting.append(self._waiting.get_nowait())
            try:
                await self._redis.publish(CHANNEL, "\n".join(waiting))
            except Exception as error:  # noqa: BLE001  # whatever the network brings
                LOG.warning("Redis is away: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _listen(self, heard: Hear, lost_touch: LostTouch) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await lost_touch()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            for line in message["data"].decode().splitlines():
                                table, _, seq = line.rpartition(" ")
                                await heard(table, int(seq))
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001  # whatever the network brings
                LOG.warning("Redis is away: %s", type(error).__name__)
            # While nobody can be heard, look by oneself.
            await asyncio.sleep(AGAIN)
            with suppress(Exception):
                await lost_touch()

"""Who comes in next: a few of every address at a time, however many stand there.

Decides when a request that was let in is begun. Somebody may ask over hundreds of connections at
once; all of that would be answered before the server turned to anybody else. Nobody is kept out,
and nobody waits for what another address asked.
"""

import asyncio
from collections import deque

# Requests of one address that are begun before others have their turn.
AT_ONCE = 4


class Doorway:
    """The way in, for all requests of a server."""

    def __init__(self) -> None:
        self._begun: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def come_in(self, address: str) -> None:
        """Wait until it is one's turn."""
        loop = asyncio.get_running_loop()
        if not self._begun:
            loop.call_soon(self._next)
        begun = self._begun.get(address, 0)
        self._begun[address] = begun + 1
        if begun >= AT_ONCE or address in self._waiting:
            turn = loop.create_future()
            self._waiting.setdefault(address, deque()).append(turn)
            await turn

    def _next(self) -> None:
        """Let some more of every address in, once the server has looked at everything else."""
        self._begun.clear()
        for address, those in list(self._waiting.items()):
            while those and self._begun.get(address, 0) < AT_ONCE:
                turn = those.popleft()
                if not turn.done():  # or whoever waited is gone
                    self._begun[address] = self._begun.get(address, 0) + 1
                    turn.set_result(None)
            if not those:
                del self._waiting[address]
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)

"""What the kernel takes to send a frame to each of a crowd: nothing of ours is in it.

    .venv/bin/python benchmarks/sending.py                        1,000 sockets, 2,000 bytes
    .venv/bin/python benchmarks/sending.py --bytes 100

The least that a spectator can cost here, whatever the server is written in: one `write` of uvloop
for each socket, fifty at a time, to readers in another process. CPU time of the sender; over the
loopback that includes what the kernel does for the reader.
"""

import argparse
import asyncio
import multiprocessing
import resource
import socket
import time
from typing import cast

import uvloop

ROUNDS, AT_A_TIME = 30, 50


def read(port: int, sockets: int) -> None:
    """Connect, and read until nobody sends any more."""

    async def reading() -> None:
        loop = asyncio.get_running_loop()
        for _ in range(sockets):
            await loop.create_connection(asyncio.Protocol, "127.0.0.1", port)
        await asyncio.Event().wait()

    uvloop.run(reading())


async def sent(listener: socket.socket, sockets: int, text: bytes) -> float:
    """Return the microseconds of CPU for each frame."""
    ends: list[asyncio.WriteTransport] = []

    class End(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            ends.append(cast("asyncio.WriteTransport", transport))  # uvloop's is none by its class

    await asyncio.get_running_loop().create_server(End, sock=listener)
    async with asyncio.timeout(60):
        while len(ends) < sockets:  # noqa: ASYNC110  # nobody says when
            await asyncio.sleep(0.05)
    used = 0
    for _ in range(ROUNDS):
        await asyncio.sleep(0.3)  # as between two moves
        before = time.process_time_ns()
        for first in range(0, sockets, AT_A_TIME):
            for end in ends[first : first + AT_A_TIME]:
                end.write(text)
            await asyncio.sleep(0)
        used += time.process_time_ns() - before
    return used / ROUNDS / sockets / 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--bytes", type=int, default=2000)
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    listener = socket.create_server(("127.0.0.1", 0), backlog=asked.sockets)
    port = listener.getsockname()[1]
    reader = multiprocessing.Process(target=read, args=(port, asked.sockets), daemon=True)
    reader.start()
    took = uvloop.run(sent(listener, asked.sockets, bytes(asked.bytes)))
    print(f"{asked.sockets} sockets, {asked.bytes} bytes: {took:.1f} us of CPU for each frame")
    reader.terminate()


if __name__ == "__main__":
    main()

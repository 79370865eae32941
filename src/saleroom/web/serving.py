"""Runs a server: opens the store and the house, listens, and closes everything in order.

The only place that knows uvicorn. Sockets are served by its protocol with two things changed: a
line that is dead or full is cut, not waited for.
"""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saleroom.games.registry import GAMES, game_named
from saleroom.play.record import rules_hash
from saleroom.store.contract import Store
from saleroom.web import garbage
from saleroom.web.app import create_app
from saleroom.web.bus import Bus
from saleroom.web.http_games import games_shown
from saleroom.web.hub import Config, Hub
from saleroom.web.site import Site
from saleroom.web.sockets import CUT

# Seconds between pings, and until an answer must be there.
PING = 10.0
# Seconds for somebody who is cut off to read that it is so.
LAST_WORDS = 3.0
BACKLOG = 2048
# Seconds for everybody to leave when the server stops.
LEAVING = 5


class Line(WebSocketsSansIOProtocol):
    """A socket that can be cut."""

    async def run_asgi(self) -> None:
        """Lend the application a way to end a connection whose line is full."""
        self.scope["extensions"][CUT] = {"cut": self.cut}
        await super().run_asgi()

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

    def keepalive_timeout(self) -> None:
        """Nobody answers: whatever was still to be sent is not waited for."""
        super().keepalive_timeout()
        self.transport.abort()


def listening(host: str, port: int) -> socket.socket:
    """Listen at an address; port 0 is any that is free."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, _, _, address = found[0]
    # The protocol is named, or asyncio would not know that it may send small frames at once.
    listener = socket.socket(family, kind, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except BaseException:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket) -> str:
    """Return the address to type into a browser."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104  # read, not bound
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def server_for(app: Litestar, site: Site) -> uvicorn.Server:
    """Set up the server of an application."""
    config = uvicorn.Config(
        app,
        ws=Line,
        ws_max_size=site.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LEAVING,
    )
    return uvicorn.Server(config)


class House:
    """A store, a hub on it and the application around it, started and stopped together."""

    def __init__(
        self,
        store: Store,
        config: Config | None = None,
        site: Site | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.hub = Hub(store, config, bus)
        self.site = site or Site()
        self._ready: Callable[[], None] = lambda: None
        self.server = server_for(create_app(self.hub, self.site, [self._closing]), self.site)

    async def serve(self, listener: socket.socket, ready: Callable[[], None]) -> None:
        """Serve until told to stop."""
        await self.store.open()
        try:
            await self.hub.start()
        except BaseException:
            await self.store.close()
            raise
        self._ready = ready
        await self.server.serve(sockets=[listener])

    @asynccontextmanager
    async def _closing(self, _app: Litestar) -> AsyncIterator[None]:
        # In here, because uvicorn listens to signals from now on, and ends the process by the one
        # it got as soon as it is done.
        try:
            self._ready()
            reading = asyncio.create_task(_read_games())
            yield
            await reading
        finally:
            await self.hub.stop()
            await self.store.close()


async def _read_games() -> None:
    """Read the rules of all games once the doors are open, and let others come between.

    Not in a thread: Python 3.11 fails when two threads parse at once.
    """
    for name in GAMES:
        rules_hash(game_named(name))
        await asyncio.sleep(0)
    games_shown()


def run(house: House, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Run a server in this process, until a signal ends it."""
    garbage.put_off()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_served(house, listener, ready))


async def _served(house: House, listener: socket.socket, ready: Callable[[], None]) -> None:
    floor = house.hub.floor
    collecting = asyncio.create_task(garbage.collect_when_quiet(lambda: floor.kept))
    try:
        await house.serve(listener, ready)
    finally:
        collecting.cancel()


def _loop_factory() -> Any:
    """The faster loop where there is one."""
    try:
        import uvloop  # noqa: PLC0415  # not on every system
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop

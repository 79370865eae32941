"""Runs a server: opens the store and the house, listens, and closes everything in order.

Knows uvicorn, as `saleroom.web.watched_sockets` knows its sockets, and nothing else does.
"""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from saleroom.games.registry import game_named, game_names, left_out
from saleroom.store.contract import Store
from saleroom.web import garbage
from saleroom.web.app import create_app
from saleroom.web.arrivals import Arrivals, WatchedRequests, raise_open_files
from saleroom.web.bus import Bus
from saleroom.web.handing_over import HandedRequests
from saleroom.web.http_games import games_shown
from saleroom.web.hub import Config, Hub
from saleroom.web.limits import is_loopback
from saleroom.web.pulse import feel_pulse
from saleroom.web.seated_table import is_a_crowd_told
from saleroom.web.security import origin_parts
from saleroom.web.siblings import Neighbours
from saleroom.web.site import Door, Site
from saleroom.web.together import meet
from saleroom.web.watched_sockets import WatchedSocket

LOG = logging.getLogger(__name__)
BACKLOG = 2048
# Seconds for everybody to leave when the server stops.
LEAVING = 5
# Seconds that a connection stays open between two requests. Longer than clients keep theirs (httpx
# 5, aiohttp 15): if both end it in the same moment, a request that is on its way is lost.
KEPT_OPEN = 30


def listening(host: str, port: int) -> socket.socket:
    """Listen at an address; port 0 is any that is free. An error names the address."""
    try:
        return _listening(host, port)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), f"{host}:{port}") from error


def _listening(host: str, port: int) -> socket.socket:
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


def _own_address(site: Site, listener: socket.socket) -> str:
    return next(iter(site.origins), address_of(listener)).rstrip("/")


def _names(site: Site, listener: socket.socket) -> frozenset[str] | None:
    """Say under which names the server may be asked; None: anything that leads to it.

    Only this machine can ask a server that listens on loopback, so another name than this machine's
    is that of a proxy, which the owner says (`--origin`), or one that a page made up.
    """
    given = [origin_parts(one) for one in site.origins]
    if not given and not is_loopback(listener.getsockname()[0]):
        return None
    machine = socket.gethostname().lower()
    return frozenset({machine, f"{machine}.local", *(one.host for one in given if one)})


def server_for(app: ASGIApp, door: Door) -> uvicorn.Server:
    """Set up the server of an application."""

    class Requests(WatchedRequests):
        pass

    class Handed(HandedRequests):
        neighbours = door.neighbours

    class Socket(WatchedSocket):
        pass

    config = uvicorn.Config(
        app,
        http=Requests if door.neighbours is None else Handed,
        ws=Socket,
        ws_max_size=door.site.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the pulse asks, and only those who say nothing
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEPT_OPEN,
        timeout_graceful_shutdown=LEAVING,
    )
    trusted: Any = ProxyHeadersMiddleware(cast("Any", app), config.forwarded_allow_ips)
    Requests.arrivals = Handed.arrivals = Socket.arrivals = Arrivals(
        door.site.limits,
        raise_open_files(),
        lambda host: host in trusted.trusted_hosts,
        lambda limit: door.metrics.limited.labels(limit).inc(),
        door.metrics.no_request,
    )
    return _Server(config, door)


class _Server(uvicorn.Server):
    """A server that keeps nobody waiting when it stops."""

    def __init__(self, config: uvicorn.Config, door: Door) -> None:
        super().__init__(config)
        self._door = door

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer who waits for their turn, and then stop as any server."""
        self._door.stopping.set()
        await super().shutdown(sockets)


class HouseServer:
    """A store, a hub on it and the application around it, started and stopped together."""

    def __init__(
        self,
        store: Store,
        config: Config | None = None,
        site: Site | None = None,
        bus: Bus | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.store = store
        self.hub = Hub(store, config, bus)
        self.site = site or Site()
        self._ready: Callable[[], None] = lambda: None
        self._door = Door(self.hub, self.site, neighbours)
        self.server = server_for(create_app(self._door, self._closing), self._door)
        requests = self.server.server_state.tasks
        self._door.gathering.is_nothing_else_done = lambda: (
            len(requests) <= self._door.waits and not is_a_crowd_told()
        )

    async def serve(self, listener: socket.socket, ready: Callable[[], None]) -> None:
        """Serve until told to stop."""
        self._door.names = _names(self.site, listener)
        # Where links in reminders lead; the first address of the owner's, never one that was asked.
        self.hub.floor.reminders.office.house = _own_address(self.site, listener)
        await self.store.open()
        try:
            await self.hub.start()
        except BaseException:
            await self.store.close()
            raise
        self._ready = ready
        await self.server.serve(sockets=[listener])

    @asynccontextmanager
    async def _closing(self, _app: object) -> AsyncIterator[None]:
        # In here, because uvicorn listens to signals from now on, and ends the process by the one
        # it got as soon as it is done.
        try:
            self._ready()
            reading = asyncio.create_task(_read_games())
            pulse = asyncio.create_task(feel_pulse(self.server.server_state.connections))
            if self._door.neighbours is not None:
                meet(self._door, self.server)
            yield
            pulse.cancel()
            await reading
        finally:
            if self._door.neighbours is not None:
                self._door.neighbours.close()
            await self.hub.stop()
            await self.store.close()


def read_games() -> None:
    """Import all games."""
    for name in game_names():
        game_named(name)
    games_shown()


async def _read_games() -> None:
    """Import all games once the doors are open, and let others come between."""
    for name in game_names():
        game_named(name)
        await asyncio.sleep(0)
    games_shown()
    for fault in left_out():
        LOG.warning("left out: %s", fault)


def run(server: HouseServer, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Run a server in this process, until a signal ends it."""
    garbage.put_off()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_served(server, listener, ready))


async def _served(server: HouseServer, listener: socket.socket, ready: Callable[[], None]) -> None:
    floor = server.hub.floor
    collecting = asyncio.create_task(garbage.collect_when_quiet(lambda: floor.times_kept))
    try:
        await server.serve(listener, ready)
    finally:
        collecting.cancel()


def _loop_factory() -> Any:
    """The faster loop where there is one."""
    try:
        import uvloop  # noqa: PLC0415  # not on every system
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop

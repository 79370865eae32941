"""The web application around a hub: which routes there are, and what goes for all of them."""

import logging
from collections.abc import Iterator, Sequence
from itertools import groupby
from time import perf_counter
from typing import Any

from starlette.requests import HTTPConnection
from starlette.routing import Route as At
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Lifespan, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from saleroom.house.commands import Refused
from saleroom.web import (
    http_afterwards,
    http_analyses,
    http_boards,
    http_games,
    http_hints,
    http_mcp,
    http_programs,
    http_reminders,
    http_tables,
    sockets,
)
from saleroom.web.http_errors import response_to
from saleroom.web.http_pages import docs_routes, health, metrics, page_routes, ready
from saleroom.web.routes import Endpoint, Route, found_in
from saleroom.web.security import guarded, is_own_name
from saleroom.web.site import DOOR, Door

LOG = logging.getLogger(__name__)

API_ROUTES = (
    *http_tables.ROUTES,
    *http_hints.ROUTES,
    *http_afterwards.ROUTES,
    *http_analyses.ROUTES,
    *http_games.ROUTES,
    *http_boards.ROUTES,
    *http_reminders.ROUTES,
    *http_programs.ROUTES,
)
SLOW = 1.0
# Letters of a path, more than any route or file has.
LONGEST = 512
_NOWHERE = "/api/-"


def create_app(door: Door, lifespan: Lifespan[Any] | None = None) -> ASGIApp:
    """Make the application; the hub is started and stopped by whoever runs it."""
    front, inside = page_routes(door.site.static)
    ways = _Ways(
        [
            WebSocketRoute(sockets.PATH, sockets.listen),
            *_endpoints((*API_ROUTES, *http_mcp.ROUTES), guarded=True),
            At(sockets.PATH, Endpoint(sockets.PATH, ())),
            *_endpoints((*docs_routes(API_ROUTES), health, ready, metrics, front)),
        ],
        _elsewhere(Endpoint(inside.path, [inside])),
    )
    door.application = _Application(door, ways, Router(lifespan=lifespan))
    door.agents = http_mcp.Agents()
    return door.application


def _endpoints(routes: tuple[Route, ...], *, guarded: bool = False) -> Iterator[At]:
    for path, there in groupby(sorted(routes, key=_path), key=_path):
        yield At(path, Endpoint(path, list(there), guarded=guarded))


class _Ways:
    """All routes, by how their paths end: to try one after the other takes longer than most do."""

    def __init__(self, routes: Sequence[At | WebSocketRoute], elsewhere: ASGIApp) -> None:
        def router(end: str) -> Router:
            fitting = [one for one in routes if _end(one.path) == end or "{" in _end(one.path)]
            return Router(fitting, redirect_slashes=False, default=elsewhere)

        self._by_end = {end: router(end) for end in (_end(one.path) for one in routes)}
        self._others = router("")

    def of(self, path: str) -> Router:
        """Return those of the routes that a path may be meant for."""
        return self._by_end.get(_end(path), self._others)


def _end(path: str) -> str:
    return path.rpartition("/")[2]


def _plain(path: str) -> str:
    """Leave out slashes that are too many.

    What no address has leads nowhere: thousands of letters would be held against every route, and
    a line feed at the end be overlooked by each.
    """
    if len(path) > LONGEST or path.endswith("\n"):
        return _NOWHERE
    return "/" + "/".join(filter(None, path.split("/")))


def _path(route: Route) -> str:
    return route.path


def _elsewhere(page: Endpoint) -> ASGIApp:
    """Answer where no route leads: the page has many addresses, and knows its files by name."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        elif f"{scope['path']}/".startswith("/api/"):
            await response_to(Refused("no_such_page"))(scope, receive, send)
        else:
            await page(scope, receive, send)

    return answer


class _Application:
    """What every request goes through, on its way in and out."""

    def __init__(self, door: Door, ways: _Ways, lifespan: ASGIApp) -> None:
        self._door = door
        self._ways = ways
        self._lifespan = lifespan

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in; a path may have slashes too many."""
        if scope["type"] == "lifespan":
            await self._lifespan(scope, receive, send)
            return
        path = _plain(scope["path"])
        inside = {**scope, "path": path, DOOR: self._door}
        if scope["type"] == "http":
            # The server, which was asked for a head, leaves the body out.
            inside["method"] = "GET" if scope["method"] == "HEAD" else scope["method"]
            receive, send = self._passing(inside, receive, send)
        hosts = HTTPConnection(scope).headers.getlist("host")
        if len(hosts) > 1 or not is_own_name("".join(hosts), self._door.names):
            await self._not_here(inside, receive, send)
            return
        await self._ways.of(path)(inside, receive, send)

    async def _not_here(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Turn away a page that reaches us under a name of its own, as nobody typed it."""
        self._door.metrics.limited.labels("names").inc()
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await response_to(Refused("wrong_host"))(scope, receive, send)

    def _passing(self, scope: Scope, receive: Receive, send: Send) -> tuple[Receive, Send]:
        """Note how long an answer takes, once all of the question is there."""
        begun = perf_counter()

        async def come() -> Message:
            nonlocal begun
            message = await receive()
            begun = perf_counter()
            return message

        async def leave(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = guarded(message["headers"])
                self._note(scope, message["status"], perf_counter() - begun)
            await send(message)

        return come, leave

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count an answer, and log it without what was asked."""
        route = found_in(scope)
        self._door.metrics.requests.labels(route, scope["method"], str(status)).inc()
        level = logging.INFO if seconds > SLOW or status >= 500 else logging.DEBUG  # noqa: PLR2004  # HTTP
        if LOG.isEnabledFor(level):
            ms = round(1000 * seconds)
            about = {"event": "request", "route": route, "status": status, "ms": ms}
            LOG.log(level, "answered", extra=about)

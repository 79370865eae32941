"""Routes: what is done at a path by which method, and what is said of it to whoever reads.

Decides what is answered to a method that a path has not, to whoever asks which it has, and to
errors. Finding the path is left to Starlette, what a route does to its handler.
"""

from collections.abc import Awaitable, Callable, Collection
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from saleroom.house.commands import Refused
from saleroom.web.http_errors import answer_to, response_to
from saleroom.web.security import address_of, guard
from saleroom.web.site import door_of

Handler = Callable[[Request], Awaitable[Response]]

OPTIONS = "OPTIONS"
# Under this name a request carries the path of its route, without what was put into it.
_FOUND = "saleroom.route"


class Route(NamedTuple):
    """One route: what answers, what it reads and what it answers with."""

    method: str
    path: str
    handler: Handler
    query: tuple[str, ...] = ()
    reads: Any = None
    answers: Any = None


def get(
    path: str, *, query: tuple[str, ...] = (), answers: Any = None
) -> Callable[[Handler], Route]:
    """Make a handler a route that changes nothing."""
    return lambda handler: Route("GET", path, handler, query=query, answers=answers)


def post(
    path: str, *, query: tuple[str, ...] = (), reads: Any = None, answers: Any = None
) -> Callable[[Handler], Route]:
    """Make a handler a route that does something."""
    return lambda handler: Route("POST", path, handler, query, reads, answers)


class Endpoint:
    """A path and its routes; guarded ones turn away at the door."""

    def __init__(self, path: str, routes: Collection[Route], *, guarded: bool = False) -> None:
        self._path = path
        self._handlers = {route.method: route.handler for route in routes}
        self._guarded = guarded
        if routes:
            self._allow = ", ".join(sorted({*self._handlers, OPTIONS}))
            self._handlers[OPTIONS] = self._options

    async def _options(self, _request: Request) -> Response:
        return Response(status_code=204, headers={"Allow": self._allow})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, whatever happens."""
        try:
            response = await self._response(Request(scope, receive))
        except Exception as error:  # noqa: BLE001  # whatever it is, it is answered
            where = f"{scope['method']} {found_in(scope)}"
            response = response_to(answer_to(error, where))
        await response(scope, receive, send)

    async def _response(self, request: Request) -> Response:
        handler = self._handlers.get(request.method)
        if handler is None:
            raise Refused("method")
        request.scope[_FOUND] = self._path
        if self._guarded:
            guard(request)
        await door_of(request).doorway.come_in(address_of(request))
        return await handler(request)


def found_in(scope: Scope) -> str:
    """Name the route of a request, without what was put into it."""
    return str(scope.get(_FOUND, "?"))

"""The web application around a hub: which routes there are, and what goes for all of them."""

import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from time import perf_counter
from typing import Any

from litestar import Litestar, Request, Router
from litestar.datastructures import State

from saleroom.web import (
    http_afterwards,
    http_games,
    http_hints,
    http_reminders,
    http_tables,
    sockets,
)
from saleroom.web.http_errors import HANDLERS, route_of
from saleroom.web.http_pages import docs_handlers, health, metrics, page_handler, ready
from saleroom.web.hub import Hub
from saleroom.web.openapi import routes_of
from saleroom.web.security import guard, guarded
from saleroom.web.site import Door, Site

LOG = logging.getLogger(__name__)

API = "/api"
API_HANDLERS = (
    *http_tables.HANDLERS,
    *http_hints.HANDLERS,
    *http_afterwards.HANDLERS,
    *http_games.HANDLERS,
    *http_reminders.HANDLERS,
)
SLOW = 1.0

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[Any]]


def create_app(hub: Hub, site: Site | None = None, lifespan: Sequence[Lifespan] = ()) -> Litestar:
    """Make the application; the hub is started and stopped by whoever runs it."""
    door = Door(hub, site or Site())
    routes = tuple(routes_of(API_HANDLERS, API))
    return Litestar(
        route_handlers=[
            Router(API, route_handlers=API_HANDLERS, guards=[guard]),
            Router(API, route_handlers=[sockets.listen]),
            *docs_handlers(routes),
            health,
            ready,
            metrics,
            page_handler(door.site.static),
        ],
        state=State({"door": door}),
        exception_handlers=HANDLERS,
        before_request=_begun,
        before_send=[_leaving],
        request_max_body_size=door.site.limits.body,
        lifespan=list(lifespan),
        openapi_config=None,
        logging_config=None,
        debug=False,
    )


# Hooks are asynchronous though they wait for nothing: Litestar sends others to a thread.


async def _begun(request: Request[Any, Any, Any]) -> None:
    request.scope["state"]["begun"] = perf_counter()


async def _leaving(message: Any, scope: Any) -> None:
    """Put the guarding headers on every answer, count it, and log it without what was asked."""
    kind = message["type"]
    if kind not in {"http.response.start", "websocket.http.response.start"}:
        return
    message["headers"] = guarded(message.get("headers", ()))
    if kind != "http.response.start":
        return
    door: Door = scope["litestar_app"].state["door"]
    route, status = route_of(scope), message["status"]
    door.metrics.requests.labels(route, scope["method"], str(status)).inc()
    seconds = perf_counter() - scope["state"].get("begun", perf_counter())
    level = logging.INFO if seconds > SLOW or status >= 500 else logging.DEBUG  # noqa: PLR2004  # HTTP
    if LOG.isEnabledFor(level):
        about = {"event": "request", "route": route, "status": status, "ms": round(1000 * seconds)}
        LOG.log(level, "answered", extra=about)

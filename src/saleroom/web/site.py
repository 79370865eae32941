"""How a server is run, as its owner chose, and what every request needs at hand."""

from pathlib import Path
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from saleroom.web.hub import Hub
from saleroom.web.limits import Counters, Limits
from saleroom.web.metrics import Metrics

STATIC = Path(__file__).parent / "static"


class Site(msgspec.Struct, frozen=True, kw_only=True):
    """The owner's choices.

    `origins` are addresses of pages that may use this server besides its own; `metrics_token` lets
    others than this machine read the metrics; `static` is where the built page lies.
    """

    origins: tuple[str, ...] = ()
    metrics_token: str | None = None
    limits: Limits = Limits()
    static: Path = STATIC


class Door:
    """The hub, the owner's choices and the counters of one server."""

    def __init__(self, hub: Hub, site: Site) -> None:
        self.hub = hub
        self.site = site
        self.counters = Counters(site.limits)
        self.metrics = Metrics(hub)


def door_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Door:
    """Return the door a request came to."""
    door = connection.app.state["door"]
    assert isinstance(door, Door)
    return door

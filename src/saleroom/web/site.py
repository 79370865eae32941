"""How a server is run, as its owner chose, and what every request needs at hand."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp

from saleroom.house.commands import Refused
from saleroom.web.doorway import Doorway
from saleroom.web.gathering import Gathering
from saleroom.web.hub import Hub
from saleroom.web.limits import Counters, Limits, whole_seconds
from saleroom.web.metrics import Metrics
from saleroom.web.moving import Moving
from saleroom.web.sharing import Pictures
from saleroom.web.siblings import Neighbours

STATIC = Path(__file__).parent / "static"
# Under this name a request carries the door it came to.
DOOR = "saleroom.door"


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
    """The hub, the owner's choices and the counters of one server.

    `names` are those under which it may be asked; None if it is not known which it has.
    `neighbours` are other processes of the same server.
    """

    def __init__(self, hub: Hub, site: Site, neighbours: Neighbours | None = None) -> None:
        self.hub = hub
        self.site = site
        self.neighbours = neighbours
        self.counters = Counters(site.limits)
        self.metrics = Metrics(hub)
        self.pictures = Pictures()
        self.doorway = Doorway()
        self.gathering = Gathering()
        hub.floor.waking.hurry = self.gathering.hurry
        self.moving = Moving(hub.floor)
        self.waits = 0  # requests that wait for somebody's turn
        self.stopping = asyncio.Event()  # the server stops, so nobody waits any longer
        self.names: frozenset[str] | None = None
        # The application itself, and MCP at it, for what asks it from inside.
        self.application: ASGIApp | None = None
        self.agents: Any = None

    def refuse_if(self, wait: float, limit: str, name: str) -> None:
        """Refuse whoever has to wait, and count which limit it was."""
        if wait:
            self.metrics.limited.labels(limit).inc()
            raise Refused("rate", name, wait=whole_seconds(wait))


def door_of(connection: HTTPConnection) -> Door:
    """Return the door a request came to."""
    door = connection.scope[DOOR]
    assert isinstance(door, Door)
    return door

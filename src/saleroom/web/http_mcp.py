"""MCP over HTTP, at `/mcp`: one question, one answer, and nothing kept in between.

What a tool does goes through the whole application again, as a request of its own from the same
address and with the same token: it can see and do what any program could, and every limit counts
it. Decides how many calls of an address may be under way, and how long one may take. The package
`mcp` is an extra, and is loaded when the first agent comes: that takes two seconds of a core, so
it is done beside.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from typing import Any, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from saleroom.house.commands import Refused
from saleroom.web.http_bodies import read_body
from saleroom.web.http_tables import MOST_WAIT
from saleroom.web.routes import post
from saleroom.web.security import address_of, caller_of
from saleroom.web.site import Door, door_of

LOG = logging.getLogger(__name__)

PATH = "/mcp"
# The packages of the extra.
NEEDS = ("mcp", "httpx", "websockets")
# Calls of one address that may be under way.
AT_A_TIME = 16
# Seconds for a call: a wait for one's turn, and what comes before and after it.
LONGEST = MOST_WAIT + 10
# Seconds until what failed to begin is tried again.
AGAIN = 10.0

Handle = Callable[[Scope, Receive, Send], Awaitable[None]]


class Agents:
    """MCP at one server, from the first call on."""

    def __init__(self) -> None:
        self._running: asyncio.Task[object] | None = None
        self._ready: asyncio.Future[Handle] | None = None
        self._again = -math.inf

    async def handle(self, door: Door) -> Handle:
        """Return what answers calls; the first caller has it made, and all others wait for it."""
        if self._running is None:
            now = asyncio.get_running_loop().time()
            if now < self._again:
                raise Refused("internal")
            self._again = now + AGAIN
            self._ready = asyncio.get_running_loop().create_future()
            self._running = door.hub.floor.spawn(self._run(self._ready))
        assert self._ready is not None
        return await asyncio.shield(self._ready)

    async def _run(self, ready: "asyncio.Future[Handle]") -> None:
        """Answer calls until the house is closed; what fails is begun anew by a later caller."""
        try:
            made: Any = await asyncio.to_thread(_made)
            async with made.run():
                ready.set_result(cast("Handle", made.handle_request))
                await asyncio.Event().wait()
        finally:
            self._running = None
            if not ready.done():
                ready.set_exception(Refused("internal"))
                ready.exception()  # whoever waits is told; nobody may


def _made() -> Any:
    from saleroom.web import mcp_inside  # noqa: PLC0415  # an extra, and slow to load

    return mcp_inside.made()


class _Through(Response):
    """An answer that the package gives; the body was read here, and is no longer than any other."""

    def __init__(self, handle: Handle, body: bytes, leave: Callable[[], None]) -> None:
        super().__init__()
        self._handle = handle
        self._body = body
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the package answer, in time."""
        body: list[Message] = [{"type": "http.request", "body": self._body, "more_body": False}]
        has_begun = False

        async def come() -> Message:
            return body.pop() if body else await receive()

        async def leave(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            async with asyncio.timeout(LONGEST):
                await self._handle(scope, come, leave)
        except Exception:  # whatever it is, it is answered
            LOG.exception("unforeseen", extra={"event": "unforeseen", "route": PATH})
            if not has_begun:
                await Response(status_code=500)(scope, receive, send)
        finally:
            self._leave()


@post(PATH)
async def mcp(request: Request) -> Response:
    """Answer an agent that speaks MCP (streamable HTTP, stateless)."""
    if not all(map(find_spec, NEEDS)):
        raise Refused("no_such_page", "no_mcp")
    await caller_of(request)  # a token that is wrong is refused before anything else
    body = bytes(await read_body(request))
    door, address = door_of(request), address_of(request)
    if not door.counters.agents.enter(address, AT_A_TIME):
        door.metrics.limited.labels("agents").inc()
        raise Refused("rate", "agent_busy", wait=1)
    try:
        handle = await door.agents.handle(door)
    except BaseException:
        door.counters.agents.leave(address)
        raise
    return _Through(handle, body, lambda: door.counters.agents.leave(address))


ROUTES = (mcp,)

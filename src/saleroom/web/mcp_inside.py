"""How an agent's calls reach our own application: from where the agent is, as who it says it is.

A call is a request like any other, with the agent's address and token, so nothing here decides what
anybody may see or do. Needs the extra `mcp`; `saleroom.web.http_mcp` loads it when it is needed.
"""

import logging
from contextlib import AbstractAsyncContextManager
from typing import Any, cast

import httpx
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.requests import Request

from saleroom.agents.serving import mcp_server
from saleroom.client.house import AsyncHouse
from saleroom.web.site import door_of

# Every server may be asked by a number.
INSIDE = "http://127.0.0.1"
# Bytes of a body, which was read before and is shorter by far.
MOST_BYTES = 1 << 20
# Packages that log what is asked, addresses and all; our log names no table and no person.
TALKATIVE = ("httpx", "httpcore", "mcp")


def made() -> StreamableHTTPSessionManager:
    """Make what answers calls; nothing of a caller outlasts its call."""
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.ERROR)
    server = mcp_server(_house_for)
    return StreamableHTTPSessionManager(
        server, json_response=True, stateless=True, max_request_body_size=MOST_BYTES
    )


def _house_for(context: Any, token: str | None) -> AbstractAsyncContextManager[AsyncHouse]:
    request: Request = context.request
    said = request.headers.get("authorization", "").partition(" ")[2].strip()
    client = ("local", 0) if request.client is None else tuple(request.client)
    application = cast("Any", door_of(request).application)
    transport = httpx.ASGITransport(application, client=cast("Any", client))
    # What is put off is the agent's to wait for, not ours.
    return AsyncHouse(INSIDE, token or said or None, patience=0.0, transport=transport)

"""Bodies in and out.

What comes in is JSON, read strictly, and a refusal says what was wrong with it.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saleroom.house.commands import Refused
from saleroom.web.http_errors import JSON
from saleroom.web.security import Introduced, hand_cookie
from saleroom.web.site import door_of

T = TypeVar("T")

# What msgspec and Python raise for bytes that are no JSON, or JSON of another shape.
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError, ValueError)


def what_is_wrong(error: Exception) -> str:
    """Say what was wrong with something that was sent."""
    if isinstance(error, msgspec.DecodeError):
        return str(error)
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return "it is not JSON"


async def body_of(request: Request, kind: type[T]) -> T:
    """Read the body of a request."""
    try:
        return msgspec.json.decode(await read_body(request), type=kind)
    except UNREADABLE as error:
        raise Refused("malformed", detail=what_is_wrong(error)) from error


async def read_body(request: Request) -> bytearray:
    """Read no more than allowed, whatever was announced."""
    most = door_of(request).site.limits.body
    if int(request.headers.get("content-length", "0")) > most:
        raise Refused("too_large")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused("too_large")
    return body


def answered(value: object, status: int = 200) -> Response:
    """Answer with a struct."""
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def tagged(request: Request, data: bytes, kind: str, headers: Mapping[str, str]) -> Response:
    """Answer with a file, unless whoever asks has it already."""
    tag = f'"{blake2b(data, digest_size=12).hexdigest()}"'
    said = {"ETag": tag, **headers}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=said)
    return Response(data, media_type=kind, headers=said)


def introduced(request: Request, who: Introduced, value: msgspec.Struct) -> Response:
    """Answer, and hand a new person's token over: to a page as a cookie it cannot read."""
    if who.token is not None and not who.by_page:
        value = msgspec.structs.replace(value, token=who.token)
    response = answered(value, 201)
    if who.token is not None and who.by_page:
        hand_cookie(request, response, who.token)
    return response

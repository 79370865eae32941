"""JSON in and out. What comes in is read strictly, and a refusal says what was wrong with it."""

from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie

from saleroom.web.http_errors import JSON, Rejected
from saleroom.web.security import Newcomer, cookie_with
from saleroom.web.wording import shortened

T = TypeVar("T")

# What msgspec and Python raise for bytes that are no JSON, or JSON of another shape.
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError, ValueError)


def what_is_wrong(error: Exception) -> str:
    """Say what was wrong with something that was sent."""
    if isinstance(error, msgspec.DecodeError):
        return shortened(str(error))
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return "it is not JSON"


async def body_of(request: Request[Any, Any, Any], kind: type[T]) -> T:
    """Read the body of a request."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except UNREADABLE as error:
        raise Rejected(400, "malformed", detail=what_is_wrong(error)) from error


def answered(value: object, status: int = 200, cookie: Cookie | None = None) -> Response[bytes]:
    """Answer with a struct."""
    return Response(
        msgspec.json.encode(value),
        status_code=status,
        media_type=JSON,
        cookies=[] if cookie is None else [cookie],
    )


def introduced(
    request: Request[Any, Any, Any], who: Newcomer, value: msgspec.Struct
) -> Response[bytes]:
    """Answer, and hand a new person's token over: to a page as a cookie it cannot read."""
    if who.token is None:
        return answered(value, 201)
    if who.by_page:
        return answered(value, 201, cookie_with(request, who.token))
    return answered(msgspec.structs.replace(value, token=who.token), 201)

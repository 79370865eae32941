"""What is answered when something cannot be done: one shape, a code for programs, words for people.

Decides the status of every error. What nobody foresaw is logged without a word of the request and
answered with nothing but that it happened.
"""

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from saleroom.core.errors import CodedError, SaleroomError
from saleroom.house.commands import Refused
from saleroom.store.contract import Unavailable
from saleroom.web.seated_table import NoSuchTable, SetAside
from saleroom.web.wording import error_shown

LOG = logging.getLogger(__name__)

JSON = "application/json"
PNG = "image/png"
# Seconds after which a database that was away may be back.
RETRY_AFTER = 2

# By the code of a refusal; all others are the table's or the rules' own.
STATUSES = {
    "malformed": 400,
    "bad_setup": 400,
    "bad_token": 401,
    "nobody": 401,
    "no_origin": 403,
    "not_invited": 403,
    "not_yet": 403,
    "not_yours": 403,
    "wrong_origin": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "method": 405,
    "too_large": 413,
    "wrong_host": 421,
    "rate": 429,
    "internal": 500,
    "unavailable": 503,
}
BY_THE_TABLE = 409
# Who asks on and on is refused with this, and comes back over another connection: that is dearer
# for who asks, and cheaper for us than to read what else was sent.
FLOOD = "too_many_requests"


def refusal_of(error: Exception) -> CodedError:
    """Return what is answered to an error; raise it again if nobody foresaw it."""
    for kind, answer in _ANSWERS.items():
        if isinstance(error, kind):
            return answer(error)
    raise error


def _not_yet(error: PermissionError) -> Refused:
    if error.errno is not None:
        raise error  # the file system's, not ours
    return Refused("not_yet")


_ANSWERS: dict[type[Exception], Callable[[Any], CodedError]] = {
    CodedError: lambda error: error,
    SetAside: lambda _: Refused("unreadable"),
    NoSuchTable: lambda _: Refused("no_such_table"),
    SaleroomError: lambda error: Refused("malformed", detail=str(error)),
    PermissionError: _not_yet,
    Unavailable: lambda _: Refused("unavailable", wait=RETRY_AFTER),
    ClientDisconnect: lambda _: Refused("malformed", detail="it broke off"),
}


def answer_to(error: Exception, where: str) -> CodedError:
    """Return what is answered to any error; one that nobody foresaw is logged, and not told."""
    try:
        return refusal_of(error)
    except Exception:  # whatever it is, it is answered
        LOG.exception("unforeseen", extra={"event": "unforeseen", "route": where})
        return Refused("internal")


def response_to(refused: CodedError) -> Response:
    """Write a refusal down as a response."""
    wait = refused.numbers.get("wait")
    headers = {} if wait is None else {"Retry-After": str(wait)}
    if refused.name == FLOOD:
        headers["Connection"] = "close"
    return Response(
        msgspec.json.encode(error_shown(refused)),
        STATUSES.get(refused.code, BY_THE_TABLE),
        media_type=JSON,
        headers=headers,
    )

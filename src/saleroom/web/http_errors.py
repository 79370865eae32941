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

from saleroom.core.errors import BadSetup, SaleroomError
from saleroom.house.commands import Refused
from saleroom.rulebook import NoSuchParagraph
from saleroom.store.contract import Unavailable
from saleroom.web.floor import SetAside
from saleroom.web.hub import NoSuchTable
from saleroom.web.wording import ErrorShown, refusal_worded, shortened, worded

LOG = logging.getLogger(__name__)

JSON = "application/json"
PNG = "image/png"
# Seconds after which a database that was away may be back.
RETRY_AFTER = 2

_REFUSED = {
    "malformed": 400,
    "not_invited": 403,
    "not_yours": 403,
    "no_such_page": 404,
    "rate": 429,
}


class Rejected(Exception):
    """A request that is turned away at the door; `detail` is for programmers."""

    def __init__(  # noqa: PLR0913  # what an answer is made of
        self,
        status: int,
        code: str,
        reason: str = "",
        *,
        paragraph: str = "",
        limits: dict[str, int] | None = None,
        names: dict[str, str] | None = None,
        text: str = "",
        detail: str = "",
        retry_after: int | None = None,
    ) -> None:
        said = text or shortened(detail) or worded(code, reason, limits, names)
        super().__init__(said)
        self.status = status
        self.shown = ErrorShown(
            code=code,
            text=said,
            paragraph=paragraph,
            reason=reason,
            limits=limits or {},
            names=names or {},
        )
        self.retry_after = retry_after


def too_many(wait: int, *, reason: str) -> Rejected:
    """Say that a limit is reached."""
    return Rejected(429, "rate", reason, limits={"wait": wait}, retry_after=wait)


def rejection_of(error: Exception) -> Rejected:
    """Return what is answered to an error; raise it again if nobody foresaw it."""
    for kind, answer in _ANSWERS.items():
        if isinstance(error, kind):
            return answer(error)
    raise error


def _refused(error: Refused) -> Rejected:
    return Rejected(
        _REFUSED.get(error.code, 409),
        error.code,
        error.reason,
        paragraph=error.paragraph,
        limits=error.limits,
        text=refusal_worded(error),
    )


def _bad_setup(error: BadSetup) -> Rejected:
    return Rejected(
        400,
        "bad_setup",
        error.name,
        paragraph=error.paragraph,
        limits=error.numbers,
        names=error.names,
    )


def _not_yet(error: PermissionError) -> Rejected:
    if error.errno is not None:
        raise error  # the file system's, not ours
    return Rejected(403, "not_yet")


_ANSWERS: dict[type[Exception], Callable[[Any], Rejected]] = {
    Rejected: lambda error: error,
    Refused: _refused,
    SetAside: lambda _: Rejected(409, "unreadable"),
    NoSuchTable: lambda _: Rejected(404, "no_such_table"),
    NoSuchParagraph: lambda error: Rejected(404, "no_such_page", detail=str(error)),
    BadSetup: _bad_setup,
    SaleroomError: lambda error: Rejected(400, "malformed", detail=str(error)),
    PermissionError: _not_yet,
    Unavailable: lambda _: Rejected(503, "unavailable", retry_after=RETRY_AFTER),
    ClientDisconnect: lambda _: Rejected(400, "malformed", detail="it broke off"),
}


def rejected_for(error: Exception, where: str) -> Rejected:
    """Return what is answered to any error; one that nobody foresaw is logged, and not told."""
    try:
        return rejection_of(error)
    except Exception:  # whatever it is, it is answered
        LOG.exception("unforeseen", extra={"event": "unforeseen", "route": where})
        return Rejected(500, "internal")


def response_to(rejected: Rejected) -> Response:
    """Write a rejection down as a response."""
    wait = rejected.retry_after
    return Response(
        msgspec.json.encode(rejected.shown),
        rejected.status,
        media_type=JSON,
        headers=None if wait is None else {"Retry-After": str(wait)},
    )

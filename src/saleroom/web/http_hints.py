"""Advice over HTTP: counted by person, and few at a time from one address."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from saleroom.house.commands import Refused
from saleroom.web.hints import BUSY_SECONDS, AdviceAt, Hint
from saleroom.web.http_bodies import answered
from saleroom.web.http_tables import number_in, table_in
from saleroom.web.limits import Allowance
from saleroom.web.routes import get, post
from saleroom.web.security import address_of, caller_of, charge, known
from saleroom.web.site import door_of
from saleroom.web.tutoring import Tutored

T = TypeVar("T")

# Questions of one address that may be thought about at the same time.
AT_A_TIME = 4
# A position of a finished game has to be played up to: that counts as so many requests more.
DEAR = 4


@post("/api/tables/{table}/hint", answers=Hint)
async def hint(request: Request) -> Response:
    """Say what a strong bot would do in your seat, by what you may know, if the table allows it."""
    person, table, door = await known(request), table_in(request), door_of(request)
    hints, address = door.hub.hints, address_of(request)
    return answered(
        await _thought(
            request, door.counters.hints, person, lambda: hints.ask(table, person, address)
        )
    )


@get("/api/tables/{table}/advice", answers=AdviceAt, query=("at",))
async def advice(request: Request) -> Response:
    """Say what the same bot would have done after so many moves of a finished game, and why."""
    person, table = (await caller_of(request)).person, table_in(request)
    at, door, address = number_in(request, "at") or 0, door_of(request), address_of(request)
    charge(request, DEAR)
    hints = door.hub.hints
    return answered(
        await _thought(
            request,
            door.counters.hints,
            person or address,
            lambda: hints.look_back(table, person, at, address),
        )
    )


@post("/api/tables/{table}/tutor", answers=Tutored)
async def tutor(request: Request) -> Response:
    """Say whether your last decision lost much, by what you knew, alone against bots."""
    person, table, door = await known(request), table_in(request), door_of(request)
    asks, address = door.hub.tutor, address_of(request)
    return answered(
        await _thought(
            request, door.counters.tutored, person, lambda: asks.ask(table, person, address)
        )
    )


async def _thought(
    request: Request, counted: Allowance, who: str, ask: Callable[[], Awaitable[T]]
) -> T:
    """Count a question, and let it be thought about beside few others from there."""
    door, address = door_of(request), address_of(request)
    door.refuse_if(counted.take(who), "hints", "too_many_hints")
    if not door.counters.asking.enter(address, AT_A_TIME):
        door.metrics.limited.labels("hints").inc()
        raise Refused("rate", "hints_busy", wait=BUSY_SECONDS)
    try:
        return await ask()
    finally:
        door.counters.asking.leave(address)


ROUTES = (hint, advice, tutor)

"""Advice over HTTP: counted by person, and few at a time from one address."""

from starlette.requests import Request
from starlette.responses import Response

from saleroom.house.commands import Refused
from saleroom.web.hints import BUSY_SECONDS, Hint
from saleroom.web.http_bodies import answered
from saleroom.web.http_tables import table_in
from saleroom.web.routes import post
from saleroom.web.security import address_of, known
from saleroom.web.site import door_of

# Questions of one address that may be thought about at the same time.
AT_A_TIME = 4


@post("/api/tables/{table}/hint", answers=Hint)
async def hint(request: Request) -> Response:
    """Say what a strong bot would do in your seat, by what you may know, if the table allows it."""
    person = await known(request)
    door, table, address = door_of(request), table_in(request), address_of(request)
    wait = door.counters.hints.take(person)
    door.refuse_if(wait, "hints", "too_many_hints")
    if not door.counters.asking.enter(address, AT_A_TIME):
        door.metrics.limited.labels("hints").inc()
        raise Refused("rate", "hints_busy", wait=BUSY_SECONDS)
    try:
        return answered(await door.hub.hints.ask(table, person))
    finally:
        door.counters.asking.leave(address)


ROUTES = (hint,)

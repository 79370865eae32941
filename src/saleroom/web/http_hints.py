"""Advice over HTTP: counted by person, and few at a time from one address."""

from litestar import post

from saleroom.web.hints import Hint
from saleroom.web.http_bodies import answered
from saleroom.web.http_errors import too_many
from saleroom.web.http_tables import HttpRequest, JsonResponse, table_in
from saleroom.web.security import address_of, known
from saleroom.web.site import door_of

# Questions of one address that may be thought about at the same time.
AT_A_TIME = 4


@post("/tables/{table:str}/hint", answers=Hint, status_code=200)
async def hint(request: HttpRequest) -> JsonResponse:
    """Say what a strong bot would do in your seat, by what you may know, if the table allows it."""
    person = await known(request)
    door, table, address = door_of(request), table_in(request), address_of(request)
    wait = door.counters.hints.take(person)
    door.refuse_if(wait, "hints", "too_many_hints")
    if not door.counters.asking.enter(address, AT_A_TIME):
        door.metrics.limited.labels("hints").inc()
        raise too_many(1, reason="hints_busy")
    try:
        return answered(await door.hub.hints.ask(table, person))
    finally:
        door.counters.asking.leave(address)


HANDLERS = (hint,)

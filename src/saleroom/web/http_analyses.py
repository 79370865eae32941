"""Analyses of finished games over HTTP: begun ones are counted by address."""

from starlette.requests import Request
from starlette.responses import Response

from saleroom.web.analysis_parts import AnalysisSoFar
from saleroom.web.http_bodies import answered, body_of
from saleroom.web.http_tables import table_in
from saleroom.web.protocol import AskAnalysis
from saleroom.web.routes import post
from saleroom.web.security import address_of, caller_of
from saleroom.web.site import door_of


@post("/api/tables/{table}/analysis", reads=AskAnalysis, answers=AnalysisSoFar)
async def analysis(request: Request) -> Response:
    """Tell what an analysis of a finished game has found so far; it is begun if there is none."""
    person = (await caller_of(request)).person
    door, table, address = door_of(request), table_in(request), address_of(request)
    asked = await body_of(request, AskAnalysis)

    def pay() -> None:
        door.refuse_if(door.counters.analyses.take(address), "analyses", "too_many_analyses")

    have = (asked.lots, asked.decisions)
    return answered(
        await door.hub.analyses.ask(
            table, person, asked.eyes, have, address, pay if asked.begin else None
        )
    )


ROUTES = (analysis,)

"""What can be done with a game that is over: look at it, keep it, play again, play on."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from saleroom.play.record import Record, write
from saleroom.web.http_bodies import answered, body_of, introduced, tagged
from saleroom.web.http_errors import PNG
from saleroom.web.http_tables import count_table, number_in, opened_from, table_in, word_in
from saleroom.web.protocol import PlayOn, TableOpened
from saleroom.web.replaying import Replay
from saleroom.web.routes import get, post
from saleroom.web.security import caller_of, charge, introduction, known
from saleroom.web.sharing import said
from saleroom.web.site import door_of
from saleroom.web.story import Story
from saleroom.web.trying import try_playing_on

RECORDS = "application/jsonl"
# A result does not change, but a table that is being played becomes one.
ASK_LATER = "public, max-age=300"
# A whole game, or many moves of one, counts as so many requests more.
DEAR = 9
# The only thing here that pages of others may show.
ANYWHERE = {"Cross-Origin-Resource-Policy": "cross-origin"}


@get("/api/tables/{table}/replay", answers=Replay | list[Replay], query=("at", "eyes", "count"))
async def replay(request: Request) -> Response:
    """Show a finished game after so many moves, through the eyes of a seat, all or spectator.

    With a count it is a list: after so many moves, after one more, and so on.
    """
    caller = await caller_of(request)
    person, address = caller.person, caller.address
    games, table = door_of(request).hub.finished, table_in(request)
    at, eyes = number_in(request, "at"), word_in(request, "eyes", "all")
    count = number_in(request, "count")
    if count is None:
        return answered(await games.replay(table, person, at, eyes, address))
    charge(request, DEAR)
    return answered(await games.replays(table, person, at, eyes, count, address))


@get("/api/tables/{table}/story", answers=Story, query=("eyes",))
async def story(request: Request) -> Response:
    """Tell a finished game as a whole: every line with its move, scores over time, purchases."""
    caller = await caller_of(request)
    games, table = door_of(request).hub.finished, table_in(request)
    eyes = word_in(request, "eyes", "all")
    charge(request, DEAR)
    return answered(await games.story(table, eyes, caller.person, caller.address))


@get("/api/tables/{table}/record", answers=Record)
async def record(request: Request) -> Response:
    """Return the record of a finished game as a file."""
    person = (await caller_of(request)).person
    table = table_in(request)
    line = write(await door_of(request).hub.finished.record(table, person)) + "\n"
    headers = {"Content-Disposition": f'attachment; filename="saleroom-{table}.jsonl"'}
    return Response(line.encode(), media_type=RECORDS, headers=headers)


@post("/api/tables/{table}/close", answers=None)
async def close(request: Request) -> Response:
    """Close a table that cannot be played on, so that its record can be taken home."""
    person, table = await known(request), table_in(request)
    await door_of(request).hub.finished.close(table, person)
    return Response(status_code=204)


@get("/api/tables/{table}/picture", answers=bytes)
async def picture(request: Request) -> Response:
    """Draw what a link to the table shows: the game's poster, and the result when it is over."""
    door, table = door_of(request), table_in(request)
    shared = await door.hub.finished.shared(table)
    data = await door.pictures.of(await asyncio.to_thread(said, shared))  # reads words, at first
    return tagged(request, data, PNG, {"Cache-Control": ASK_LATER, **ANYWHERE})


@post("/api/tables/{table}/rematch", answers=TableOpened)
async def rematch(request: Request) -> Response:
    """Play again, everybody one seat further; only who played may ask."""
    person = await known(request)
    door, table = door_of(request), table_in(request)
    count_table(request)
    return answered(await opened_from(request, lambda: door.hub.rematch(table, person)), 201)


@post("/api/tables/{table}/same-deal", answers=TableOpened)
async def same_deal(request: Request) -> Response:
    """Open a table with the same deal."""
    door, table, caller = door_of(request), table_in(request), await caller_of(request)
    # Only when it is over: nobody becomes somebody for a table that cannot be.
    await door.hub.finished.check_over(table, caller.person)
    count_table(request)
    who = introduction(request, caller)
    opened = await opened_from(request, lambda: door.hub.same_deal(table, who.person, who.new))
    return introduced(request, who, opened)


@post("/api/tables/{table}/play-on", reads=PlayOn, answers=TableOpened)
async def play_on(request: Request) -> Response:
    """Open a table where the game stands as it did after a move."""
    door, table, caller = door_of(request), table_in(request), await caller_of(request)
    asked = await body_of(request, PlayOn)
    await try_playing_on(door.hub.floor, table, caller.person, asked.move, asked.seats)
    count_table(request)
    who = introduction(request, caller)
    opened = await opened_from(
        request, lambda: door.hub.play_on(table, who.person, asked.move, asked.seats, who.new)
    )
    return introduced(request, who, opened)


ROUTES = (replay, story, record, close, picture, rematch, same_deal, play_on)

"""Tables over HTTP: open, find, look, sit down, act.

Everything a socket can say can be said here too; only hearing of it needs a socket, or asking
again. What is decided about a game is decided by the hub.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection
from time import perf_counter
from typing import TypeVar, cast

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from saleroom.games.registry import game_names
from saleroom.house.commands import Command, Emote, Refused, Say
from saleroom.house.settings import DAYS, LIVE
from saleroom.house.shown import About, Line
from saleroom.house.statuses import OPEN, OVER, PLAYING
from saleroom.messages.languages import LANGUAGES
from saleroom.store.contract import Found
from saleroom.web import protocol
from saleroom.web.connections import Connection
from saleroom.web.frames import Answer, Snapshot
from saleroom.web.http_bodies import answered, body_of, introduced, read_body
from saleroom.web.hub import MyTable, NoSuchTable
from saleroom.web.routes import get, post
from saleroom.web.security import Caller, address_of, caller_of, introduction, known
from saleroom.web.site import Door, door_of
from saleroom.web.trying import try_knocking, try_opening, try_recovering, try_sitting
from saleroom.web.waiting import turn_of
from saleroom.web.wording import error_shown

T = TypeVar("T")

_TABLE = re.compile(r"[A-Za-z0-9_-]{8,40}")
_SESSION = re.compile(r"[A-Za-z0-9_-]{1,32}")
STATUSES = (OPEN, PLAYING, OVER)
MOST_LISTED = 200
MOST_MINE = 100
# Seconds that a request may wait for one's turn: less than a connection is kept open.
MOST_WAIT = 25

# Letters of a query: to take thousands of words apart takes long.
LONGEST_QUERY = 512
# Longer numbers than any log or game has.
_MOST_DIGITS = 9


def table_in(connection: HTTPConnection) -> str:
    """Return the table a request is about; what cannot be one is not even looked for."""
    name = str(connection.path_params["table"])
    if _TABLE.fullmatch(name) is None:
        raise NoSuchTable("no table has such a name")
    return name


def word_in(connection: HTTPConnection, name: str, usual: T) -> str | T:
    """Read a word from the query: the first of this name, or what is usual."""
    if len(connection.scope["query_string"]) > LONGEST_QUERY:
        raise Refused("malformed", detail=f"what follows the ? has at most {LONGEST_QUERY} letters")
    return next(iter(connection.query_params.getlist(name)), usual)


def number_in(connection: HTTPConnection, name: str) -> int | None:
    """Read a number from the query."""
    text = word_in(connection, name, None)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
        raise Refused("malformed", detail=f"{name} is a number")
    return int(text)


def session_in(connection: HTTPConnection) -> str:
    """Read to which session commands belong; empty if none is named."""
    name = word_in(connection, "session", "")
    if name and _SESSION.fullmatch(name) is None:
        detail = "session is 1 to 32 letters, digits, _ and -"
        raise Refused("malformed", detail=detail)
    return name


def one_of(request: HTTPConnection, name: str, known_ones: Collection[str]) -> str | None:
    """Read one of several words from the query."""
    word = word_in(request, name, None)
    if word is not None and word not in known_ones:
        raise Refused("malformed", detail=f"{name} is one of {', '.join(known_ones)}")
    return word


def count_table(request: Request) -> None:
    """Count a table that is opened from an address, before anybody becomes somebody for it."""
    door = door_of(request)
    wait = door.counters.tables.take(address_of(request))
    door.refuse_if(wait, "tables", "too_many_tables")


async def opened_from(
    request: Request, opening: Callable[[], Awaitable[protocol.TableOpened]]
) -> protocol.TableOpened:
    """Open a table that was counted; its bots think in turn with those of other addresses."""
    opened = await opening()
    door_of(request).hub.floor.players.opened_by(opened.table, address_of(request))
    return opened


@post("/api/tables", reads=protocol.OpenTable, answers=protocol.TableOpened)
async def open_table(request: Request) -> Response:
    """Open a table, and sit down at it if a name is given."""
    door, caller = door_of(request), await caller_of(request)
    asked = await body_of(request, protocol.OpenTable)
    # Nobody becomes somebody for a table that cannot be.
    drawn = try_opening(asked.settings, asked.name, asked.seat)
    count_table(request)
    who = introduction(request, caller)
    opened = await opened_from(
        request,
        lambda: door.hub.open(who.person, asked.settings, asked.name, asked.seat, who.new, drawn),
    )
    return introduced(request, who, opened)


@get("/api/tables", answers=list[About], query=("status", "game", "pace", "language", "limit"))
async def lobby(request: Request) -> Response:
    """List the public tables, the last changed first; open and playing ones if not said."""
    statuses = tuple(word_in(request, "status", f"{OPEN},{PLAYING}").split(","))
    if not set(statuses) <= set(STATUSES):
        raise Refused("malformed", detail=f"status is some of {', '.join(STATUSES)}, with commas")
    found = Found(
        status=statuses,
        public=True,
        game=one_of(request, "game", game_names()),
        pace=one_of(request, "pace", (LIVE, DAYS)),
        language=one_of(request, "language", LANGUAGES),
        limit=min(MOST_LISTED, number_in(request, "limit") or MOST_LISTED),
    )
    return answered(await door_of(request).hub.lobby(found))


@get("/api/mine", answers=list[MyTable], query=("limit", "skip"))
async def mine(request: Request) -> Response:
    """List the tables where you have a seat, the last changed, those that wait for you first.

    With `skip` those that come after so many.
    """
    caller = await caller_of(request)
    if caller.person is None:
        return answered([])
    limit = min(MOST_MINE, number_in(request, "limit") or MOST_MINE)
    skip = number_in(request, "skip") or 0
    hub = door_of(request).hub
    return answered(await hub.mine(caller.person, limit, skip, caller.address))


@get("/api/tables/{table}", answers=Snapshot, query=("since", "wait"))
async def show(request: Request) -> Response:
    """Show a table as you see it, and the lines you heard from number `since` on.

    With `wait` when you are asked something, or the game is over, and after so many seconds at the
    latest.
    """
    caller = await caller_of(request)
    since, table, hub = number_in(request, "since"), table_in(request), door_of(request).hub
    if seconds := number_in(request, "wait"):
        await _waited(request, caller, table, seconds)
    return answered(await hub.show(table, caller.person, since))


async def _waited(request: Request, caller: Caller, table: str, seconds: int) -> None:
    """Wait for somebody's turn, as long as they wait too; that takes a place like a watcher's."""
    await read_body(request)  # there is none, and what comes next is that somebody has gone
    door = door_of(request)
    if not door.counters.sockets.enter(caller.address, door.site.limits.watchers):
        door.metrics.limited.labels("sockets").inc()
        raise Refused("rate", "too_many_waits", wait=MOST_WAIT)
    turn = asyncio.ensure_future(
        turn_of(door.hub.floor, table, caller.person, min(seconds, MOST_WAIT))
    )
    ends = (
        turn,
        asyncio.ensure_future(request.receive()),  # they have gone
        asyncio.ensure_future(door.stopping.wait()),
    )
    door.waits += 1
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if turn.done():
            await turn
    finally:
        for end in ends:
            end.cancel()
        door.waits -= 1
        door.counters.sockets.leave(caller.address)


@get("/api/tables/{table}/lines", answers=list[Line], query=("before",))
async def lines(request: Request) -> Response:
    """Return the lines you heard before number `before`, as many as come at once."""
    caller = await caller_of(request)
    before = number_in(request, "before") or 0
    return answered(await door_of(request).hub.lines(table_in(request), caller.person, before))


@post("/api/tables/{table}/seat", reads=protocol.TakeSeat, answers=protocol.SeatTaken)
async def take_seat(request: Request) -> Response:
    """Take a seat."""
    door, table, caller = door_of(request), table_in(request), await caller_of(request)
    asked = await body_of(request, protocol.TakeSeat)
    # Nobody becomes somebody for a seat that cannot be had.
    floor = door.hub.floor
    await try_sitting(floor, table, caller.person, asked.name, asked.seat, asked.invite)
    who = introduction(request, caller)
    taken = await door.hub.sit(
        table, who.person, asked.name, asked.seat, asked.invite, asked.nonce or None, who.new
    )
    seat = protocol.SeatTaken(table=table, seat=taken.seat, recovery=taken.recovery)
    return introduced(request, who, seat)


@post("/api/tables/{table}/knock", reads=protocol.Knock, answers=protocol.KnockPassedOn)
async def knock(request: Request) -> Response:
    """Ask those at a table to let you in without its link; the answer comes over the socket."""
    door, table, caller = door_of(request), table_in(request), await caller_of(request)
    asked = await body_of(request, protocol.Knock)
    wait = door.counters.knocks.take(caller.address)
    door.refuse_if(wait, "knocks", "too_much_knocking")
    # Nobody becomes somebody for a question that is not asked.
    await try_knocking(door.hub.floor, table, caller.person, asked.name)
    who = introduction(request, caller)
    await door.hub.knock(table, who.person, asked.name, who.new)
    return introduced(request, who, protocol.KnockPassedOn(table=table))


@post("/api/recover", reads=protocol.Recover, answers=protocol.Recovered)
async def recover(request: Request) -> Response:
    """Bring a seat back to this device, by its recovery link."""
    door, caller = door_of(request), await caller_of(request)
    asked = await body_of(request, protocol.Recover)
    await try_recovering(door.hub.floor, await door.hub.keys.recovery_of(asked.recovery))
    who = introduction(request, caller)
    table, seat = await door.hub.recover(who.person, asked.recovery, who.new)
    return introduced(request, who, protocol.Recovered(table=table, seat=seat))


@post("/api/tables/{table}/renew", reads=protocol.Renew, answers=protocol.SeatTaken)
async def renew(request: Request) -> Response:
    """Get a new recovery link for your seat; the old one is dead from now on."""
    person, table = await known(request), table_in(request)
    asked = await body_of(request, protocol.Renew)
    seat, secret = await door_of(request).hub.keys.renew(table, person, others=asked.others)
    return answered(protocol.SeatTaken(table=table, seat=seat, recovery=secret), 201)


@post("/api/tables/{table}/commands", reads=Command, answers=Answer, query=("session",))
async def command(request: Request) -> Response:
    """Send a command, as over the socket."""
    person = await known(request)
    door, table = door_of(request), table_in(request)
    wait = door.counters.messages.take(_sender(door, table, person))
    door.refuse_if(wait, "messages", "too_many_messages")
    sent = await body_of(request, cast("type[Command]", Command))
    work = done(door, table, person, sent, session_in(request))
    return answered(await door.hub.floor.to_its_end(work))


@post("/api/tables/{table}/why", reads=protocol.WhyNot, answers=protocol.Reason)
async def why(request: Request) -> Response:
    """Say why your seat may not do something now, and do nothing."""
    person = await known(request)
    table = table_in(request)
    asked = await body_of(request, protocol.WhyNot)
    refused = await door_of(request).hub.why_not(table, person, asked.action)
    if refused is None:
        return answered(protocol.Reason(legal=True))
    return answered(protocol.Reason(legal=False, **msgspec.structs.asdict(error_shown(refused))))


def _sender(door: Door, table: str, person: str | None) -> tuple[str, int | str | None]:
    """Who is counted: a seat, whatever device its person has in hand, or who has none."""
    seated_table = door.hub.floor.in_memory(table)
    seat = None if seated_table is None or person is None else seated_table.table.seat_of(person)
    return table, person if seat is None else seat


def _count_said(door: Door, table: str, person: str | None) -> None:
    wait = door.counters.said.take(_sender(door, table, person))
    door.refuse_if(wait, "said", "too_much_said")


async def done(  # noqa: PLR0913, PLR0917  # whose command it is, and what it says
    door: Door,
    table: str,
    person: str | None,
    sent: Command,
    session: str = "",
    asker: Connection | None = None,
) -> Answer:
    """Carry a command out and count it."""
    start = perf_counter()
    if isinstance(sent, Say | Emote):
        _count_said(door, table, person)
    do = str(sent.__struct_config__.tag)
    try:
        answer = await door.hub.send(table, person, sent, session, asker)
    except Exception as error:
        door.metrics.refused(do, error)
        raise
    door.metrics.acknowledged(do, perf_counter() - start)
    return answer


ROUTES = (open_table, lobby, mine, show, lines, take_seat, knock, recover, renew, command, why)

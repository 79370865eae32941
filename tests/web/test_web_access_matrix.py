"""Who gets what from every route: the whole table, exactly.

Each line is a route; each column somebody who asks. What is answered is the status, and the code
where it is a refusal. A route that is not in the table fails the test.
"""

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
from web.protocol_players import Chair, chair_of, played_out, program, seated_at, settings_for
from web.push_service import Device
from web.serving import Serving, next_frame, serving
from websockets.exceptions import InvalidStatus

from saleroom.core.seats import SPECTATOR
from saleroom.web.app import API_ROUTES

SEAT = "seat"
OTHER = "other seat"
WATCHER = "spectator"
LEFT = "ex-player"
NOBODY = "anonymous"
ELSEWHERE = "wrong origin"
NO_ORIGIN = "cookie without origin"
BAD = "bad token"
COLUMNS = (SEAT, OTHER, WATCHER, LEFT, NOBODY, ELSEWHERE, NO_ORIGIN, BAD)

SEES_IN_PUBLIC = f"sees seat {SPECTATOR}"
FREE = ("200",) * 8
LOOK = ("200",) * 7 + ("401 bad_token",)
# A game of the house has these in the page.
NO_GUEST = ("404 no_such_page",) * 8
NOT_YET = ("403 not_yet",) * 7 + ("401 bad_token",)
# Whoever has the secret of a mail need not be known; what a page sends is looked at all the same.
AT_THE_LINK = ("403 wrong_origin", "403 no_origin")
AT_THE_DOOR = ("403 wrong_origin", "403 no_origin", "401 bad_token")

# While a game is played.
PLAYING = {
    "GET /api/tables": FREE,
    "GET /api/games": FREE,
    "GET /api/rules/{game}": FREE,
    "GET /api/words/{game}": NO_GUEST,
    "GET /api/lessons/{lesson}": NO_GUEST,
    "GET /api/boards/{game}/{file}": NO_GUEST,
    "GET /api/mine": LOOK,
    "GET /api/tables/{table}": LOOK,
    "GET /api/tables/{table}/lines": LOOK,
    "GET /api/tables/{table}/replay": NOT_YET,
    "GET /api/tables/{table}/record": NOT_YET,
    "GET /api/tables/{table}/story": NOT_YET,
    "GET /api/tables/{table}/picture": FREE,
    "GET /api/tables/{table}/advice": NOT_YET,
    "POST /api/tables/{table}/analysis": ("403 not_yet",) * 5 + AT_THE_DOOR,
    "POST /api/tables": ("201",) * 5 + AT_THE_DOOR,
    "POST /api/tables/{table}/seat": ("409 begun",) * 5 + AT_THE_DOOR,
    "POST /api/tables/{table}/knock": ("409 begun",) * 5 + AT_THE_DOOR,
    "POST /api/recover": ("409 no_seat",) * 5 + AT_THE_DOOR,
    "POST /api/tables/{table}/close": (*("403 not_yet",) * 4, "401 nobody", *AT_THE_DOOR),
    "POST /api/tables/{table}/renew": (
        "201",
        "201",
        "409 no_seat",
        "409 no_seat",
        "401 nobody",
        *AT_THE_DOOR,
    ),
    "POST /api/tables/{table}/commands": (
        "200",
        "200",
        "409 no_seat",
        "409 no_seat",
        "401 nobody",
        *AT_THE_DOOR,
    ),
    "POST /api/tables/{table}/why": (
        "200",
        "200",
        "409 no_seat",
        "409 no_seat",
        "401 nobody",
        *AT_THE_DOOR,
    ),
    "POST /api/tables/{table}/hint": (
        "409 not_here",
        "409 not_here",
        "409 no_seat",
        "409 no_seat",
        "401 nobody",
        *AT_THE_DOOR,
    ),
    "POST /api/tables/{table}/tutor": (
        "409 not_here",
        "409 not_here",
        "409 no_seat",
        "409 no_seat",
        "401 nobody",
        *AT_THE_DOOR,
    ),
    "POST /api/tables/{table}/rematch": (
        "400 bad_setup",
        "400 bad_setup",
        "409 no_seat",
        "409 no_seat",
        "401 nobody",
        *AT_THE_DOOR,
    ),
    "POST /api/tables/{table}/same-deal": ("403 not_yet",) * 5 + AT_THE_DOOR,
    "POST /api/tables/{table}/play-on": ("403 not_yet",) * 5 + AT_THE_DOOR,
    "GET /api/reminders": LOOK,
    "POST /api/reminders/push": ("200",) * 4 + ("401 nobody", *AT_THE_DOOR),
    "POST /api/reminders/mail": ("409 not_here",) * 4 + ("401 nobody", *AT_THE_DOOR),
    "POST /api/reminders/forget": ("200",) * 4 + ("401 nobody", *AT_THE_DOOR),
    "POST /api/reminders/confirm": ("404 no_such_page",) * 5 + (*AT_THE_LINK, "404 no_such_page"),
    "POST /api/reminders/stop/{token}": ("200",) * 5 + (*AT_THE_LINK, "200"),
    "GET /api/programs": LOOK,
    "POST /api/programs": ("409 taken",) * 5 + AT_THE_DOOR,
    "POST /api/programs/forget": ("404 no_such_page",) * 4 + ("401 nobody", *AT_THE_DOOR),
    "SOCKET /api/tables/{table}/socket": (
        "sees seat 0",
        "sees seat 1",
        SEES_IN_PUBLIC,
        SEES_IN_PUBLIC,
        SEES_IN_PUBLIC,
        *AT_THE_DOOR,
    ),
}
# When it is over, where that makes a difference.
OVER = {
    "GET /api/tables/{table}": LOOK,
    "GET /api/tables/{table}/replay": LOOK,
    "GET /api/tables/{table}/record": LOOK,
    "GET /api/tables/{table}/story": LOOK,
    "GET /api/tables/{table}/picture": FREE,
    "POST /api/tables/{table}/seat": ("409 begun",) * 5 + AT_THE_DOOR,
    "POST /api/tables/{table}/commands": (
        "200",
        "200",
        "409 no_seat",
        "409 no_seat",
        "401 nobody",
        *AT_THE_DOOR,
    ),
    "POST /api/tables/{table}/rematch": (
        "201",
        "201",
        "409 no_seat",
        "409 no_seat",
        "401 nobody",
        *AT_THE_DOOR,
    ),
    "POST /api/tables/{table}/same-deal": ("201",) * 5 + AT_THE_DOOR,
    "POST /api/tables/{table}/play-on": ("201",) * 5 + AT_THE_DOOR,
}
BODIES: dict[str, Any] = {
    "POST /api/tables": {"settings": settings_for("canaletto", 3)},
    "POST /api/tables/{table}/seat": {"name": "Somebody", "seat": 2},
    "POST /api/tables/{table}/knock": {"name": "Somebody"},
    "POST /api/recover": {"recovery": "x" * 32},
    "POST /api/tables/{table}/renew": {},
    "POST /api/reminders/push": Device("https://push.example.org/1").subscription,
    "POST /api/reminders/mail": {"address": "ann@example.org"},
    "POST /api/reminders/forget": {"id": "x"},
    "POST /api/reminders/confirm": {"token": "x"},
    "POST /api/programs": {"name": "Dealer"},
    "POST /api/programs/forget": {"name": "Robin"},
    "POST /api/tables/{table}/why": {"action": {"pass": True}},
    "POST /api/tables/{table}/play-on": {"move": 3},
    "POST /api/tables/{table}/analysis": {},
}


class Scene(NamedTuple):
    """A server, its two tables, and who has which token."""

    server: Serving
    playing: str
    over: str
    tokens: dict[str, str]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with serving(tmp_path_factory.mktemp("matrix")) as server:
        yield asyncio.run(prepared(server))


async def prepared(server: Serving) -> Scene:
    """Set both tables up; somebody was at each of them and left before the game."""
    playing = await with_a_deserter(server, settings_for("canaletto", 3, pace="days"))
    tokens = {
        SEAT: playing[0].token,
        OTHER: playing[1].token,
        LEFT: playing[3].token,
        WATCHER: (await seated_at(server.address, settings_for("canaletto", 3), 1))[0].token,
    }
    over = await again(server, playing, settings_for("canaletto", 3, pace="days"))
    await played_out(over, "matrix")
    return Scene(server, playing[0].table, over[0].table, tokens)


async def with_a_deserter(server: Serving, settings: dict[str, Any]) -> list[Chair]:
    """Seat four people at a table for three: the last has left before the third came."""
    first, second, gone = await seated_at(server.address, settings | {"seats": PLACES}, 3)
    async with program(server.address, gone.token) as client:
        await client.post(f"/api/tables/{gone.table}/commands", json={"do": "leave", "id": "1"})
    async with program(server.address) as client:
        form = {"name": "Person 3", "invite": first.invite}
        answer = await client.post(f"/api/tables/{first.table}/seat", json=form)
        third = chair_of(server.address, answer.json(), first.invite)
        fill = {"do": "fill", "id": "2", "seat": 3, "bot": "random"}
    async with program(server.address, first.token) as client:
        await client.post(f"/api/tables/{first.table}/commands", json=fill)
    return [first, second, third, gone]


# A fourth seat keeps the game from beginning until the deserter has left.
PLACES = [{"who": "person"}] * 4


async def again(server: Serving, before: list[Chair], settings: dict[str, Any]) -> list[Chair]:
    """Let the same people sit at another table, the deserter too."""
    chairs: list[Chair] = []
    async with program(server.address, before[0].token) as client:
        body = {"settings": settings, "name": "Person 0", "seat": 0}
        opened = (await client.post("/api/tables", json=body)).json()
        chairs.append(seated(before[0], opened, opened["invite"]))
    gone = before[3]
    async with program(server.address, gone.token) as client:
        form = {"name": "Deserter", "invite": opened["invite"]}
        await client.post(f"/api/tables/{opened['table']}/seat", json=form)
        leave = {"do": "leave", "id": "1"}
        await client.post(f"/api/tables/{opened['table']}/commands", json=leave)
    for number, chair in enumerate(before[1:3], 1):
        async with program(server.address, chair.token) as client:
            form = {"name": f"Person {number}", "invite": opened["invite"]}
            answer = await client.post(f"/api/tables/{opened['table']}/seat", json=form)
            chairs.append(seated(chair, answer.json(), opened["invite"]))
    return chairs


def seated(person: Chair, taken: dict[str, Any], invite: str) -> Chair:
    return chair_of(person.address, taken | {"token": person.token}, invite)


def headers_of(scene: Scene, column: str) -> dict[str, str]:
    """Return how somebody shows who they are."""
    cookie = {"Cookie": f"saleroom={scene.tokens[SEAT]}"}
    if column == ELSEWHERE:
        return cookie | {"Origin": "https://elsewhere.example"}
    if column == NO_ORIGIN:
        return cookie
    if column == NOBODY:
        return {}
    return {"Authorization": f"Bearer {scene.tokens.get(column, 'x' * 32)}"}


def answer_to(scene: Scene, route: str, table: str, column: str) -> str:
    """Ask, and say in short what is answered."""
    method, path = route.split(" ")
    path = path.replace("{table}", table).replace("{game}", "canaletto").replace("{token}", "x")
    headers = headers_of(scene, column)
    if method == "SOCKET":
        return greeting(scene.server, table, headers)
    body = BODIES.get(route)
    if path.endswith("/commands"):
        body = {"do": "remind", "id": f"remind {column}"}
    with scene.server.program() as client:
        answer = client.request(method, path, json=body, headers=headers)
    refused = f" {answer.json()['code']}" if answer.status_code >= 400 else ""
    return f"{answer.status_code}{refused}"


def greeting(server: Serving, table: str, headers: dict[str, str]) -> str:
    try:
        with server.socket(table, headers=headers) as socket:
            return f"sees seat {next_frame(socket)['shown']['view']['viewer']}"
    except InvalidStatus as error:
        answer = error.response
        return f"{answer.status_code} {msgspec.json.decode(answer.body)['code']}"


@pytest.mark.parametrize("route", PLAYING)
def test_while_a_game_is_played_everybody_gets_exactly_this(scene: Scene, route: str) -> None:
    got = {column: answer_to(scene, route, scene.playing, column) for column in COLUMNS}
    assert got == dict(zip(COLUMNS, PLAYING[route], strict=True))


@pytest.mark.parametrize("route", OVER)
def test_when_it_is_over_everybody_gets_exactly_this(scene: Scene, route: str) -> None:
    got = {column: answer_to(scene, route, scene.over, column) for column in COLUMNS}
    assert got == dict(zip(COLUMNS, OVER[route], strict=True))


def test_no_route_is_missing_from_the_table() -> None:
    there = {f"{route.method} {route.path}" for route in API_ROUTES}
    assert there == {route for route in PLAYING if not route.startswith("SOCKET")}


@pytest.mark.parametrize("column", [OTHER, WATCHER, LEFT, NOBODY, ELSEWHERE])
def test_nobody_is_shown_what_belongs_to_a_seat(scene: Scene, column: str) -> None:
    with scene.server.program() as client:
        answer = client.get(f"/api/tables/{scene.playing}", headers=headers_of(scene, column))
    shown = answer.json()["shown"]
    seats = {OTHER: 1}
    assert shown["view"]["viewer"] == seats.get(column, SPECTATOR)
    assert (shown["mine"] or {}).get("seat") == seats.get(column)

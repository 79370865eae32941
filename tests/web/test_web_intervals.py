"""The end of a round over real sockets: who looks is waited for, for a while, and nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import msgspec
import pytest
from faults.servers import server_in
from web.protocol_players import (
    Chair,
    frame_from,
    listening,
    play,
    program,
    seated_at,
    settings_for,
)
from web.serving import serving
from websockets.asyncio.client import ClientConnection

Json = dict[str, Any]
# A crash of the exchange comes soon, and there is no hammer to wait for.
TABLE = settings_for("moderne-zeiten", 2, 1, clock="none")


def is_at_rest(shown: Json) -> bool:
    return shown["interval"] is not None or shown["status"] == "over"


async def at_the_end_of_a_round(address: str, settings: Json = TABLE) -> list[Chair]:
    """Let people play until the table rests; their lines are closed again."""
    people = sum(place["who"] == "person" for place in settings["seats"])
    for seed in range(20):
        chairs = await seated_at(address, settings, people)
        lucks = [Random(f"{seed} {chair.seat}") for chair in chairs]  # noqa: S311  # a game
        ends = await asyncio.gather(
            *(play(*one, is_at_rest) for one in zip(chairs, lucks, strict=True))
        )
        if ends[0]["interval"] is not None:
            return chairs
    raise AssertionError("no round ended before the game did")


async def shown_when(socket: ClientConnection, is_it: Callable[[Json], bool]) -> Json:
    """Read frames until the table is shown like that."""
    while True:
        frame = await frame_from(socket)
        if frame["t"] == "table" and is_it(frame["shown"]):
            return dict(frame["shown"])


async def sent(chair: Chair, **command: Any) -> Json:
    """Send a command beside the socket; return what is answered."""
    async with program(chair.address, chair.token) as client:
        body = {"id": token_hex(4), **command}
        answer = await client.post(f"/api/tables/{chair.table}/commands", json=body)
    return dict(answer.json())


def at_a_server(folder: Path, do: Callable[[str], Awaitable[None]]) -> None:
    with serving(folder) as server:
        asyncio.run(do(server.address))


def test_the_game_goes_on_when_all_who_are_there_have_looked(tmp_path: Path) -> None:
    async def look(address: str) -> None:
        ann, ben = await at_the_end_of_a_round(address)
        async with (
            listening(address, ann.table, ann.token) as a,
            listening(address, ben.table, ben.token) as b,
            listening(address, ben.table) as watcher,
        ):
            before = await shown_when(watcher, is_at_rest)
            assert before["interval"]["looking"] == [ann.seat, ben.seat]
            asked = await shown_when(a, is_at_rest)
            assert (asked["mine"]["actions"], asked["mine"]["amounts"]) == ([], [])
            assert (await sent(ann, do="continue"))["ok"]
            for line in (watcher, a, b):
                shown = await shown_when(line, lambda one: one["interval"]["looking"] == [ben.seat])
                assert shown["interval"]["until"] == before["interval"]["until"]
            assert (await sent(ben, do="continue"))["ok"]
            for line in (watcher, a, b):
                await shown_when(line, lambda one: one["interval"] is None)

    at_a_server(tmp_path, look)


def test_who_is_not_connected_holds_nobody_up(tmp_path: Path) -> None:
    async def look(address: str) -> None:
        ann, _ = await at_the_end_of_a_round(address)
        async with listening(address, ann.table, ann.token) as socket:
            until = (await shown_when(socket, is_at_rest))["interval"]["until"]
            assert (await sent(ann, do="continue"))["ok"]
            after = await shown_when(socket, lambda one: one["interval"] is None)
            assert after["status"] == "playing"
            await socket.send('{"do": "ping", "at": 1}')
            while (frame := await frame_from(socket))["t"] != "pong":
                pass
            assert frame["now"] < until

    at_a_server(tmp_path, look)


def test_a_second_device_continues_for_the_same_player(tmp_path: Path) -> None:
    async def look(address: str) -> None:
        ann, ben = await at_the_end_of_a_round(address)
        async with program(address) as phone:
            back = await phone.post("/api/recover", json={"recovery": ann.recovery})
        on_the_phone = msgspec.structs.replace(ann, token=back.json()["token"])
        async with (
            listening(address, ann.table, ann.token) as desk,
            listening(address, ben.table, ben.token),
        ):
            await shown_when(desk, is_at_rest)
            assert (await sent(on_the_phone, do="continue"))["ok"]
            await shown_when(desk, lambda one: one["interval"]["looking"] == [ben.seat])
            again = await sent(ann, do="continue")
            assert again["code"] == "no_change"

    at_a_server(tmp_path, look)


def test_what_is_done_meanwhile_is_refused(tmp_path: Path) -> None:
    async def look(address: str) -> None:
        ann, _ = await at_the_end_of_a_round(address)
        async with program(address, ann.token) as client:
            command = {"do": "act", "id": "x", "turn": 0, "action": {"pass": True}}
            path = f"/api/tables/{ann.table}"
            mine = (await client.get(path)).json()["shown"]["mine"]
            refused = await client.post(f"{path}/commands", json=command | {"turn": mine["turn"]})
            assert refused.status_code == 409
            assert refused.json()["reason"] == "interval"
            why = (await client.post(f"{path}/why", json={"action": {"pass": True}})).json()
            assert (why["legal"], why["reason"]) == (False, "interval")

    at_a_server(tmp_path, look)


def test_if_nobody_looks_it_goes_on_after_a_while(tmp_path: Path) -> None:
    async def look(address: str) -> None:
        ann, _ = await at_the_end_of_a_round(address)
        async with listening(address, ann.table) as watcher:
            await shown_when(watcher, is_at_rest)
            await shown_when(watcher, lambda one: one["interval"] is None)

    at_a_server(tmp_path, look)


@pytest.mark.soak
def test_a_server_that_is_killed_meanwhile_goes_on_with_it(tmp_path: Path) -> None:
    people = settings_for("moderne-zeiten", 3, clock="none")
    with server_in(tmp_path) as server:

        async def look() -> None:
            chairs = await at_the_end_of_a_round(server.address, people)
            server.kill()
            server.start()
            server.wait_until_open()
            ann = chairs[0]
            async with listening(server.address, ann.table, ann.token) as socket:
                first = await shown_when(socket, lambda _: True)
                assert first["interval"]["looking"] == [chair.seat for chair in chairs]
                assert not first["mine"]["actions"]
                assert (await sent(ann, do="continue"))["ok"]
                await shown_when(socket, lambda one: one["interval"] is None)
            ends = await asyncio.gather(*(play(chair, Random(chair.seat)) for chair in chairs))  # noqa: S311  # a game
            assert all(end["result"] == ends[0]["result"] for end in ends)

        asyncio.run(look())
    assert server.failures() == []

"""Many sockets at one table: who does not read, who watches, and who has two tabs open."""

import asyncio
import socket as sockets
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from faults.by_http import HttpTable
from faults.players import Tally, party, table_for
from faults.reports import report
from faults.servers import Server, server_in
from web.protocol_players import frame_from, listening, program, seated_at
from web.serving import TLS
from websockets.exceptions import ConnectionClosed

from saleroom.web.connections import OUTBOX

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these."""
    with server_in(tmp_path_factory.mktemp("sockets")) as running:
        yield running
        assert running.failures() == []


# Who does not read


def _deaf(server: Server, table: str) -> sockets.socket:
    """Listen at a table and never read."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return line


def _cut_off(server: Server) -> float:
    for line in httpx.get(f"{server.address}/metrics", verify=TLS).text.splitlines():
        if line.startswith("saleroom_cut_off_total"):
            return float(line.split()[1])
    raise AssertionError("nobody counts who is cut off")


async def _talk(server: Server, chair: Any, seconds: float) -> tuple[list[float], float]:
    """Talk until somebody was cut off; return how long every answer took, and when that was."""
    waits: list[float] = []
    text = "x" * 480
    start = time.monotonic()
    async with listening(chair.address, chair.table, chair.token) as socket:
        await frame_from(socket)
        while time.monotonic() - start < seconds:
            sent = time.monotonic()
            say = {"do": "say", "id": f"s{len(waits)}", "text": text}
            await socket.send(msgspec.json.encode(say).decode())
            while (await frame_from(socket))["t"] != "answer":
                pass
            waits.append(time.monotonic() - sent)
            if len(waits) % 50 == 0 and await asyncio.to_thread(_cut_off, server):
                break
    return waits, time.monotonic() - start


@pytest.mark.soak
def test_who_does_not_read_is_cut_off_and_slows_nobody(server: Server) -> None:
    async def run() -> tuple[list[float], float]:
        chair = (await seated_at(server.address, table_for("canaletto", 3), 3))[0]
        deaf = _deaf(server, chair.table)
        try:
            return await _talk(server, chair, 60)
        finally:
            deaf.close()

    waits, took = asyncio.run(run())
    assert _cut_off(server) == 1
    # Nobody waited for the one who does not read: the others were answered all the while.
    assert len(waits) > OUTBOX
    report("a reader who does not read", answers=len(waits), seconds=took, slowest=max(waits))


# Two tabs


def test_two_tabs_of_one_seat_see_the_same_and_act_once(server: Server) -> None:
    table = HttpTable(server.address, table_for("alles-futsch", 3), "tabs")
    asyncio.run(_two_tabs(server.address, table))
    table.close()


async def _two_tabs(address: str, table: HttpTable) -> None:
    seat = next(k for k in range(3) if table.shown(k)["mine"]["actions"])
    mine = table.shown(seat)["mine"]
    act = {"do": "act", "turn": mine["turn"], "action": mine["actions"][0]}
    token = table.tokens[seat]
    async with (
        listening(address, table.id, token) as one,
        listening(address, table.id, token) as two,
    ):
        tabs = (one, two)
        first = [await frame_from(tab) for tab in tabs]
        assert first[0] == first[1]
        # The same click in both tabs, each with an id of its own.
        await asyncio.gather(
            *(
                tab.send(msgspec.json.encode(act | {"id": f"tab{k}"}).decode())
                for k, tab in enumerate(tabs)
            )
        )
        heard = [await _until_answer(tab) for tab in tabs]
        assert sorted(answer["ok"] for answer, _ in heard) == [False, True]
        assert next(answer["code"] for answer, _ in heard if not answer["ok"]) in {
            "stale",
            "illegal",
        }
        # The same command, sent again by the other tab, is answered and not done twice.
        winner = next(k for k, (answer, _) in enumerate(heard) if answer["ok"])
        again = msgspec.json.encode(act | {"id": f"tab{winner}"}).decode()
        before = table.shown(seat)["n"]
        await tabs[1 - winner].send(again)
        answer, _ = await _until_answer(tabs[1 - winner])
        assert answer["ok"]
        assert table.shown(seat)["n"] == before


async def _until_answer(socket: Any) -> tuple[Json, list[Json]]:
    told: list[Json] = []
    while True:
        frame = await frame_from(socket)
        if frame["t"] == "answer":
            return frame, told
        told.append(frame)


def test_two_devices_take_one_seat_back_at_once(server: Server) -> None:
    """A recovery link opened on several devices gives all the one seat, and nobody a second."""
    table = HttpTable(server.address, table_for("canaletto", 3), "devices")

    async def recovered() -> Json:
        async with program(server.address) as client:
            answer = await client.post("/api/recover", json={"recovery": table.recovery})
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found

    async def all_at_once() -> list[Json]:
        return list(await asyncio.gather(*(recovered() for _ in range(4))))

    devices = asyncio.run(all_at_once())
    table.tokens = [table.tokens[0], *(device["token"] for device in devices)]
    shown = [table.shown(number) for number in range(len(table.tokens))]
    table.close()
    assert {device["seat"] for device in devices} == {0}
    assert all(one["mine"] == shown[0]["mine"] for one in shown)


# Spectators


class Watcher:
    """Somebody who watches: lines go on where they ended."""

    def __init__(self) -> None:
        self.lines = 0
        self.status = ""

    async def watch(self, address: str, table: str) -> None:
        """Watch to the end."""
        async with listening(address, table) as socket:
            while self.status != "over":
                try:
                    frame = await frame_from(socket)
                except ConnectionClosed as lost:
                    raise AssertionError("a watcher who reads was cut off") from lost
                numbers = [line["n"] for line in frame["lines"]]
                assert numbers == list(range(self.lines, self.lines + len(numbers)))
                self.lines += len(numbers)
                self.status = frame["shown"]["status"]
                assert frame["shown"]["mine"] is None


def _watched(server: Server, watchers: int) -> None:
    async def run() -> Tally:
        tally = Tally()
        settings = table_for("canaletto", 3, public=True)
        those = [Watcher() for _ in range(watchers)]
        async with asyncio.TaskGroup() as group:

            async def come(table: str) -> None:
                for watcher in those:
                    group.create_task(watcher.watch(server.address, table))

            await party(server.address, settings, "watched", tally, seated=come)
        assert {watcher.status for watcher in those} == {"over"}
        assert len({watcher.lines for watcher in those}) == 1
        return tally

    tally = asyncio.run(run())
    report("spectators", watchers=watchers, acknowledged=len(tally.acks))


def test_a_hundred_spectators_hear_every_line(server: Server) -> None:
    _watched(server, 100)


@pytest.mark.soak
def test_a_thousand_spectators_hear_every_line(server: Server) -> None:
    _watched(server, 1000)

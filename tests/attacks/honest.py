"""Honest players at two servers, as a program of its own: how long every command took.

    python -m attacks.honest ATTACKED PID CALM PID FILE

At each of the two servers sits a party of five that plays one game after another, about 12 moves a
second in all, which the usual limits allow. For every command a line is written to FILE: at which
server, when it was sent, how many milliseconds later it was acknowledged, and for how many of those
the server's loop, or this program if that was longer, was ready to run and got no core. It is a
process of its own, so that what an attacker in the test's process does with Python does not count
as the server's delay.
"""

import asyncio
import os
import sys
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TextIO

import msgspec
from web.protocol_players import chosen, program
from websockets.asyncio.client import ClientConnection, connect

SETTINGS = {
    "game": "alles-futsch",
    "seats": [{"who": "person"}] * 5,
    "clock": "none",
    "hammer": "none",
    "intervals": False,
}
# Seconds from hearing to answering.
THINKING = 0.06

Json = dict[str, Any]


class Party:
    """Those who play at one server."""

    def __init__(self, name: str, address: str, pid: int, out: TextIO) -> None:
        self._name = name
        self._address = address
        self._pid = pid
        self._out = out
        self._luck = Random(name)  # noqa: S311  # a game

    async def play(self) -> None:
        """Play one game after another."""
        for number in count():
            # A proxy on this machine says for whom it asks: every table is another household.
            headers = {"X-Forwarded-For": f"198.51.{number // 250}.{number % 250}"}
            table, tokens = await self._sat_down(headers)
            await asyncio.gather(*(self._seat(table, token, headers) for token in tokens))

    async def _sat_down(self, headers: dict[str, str]) -> tuple[str, list[str]]:
        async with program(self._address) as client:
            client.headers.update(headers)
            form: Json = {"settings": SETTINGS, "name": "Person 0"}
            opened = (await client.post("/api/tables", json=form)).json()
            tokens = [opened["token"]]
            for other in range(1, 5):
                form = {"name": f"Person {other}", "invite": opened["invite"]}
                answer = await client.post(f"/api/tables/{opened['table']}/seat", json=form)
                tokens.append(answer.json()["token"])
        return opened["table"], tokens

    async def _seat(self, table: str, token: str, headers: dict[str, str]) -> None:
        """Play one seat to the end of the game."""
        url = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/socket?facts=no"
        headers = headers | {"Authorization": f"Bearer {token}"}
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            await self._until_over(socket)

    async def _until_over(self, socket: ClientConnection) -> None:
        ids, asked, sent, kept = count(), None, 0.0, (0, 0)
        shown: Json = {"status": "open"}
        async for text in socket:
            frame: Json = msgspec.json.decode(text)
            if frame["t"] == "answer":
                took = 1000 * (time.monotonic() - sent)
                # Both may have waited at the same time, so only the longer wait is taken off.
                waited = max(map(int.__sub__, self._waited(), kept)) / 1e6
                self._out.write(f"{self._name} {sent} {took} {waited}\n")
                self._out.flush()
                sent = 0.0
                asked = asked if frame["ok"] else None  # somebody was quicker: look, and try again
            elif frame["t"] == "table":
                shown = frame["shown"]
            if shown["status"] == "over":
                return
            if sent or shown["status"] != "playing":
                continue
            question = (shown["mine"]["turn"], shown["n"])
            command = chosen(shown["mine"], self._luck)
            if command is not None and question != asked:
                asked = question
                await asyncio.sleep(THINKING)
                sent, kept = time.monotonic(), self._waited()
                await socket.send(msgspec.json.encode(command | {"id": str(next(ids))}).decode())

    def _waited(self) -> tuple[int, int]:
        """How long the server's loop, which is its first thread, and we waited for a core."""
        return waited_for_a_core(self._pid), waited_for_a_core(os.getpid())


def waited_for_a_core(pid: int) -> int:
    """Return for how many nanoseconds the first thread of a process was ready and did not run."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1])


async def _both(parties: list[str], file: Path) -> None:
    attacked, attacked_pid, calm, calm_pid = parties
    with file.open("a", encoding="utf-8") as out:
        both = (
            Party("attacked", attacked, int(attacked_pid), out),
            Party("calm", calm, int(calm_pid), out),
        )
        await asyncio.gather(*(party.play() for party in both))


if __name__ == "__main__":
    asyncio.run(_both(sys.argv[1:5], Path(sys.argv[5])))

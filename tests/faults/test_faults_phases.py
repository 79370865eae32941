"""A server that is killed while its tables are in every phase a game can be in."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from faults.players import table_for
from faults.servers import Server
from web.protocol_players import Chair, chosen, going_on, play, program, seated_at

Json = dict[str, Any]
PLAYERS = 3
MOVES = 300


class Phase(NamedTuple):
    """What a table is like, when it is there, and what somebody does there before the kill."""

    settings: Json
    is_there: Callable[[Json], bool]
    then: Callable[[Json], Json | None] = lambda _: None


def _order(shown: Json) -> Json | None:
    return {"do": "order", "up_to": shown["view"]["price"] + 3} if _may_order(shown) else None


def _may_order(shown: Json) -> bool:
    return shown["view"]["phase"] == "outcry" and shown["view"]["leader"] != shown["mine"]["seat"]


def _back(shown: Json) -> Json | None:
    to = shown["back"]["to"]
    return {"do": "take_back", "to": to[0]} if to else None


ART = "modern-art"
PHASES = {
    "waiting for its first move": Phase(table_for("alles-futsch", PLAYERS), lambda _: True),
    "sealed, with fists": Phase(
        table_for(ART, PLAYERS),
        lambda shown: shown["view"]["phase"] == "sealed" and any(shown["view"]["fists"]),
    ),
    "open, with the hammer running": Phase(
        table_for(ART, PLAYERS, hammer="relaxed"),
        lambda shown: shown["clock"]["sold"] is not None,
    ),
    "between rounds": Phase(
        table_for("canaletto", PLAYERS, intervals=True),
        lambda shown: shown["interval"] is not None,
    ),
    "over days, with an order": Phase(table_for(ART, PLAYERS, pace="days"), _may_order, _order),
    "asked to take something back": Phase(
        table_for("moderne-zeiten", PLAYERS),
        lambda shown: bool(shown["back"]["to"]),
        _back,
    ),
}


class Party:
    """People at one table, over HTTP only."""

    def __init__(self, chairs: list[Chair], phase: Phase, seed: str) -> None:
        self.chairs = chairs
        self._phase = phase
        self._luck = Random(seed)  # noqa: S311  # a game
        self._ids = count()

    async def shown(self, chair: Chair) -> Json:
        """Ask for the table as a seat sees it."""
        async with program(chair.address, chair.token) as client:
            answer = await client.get(f"/api/tables/{chair.table}")
        assert answer.status_code == httpx.codes.OK, answer.text
        found: Json = answer.json()
        return found

    async def say(self, chair: Chair, command: Json) -> bool:
        """Send a command; tell whether it was carried out."""
        async with program(chair.address, chair.token) as client:
            path = f"/api/tables/{chair.table}/commands"
            answer = await client.post(path, json={**command, "id": f"{next(self._ids)}"})
        return answer.status_code == httpx.codes.OK

    async def play_into_the_phase(self) -> None:
        """Make moves until the table is there, and do what is done then."""
        for _ in range(MOVES):
            for chair in self.chairs:
                shown = (await self.shown(chair))["shown"]
                if self._phase.is_there(shown):
                    command = self._phase.then(shown)
                    assert command is None or await self.say(chair, command)
                    return
                command = chosen(shown["mine"], self._luck)
                if command is not None and await self.say(chair, command):
                    break
        raise AssertionError("never came there")

    async def seen(self) -> list[Json]:
        """Return all that everybody sees, but for the times, which an outage moves."""
        return [_still(await self.shown(chair)) for chair in self.chairs]

    async def play_on(self) -> None:
        """Answer what is asked, and make some more moves."""
        for chair in self.chairs:
            shown = (await self.shown(chair))["shown"]
            request = shown["back"]["request"]
            if request is not None and chair.seat in request["awaited"]:
                yes = {"do": "answer_back", "number": request["number"], "agree": True}
                assert await self.say(chair, yes)
            more = going_on(shown)
            assert more is None or await self.say(chair, more)
        before = [(await self.shown(chair))["shown"]["n"] for chair in self.chairs]
        await asyncio.gather(
            *(
                play(chair, self._luck, lambda shown, n=n: shown["n"] > n + 2)
                for chair, n in zip(self.chairs, before, strict=True)
            )
        )


def _still(frame: Json) -> Json:
    shown = frame["shown"]
    interval, request = shown["interval"], shown["back"]["request"]
    return {
        **frame,
        "shown": {
            **shown,
            "clock": shown["clock"]["calls"],
            "interval": interval and interval["looking"],
            "back": {**shown["back"], "request": request and {**request, "until": 0}},
        },
    }


async def _opened(address: str) -> list[Party]:
    parties = []
    for name, phase in PHASES.items():
        chairs = await seated_at(address, phase.settings, PLAYERS)
        parties.append(Party(chairs, phase, name))
        await parties[-1].play_into_the_phase()
    return parties


@pytest.mark.soak
def test_a_restart_leaves_tables_of_every_phase_as_they_were(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def before_and_after() -> None:
        parties = await _opened(server.address)
        before = [await party.seen() for party in parties]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await asyncio.to_thread(server.wait_until_open)
        after = [await party.seen() for party in parties]
        for name, then, now in zip(PHASES, before, after, strict=True):
            assert now == then, name
        # The hammer has not fallen in the meantime, and still will.
        await asyncio.gather(*(party.play_on() for party in parties))

    server.start()
    try:
        server.wait_until_open()
        asyncio.run(before_and_after())
        assert server.failures() == []
    finally:
        server.kill()

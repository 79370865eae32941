"""Frames nobody should send: nothing breaks, and what is refused changes nothing."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from databases import Postgres
from faults import fuzzing
from faults.breaking import InProcess, house_in, house_on, table_of
from faults.players import LOST, table_for
from faults.reports import report
from faults.servers import Server, server_in
from web.protocol_players import Chair, listening, program, seated_at

from saleroom.core.seats import SPECTATOR
from saleroom.games.registry import GAMES
from saleroom.house import entries
from saleroom.house.commands import Refused, Say
from saleroom.house.reading import read_table
from saleroom.house.showing import shown
from saleroom.web.http_bodies import UNREADABLE
from saleroom.web.protocol import Message, Ping
from saleroom.web.seated_table import SeatedTable
from saleroom.web.sockets import _DECODER

# Frames for one table; then another is opened, of the next game.
AT_ONE_TABLE = 400
# Frames on their way at once: fewer than an outbox holds.
AT_ONCE = 30


def _tables() -> Iterator[tuple[str, dict[str, Any]]]:
    """Name games with settings, for ever; some have not begun."""
    hows: list[dict[str, Any]] = [
        {"pace": "days"},
        {"clock": "none", "hammer": "seller"},
        {"ceilings": True, "hammer": "none", "clock": "none"},
    ]
    return ((game, how) for how in cycle(hows) for game in GAMES)


# In process


class Fuzzed:
    """Frames against the decoder and the hub of this process."""

    def __init__(self, house: InProcess, seed: int) -> None:
        self.house = house
        self.luck = Random(seed)  # noqa: S311  # reproducible
        self.seen: Counter[str] = Counter()

    async def run(self, frames: int) -> None:
        """Send so many frames, at one table after another."""
        for (game, how), _ in zip(_tables(), range(0, frames, AT_ONE_TABLE), strict=False):
            self.house.people.clear()
            await self.house.open(table_of(game, 3, **how))
            for _ in range(AT_ONE_TABLE):
                await self._one()
            await self._check()

    async def _one(self) -> None:
        hub, table = self.house.hub, self.house.table
        seat = self.luck.randrange(3)
        inside = (await hub.floor.seated_table(table)).table
        mine = msgspec.to_builtins(shown(inside, seat).mine)
        data = fuzzing.frame(mine, self.luck)
        before, remembered = inside.seq, len(inside.sent)
        try:
            message: Message = _DECODER.decode(data)
        except UNREADABLE as error:
            self.seen[type(error).__name__] += 1
            return
        if isinstance(message, Ping):
            self.seen["ping"] += 1
            return
        try:
            await hub.send(table, self.house.people[seat], message)
        except Refused as refused:
            self.seen[refused.code] += 1
            assert len(inside.sent) == remembered
            if inside.seq != before:
                await self._by_the_house(before)
        else:
            self.seen["done"] += 1

    async def _by_the_house(self, first: int) -> None:
        """Between a command and its refusal a hammer may fall, or settle orders; no more."""
        self.seen["hammer meanwhile"] += 1
        for entry in (await self.house.store.kept(self.house.table))[first:]:
            body = entries.read(entry.body)
            assert entry.command is None
            assert isinstance(body, entries.Played)
            assert body.cause in {"hammer", "order"}

    async def _check(self) -> None:
        """What is in memory is what is kept; a refused command has moved nothing."""
        # Alone at the table: what the house itself is about to keep is in memory first.
        await self.house.hub.floor.locked(self.house.table, self._compare)

    async def _compare(self, seated: SeatedTable) -> None:
        inside = seated.table
        kept = read_table(await self.house.store.kept(self.house.table), inside.outages)
        assert kept.seq == inside.seq
        for viewer in (SPECTATOR, 0, 1, 2):
            assert shown(inside, viewer) == shown(kept, viewer)


def _fuzz_in_process(folder: Path, frames: int, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> Counter[str]:
        async with house_in(folder, bot_delay=(10**6, 10**6)) as house:
            fuzzed = Fuzzed(house, frames)
            await fuzzed.run(frames)
            return fuzzed.seen

    with caplog.at_level(logging.WARNING):
        seen = asyncio.run(run())
    assert caplog.records == []
    assert {"done", "stale", "illegal", "malformed", "ValidationError", "DecodeError"} <= set(seen)
    report("fuzz in process", frames=frames, answers=dict(seen))


def test_bent_frames_change_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """At a table of each game in each of the ways."""
    _fuzz_in_process(tmp_path, 12 * AT_ONE_TABLE, caplog)


@pytest.mark.soak
def test_nine_hundred_thousand_bent_frames_change_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _fuzz_in_process(tmp_path, 900_000, caplog)


def test_an_id_that_cannot_be_kept_is_refused(postgres: Postgres) -> None:
    """PostgreSQL keeps no NUL in a text: a sender's mistake, no failure of the house."""
    address = postgres.fresh()

    async def run() -> None:
        async with house_on(address) as house:
            await house.open(table_of("canaletto", 3, clock="none"))
            for number in ("\u0000", "a\u0000b", "\u202e", "\n"):
                with pytest.raises(Refused, match="no_plain_text"):
                    await house.hub.send(house.table, house.people[0], Say(id=number, text="a"))
            for number in ("'; --", " ", "é", "🖼"):
                await house.hub.send(house.table, house.people[0], Say(id=number, text="a"))

    asyncio.run(run())


# Over a socket


class OverSocket:
    """Frames against a running server."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.luck = Random(seed)  # noqa: S311  # reproducible
        self.seen: Counter[str] = Counter()
        self.left = 0

    async def run(self, frames: int) -> None:
        """Send so many frames, at one table after another."""
        for (game, how), first in zip(_tables(), range(0, frames, AT_ONE_TABLE), strict=False):
            settings = table_for(game, 3) | how
            chair = (await seated_at(self.server.address, settings, 3))[0]
            self.left = min(AT_ONE_TABLE, frames - first)
            while self.left > 0:
                try:
                    await self._through_one_socket(chair)
                except LOST as lost:
                    code = getattr(getattr(lost, "rcvd", None), "code", None)
                    self.seen[f"closed {code}"] += 1
                    if code not in {1002, 1007, 1009, None}:
                        raise

    async def _through_one_socket(self, chair: Chair) -> None:
        async with listening(chair.address, chair.table, chair.token) as socket:
            while self.left > 0:
                before = await self._state(chair)
                mine = before["mine"]
                batch = [fuzzing.frame(deepcopy(mine), self.luck) for _ in range(AT_ONCE - 1)]
                if self.luck.random() < 0.1:
                    batch.append(fuzzing.oversized(self.luck))
                self.left -= AT_ONCE
                for data in batch:
                    await socket.send(data, text=self.luck.random() < 0.9)
                await socket.send('{"do":"ping","at":0.25}')
                if not await self._answers(socket):
                    assert await self._state(chair) == before

    async def _answers(self, socket: Any) -> int:
        """Read until the mark comes back; return how many commands were carried out."""
        done = 0
        async with asyncio.timeout(60):
            while True:
                frame = msgspec.json.decode(await socket.recv())
                if frame["t"] == "pong" and frame["at"] == 0.25:
                    return done
                if frame["t"] == "answer":
                    self.seen["done" if frame["ok"] else frame["code"]] += 1
                    assert frame["ok"] or frame["code"] not in {"internal", "unavailable"}, frame
                    done += frame["ok"]
                elif frame["t"] == "error":
                    self.seen[frame["code"]] += 1
                    assert frame["code"] == "malformed", frame

    async def _state(self, chair: Chair) -> dict[str, Any]:
        async with program(chair.address, chair.token) as client:
            answer = await client.get(f"/api/tables/{chair.table}")
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()["shown"]
        # Who listens is no part of the table, and bots may have been let in.
        return {name: state[name] for name in ("n", "status", "view", "mine", "clock")}


def _fuzz_a_server(folder: Path, frames: int) -> None:
    with server_in(folder) as server:
        fuzz = OverSocket(server, frames)
        asyncio.run(fuzz.run(frames))
        # It was never down, and it said nothing of what nobody foresaw.
        assert server.wait_until_open() > 0
        assert server.failures() == []
        assert server.log().count("is open at") == 1
        server.stop()
    assert fuzz.seen["malformed"]
    report("fuzz over sockets", frames=frames, answers=dict(fuzz.seen))


@pytest.mark.soak
def test_a_server_stands_bent_frames(tmp_path: Path) -> None:
    _fuzz_a_server(tmp_path, 2_000)


@pytest.mark.soak
def test_a_server_stands_a_hundred_thousand_bent_frames(tmp_path: Path) -> None:
    _fuzz_a_server(tmp_path, 100_000)

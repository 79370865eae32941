"""The store goes away and comes back: the house goes on by itself, and nobody is left waiting."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest
from faults.breaking import InProcess, house_in, table_of
from faults.players import until

from saleroom.house.commands import Out, Refused
from saleroom.house.statuses import OVER
from saleroom.store.contract import Unavailable
from saleroom.web import floor
from saleroom.web.connections import Connection


class Ear:
    """Somebody who reads all that is sent."""

    is_free = True

    def __init__(self, connection: Connection) -> None:
        self.frames: asyncio.Queue[bytes] = asyncio.Queue()
        connection.carried(self, lambda: None)

    def send_text(self, text: bytes) -> None:
        self.frames.put_nowait(text)

    def send_to_all(self, carriers: "Sequence[Ear]", text: bytes) -> None:
        for one in carriers:
            one.send_text(text)


def _run(folder: Path, play: Callable[[InProcess], Awaitable[None]]) -> None:
    async def run() -> None:
        async with house_in(folder) as house:
            await play(house)

    asyncio.run(run())


def test_the_hammer_falls_when_the_store_is_back(tmp_path: Path) -> None:
    async def play(house: InProcess) -> None:
        await house.open(table_of("modern-art", 3, clock="none", hammer="none"))
        luck = Random(3)  # noqa: S311  # a game
        while not (await house.inside()).is_outcry:
            assert await house.act(luck)
        lots = (await house.inside()).lots
        for number, person in enumerate(house.people):
            if number in (await house.inside()).still_in():
                await house.hub.send(house.table, person, Out(id=f"out{number}"))
        house.store.cut = "before"
        await until(lambda: house.store.failed)
        house.store.cut = None
        assert await house.until(lambda table: not table.is_outcry or table.lots > lots)

    _run(tmp_path, play)


def test_bots_play_on_when_the_store_is_back(tmp_path: Path) -> None:
    async def play(house: InProcess) -> None:
        await house.open(table_of("canaletto", 0, 3))
        assert await house.until(lambda table: len(table.match.moves) > 5)
        house.store.cut = "before"
        await until(lambda: house.store.failed)
        house.store.cut = None
        assert await house.until(lambda table: table.status == OVER, 40)

    _run(tmp_path, play)


def test_a_move_that_was_kept_without_an_answer_is_told_to_all(tmp_path: Path) -> None:
    """PostgreSQL may commit and die: the others must not wait for somebody to do something."""

    async def play(house: InProcess) -> None:
        await house.open(table_of("alles-futsch", 3, clock="none"))
        watcher = await house.hub.attach(house.table, None, None)
        ear = Ear(watcher)
        before = msgspec.json.decode(await ear.frames.get())["shown"]["n"]
        house.store.cut = "after"
        with pytest.raises(Unavailable):
            await house.act(Random(1))  # noqa: S311  # a game
        house.store.cut = None
        async with asyncio.timeout(10):
            while msgspec.json.decode(await ear.frames.get())["shown"]["n"] <= before:
                pass

    _run(tmp_path, play)


def test_a_record_is_not_shown_before_its_last_move_is_kept(tmp_path: Path) -> None:
    async def play(house: InProcess) -> None:
        await house.open(table_of("canaletto", 3, clock="none"))
        luck = Random(2)  # noqa: S311  # a game
        while (await house.inside()).status != OVER:
            # Every move fails first, so that the last does too.
            house.store.cut = "before"
            with pytest.raises(Unavailable):
                await house.act(luck)
            with pytest.raises(Unavailable):
                await house.hub.finished.record(house.table)
            house.store.cut = None
            with pytest.raises(PermissionError):
                await house.hub.finished.record(house.table)
            await house.act(luck)
        assert (await house.hub.finished.record(house.table)).result is not None

    _run(tmp_path, play)


def test_a_refusal_is_no_failure_of_the_house(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(house: InProcess) -> None:
        await house.open(table_of("alles-futsch", 3, clock="none"))
        with pytest.raises(Refused):
            await house.hub.send(house.table, house.people[0], Out(id="x"))

    with caplog.at_level(logging.WARNING):
        _run(tmp_path, play)
    assert caplog.records == []


def test_who_leaves_while_the_store_is_away_is_gone(tmp_path: Path) -> None:
    async def play(house: InProcess) -> None:
        await house.open(table_of("canaletto", 3, clock="none", hammer="none"))
        hub, (ann, ben, _) = house.hub, house.people
        leaving, staying = [await hub.attach(house.table, one, None) for one in (ann, ben)]
        house.store.cut = "before"
        with pytest.raises(Unavailable):
            await house.act(Random(1))  # noqa: S311  # a game
        await hub.detach(leaving)
        house.store.cut = None
        shown = (await hub.show(house.table, ben)).shown
        assert [seat.online for seat in shown.seats] == [False, True, False]
        await hub.detach(staying)
        assert hub.listeners == 0

    _run(tmp_path, play)


def test_who_cannot_come_back_while_the_store_is_away_is_not_there(tmp_path: Path) -> None:
    async def play(house: InProcess) -> None:
        await house.open(table_of("modern-art", 3, clock="none", hammer="none"))
        luck = Random(3)  # noqa: S311  # a game
        while not (await house.inside()).is_outcry:
            assert await house.act(luck)
        hub, leader = house.hub, (await house.inside()).leader
        lost = house.people[next(seat for seat in range(3) if seat != leader)]
        await hub.detach(await hub.attach(house.table, lost, None))
        assert (await house.inside()).pause is not None, "the hammer waits"
        house.store.cut = "before"
        with pytest.raises(Unavailable):
            await hub.attach(house.table, lost, None)
        house.store.cut = None
        assert hub.listeners == 0
        await hub.attach(house.table, lost, None)
        assert (await house.inside()).pause is None, "and goes on when the player is back"

    _run(tmp_path, play)


def test_a_store_that_was_away_for_days_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: InProcess) -> None:
        await house.open(table_of("canaletto", 3, clock="none", hammer="none"))
        seated_table = await house.hub.floor.seated_table(house.table)
        seated_table.failures = 2000
        house.store.cut = "before"
        with pytest.raises(Unavailable):
            await house.act(Random(1))  # noqa: S311  # a game
        house.store.cut = None
        await until(lambda: not seated_table.is_stale)

    monkeypatch.setattr(floor, "LONGEST", 0.05)
    _run(tmp_path, play)

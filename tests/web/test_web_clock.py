"""Time never goes back behind the last sign of life, whatever the wall clock says."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from faults.breaking import InProcess, house_in, table_of

from saleroom.house.clocks import GRACE, MINUTE
from saleroom.house.due import next_due
from saleroom.house.table import Table
from saleroom.web.clock import Timepiece

HOUR = 60 * MINUTE


def test_a_clock_can_be_put_forward_and_never_back() -> None:
    clock = Timepiece()
    now = clock.now()
    assert clock.not_before(now - HOUR) == 0
    assert clock.not_before(now + HOUR) > HOUR - MINUTE
    assert clock.now() >= now + HOUR
    assert clock.tick() is None  # nobody was away


def turn(file: Path, milliseconds: int) -> None:
    """Let the wall clock be turned by so much while no server runs.

    That is, everything that was kept lies so much further back, as the next server sees it.
    """
    changes = {
        "entries": ("at",),
        "tables": ("changed", "due", "opened"),
        "servers": ("alive",),
    }
    with closing(sqlite3.connect(file)) as connection, connection:
        for table, columns in changes.items():
            for column in columns:
                connection.execute(f"UPDATE {table} SET {column} = {column} - {milliseconds}")  # noqa: S608  # names of ours


async def outcry(house: InProcess) -> Table:
    """Play until a hammer runs."""
    await house.open(table_of("modern-art", 3, clock="none", hammer="fast"))
    luck = Random(3)  # noqa: S311  # a game
    while not (await house.inside()).is_outcry:
        assert await house.act(luck)
    return await house.inside()


def test_a_hammer_does_not_wait_an_hour_for_a_clock_that_was_set_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def first() -> tuple[str, list[str]]:
        async with house_in(tmp_path) as house:
            await outcry(house)
            return house.table, house.people

    table, people = asyncio.run(first())
    turn(tmp_path / "saleroom.db", -HOUR)

    async def again() -> None:
        async with house_in(tmp_path) as house:
            house.table, house.people = table, people
            inside = (await house.hub.floor.seated_table(table)).table
            due = next_due(inside)
            assert due is not None
            wait = due.at - house.hub.now()
            assert 0 <= wait <= GRACE + MINUTE
            before = len(await house.store.kept(table))
            assert await house.until(lambda now: now.seq > before, 40)
            kept = await house.store.kept(table)
            assert [one.at for one in kept] == sorted(one.at for one in kept)

    asyncio.run(again())
    assert "behind what was kept last" in caplog.text


@pytest.mark.parametrize("hours", [-24, -1, 1, 24])
def test_a_wall_clock_that_jumps_while_no_server_runs_moves_no_hammer(
    tmp_path: Path, hours: int
) -> None:
    async def first() -> tuple[str, int]:
        async with house_in(tmp_path) as house:
            inside = await outcry(house)
            due = next_due(inside)
            assert due is not None
            return house.table, due.at - house.hub.now()

    table, left = asyncio.run(first())
    turn(tmp_path / "saleroom.db", hours * HOUR)

    async def again() -> None:
        async with house_in(tmp_path) as house:
            inside = (await house.hub.floor.seated_table(table)).table
            due = next_due(inside)
            assert due is not None
            wait = due.at - house.hub.now()
            # The time in which nobody was there does not count, however long it seems.
            assert left - MINUTE <= wait <= max(left, 0) + GRACE + MINUTE
            assert wait > 0

    asyncio.run(again())


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_wall_clock_that_jumps_under_a_running_server_moves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    wall = time.time_ns

    async def jump() -> None:
        async with house_in(tmp_path) as house:
            inside = await outcry(house)
            now, due = house.hub.now(), next_due(inside)
            assert due is not None
            monkeypatch.setattr(time, "time_ns", lambda: wall() + hours * HOUR * 1_000_000)
            assert 0 <= house.hub.now() - now < MINUTE
            # Whoever bids now has the time that everybody has.
            assert await house.act(Random(5))  # noqa: S311  # a game
            later = next_due(await house.inside())
            assert later is not None
            assert abs(later.at - due.at) < MINUTE
            assert house.hub.floor.clock.tick() is None  # it was there all the time

    asyncio.run(jump())


def test_a_slow_start_is_no_stall(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever was not there before is in the outage that the store knows of."""

    async def run() -> list[str]:
        async with house_in(tmp_path) as house:
            floor = house.hub.floor
            await floor.stop()
            floor.clock._tick -= 60_000
            floor.outages.clear()
            caplog.clear()
            await floor.start()
            await asyncio.sleep(0.05)
            assert not floor.notice_stall()
            return [one.getMessage() for one in caplog.records]

    assert not [said for said in asyncio.run(run()) if "stood still" in said]

"""Time never goes back behind the last sign of life, whatever the wall clock says."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from faults.breaking import InProcess, house_in, table_of

from saleroom.house.clocks import GRACE, MINUTE
from saleroom.house.due import next_due
from saleroom.house.table import Table
from saleroom.web.clock import Clock

HOUR = 60 * MINUTE


def test_a_clock_can_be_put_forward_and_never_back() -> None:
    clock = Clock()
    now = clock.now()
    assert clock.not_before(now - HOUR) == 0
    assert clock.not_before(now + HOUR) > HOUR - MINUTE
    assert clock.now() >= now + HOUR
    assert clock.tick() is None  # nobody was away


def set_back(file: Path) -> None:
    """Let everything that was kept lie an hour ahead, as if the wall clock had been set back."""
    changes = {
        "entries": ("at",),
        "tables": ("changed", "due", "opened"),
        "servers": ("alive",),
    }
    with closing(sqlite3.connect(file)) as connection, connection:
        for table, columns in changes.items():
            for column in columns:
                connection.execute(f"UPDATE {table} SET {column} = {column} + {HOUR}")  # noqa: S608


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
    set_back(tmp_path / "saleroom.db")

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

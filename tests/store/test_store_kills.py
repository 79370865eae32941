"""kill -9 of a server at random moments: what it has confirmed is there, and nothing is torn."""

import contextlib
import random
import sqlite3
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from appending import expected
from databases import Postgres
from store_samples import with_store

from saleroom.store.contract import Store

TABLES = 8
PROGRAM = Path(__file__).with_name("appending.py")


def test_killing_a_server_on_sqlite_loses_nothing_confirmed(tmp_path: Path) -> None:
    _kill_often(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, times=5)


def test_killing_a_server_on_postgres_loses_nothing_confirmed(
    postgres: Postgres, tmp_path: Path
) -> None:
    _kill_often(postgres.fresh(), tmp_path, times=2)


@pytest.mark.soak
def test_a_hundred_kills_on_sqlite_lose_nothing_confirmed(tmp_path: Path) -> None:
    _kill_often(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, times=100)


@pytest.mark.soak
def test_fifty_kills_on_postgres_lose_nothing_confirmed(postgres: Postgres, tmp_path: Path) -> None:
    _kill_often(postgres.fresh(), tmp_path, times=50)


def _kill_often(address: str, tmp_path: Path, times: int) -> None:
    moments = random.Random(times)  # noqa: S311 - the same moments every time
    confirmed: dict[str, int] = {}
    for time_round in range(times):
        said = tmp_path / f"said{time_round}"
        _run_and_kill(address, said, moments.uniform(0.0, 0.4))
        before = dict(confirmed)
        for line in said.read_text().splitlines():
            table, seq = line.split()
            confirmed[table] = int(seq)
        assert confirmed != before, "the server confirmed nothing before it was killed"
        # What was kept without having been confirmed is what the next server goes on from.
        confirmed = with_store(address, partial(_check, confirmed=confirmed))
        if address.startswith("sqlite"):
            _check_file(address.removeprefix("sqlite:///"))


def _run_and_kill(address: str, said: Path, after: float) -> None:
    """Kill it so long after its first confirmed append."""
    command = [sys.executable, str(PROGRAM), address, str(TABLES)]
    with said.open("wb") as output:
        process = subprocess.Popen(
            command, stdout=output, env={"PYTHONPATH": str(PROGRAM.parent.parent)}
        )
        try:
            end = time.monotonic() + 30
            while said.stat().st_size == 0 and time.monotonic() < end:
                assert process.poll() is None
                time.sleep(0.005)
            time.sleep(after)
        finally:
            process.kill()
            process.wait()


async def _check(store: Store, confirmed: dict[str, int]) -> dict[str, int]:
    """Return how many entries each table has."""
    kept = {}
    for table, seq in confirmed.items():
        log = await store.entries(table)
        # At most the one append that was under way may be kept without having been confirmed.
        assert seq <= len(log) <= seq + 1
        assert log == [expected(table, n).entries[0] for n in range(1, len(log) + 1)]
        assert await store.head(table) == expected(table, len(log)).head
        kept[table] = len(log)
    return kept


def _check_file(path: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)

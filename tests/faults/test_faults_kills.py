"""kill -9 of a server under load: what was acknowledged is kept, once, under its number."""

import asyncio
import contextlib
import gc
import sqlite3
import time
import warnings
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random

import httpx
import pytest
from databases import Postgres
from faults.players import Tally, party, table_for, until
from faults.reports import report
from faults.servers import Server
from web.serving import TLS

# Games that go on without waiting for any hammer.
TABLES = (
    table_for("modern-art", 3, pace="days"),
    table_for("alles-futsch", 4),
    table_for("canaletto", 3),
    table_for("moderne-zeiten", 3),
)
# The two that are over soonest.
SHORT = TABLES[1:3]
Tables = Sequence[dict[str, object]]


# What a server answers to others, who ask one thing after the other, before it acknowledges the
# first move after a kill. Players come back after 0.2 to 0.4 seconds, which is some two hundred
# answers, and fewer on a busy machine.
ANSWERS_BEFORE = 2000


class Killing:
    """Games that go on and on while their server is killed and started again."""

    def __init__(self, server: Server, hurt: Callable[[], None], tables: Tables) -> None:
        self.server = server
        self._tables = tables
        self.tally = Tally()
        self.opened_after: list[float] = []
        self.resumed_after: list[float] = []
        self.answers_before: list[int] = []
        self._hurt = hurt
        self._enough = False

    async def run(self, times: int) -> None:
        """Kill so many times, then let all games end."""
        async with asyncio.TaskGroup() as tables:
            for number, settings in enumerate(self._tables):
                tables.create_task(self._games(number, settings))
            try:
                await self._kill(times)
            finally:
                self._enough = True

    async def _games(self, number: int, settings: dict[str, object]) -> None:
        for game in count():
            await party(self.server.address, settings, f"{number} {game}", self.tally, 0.02)
            if self._enough:
                return

    async def _kill(self, times: int) -> None:
        moments = Random(times)  # noqa: S311  # the same moments every time
        await until(lambda: self.tally.acks)
        for _ in range(times):
            await asyncio.sleep(moments.uniform(0.05, 0.8))
            await asyncio.to_thread(self._hurt)
            killed = time.monotonic()
            opened = await asyncio.to_thread(self.server.wait_until_open)
            self.opened_after.append(opened)
            self.answers_before.append(await self._answers_until_acked(killed))
            self.resumed_after.append(self.tally.acks[-1] - self.server.started_at - opened)

    async def _answers_until_acked(self, killed: float) -> int:
        """Ask for something else until a move is acknowledged; return how often that was."""
        async with httpx.AsyncClient(base_url=self.server.address, verify=TLS) as client:
            for answers in range(ANSWERS_BEFORE):
                if self.tally.acked_since(killed):
                    return answers
                # Not `/health`: on a busy machine that rightly says that the loop came round late.
                (await client.get("/ready")).raise_for_status()
        raise AssertionError(f"{ANSWERS_BEFORE} others were answered, and no player")


def _forget_broken_sockets() -> None:
    """A client whose server dies in the middle of a handshake may leave its socket to Python."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


def kill_often(
    server: Server,
    times: int,
    name: str,
    hurt: Callable[[], None] | None = None,
    tables: Tables = TABLES,
) -> None:
    """Kill a server under load and hold it to its promises."""
    server.start()
    try:
        server.wait_until_open()
        killing = Killing(server, hurt or (lambda: _kill(server)), tables)
        asyncio.run(killing.run(times))
    finally:
        server.stop()
        _forget_broken_sockets()
    tally = killing.tally
    assert len(killing.resumed_after) == times
    assert tally.games >= len(tables)
    assert server.failures() == []
    report(
        name,
        kills=times,
        acknowledged=len(tally.acks),
        resent=tally.resent,
        unavailable=tally.unavailable,
        reconnected=tally.reconnected,
        games=tally.games,
        opened_after_worst=round(max(killing.opened_after), 2),
        answers_before_worst=max(killing.answers_before),
        resumed_after_worst=round(max(killing.resumed_after), 2),
        started_to_resumed_worst=round(
            max(a + b for a, b in zip(killing.opened_after, killing.resumed_after, strict=True)), 2
        ),
    )


def test_a_server_on_sqlite_is_killed_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    kill_often(Server(tmp_path), 2, "kills sqlite", tables=SHORT)
    _check_file(tmp_path / "data" / "saleroom.db")


@pytest.mark.soak
def test_postgres_crashes_then_its_server_is_killed_and_nothing_acknowledged_is_lost(
    postgres: Postgres, tmp_path: Path
) -> None:
    server = Server(tmp_path, database=postgres.fresh_database())
    harms = [lambda: _kill(server), lambda: _crash(postgres, server)]

    def hurt() -> None:
        harms.pop()()

    kill_often(server, 2, "postgres crashes, its server is killed", hurt)


@pytest.mark.soak
def test_two_hundred_kills_on_sqlite(tmp_path: Path) -> None:
    kill_often(Server(tmp_path), 200, "kills sqlite")
    _check_file(tmp_path / "data" / "saleroom.db")


@pytest.mark.soak
def test_fifty_kills_on_postgres(postgres: Postgres, tmp_path: Path) -> None:
    kill_often(Server(tmp_path, database=postgres.fresh_database()), 50, "kills postgres")


@pytest.mark.soak
def test_fifty_crashes_of_postgres(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path, database=postgres.fresh_database())
    kill_often(server, 50, "crashes of postgres", lambda: _crash(postgres, server))


def _kill(server: Server) -> None:
    server.kill()
    server.start()


def _crash(postgres: Postgres, server: Server) -> None:
    postgres.crash()
    postgres.start()
    server.started_at = time.monotonic()


def _check_file(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        gaps = file.execute(
            "SELECT table_id FROM entries GROUP BY table_id"
            " HAVING max(seq) - min(seq) + 1 != count(*) OR min(seq) != 0"
        )
        assert gaps.fetchall() == []

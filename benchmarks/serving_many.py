"""A house with very many tables on disk, and one whose players all come back at once.

    .venv/bin/python benchmarks/serving.py many --tables 100000    start, and read cold tables
    .venv/bin/python benchmarks/serving.py returning               2,000 sockets after a restart

The tables of `many` are copies of some that were really played, in every stage: not yet full, in
the middle over days, in the middle in real time, over. One in a thousand is due when the server
starts, with its hammer running. Copies are written straight into the file, because to play
100,000 games would take an hour.
"""

import argparse
import asyncio
import secrets
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from serving_meter import Meter, Server, opened
from serving_players import GAMES, Figures, Table, all_of, drive

# How many of each kind there are among a thousand.
SHARES = {"waiting": 100, "days": 400, "live": 249, "over": 250, "due": 1}
# Tables that are read one after another.
COLD = 2000
# Players who come back do not wait for each other.
AT_ONCE = 256

Row = dict[str, Any]


async def _played(address: str) -> dict[str, list[str]]:
    """Play tables of every kind; return their ids."""
    kinds: dict[str, Row] = {
        "waiting": {},
        "days": {"pace": "days", "hours": 24},
        "live": {},
        "over": {},
        "due": {"clock": "fast", "hammer": "fast"},
    }
    found: dict[str, list[str]] = {}
    async with httpx.AsyncClient(base_url=address, timeout=120) as client:
        for kind, chosen in kinds.items():
            tables = [
                Table(client, address, game, f"{kind} {game}", "no", chosen) for game in GAMES
            ]
            people = 2 if kind == "waiting" else 4
            await all_of(
                [lambda table=table, people=people: table.open(people) for table in tables]
            )
            found[kind] = [table.id for table in tables]
            if kind != "waiting":
                await all_of([table.connect for table in tables])
                await _moves(tables, to_the_end=kind == "over")
    return found


async def _moves(tables: list[Table], *, to_the_end: bool) -> None:
    await drive(tables, 40, 3)
    for table in tables:
        while to_the_end and not table.is_over:
            await table.move(Figures())
            await asyncio.sleep(0.005)
        for seat in table.seats:
            await seat.close()


def _copied(file: Path, found: dict[str, list[str]], count: int) -> None:
    """Make so many tables of a few, in the file itself."""
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("CREATE TEMP TABLE copies (old TEXT, new TEXT)")
        for kind, share in SHARES.items():
            old = found[kind]
            many = [
                (old[number % len(old)], secrets.token_urlsafe(12))
                for number in range(count * share // 1000)
            ]
            store.executemany("INSERT INTO copies VALUES (?, ?)", many)
        store.execute("CREATE INDEX temp.of_old ON copies (old)")
        for name in ("entries", "tables", "seats"):
            columns = [row[1] for row in store.execute(f"PRAGMA table_info({name})")]
            taken = [_column(column) for column in columns]
            store.execute(
                f"INSERT INTO {name} SELECT {', '.join(taken)} FROM copies JOIN {name} t"  # noqa: S608  # names of ours
                " ON t.table_id = copies.old"
            )


def _column(name: str) -> str:
    """Say how a column is copied: a table's id is in its first entry, too."""
    if name == "table_id":
        return "copies.new"
    if name == "body":
        return "CAST(replace(CAST(t.body AS TEXT), copies.old, copies.new) AS BLOB)"
    return f"t.{name}"


async def _cold(server: Server, ids: list[str]) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as client:

        async def read(table: str) -> None:
            (await client.get(f"/api/tables/{table}")).raise_for_status()

        await all_of([lambda table=table: read(table) for table in ids])


def _in_memory(server: Server) -> float:
    for line in httpx.get(f"{server.address}/metrics", timeout=60).text.splitlines():
        if line.startswith("saleroom_tables "):
            return float(line.split()[-1])
    return float("nan")


def many(asked: argparse.Namespace) -> list[Row]:
    """Start a server on very many tables, and read some of them."""
    with tempfile.TemporaryDirectory(prefix="serving", dir=asked.folder) as made:
        server = Server(Path(made))
        server.start()
        try:
            server.wait_until_open()
            empty = Meter(server).memory()
            found = asyncio.run(_played(server.address))
        finally:
            server.stop()
        file = Path(made) / "data" / "saleroom.db"
        began = time.perf_counter()
        _copied(file, found, asked.tables)
        row: Row = {
            "tables on disk": asked.tables,
            "MB on disk": round(file.stat().st_size / 2**20),
            "made in s": round(time.perf_counter() - began),
        }
        with closing(sqlite3.connect(file)) as store:
            row["entries a table"] = round(
                store.execute("SELECT count(*) FROM entries").fetchone()[0] / asked.tables
            )
            rest = [
                one[0]
                for one in store.execute(
                    "SELECT table_id FROM tables WHERE due IS NULL ORDER BY table_id LIMIT ?",
                    (COLD,),
                )
            ]
        server.start()
        try:
            return [row | {"RSS of an empty house MB": round(empty)} | _started(server, rest)]
        finally:
            server.stop()


def _started(server: Server, rest: list[str]) -> Row:
    meter = Meter(server)
    with httpx.Client(base_url=server.address) as client:
        while True:
            try:
                if client.get("/ready").status_code == httpx.codes.OK:
                    break
            except httpx.TransportError:
                time.sleep(0.02)
    row: Row = {
        "ready after s": round(time.monotonic() - server.started_at, 2),
        "CPU s until ready": round(meter.cpu(), 2),
    }
    time.sleep(5)
    row |= {
        "CPU s five seconds later": round(meter.cpu(), 2),
        "tables in memory then": _in_memory(server),
        "RSS MB then": round(meter.memory()),
    }
    before, cpu = meter.memory(), meter.cpu()
    asyncio.run(_cold(server, rest))
    held = _in_memory(server)
    row |= {
        "cold tables read": len(rest),
        "ms of CPU each": round(1000 * (meter.cpu() - cpu) / len(rest), 2),
        "KB each": round(1024 * (meter.memory() - before) / len(rest), 1),
        "tables in memory": held,
    }
    cpu = meter.cpu()
    for _ in range(20):
        httpx.get(f"{server.address}/health", timeout=60).raise_for_status()
    return row | {"ms of CPU for /health": round(1000 * (meter.cpu() - cpu) / 20, 1)}


async def returning(servers: list[Server], asked: argparse.Namespace) -> list[Row]:
    """Kill the server, start it again, and let everybody come back."""
    (server,) = servers
    tables, _ = await opened(servers, asked.tables, Meter(server), asked.facts)
    await drive(tables, asked.rate, 3)
    began = time.perf_counter()
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await asyncio.to_thread(server.wait_until_open)
    is_open = time.perf_counter()
    meter = Meter(server)
    cpu = meter.cpu()
    seats = [(table, seat) for table in tables for seat in table.seats]
    await all_of(
        [lambda t=t, s=s: s.listen(server.address, t.id, asked.facts) for t, s in seats], AT_ONCE
    )
    back = time.perf_counter()
    return [
        {
            "sockets": len(seats),
            "open again after s": round(is_open - began, 2),
            "all back after s": round(back - is_open, 2),
            "server CPU s": round(meter.cpu() - cpu, 2),
            "server CPU ms/socket": round(1000 * (meter.cpu() - cpu) / len(seats), 2),
        }
    ]

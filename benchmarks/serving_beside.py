"""Our server beside boardgame.io's, in turns on one machine.

    .venv/bin/python benchmarks/serving.py beside --tables 100 --rate 250 --seconds 20 --turns 3

What each does. Theirs (0.50.2, node, NODE_ENV=production): its own server as it comes, in memory,
with a game of a dozen integers for four (benchmarks/boardgame-io), a turn is one move; whole states
go to four sockets, as is its default. Ours: the four house games, everybody's hand hidden from the
others, every move on disk (synced) before it is acknowledged; frames to four sockets. Both have the
same number of tables and of moves a second, and players that are one other process without any
rules in it (socket.io-client; picows). A frame is a state that arrives at a player; our
acknowledgements are not counted as frames. CPU is that of the server's process alone, user and
system.
"""

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop
from serving_meter import Meter, Server, apart, family, measured, opened, running
from serving_players import drive

FOLDER = Path(__file__).parent / "boardgame-io"
WARM = 3

Row = dict[str, Any]


class Theirs:
    """boardgame.io's server as a process."""

    def __init__(self, before: tuple[str, ...]) -> None:
        self.port = Server(FOLDER).port
        env = {**os.environ, "NODE_ENV": "production"}
        self._process = subprocess.Popen(  # noqa: S603  # ours
            [*before, _program("node"), "server.js", str(self.port)],
            cwd=FOLDER,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.strip() == "open":
                return
        raise SystemExit("boardgame.io's server did not start")

    @property
    def pid(self) -> int:
        """The id of its process."""
        return self._process.pid

    def stop(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


@contextmanager
def _theirs(asked: argparse.Namespace) -> Iterator[Theirs]:
    with apart(asked) as before:
        server = Theirs(before)
        try:
            yield server
        finally:
            server.stop()


def install() -> None:
    """Fetch the packages of the lock file, if they are not there."""
    npm = _program("npm")
    lock, notes = FOLDER / "package-lock.json", FOLDER / "node_modules" / ".package-lock.json"
    if not notes.exists() or notes.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([npm, "ci", "--ignore-scripts"], cwd=FOLDER, check=True)  # noqa: S603  # ours


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise SystemExit(f"this needs {name}")
    return found


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _measured_theirs(asked: argparse.Namespace) -> Row:
    with _theirs(asked) as server:
        numbers = (server.port, asked.tables, asked.rate, WARM, asked.seconds)
        command = [_program("node"), "players.js", *map(str, numbers)]
        with subprocess.Popen(  # noqa: S603  # ours
            command, cwd=FOLDER, stdout=subprocess.PIPE, text=True
        ) as players:
            assert players.stdout is not None
            assert players.stdout.readline().strip() == "begin"
            before = sum(map(_cpu, family(server.pid)))
            said = json.loads(players.stdout.readline())
            used = sum(map(_cpu, family(server.pid))) - before
        return _row("boardgame.io", asked, used, said)


def _row(name: str, asked: argparse.Namespace, used: float, said: Row) -> Row:
    return {
        "server": name,
        "tables": asked.tables,
        "asked moves/s": asked.rate,
        "moves/s": round(said["moves"] / said["took"], 1),
        "frames/move": round(said["frames"] / said["moves"], 2),
        "server CPU µs/move": round(1e6 * used / said["moves"]),
        "server CPU µs/frame": round(1e6 * used / said["frames"]),
        "ack p50 ms": round(said["p50"], 1),
        "p99 ms": round(said["p99"], 1),
        "players CPU %": round(100 * said["cpu"] / said["took"]),
        "load average": round(os.getloadavg()[0], 1),
    }


async def _measured_ours(servers: list[Server], asked: argparse.Namespace) -> Row:
    meter = Meter(*servers)
    tables, _ = await opened(servers, asked.tables, meter, asked.facts)
    await drive(tables, asked.rate, WARM)
    row = await measured(tables, asked.rate, asked.seconds, meter)
    wanted = ("tables", "asked moves/s", "moves/s", "frames/move", "server CPU µs/move")
    more = ("server CPU µs/frame", "ack p50 ms", "p99 ms", "players CPU %", "load average")
    return {"server": "saleroom"} | {name: row[name] for name in (*wanted, *more)}


def beside(asked: argparse.Namespace) -> list[Row]:
    """Measure both in turns; the last row has the ratios of neighbours, in the middle."""
    install()
    rows: list[Row] = []
    for _ in range(asked.turns):
        rows.append(_measured_theirs(asked))
        print(rows[-1], flush=True)
        with (
            running(asked) as servers,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop,
        ):
            rows.append(loop.run(_measured_ours(servers, asked)))
        print(rows[-1], flush=True)
        time.sleep(1)
    ratios: Row = {"server": "ours to theirs"}
    for name in ("server CPU µs/move", "server CPU µs/frame"):
        pairs = zip(rows[1::2], rows[::2], strict=True)
        ratios[name] = round(statistics.median(our[name] / their[name] for our, their in pairs), 2)
    return [*rows, ratios]

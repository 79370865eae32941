"""How many appends a second are on disk, many sharing a commit against one commit each.

    .venv/bin/python benchmarks/storing.py                  both databases, on this disk
    .venv/bin/python benchmarks/storing.py --seconds 5      longer
    .venv/bin/python benchmarks/storing.py --folder DIR     on the disk where DIR is

Every writer appends to a table of its own, a body of 250 bytes and a new head, and waits until it
is confirmed before the next. The same store is measured twice, in turns: as it is, and with a lock
around `append`, so that every append has a commit to itself. CPU is this process's, the database's
own work in PostgreSQL not counted. fsync is on.
"""

import argparse
import asyncio
import contextlib
import os
import shlex
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from saleroom.house.statuses import PLAYING
from saleroom.store.contract import Bundle, Entry, Head, Store
from saleroom.store.opening import store_for

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from databases import postgres_server

WRITERS = (1, 20, 200)
BODY = b"x" * 250
ROUNDS = 2

Append = Callable[[Bundle], Awaitable[None]]


@dataclass(frozen=True)
class Figure:
    """What one run gave."""

    appends: int
    seconds: float
    cpu: float
    waits: list[float]

    @property
    def rate(self) -> float:
        """Appends a second."""
        return self.appends / self.seconds

    @property
    def cpu_micros(self) -> float:
        """CPU of this process for one append, in microseconds."""
        return self.cpu / self.appends * 1e6

    def wait_millis(self, share: float) -> float:
        """The wait that this share of appends did not exceed, in milliseconds."""
        return sorted(self.waits)[int(share * (len(self.waits) - 1))] * 1e3


def bundle(table: str, seq: int) -> Bundle:
    """A move, as a table appends it."""
    head = Head(
        table=table,
        game="modern-art",
        rules="r",
        status=PLAYING,
        public=True,
        pace="live",
        language="en",
        players=4,
        free=0,
        opened=0,
        changed=seq,
        due=None,
        about=b"{}",
    )
    return Bundle(table=table, entries=(Entry(seq, seq, BODY, f"c{seq}"),), head=head)


async def run(append: Append, writers: int, seconds: float, name: str) -> Figure:
    """Let so many writers append for so long."""
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def write(table: str) -> None:
        seq = 0
        while (begun := time.perf_counter()) < end:
            seq += 1
            await append(bundle(table, seq))
            waits.append(time.perf_counter() - begun)

    start, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(write(f"{name} {n}") for n in range(writers)))
    return Figure(len(waits), time.perf_counter() - start, time.process_time() - cpu, waits)


def alone(store: Store) -> Append:
    """An append that shares its commit with nobody."""
    turn = asyncio.Lock()

    async def append(one: Bundle) -> None:
        async with turn:
            await store.append(one)

    return append


async def compare(address: str, seconds: float) -> dict[int, tuple[Figure, Figure]]:
    """Measure both ways in turns, several times; keep the best of each."""
    store = store_for(address)
    await store.open()
    best: dict[int, tuple[Figure, Figure]] = {}
    for writers in WRITERS:
        together, single = [], []
        for n in range(ROUNDS):
            together.append(await run(store.append, writers, seconds, f"g {writers} {n}"))
            single.append(await run(alone(store), writers, seconds, f"s {writers} {n}"))
        best[writers] = (
            max(together, key=lambda figure: figure.rate),
            max(single, key=lambda figure: figure.rate),
        )
    await store.close()
    return best


@contextlib.contextmanager
def addresses(folder: str | None) -> Iterator[dict[str, str]]:
    """An empty store of each kind."""
    with (
        tempfile.TemporaryDirectory(dir=folder) as place,
        postgres_server(place) as server,
    ):
        yield {"SQLite": f"sqlite:///{place}/a.db", "PostgreSQL": server.fresh()}


def show(results: dict[str, dict[int, tuple[Figure, Figure]]]) -> None:
    """Print the figures side by side."""
    table = Table(title="durable appends a second: commits shared, and one for each")
    for name in ("store", "writers", "shared /s", "alone /s", "ratio", "CPU µs", "alone CPU µs"):
        table.add_column(name, justify="left" if name == "store" else "right")
    table.add_column("p50 / p99 ms", justify="right")
    for store, rows in results.items():
        for writers, (shared, single) in rows.items():
            table.add_row(
                store,
                str(writers),
                f"{shared.rate:,.0f}",
                f"{single.rate:,.0f}",
                f"{shared.rate / single.rate:.1f}",
                f"{shared.cpu_micros:.0f}",
                f"{single.cpu_micros:.0f}",
                f"{shared.wait_millis(0.5):.1f} / {shared.wait_millis(0.99):.1f}",
            )
    Console().print(table)


def main() -> None:
    """Measure, and say how."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--folder", default=None)
    asked = parser.parse_args()
    before = os.getloadavg()[0]
    with addresses(asked.folder) as stores:
        results = {
            name: asyncio.run(compare(address, asked.seconds)) for name, address in stores.items()
        }
    show(results)
    print(f"load average before: {before:.1f}; {os.cpu_count()} cores")
    print(f"command: python {shlex.join(['benchmarks/storing.py', *sys.argv[1:]])}")


if __name__ == "__main__":
    main()

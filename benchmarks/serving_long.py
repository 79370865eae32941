"""A steady load for as long as one likes: memory and delays, sample by sample.

    .venv/bin/python benchmarks/serving.py long --tables 10 --rate 20 --seconds 28800
    .venv/bin/python benchmarks/serving.py long --seconds 600 --store postgres --servers 2
    .venv/bin/python benchmarks/serving.py long --tables 10 --rate 20 --seconds 28800 --clock 12

Each sample is printed as it is taken, so a run that is stopped has shown something. The verdict is
about memory: flat if no sample after the first ten minutes is more than 5 MB above the first of
them. Few tables, so that games end and are forgotten within those ten minutes: a table takes memory
for everything that happens at it until then.

With `--clock` all clocks of the server run so many times as fast (Debian's `faketime`), and so do
the players: as many moves, timers and sweeps as in eight hours, in forty minutes. Rates and seconds
are those of the server's clock then; delays are the machine's.
"""

import argparse
import gc
from typing import Any

from serving_meter import Meter, Server, measured, opened
from serving_players import drive

SETTLED = 600.0
FLAT_MB = 5.0


async def long(servers: list[Server], asked: argparse.Namespace) -> list[dict[str, Any]]:
    """Drive on and on."""
    meter = Meter(*servers)
    tables, _ = await opened(servers, asked.tables, meter, asked.facts)
    rate = asked.rate * asked.clock
    await drive(tables, rate, 3)
    rows: list[dict[str, Any]] = []
    settled: float | None = None
    driven = worst = 0.0
    while driven < asked.seconds:
        seconds = min(asked.every, asked.seconds - driven) / asked.clock
        row = await measured(tables, rate, seconds, meter)
        # The players' own garbage grows over hours.
        gc.enable()
        gc.unfreeze()
        driven += row["seconds"] * asked.clock
        memory = meter.memory()
        if driven >= SETTLED and settled is None:
            settled = memory
        if settled is not None:
            worst = max(worst, memory - settled)
        rows.append({"after s": round(driven), "MB": round(memory, 1)} | row)
        print(_line(rows[-1]), flush=True)
    verdict = "flat" if worst <= FLAT_MB else "grows"
    if settled is None:
        verdict = "too short to say"
    return [_all(rows) | {"MB above the first settled": round(worst, 1), "memory": verdict}]


def _line(row: dict[str, Any]) -> str:
    wanted = ("after s", "MB", "moves/s", "p99 ms", "max ms", "server CPU µs/move", "errors")
    return "  ".join(f"{name} {row[name]}" for name in wanted) + f"  load {row['load average']}"


def _all(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Put all samples into one row: the middle of what is usual, the worst of what is not."""
    whole = dict(rows[-1])
    whole["seconds"] = round(sum(row["seconds"] for row in rows))
    for name in ("moves/s", "ack p50 ms", "p95 ms", "p99 ms", "server CPU µs/move", "load average"):
        values = sorted(row[name] for row in rows)
        whole[name] = values[len(values) // 2]
    for name in ("p99 ms", "p99.9 ms", "max ms"):
        whole[f"worst {name}"] = max(row[name] for row in rows)
    for name in ("refused", "nobody could move", "errors"):
        whole[name] = sum(row[name] for row in rows)
    whole["MB at first"], whole["MB at last"] = rows[0]["MB"], rows[-1]["MB"]
    return whole

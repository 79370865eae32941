"""What one server carries: how soon a move is acknowledged, and what it costs.

    .venv/bin/python benchmarks/serving.py steady                 500 tables, 2,000 sockets, 60 s
    .venv/bin/python benchmarks/serving.py ramp --seconds 15      faster until it is too much
    .venv/bin/python benchmarks/serving.py watched                1,000 spectators at one table
    .venv/bin/python benchmarks/serving.py steady --facts yes     players who want facts, as a page
    .venv/bin/python benchmarks/serving.py steady --against DIR   and the server of another checkout
    .venv/bin/python benchmarks/serving.py steady --store postgres --processes 2
    .venv/bin/python benchmarks/serving.py steady --apart         servers have a core, players one
    .venv/bin/python benchmarks/serving.py beside                 boardgame.io, in turns with ours
    .venv/bin/python benchmarks/serving.py many                   100,000 tables on disk
    .venv/bin/python benchmarks/serving.py returning              2,000 sockets after a restart
    .venv/bin/python benchmarks/serving.py long --seconds 28800   memory minute by minute

Runs `saleroom serve` on a file of its own (fsync on), lets scripted players sit at tables of four
and make legal moves at a steady rate, whether or not the last was answered in time. The players are
one process on the same machine, and their CPU is shown too. Two servers take turns, `--turns` times
each, because on a shared machine only ratios of neighbours mean anything. A move counts when it is
acknowledged, that is on disk; its time runs from sending to the answer. With `--apart` servers have
one core and players the other, and there too is done what the kernel does for readers, which over
the loopback is done in the sender's name else: as if players had a machine of their own (as root).
`--json` and `--markdown` write files.
"""

import argparse
import asyncio
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from serving_beside import beside
from serving_long import long
from serving_many import many, returning
from serving_meter import Meter, Server, machine, markdown, measured, opened, running
from serving_players import GAMES, Figures, Seat, all_of, drive

# Where a ramp ends: an acknowledgement later than this, or too few of them.
LATE_MS, ENOUGH = 250.0, 0.9
RATES = (250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000)


async def steady(servers: list[Server], asked: argparse.Namespace) -> list[dict[str, Any]]:
    """A steady rate."""
    meter = Meter(*servers)
    tables, memory = await opened(servers, asked.tables, meter, asked.facts)
    await drive(tables, asked.rate, 3)
    return [await measured(tables, asked.rate, asked.seconds, meter) | memory]


async def ramp(servers: list[Server], asked: argparse.Namespace) -> list[dict[str, Any]]:
    """Faster and faster, until acknowledgements are late or missing."""
    meter = Meter(*servers)
    tables, _ = await opened(servers, asked.tables, meter, asked.facts)
    rows = []
    for rate in RATES:
        rows.append(await measured(tables, rate, asked.seconds, meter))
        print(rows[-1], flush=True)
        if rows[-1]["p99 ms"] > LATE_MS or rows[-1]["moves/s"] < ENOUGH * rate:
            break
    return rows


async def watched(servers: list[Server], asked: argparse.Namespace) -> list[dict[str, Any]]:
    """One table with many spectators: how soon each hears of a move, from when it was sent."""
    meter = Meter(*servers)
    # A game without a hammer: every frame follows from a move.
    (table,), _ = await opened(servers, 1, meter, asked.facts, GAMES[1:2])
    alone = await measured([table], asked.rate, asked.seconds, meter)
    before = meter.memory()
    watchers = [Seat("") for _ in range(asked.watchers)]
    await all_of([lambda seat=seat: seat.listen(servers[0].address, table.id) for seat in watchers])
    memory = meter.memory()
    delays = Figures()

    def heard(_n: int) -> None:
        delays.waits.append(time.perf_counter() - table.sent_at)

    for seat in watchers:
        seat.heard = heard
    row = await measured([table], asked.rate, asked.seconds, meter)
    row |= {
        "spectators": asked.watchers,
        "KB/spectator": round(1024 * (memory - before) / asked.watchers),
        "heard p50 ms": delays.millis(0.5),
        "heard p99 ms": delays.millis(0.99),
        "heard max ms": delays.millis(1.0),
        "frames heard": len(delays.waits),
    }
    beyond = row["server CPU µs/move"] - alone["server CPU µs/move"]
    row["server CPU µs/spectator's frame"] = round(beyond / asked.watchers, 1)
    return [alone | {"spectators": 0}, row]


ON_SERVERS = {
    "steady": steady,
    "ramp": ramp,
    "watched": watched,
    "long": long,
    "returning": returning,
}
ALONE = {"beside": beside, "many": many}


def main() -> None:
    """Read what was typed and measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=(*ON_SERVERS, *ALONE))
    parser.add_argument("--tables", type=int, help="500; 100,000 where there are many")
    parser.add_argument("--rate", type=float, help="moves a second (250; 3 when watched)")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--folder", type=Path, help="keep the tables on the disk of this folder")
    parser.add_argument("--facts", choices=("yes", "no"), default="no", help="pages have them")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="on one PostgreSQL, tables in turn")
    parser.add_argument("--processes", type=int, default=1, help="of each server")
    parser.add_argument("--against", type=Path, help="another checkout, whose server takes turns")
    parser.add_argument("--turns", type=int, default=1)
    parser.add_argument("--apart", action="store_true", help="a core each, for servers and players")
    parser.add_argument("--every", type=float, default=60, help="seconds between samples, if long")
    parser.add_argument("--clock", type=float, default=1, help="how fast it runs, if long")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--markdown", type=Path)
    asked = parser.parse_args()
    asked.tables = asked.tables or (100_000 if asked.what == "many" else 500)
    asked.rate = asked.rate or (3 if asked.what == "watched" else 250)
    about = machine()
    rows: list[dict[str, Any]] = []
    if asked.what in ALONE:
        rows = ALONE[asked.what](asked)
    else:
        run = ON_SERVERS[asked.what]
        for checkout in (*([asked.against] if asked.against else []), None) * asked.turns:
            with (
                running(asked, checkout) as servers,
                asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop,
            ):
                name = checkout.name if checkout else "this"
                rows += [{"server": name} | row for row in loop.run(run(servers, asked))]
    command = shlex.join(["python", "benchmarks/serving.py", *sys.argv[1:]])
    text = markdown(rows, about, command)
    print(text)
    if asked.json:
        asked.json.write_bytes(
            msgspec.json.encode({"command": command, "machine": about, "rows": rows})
        )
    if asked.markdown:
        asked.markdown.write_text(text)


if __name__ == "__main__":
    main()

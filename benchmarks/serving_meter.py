"""What a server uses while it is measured, and how that is written down."""

import gc
import os
import platform
import resource
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from serving_players import CONNECTING_AT_ONCE, GAMES, SEATS, Table, all_of, drive

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from databases import postgres_server, redis_server
from faults.servers import Server


class Meter:
    """CPU and memory of a server, or of several, with all their processes."""

    def __init__(self, *servers: Server) -> None:
        self._servers = servers
        self._hertz = os.sysconf("SC_CLK_TCK")

    def cpu(self) -> float:
        """Seconds of CPU the servers have used."""
        return sum(self._cpu(pid) for server in self._servers for pid in family(server.pid))

    def _cpu(self, pid: int) -> float:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / self._hertz

    def memory(self) -> float:
        """Megabytes the servers have in memory; what processes share is counted once."""
        pids = [pid for server in self._servers for pid in family(server.pid)]
        if len(pids) == 1:
            return _kilobytes(Path(f"/proc/{pids[0]}/status"), "VmRSS:") / 1024
        return sum(_kilobytes(Path(f"/proc/{pid}/smaps_rollup"), "Pss:") for pid in pids) / 1024

    async def acks(self) -> dict[str, float]:
        """How many acknowledgements took how long, as the server counts: from frame to answer."""
        counted: dict[str, float] = {}
        for server in self._servers:
            async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
                lines = (await client.get("/metrics")).text.splitlines()
            for line in lines:
                if line.startswith("saleroom_ack_seconds_bucket"):
                    least = line.partition('le="')[2].partition('"')[0]
                    counted[least] = counted.get(least, 0.0) + float(line.split()[-1])
        return counted


def family(pid: int) -> list[int]:
    """Return a process and all that it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


def _kilobytes(file: Path, name: str) -> float:
    for line in file.read_text().splitlines():
        if line.startswith(name):
            return float(line.split()[1])
    return float("nan")


def within(before: dict[str, float], after: dict[str, float], seconds: str) -> float:
    """Say which share of the acknowledgements between two counts took so long at most."""
    done = after["+Inf"] - before["+Inf"]
    return round(100 * (after[seconds] - before[seconds]) / max(1, done), 2)


async def measured(
    tables: Sequence[Table], rate: float, seconds: float, meter: Meter
) -> dict[str, Any]:
    """Drive, and put what was measured into words."""
    # Two thousand clients in one process: its own garbage is not what is to be measured.
    gc.collect()
    gc.freeze()
    gc.disable()
    before = await meter.acks()
    heard = [table.heard for table in tables]
    cpu, own, start = meter.cpu(), time.process_time(), time.perf_counter()
    figures = await drive(tables, rate, seconds)
    after = await meter.acks()
    took = time.perf_counter() - start
    used = meter.cpu() - cpu
    done = len(figures.waits)
    more = [
        (now[0] - then[0], now[1] - then[1])
        for now, then in zip((table.heard for table in tables), heard, strict=True)
    ]
    frames, size = sum(one[0] for one in more), sum(one[1] for one in more)
    return {
        "tables": len(tables),
        "sockets": len(tables) * SEATS,
        "asked moves/s": rate,
        "moves/s": round(done / took, 1),
        "seconds": round(took, 1),
        "ack p50 ms": figures.millis(0.5),
        "p95 ms": figures.millis(0.95),
        "p99 ms": figures.millis(0.99),
        "p99.9 ms": figures.millis(0.999),
        "max ms": figures.millis(1.0),
        "within 50 ms by the server's clock %": within(before, after, "0.05"),
        "within 100 ms by the server's clock %": within(before, after, "0.1"),
        "server CPU µs/move": round(used / max(1, done) * 1e6),
        "server CPU µs/frame": round(used / max(1, frames) * 1e6),
        "frames/move": round(frames / max(1, done), 1),
        "bytes/frame": round(size / max(1, frames)),
        "server CPU %": round(100 * used / took),
        "players CPU %": round(100 * (time.process_time() - own) / took),
        "server RSS MB": round(meter.memory()),
        "refused": figures.refused,
        "nobody could move": figures.idle,
        "errors": figures.errors,
        "load average": round(os.getloadavg()[0], 1),
    }


async def opened(
    servers: Sequence[Server], count: int, meter: Meter, facts: str, games: Sequence[str] = GAMES
) -> tuple[list[Table], dict[str, Any]]:
    """Open tables and connect everybody; say what memory that took."""
    limits = httpx.Limits(max_connections=CONNECTING_AT_ONCE)
    clients = [
        httpx.AsyncClient(base_url=server.address, timeout=120, limits=limits) for server in servers
    ]
    tables = [
        Table(
            clients[number % len(servers)],
            servers[number % len(servers)].address,
            games[number // len(servers) % len(games)],
            f"table {number}",
            facts,
        )
        for number in range(count)
    ]
    await all_of([table.open for table in tables[:4]])
    empty = meter.memory()
    await all_of([table.open for table in tables[4:]])
    seated = meter.memory()
    start = time.perf_counter()
    await all_of([table.connect for table in tables])
    took = time.perf_counter() - start
    connected = meter.memory()
    return tables, {
        "RSS before MB": round(empty, 1),
        "KB/table": round(1024 * (seated - empty) / max(1, count - 4)),
        "KB/socket": round(1024 * (connected - seated) / (count * SEATS)),
        "connects/s": round(count * SEATS / took),
    }


def machine() -> str:
    """Say what this was measured on."""
    model = platform.machine()
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    return (
        f"{os.cpu_count()} cores ({model}), {platform.system()}, Python"
        f" {platform.python_version()}, load average before the run {load}"
    )


def markdown(rows: Sequence[dict[str, Any]], about: str, command: str) -> str:
    """Put the figures into a table, a column for each run."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    lines = [f"`{command}` on {about}.", ""]
    lines += ["| |" + " |" * len(rows), "|---|" + "---:|" * len(rows)]
    lines += [
        f"| {name} | " + " | ".join(str(row.get(name, "")) for row in rows) + " |" for name in names
    ]
    return "\n".join(lines) + "\n"


def _hurried(clock: float) -> tuple[str, ...]:
    """Let all clocks of a program run so many times as fast."""
    found = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    if not found:
        sys.exit("--clock needs Debian's package faketime")
    return ("env", f"LD_PRELOAD={found[0]}", f"FAKETIME=+0 x{clock:g}")


# Over the loopback whoever sends also does what the kernel does for the reader. The processors that
# are named here do it in their place, as if readers had a machine of their own.
_LOOPBACK = Path("/sys/class/net/lo/queues/rx-0/rps_cpus")
_SERVERS, _READERS = {0}, {1}


@contextmanager
def apart(asked: Namespace) -> Iterator[tuple[str, ...]]:
    """Give servers one core and players the other, if asked; yield how servers are started."""
    if not asked.apart:
        yield ()
        return
    cores, before = os.sched_getaffinity(0), _LOOPBACK.read_text()
    try:
        os.sched_setaffinity(0, _READERS)
        _LOOPBACK.write_text(f"{sum(1 << core for core in _READERS):x}")
        yield ("taskset", "--cpu-list", ",".join(map(str, _SERVERS)))
    finally:
        _LOOPBACK.write_text(before)
        os.sched_setaffinity(0, cores)


@contextmanager
def running(asked: Namespace, checkout: Path | None = None) -> Iterator[list[Server]]:
    """Run servers for the measurement, of this checkout or another."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        made = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="serving", dir=asked.folder))
        )
        where: dict[str, Any] = {}
        if asked.store == "postgres":
            # On a disk, not in memory as for tests: every commit is synced.
            postgres = stack.enter_context(postgres_server(str(made)))
            redis = stack.enter_context(redis_server())
            where = {"database": postgres.fresh_database(), "redis": redis}
        before = stack.enter_context(apart(asked))
        before += ("env", f"PYTHONPATH={checkout.absolute() / 'src'}") if checkout else ()
        before += _hurried(asked.clock) if asked.clock != 1 else ()
        more = ("--processes", str(asked.processes)) if asked.processes > 1 else ()
        servers = [Server(made, before=before, more=more, **where) for _ in range(asked.servers)]
        for server in servers:
            stack.callback(server.stop)
            server.start()
            server.wait_until_open()
        yield servers
        failures = [line for server in servers for line in server.failures()]
        assert not failures, failures[:3]

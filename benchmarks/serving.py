"""What one server carries: how soon a move is acknowledged, and what it costs.

    .venv/bin/python benchmarks/serving.py steady                 500 tables, 2,000 sockets, 60 s
    .venv/bin/python benchmarks/serving.py ramp --seconds 15      faster until it is too much
    .venv/bin/python benchmarks/serving.py watched                1,000 spectators at one table
    .venv/bin/python benchmarks/serving.py steady --facts no      players who want no facts
    .venv/bin/python benchmarks/serving.py steady --against DIR   and the server of another checkout

Runs `saleroom serve` on a file of its own (fsync on), lets scripted players sit at tables of four
and make legal moves at a steady rate, whether or not the last was answered in time. The players are
one process on the same machine, and their CPU is shown too. Two servers take turns, `--turns` times
each, because on a shared machine only ratios of neighbours mean anything. A move counts when it is
acknowledged, that is on disk; its time runs from sending to the answer. `--json` and `--markdown`
write files.
"""

import argparse
import asyncio
import gc
import os
import platform
import resource
import shlex
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from faults.servers import Server

GAMES = ("modern-art", "alles-futsch", "canaletto", "moderne-zeiten")
SEATS = 4
# How often a player names a price who could also do something else.
BOLD = 0.3
CONNECTING_AT_ONCE = 16
# Where a ramp ends: an acknowledgement later than this, or too few of them.
LATE_MS, ENOUGH = 250.0, 0.9
RATES = (250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000)


class Amounts(msgspec.Struct):
    """As much of what is shown as a scripted player needs."""

    verb: str
    least: int
    most: int


class Mine(msgspec.Struct):
    """The same."""

    turn: int
    actions: list[dict[str, Any]]
    amounts: list[Amounts]
    out: bool


class Shown(msgspec.Struct):
    """The same."""

    n: int
    status: str
    mine: Mine | None = None


class Frame(msgspec.Struct):
    """The same."""

    t: str
    shown: Shown | None = None
    id: str = ""
    ok: bool = True
    code: str = ""


READ = msgspec.json.Decoder(Frame).decode


class Seat:
    """A scripted player."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.socket: ClientConnection | None = None
        self.shown: Shown | None = None
        self.heard: Callable[[int], None] | None = None
        self.waiting: dict[str, asyncio.Future[Frame]] = {}

    async def listen(self, address: str, table: str, facts: str = "yes") -> None:
        """Open the socket, and read in a task of its own."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?facts={facts}"
        self.socket = await connect(
            url,
            additional_headers=headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=120,
            max_queue=256,
        )
        self._take(await self.socket.recv(decode=False))
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.socket is not None
        async for data in self.socket:
            self._take(data)

    def _take(self, data: str | bytes) -> None:
        frame = READ(data)
        if frame.shown is not None:
            self.shown = frame.shown
            if self.heard is not None:
                self.heard(frame.shown.n)
        elif frame.id in self.waiting:
            self.waiting.pop(frame.id).set_result(frame)

    def choice(self, luck: Random) -> dict[str, Any] | None:
        """Choose something legal; None if there is nothing to do."""
        mine = None if self.shown is None else self.shown.mine
        if mine is None or mine.out or self.shown is None or self.shown.status != "playing":
            return None
        actions = [action for action in mine.actions if "take_back" not in action]
        if mine.amounts and (not actions or luck.random() < BOLD):
            amounts = mine.amounts[0]
            most = min(amounts.most, amounts.least + 2)
            return {amounts.verb: luck.randint(amounts.least, most)}
        return luck.choice(actions) if actions else None

    async def act(self, number: str, action: dict[str, Any]) -> Frame:
        """Send a move and wait for the answer."""
        assert self.socket is not None
        assert self.shown is not None
        assert self.shown.mine is not None
        turn = self.shown.mine.turn
        answer = asyncio.get_running_loop().create_future()
        self.waiting[number] = answer
        command = {"do": "act", "id": number, "turn": turn, "action": action}
        await self.socket.send(msgspec.json.encode(command), text=True)
        return await asyncio.wait_for(answer, 60)

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            self._reader.cancel()
            await self.socket.close()


class Figures:
    """What was measured in one run."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.refused = 0
        self.idle = 0
        self.errors = 0

    def millis(self, share: float) -> float:
        """The time by which so many were acknowledged, in milliseconds."""
        if not self.waits:
            return float("nan")
        ordered = sorted(self.waits)
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


class Table:
    """A table of scripted players, opened anew when its game is over."""

    def __init__(  # what a table is opened with
        self, client: httpx.AsyncClient, address: str, game: str, seed: str, facts: str
    ) -> None:
        self._client, self._address, self._game, self._facts = client, address, game, facts
        self.luck = Random(seed)  # noqa: S311  # a game
        self.seats: list[Seat] = []
        self.id = ""
        self.sent_at = 0.0
        self._sent = 0

    async def open(self) -> None:
        """Open it and let everybody sit down."""
        settings = {
            "game": self._game,
            "seats": [{"who": "person"}] * SEATS,
            "clock": "none",
            "hammer": "none",
            "intervals": False,
        }
        form: dict[str, Any] = {"settings": settings, "name": "Player 0"}
        opened = await self._post("/api/tables", form, 0)
        self.id = opened["table"]
        for number in range(1, SEATS):
            form = {"name": f"Player {number}", "invite": opened["invite"]}
            await self._post(f"/api/tables/{self.id}/seat", form, number)

    async def _post(self, path: str, form: dict[str, Any], number: int) -> dict[str, Any]:
        known = number < len(self.seats)
        headers = {"Authorization": f"Bearer {self.seats[number].token}"} if known else {}
        answer = await self._client.post(path, json=form, headers=headers)
        answer.raise_for_status()
        taken: dict[str, Any] = answer.json()
        if not known:
            self.seats.append(Seat(taken["token"]))
        return taken

    async def connect(self) -> None:
        """Open all sockets."""
        for seat in self.seats:
            await seat.listen(self._address, self.id, self._facts)

    async def move(self, figures: Figures) -> None:
        """Let somebody make a move, if anybody can."""
        for seat in self.luck.sample(self.seats, len(self.seats)):
            action = seat.choice(self.luck)
            if action is not None:
                self._sent += 1
                start = self.sent_at = time.perf_counter()
                answer = await seat.act(f"m{self._sent}", action)
                if answer.ok:
                    figures.waits.append(time.perf_counter() - start)
                else:
                    figures.refused += 1
                return
        figures.idle += 1
        if self.seats[0].shown is not None and self.seats[0].shown.status == "over":
            for seat in self.seats:
                await seat.close()
            await self.open()
            await self.connect()


async def all_of(work: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Do everything, a few at once."""
    gate = asyncio.Semaphore(CONNECTING_AT_ONCE)

    async def one(do: Callable[[], Awaitable[None]]) -> None:
        async with gate:
            await do()

    async with asyncio.TaskGroup() as group:
        for do in work:
            group.create_task(one(do))


async def drive(tables: Sequence[Table], rate: float, seconds: float) -> Figures:
    """Make so many moves a second, spread over the tables, for so long."""
    figures, loop = Figures(), asyncio.get_running_loop()
    start, between = loop.time() + 0.1, len(tables) / rate

    async def at_one(table: Table, first: float) -> None:
        due = start + first
        while due < start + seconds:
            await asyncio.sleep(due - loop.time())
            try:
                await table.move(figures)
            except (OSError, TimeoutError, httpx.HTTPError):
                figures.errors += 1
            # Who was answered late is late with the next move too, but skips none.
            due += between

    async with asyncio.TaskGroup() as group:
        for number, table in enumerate(tables):
            group.create_task(at_one(table, between * number / len(tables)))
    return figures


class Meter:
    """CPU and memory of the server, and CPU of this process."""

    def __init__(self, server: Server) -> None:
        self._pid = server.pid
        self._address = server.address
        self._hertz = os.sysconf("SC_CLK_TCK")

    def cpu(self) -> float:
        """Seconds of CPU the server has used."""
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / self._hertz

    def memory(self) -> float:
        """Megabytes the server has in memory."""
        for line in Path(f"/proc/{self._pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return float("nan")

    async def acks(self) -> dict[str, float]:
        """How many acknowledgements took how long, as the server counts: from frame to answer."""
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as client:
            lines = (await client.get("/metrics")).text.splitlines()
        found = [line for line in lines if line.startswith("saleroom_ack_seconds_bucket")]
        return {line.split('"')[1]: float(line.split()[-1]) for line in found}


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
    cpu, own, start = meter.cpu(), time.process_time(), time.perf_counter()
    figures = await drive(tables, rate, seconds)
    after = await meter.acks()
    took = time.perf_counter() - start
    used = meter.cpu() - cpu
    done = len(figures.waits)
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
        "server CPU %": round(100 * used / took),
        "players CPU %": round(100 * (time.process_time() - own) / took),
        "server RSS MB": round(meter.memory()),
        "refused": figures.refused,
        "nobody could move": figures.idle,
        "errors": figures.errors,
        "load average": round(os.getloadavg()[0], 1),
    }


async def opened(
    server: Server, count: int, meter: Meter, facts: str, games: Sequence[str] = GAMES
) -> tuple[list[Table], dict[str, Any]]:
    """Open tables and connect everybody; say what memory that took."""
    limits = httpx.Limits(max_connections=CONNECTING_AT_ONCE)
    client = httpx.AsyncClient(base_url=server.address, timeout=120, limits=limits)
    tables = [
        Table(client, server.address, games[number % len(games)], f"table {number}", facts)
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


async def steady(server: Server, asked: argparse.Namespace) -> list[dict[str, Any]]:
    """A steady rate."""
    meter = Meter(server)
    tables, memory = await opened(server, asked.tables, meter, asked.facts)
    await drive(tables, asked.rate, 3)
    return [await measured(tables, asked.rate, asked.seconds, meter) | memory]


async def ramp(server: Server, asked: argparse.Namespace) -> list[dict[str, Any]]:
    """Faster and faster, until acknowledgements are late or missing."""
    meter = Meter(server)
    tables, _ = await opened(server, asked.tables, meter, asked.facts)
    rows = []
    for rate in RATES:
        rows.append(await measured(tables, rate, asked.seconds, meter))
        print(rows[-1], flush=True)
        if rows[-1]["p99 ms"] > LATE_MS or rows[-1]["moves/s"] < ENOUGH * rate:
            break
    return rows


async def watched(server: Server, asked: argparse.Namespace) -> list[dict[str, Any]]:
    """One table with many spectators: how soon each hears of a move, from when it was sent."""
    meter = Meter(server)
    # A game without a hammer: every frame follows from a move.
    (table,), _ = await opened(server, 1, meter, asked.facts, GAMES[1:2])
    alone = await measured([table], asked.rate, asked.seconds, meter)
    before = meter.memory()
    watchers = [Seat("") for _ in range(asked.watchers)]
    await all_of([lambda seat=seat: seat.listen(server.address, table.id) for seat in watchers])
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
    return [alone | {"spectators": 0}, row]


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


@contextmanager
def running(folder: Path | None, checkout: Path | None) -> Iterator[Server]:
    """Run a server for the measurement, of this checkout or another."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="serving", dir=folder) as made:
        before = ("env", f"PYTHONPATH={checkout.absolute() / 'src'}") if checkout else ()
        server = Server(Path(made), before=before)
        server.start()
        try:
            server.wait_until_open()
            yield server
            failures = server.failures()
            assert not failures, failures[:3]
        finally:
            server.stop()


def main() -> None:
    """Read what was typed and measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=("steady", "ramp", "watched"))
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, help="moves a second (250; 3 when watched)")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--folder", type=Path, help="keep the tables on the disk of this folder")
    parser.add_argument("--facts", choices=("yes", "no"), default="yes", help="as pages have them")
    parser.add_argument("--against", type=Path, help="another checkout, whose server takes turns")
    parser.add_argument("--turns", type=int, default=1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--markdown", type=Path)
    asked = parser.parse_args()
    asked.rate = asked.rate or (3 if asked.what == "watched" else 250)
    about = machine()
    run = {"steady": steady, "ramp": ramp, "watched": watched}[asked.what]
    rows: list[dict[str, Any]] = []
    for checkout in (*([asked.against] if asked.against else []), None) * asked.turns:
        with (
            running(asked.folder, checkout) as server,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop,
        ):
            name = checkout.name if checkout else "this"
            rows += [{"server": name} | row for row in loop.run(run(server, asked))]
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

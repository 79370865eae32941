"""What is attacked: a real server with its usual limits, and honest players who must not notice.

**How it is told that an attack does nothing.** While it goes on, the honest players' moves at the
attacked server are acknowledged within 250 ms, 99 of 100 (`LATE`). Time in which the server's loop
was ready to run and got no core is not the attack's doing but the machine's, so it is taken off,
move by move, as Linux counts it: neither estimated nor scaled, so a server that stands still for
any other reason (work of its own, a lock, a thread, a disk) is late however busy the machine is.
What else a busy machine does, to the disk first of all, is seen at a second server of the same kind
that nobody attacks, where the same players play the same game at the same time: what 99 of 100
moves wait there, counted in the same way, is added to what is allowed. That is a few milliseconds;
an attack that stops one server does not slow the other. Where it may be asked for, both servers
come before other work.

Who waits for an answer sends nothing meanwhile, so one long stop would be one bad move among many
good ones. Every wait is therefore counted as often as a move would have been made in it.
"""

import math
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from attacks.honest import THINKING
from bots.test_bot_guests import install
from faults.servers import Server
from web.serving import TLS
from websockets.sync.client import connect

# Milliseconds for 99 of 100 acknowledgements at the honest table (issue 14).
LATE = 250.0
# Moves that are looked at, at least: what an attack does may come a moment later.
LEAST = 20
# Seconds until the honest players must have been answered again.
PATIENCE = 30.0
# Open files of the attacked server: those that many systems give to a program.
FILES = 1024
# A visitor's address that is no proxy's: 127.0.0.1 may say for whom it asks.
STRANGER = "127.0.0.2"
# So that attacks are over sooner: a request has two seconds to come.
HASTY = ("--limit=patience=2",)

# A bot of others, installed there, that thinks for as long as Expert does, without the work.
PONDERER = """
import time
from saleroom.bots.random_player import RandomPlayer

class Ponderer(RandomPlayer):
    def choose(self, view, legal, memory, numbers):
        time.sleep(0.4)
        return super().choose(view, legal, memory, numbers)
"""

Json = dict[str, Any]


class House:
    """The attacked server, the calm one, and what the honest players noted."""

    def __init__(self, attacked: Server, calm: Server, noted: Path, filled: Any) -> None:
        self.attacked = attacked
        self.calm = calm
        self.address = attacked.address
        self.filled = filled
        self._noted = noted
        self.begin()

    # The honest players

    @contextmanager
    def playing_on(self) -> Iterator[None]:
        """Let the block be an attack: the honest players do not notice it."""
        self._until_played_after(time.monotonic(), 1)
        self.begin()
        yield
        self._until_played_after(time.monotonic(), 1)
        self._until_played_after(self._begun, LEAST)
        late, calm = (self._p99(name, self._begun) for name in ("attacked", "calm"))
        told = f"{late:.0f} ms under attack, {calm:.0f} ms beside it"
        print(told)  # noqa: T201  # shown with -s, or if something fails
        assert late < LATE + calm, told

    def begin(self) -> None:
        """What went before was preparation: only what follows is the attack."""
        self._begun = time.monotonic()

    def _acks(self, name: str) -> list[tuple[float, float]]:
        """When moves were sent, and for how many milliseconds it was the server that they took."""
        lines = (line.split() for line in self._noted.read_text().splitlines())
        return [
            (float(sent), float(took) - float(waited))
            for who, sent, took, waited in lines
            if who == name
        ]

    def _until_played_after(self, moment: float, moves: int) -> None:
        """Wait until so many moves were made at both servers after a moment."""
        end = time.monotonic() + PATIENCE
        for name in ("attacked", "calm"):
            while sum(sent > moment for sent, _ in self._acks(name)) < moves:
                assert time.monotonic() < end, f"nobody plays: {name}"
                time.sleep(0.05)

    def _p99(self, name: str, begun: float) -> float:
        waits: list[float] = []
        for sent, took in self._acks(name):
            if sent + took / 1000 >= begun:
                waits += [took - missed for missed in _steps(took)]
        return sorted(waits)[math.ceil(0.99 * len(waits)) - 1]

    # Ways in for a hostile client

    def program(self, token: str | None = None, source: str = STRANGER) -> httpx.Client:
        """Ask over HTTP from an address."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        way = httpx.HTTPTransport(local_address=source, verify=TLS)
        return httpx.Client(base_url=self.address, headers=headers, transport=way, timeout=PATIENCE)

    def line(self, source: str = STRANGER, received: int | None = None) -> socket.socket:
        """Connect, and say nothing yet; `received` is how much the kernel keeps unread."""
        line = socket.socket()
        if received is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, received)
        line.settimeout(PATIENCE)
        line.bind((source, 0))
        line.connect(("127.0.0.1", self.attacked.port))
        return line

    def socket(
        self, table: str, token: str | None = None, query: str = "", source: str = STRANGER
    ) -> Any:
        """Listen at a table."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        return connect(url, additional_headers=headers, proxy=None, source_address=(source, 0))

    def opened(self, client: httpx.Client, people: int = 3, **chosen: Any) -> Json:
        """Open a table and sit down at it."""
        seats = [{"who": "person"}] * people
        settings: Json = {"game": "alles-futsch", "seats": seats, "clock": "none"} | chosen
        answer = client.post("/api/tables", json={"settings": settings, "name": "Mallory"})
        assert answer.status_code == httpx.codes.CREATED, answer.text
        opened: Json = answer.json()
        return opened

    def figure(self, name: str) -> float:
        """Read one of the server's figures; 0 if it is not there yet."""
        with httpx.Client(base_url=self.address, verify=TLS) as client:
            lines = client.get("/metrics").text.splitlines()
        return next((float(line.split()[-1]) for line in lines if line.startswith(name)), 0.0)


def _steps(took: float) -> Iterator[float]:
    """What would have been waited less by moves that could not be made."""
    step = 1000 * THINKING
    return (step * number for number in range(1 + int(took / step)))


@contextmanager
def house_in(
    folder: Path, filled: Callable[[Path], object] = lambda _: None, more: tuple[str, ...] = ()
) -> Iterator[House]:
    """Run both servers and the honest players until the end of the block.

    Before the attacked one starts, `filled` writes into its folder; the house knows what it says.
    """
    first = ("nice", "-n", "-10") if os.geteuid() == 0 else ()
    few_files = ("prlimit", f"--nofile={FILES}:{FILES}")
    place, more = _made(folder / "attacked"), (*HASTY, *more)
    written = filled(place)
    install(shelf := _made(folder / "shelf"), "ponderer", "ponderer", PONDERER, ponderer="Ponderer")
    before = ("env", f"PYTHONPATH={shelf}", *first, *few_files)
    attacked = Server(place, before=before, roomy=(), more=more)
    calm = Server(_made(folder / "calm"), before=first, roomy=())
    try:
        for server in (attacked, calm):
            server.start()
        for server in (attacked, calm):
            server.wait_until_open()
        with _honest(folder, attacked, calm, first) as noted:
            yield House(attacked, calm, noted, written)
    finally:
        attacked.kill()
        calm.kill()


@contextmanager
def _honest(folder: Path, attacked: Server, calm: Server, first: tuple[str, ...]) -> Iterator[Path]:
    """Let the honest players play; what they note is in the file."""
    noted = folder / "noted"
    noted.touch()
    tests = {"PYTHONPATH": str(Path(__file__).parent.parent)}
    both = [part for server in (attacked, calm) for part in (server.address, str(server.pid))]
    command = [sys.executable, "-m", "attacks.honest", *both, str(noted)]
    with subprocess.Popen([*first, *command], env={**os.environ, **tests}) as players:
        try:
            yield noted
        finally:
            players.kill()


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder

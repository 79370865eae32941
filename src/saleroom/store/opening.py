"""Which store an address means. Says what is wrong with a bad one, and never repeats a password."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from saleroom.core.errors import Misuse, needs
from saleroom.store.contract import Store
from saleroom.store.sqlite import SqliteStore

_SCHEME = re.compile(r"^([A-Za-z][A-Za-z0-9+.-]*):/")
_CONNECTION_WORDS = re.compile(r"\b(host|hostaddr|port|user|password|dbname)\s*=")


class BadAddress(Misuse):
    """The address of a store cannot be understood."""


def store_for(address: str | Path) -> Store:
    """Return the store at a path or URL; it is not opened yet."""
    file = sqlite_file_at(address)
    if file is not None:
        return SqliteStore(file)
    try:
        from saleroom.store.postgres import PostgresStore  # noqa: PLC0415  # asyncpg is an extra
    except ModuleNotFoundError as error:
        raise needs(error.name, "cluster") from error
    return PostgresStore(str(address))


def sqlite_file_at(address: str | Path) -> Path | None:
    """Return the file that an address means, or None if it is a good address of PostgreSQL."""
    if isinstance(address, Path):
        return _file(str(address))
    scheme = _SCHEME.match(address)
    if scheme is None:
        if _CONNECTION_WORDS.search(address):
            raise BadAddress("address_words")
        return _file(address)
    name = scheme[1].lower()
    if name == "sqlite":
        return _sqlite(address)
    if name in {"postgresql", "postgres"}:
        _check_postgres(address)
        return None
    raise BadAddress("address_scheme", name=name)


def _sqlite(address: str) -> Path:
    rest = address.split(":", 1)[1]
    if not rest.startswith("///"):
        raise BadAddress("address_slashes")
    return _file(rest.removeprefix("///"))


def _file(name: str) -> Path:
    if not name.strip() or name == ":memory:":
        raise BadAddress("address_no_file")
    path = Path(name)
    if path.is_dir():
        raise BadAddress("address_folder", folder=str(path))
    return path


def _check_postgres(address: str) -> None:
    # The errors of urlsplit may quote the address, so they are not passed on.
    try:
        parts = urlsplit(address)
        port_is_good = parts.port is None or parts.port > 0
    except ValueError:
        port_is_good = False
    if not port_is_good:
        raise BadAddress("address_port")
    asked = parse_qs(parts.query)
    if not parts.path.strip("/") and not {"database", "dbname"} & asked.keys():
        raise BadAddress("address_no_database")

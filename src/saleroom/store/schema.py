"""What is kept, as tables of a database: one description for SQLite and PostgreSQL.

The truth is `entries`, the log of every table; `tables` and `seats` are what must be found without
reading logs, and are written in the transaction of the entries they follow from. There are no
foreign keys: nothing here is ever deleted with something else, and a log is worth keeping even if
its head were lost.

Columns are named here and nowhere else: what is asked and written is put together from these names,
and rows are the structs of `contract`, field by field (a test holds both together). How a database
gets to look like this is written in `migrations`; another test holds that together. For those
`metadata` says it once more in SQLAlchemy's words: to import that takes longer than all else that
a server needs to start.
"""

# ruff: noqa: S608  # names come out of the schema; values go as parameters

from typing import Literal, NamedTuple

# The newest migration. A test says so if it is not.
REVISION = "0006"

# What PostgreSQL calls it.
Kind = Literal["TEXT", "INTEGER", "BIGINT", "BYTEA", "BOOLEAN"]


class Column(NamedTuple):
    """A column; a key is never empty."""

    name: str
    kind: Kind
    is_key: bool = False
    is_nullable: bool = False


class Index(NamedTuple):
    """An index; one of a column that may be empty leaves out where it is."""

    columns: tuple[str, ...]
    is_unique: bool = False
    where: str | None = None  # this column is not empty


class SqlTable(NamedTuple):
    """A table of the database: its columns in order, and its indexes."""

    name: str
    columns: tuple[Column, ...]
    indexes: tuple[Index, ...] = ()


def _text(name: str, *, key: bool = False, nullable: bool = False) -> Column:
    return Column(name, "TEXT", key, nullable)


def _small(name: str, *, key: bool = False) -> Column:
    return Column(name, "INTEGER", key)


def _time(name: str, *, nullable: bool = False, key: bool = False) -> Column:
    return Column(name, "BIGINT", key, nullable)


def _bytes(name: str, *, key: bool = False) -> Column:
    return Column(name, "BYTEA", key)


entries = SqlTable(
    "entries",
    (
        _text("table_id", key=True),
        _small("seq", key=True),
        _time("at"),
        _bytes("body"),
        _text("command", nullable=True),
    ),
    (Index(("table_id", "command"), is_unique=True, where="command"),),
)

# `ended` is the first end that was told: what is said at a table after its end moves
# `changed`, but not its place in an export.
tables = SqlTable(
    "tables",
    (
        _text("table_id", key=True),
        _text("game"),
        _text("rules"),
        _text("status"),
        Column("public", "BOOLEAN"),
        _text("pace"),
        _text("language"),
        _small("players"),
        _small("free"),
        _time("opened"),
        _time("changed"),
        _time("due", nullable=True),
        _bytes("about"),
        _time("ended", nullable=True),
    ),
    (
        # The lobby reads it from its end, and no further than it shows.
        Index(("status", "public", "changed")),
        Index(("due",), where="due"),
        Index(("ended",), where="ended"),
    ),
)

seats = SqlTable(
    "seats",
    (
        _text("table_id", key=True),
        _small("seat", key=True),
        _text("person", key=True),
    ),
    (Index(("person",)),),
)

persons = SqlTable(
    "persons",
    (
        _text("person", key=True),
        _time("since"),
    ),
)

tokens = SqlTable(
    "tokens",
    (
        _bytes("hash", key=True),
        _text("person"),
        _time("since"),
    ),
    (Index(("person",)),),
)

recoveries = SqlTable(
    "recoveries",
    (
        _bytes("hash", key=True),
        _text("table_id"),
        _small("seat"),
    ),
)

servers = SqlTable(
    "servers",
    (
        _text("server", key=True),
        _time("alive"),
    ),
)

outages = SqlTable(
    "outages",
    (
        _time("began", key=True),
        _time("ended", key=True),
    ),
)

leases = SqlTable(
    "leases",
    (
        _text("table_id", key=True),
        _text("server"),
        _time("until"),
    ),
)

# Secrets of the house that all its servers share, made by the first one.
house_keys = SqlTable(
    "house_keys",
    (
        _text("name", key=True),
        _bytes("value"),
    ),
)

# Where persons want to be reminded. Unlike a log this can be forgotten.
addresses = SqlTable(
    "addresses",
    (
        _text("person", key=True),
        _text("kind", key=True),
        _text("address", key=True),
        _bytes("keys"),
        _text("language"),
        _text("token", nullable=True),
        _time("since"),
        _time("confirmed", nullable=True),
    ),
    (Index(("token",), is_unique=True, where="token"),),
)

# Seats that are waited for over days, and when they are to be told so next.
nudges = SqlTable(
    "nudges",
    (
        _text("table_id", key=True),
        _small("seat", key=True),
        _small("turn"),
        _small("stage"),
        _time("at", nullable=True),
    ),
    (Index(("at",), where="at"),),
)

# What is to be sent, until it is sent.
letters = SqlTable(
    "letters",
    (
        _text("letter", key=True),
        _text("table_id"),
        _small("seat"),
        _small("turn"),
        _text("kind"),
        _text("person"),
        _text("address"),
        _bytes("about"),
        _time("at"),
        _small("tries"),
    ),
    (Index(("at",)),),
)

# Persons that are programs, by what their names look like: no two are taken for each other.
programs = SqlTable(
    "programs",
    (
        _text("looks", key=True),
        _text("name"),
        _text("person"),
        _text("owner"),
        _time("since"),
    ),
    (Index(("person",)), Index(("owner",))),
)

# What was found of finished games, with whose eyes, and by which version of the analysis. Unlike a
# log it can be made again.
analyses = SqlTable(
    "analyses",
    (
        _text("table_id", key=True),
        _text("eyes", key=True),
        _text("version"),
        _time("at"),
        _bytes("body"),
    ),
    (Index(("at",)),),
)

TABLES = (
    entries,
    tables,
    seats,
    persons,
    tokens,
    recoveries,
    servers,
    outages,
    leases,
    house_keys,
    addresses,
    nudges,
    letters,
    programs,
    analyses,
)


def names(table: SqlTable, prefix: str = "", without: str = "") -> str:
    """Return the columns of a table, as a question lists them; one may be left out."""
    kept = (column.name for column in table.columns if column.name != without)
    return ", ".join(prefix + name for name in kept)


def insert(table: SqlTable, conflict: str = "") -> str:
    """Return the statement that writes one row of a table."""
    marks = ", ".join(f"${n}" for n in range(1, len(table.columns) + 1))
    return f"INSERT INTO {table.name} ({names(table)}) VALUES ({marks}) {conflict}".rstrip()


def renewing(table: SqlTable, *columns: str) -> str:
    """Say that of a row that is there already these columns are written anew."""
    keys = ", ".join(column.name for column in table.columns if column.is_key)
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return f"ON CONFLICT ({keys}) DO UPDATE SET {changes}"


KEEP_FIRST = "ON CONFLICT DO NOTHING"

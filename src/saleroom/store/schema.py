"""What is kept, as tables of a database: one description for SQLite and PostgreSQL.

The truth is `entries`, the log of every table; `tables` and `seats` are what must be found without
reading logs, and are written in the transaction of the entries they follow from. There are no
foreign keys: nothing here is ever deleted with something else, and a log is worth keeping even if
its head were lost.

Columns are named here and nowhere else: what is asked and written is put together from these names,
and rows are the structs of `contract`, field by field (a test holds both together). How a database
gets to look like this is written in `migrations`; another test holds that together.
"""

# ruff: noqa: S608  # names come out of the schema; values go as parameters

import sqlalchemy as sa

# The newest migration. A test says so if it is not.
REVISION = "0003"

metadata = sa.MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_N_name)s"}
)


def _text(name: str, *, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=primary_key, nullable=False)


def _small(name: str, *, primary_key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=primary_key, nullable=False, autoincrement=False)


def _time(name: str, *, nullable: bool = False, primary_key: bool = False) -> sa.Column[int]:
    return sa.Column(
        name, sa.BigInteger, primary_key=primary_key, nullable=nullable, autoincrement=False
    )


def _bytes(name: str, *, primary_key: bool = False) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, primary_key=primary_key, nullable=False)


entries = sa.Table(
    "entries",
    metadata,
    _text("table_id", primary_key=True),
    _small("seq", primary_key=True),
    _time("at"),
    _bytes("body"),
    sa.Column("command", sa.Text, nullable=True),
)
sa.Index(
    "ix_entries_table_id_command",
    entries.c.table_id,
    entries.c.command,
    unique=True,
    sqlite_where=entries.c.command.is_not(None),
    postgresql_where=entries.c.command.is_not(None),
)

# `ended` is the first end that was told: what is said at a table after its end moves
# `changed`, but not its place in an export.
tables = sa.Table(
    "tables",
    metadata,
    _text("table_id", primary_key=True),
    _text("game"),
    _text("rules"),
    _text("status"),
    sa.Column("public", sa.Boolean(create_constraint=False), nullable=False),
    _text("pace"),
    _text("language"),
    _small("players"),
    _small("free"),
    _time("opened"),
    _time("changed"),
    _time("due", nullable=True),
    _bytes("about"),
    _time("ended", nullable=True),
)
# The lobby reads it from its end, and no further than it shows.
sa.Index("ix_tables_status_public_changed", tables.c.status, tables.c.public, tables.c.changed)
sa.Index(
    "ix_tables_due",
    tables.c.due,
    sqlite_where=tables.c.due.is_not(None),
    postgresql_where=tables.c.due.is_not(None),
)
sa.Index(
    "ix_tables_ended",
    tables.c.ended,
    sqlite_where=tables.c.ended.is_not(None),
    postgresql_where=tables.c.ended.is_not(None),
)

seats = sa.Table(
    "seats",
    metadata,
    _text("table_id", primary_key=True),
    _small("seat", primary_key=True),
    _text("person", primary_key=True),
)
sa.Index("ix_seats_person", seats.c.person)

persons = sa.Table("persons", metadata, _text("person", primary_key=True), _time("since"))

tokens = sa.Table(
    "tokens", metadata, _bytes("hash", primary_key=True), _text("person"), _time("since")
)

recoveries = sa.Table(
    "recoveries", metadata, _bytes("hash", primary_key=True), _text("table_id"), _small("seat")
)

servers = sa.Table("servers", metadata, _text("server", primary_key=True), _time("alive"))

outages = sa.Table(
    "outages", metadata, _time("began", primary_key=True), _time("ended", primary_key=True)
)

leases = sa.Table(
    "leases", metadata, _text("table_id", primary_key=True), _text("server"), _time("until")
)

# Secrets of the house that all its servers share, made by the first one.
house_keys = sa.Table("house_keys", metadata, _text("name", primary_key=True), _bytes("value"))

# Where persons want to be reminded. Unlike a log this can be forgotten.
addresses = sa.Table(
    "addresses",
    metadata,
    _text("person", primary_key=True),
    _text("kind", primary_key=True),
    _text("address", primary_key=True),
    _bytes("keys"),
    _text("language"),
    sa.Column("token", sa.Text, nullable=True),
    _time("since"),
    _time("confirmed", nullable=True),
)
sa.Index(
    "ix_addresses_token",
    addresses.c.token,
    unique=True,
    sqlite_where=addresses.c.token.is_not(None),
    postgresql_where=addresses.c.token.is_not(None),
)

# Seats that are waited for over days, and when they are to be told so next.
nudges = sa.Table(
    "nudges",
    metadata,
    _text("table_id", primary_key=True),
    _small("seat", primary_key=True),
    _small("turn"),
    _small("stage"),
    _time("at", nullable=True),
)
sa.Index(
    "ix_nudges_at",
    nudges.c.at,
    sqlite_where=nudges.c.at.is_not(None),
    postgresql_where=nudges.c.at.is_not(None),
)

# What is to be sent, until it is sent.
letters = sa.Table(
    "letters",
    metadata,
    _text("letter", primary_key=True),
    _text("table_id"),
    _small("seat"),
    _small("turn"),
    _text("kind"),
    _text("person"),
    _text("address"),
    _bytes("about"),
    _time("at"),
    _small("tries"),
)
sa.Index("ix_letters_at", letters.c.at)


def names(table: sa.Table, prefix: str = "", without: str = "") -> str:
    """Return the columns of a table, as a question lists them; one may be left out."""
    kept = (column.name for column in table.columns if column.name != without)
    return ", ".join(prefix + name for name in kept)


def insert(table: sa.Table, conflict: str = "") -> str:
    """Return the statement that writes one row of a table."""
    marks = ", ".join(f"${n}" for n in range(1, len(table.columns) + 1))
    return f"INSERT INTO {table.name} ({names(table)}) VALUES ({marks}) {conflict}".rstrip()


def renewing(table: sa.Table, *columns: str) -> str:
    """Say that of a row that is there already these columns are written anew."""
    keys = ", ".join(column.name for column in table.primary_key)
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return f"ON CONFLICT ({keys}) DO UPDATE SET {changes}"


KEEP_FIRST = "ON CONFLICT DO NOTHING"

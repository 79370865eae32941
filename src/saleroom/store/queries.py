"""What is read: the questions in SQL that both databases understand, and rows as values.

Parameters are written $1, $2 ...; SQLite wants ?1, ?2 ... (see `for_sqlite`).
"""

# ruff: noqa: S608  # names come out of the schema; values go as parameters

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from saleroom.store import schema
from saleroom.store.contract import DueAt, Found, Head, Outage

S = TypeVar("S", bound=msgspec.Struct)

_HEAD = schema.names(schema.tables, "t.")
_ENTRY = schema.names(schema.entries, without="table_id")

ENTRIES = f"SELECT {_ENTRY} FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq"
HEAD = f"SELECT {_HEAD} FROM tables t WHERE t.table_id = $1"
TABLES_OF = (
    f"SELECT {_HEAD}, s.seat FROM seats s JOIN tables t ON t.table_id = s.table_id"
    " WHERE s.person = $1 ORDER BY t.changed DESC, t.table_id, s.seat"
    " LIMIT $2 OFFSET $3"
)
ENDED = (
    "SELECT table_id FROM tables WHERE ended IS NOT NULL AND ended >= $2 AND ended < $3"
    " AND status = $1 ORDER BY ended, table_id"
)
# `since` of a token is when it was made or last used.
PERSON_OF = "SELECT person FROM tokens WHERE hash = $1 AND since >= $2"
USE_TOKEN = "UPDATE tokens SET since = $2 WHERE hash = $1"  # noqa: S105  # no secret
RECOVERY_OF = (
    f"SELECT {schema.names(schema.recoveries, 'r.')} FROM recoveries r"
    " LEFT JOIN tables t ON t.table_id = r.table_id"
    " WHERE r.hash = $1 AND COALESCE(t.changed, $2) >= $2"
)
BEAT = schema.insert(schema.servers, schema.renewing(schema.servers, "alive"))
LAST_BEAT = "SELECT MAX(alive) FROM servers"
FORGET_SERVERS = "DELETE FROM servers WHERE alive < $1"
NOTE_OUTAGE = schema.insert(schema.outages, schema.KEEP_FIRST)
FORGET_OUTAGES = "DELETE FROM outages WHERE ended < $1"
OUTAGES = f"SELECT {schema.names(schema.outages)} FROM outages ORDER BY began, ended"
# Later than any time that is kept.
NEVER = 2**62


def for_sqlite(query: str) -> str:
    """Return the query as SQLite numbers its parameters."""
    return query.replace("$", "?")


def due(before: int, status: Sequence[str], limit: int, after: DueAt) -> tuple[str, list[Any]]:
    """Return the question for tables that are due, and its parameters.

    A table that is over or frozen keeps the `due` it had; who asks leaves its status out.
    """
    return (
        "SELECT due, table_id FROM tables WHERE due IS NOT NULL AND due < $1 AND due >= $3"
        f" AND (due > $3 OR table_id > $4) AND status IN ({_marks(status, 5)})"
        " ORDER BY due, table_id LIMIT $2"
    ), [before, limit, *after, *status]


def last_changes(status: Sequence[str]) -> tuple[str, list[Any]]:
    """Return the question when tables of each status last changed: two looks into an index each."""
    one = "SELECT MAX(changed) FROM tables WHERE status = ${} AND public = ${}"
    kinds = [(at, public) for at in range(3, len(status) + 3) for public in (1, 2)]
    return " UNION ALL ".join(one.format(*kind) for kind in kinds), [False, True, *status]


def _marks(values: Sequence[Any], first: int) -> str:
    return ", ".join(f"${n}" for n in range(first, first + len(values)))


def found(wanted: Found) -> tuple[str, list[Any]]:
    """Return the lobby's question and its parameters.

    Each status is looked up by itself, as it stands in the index, so that no more rows are read
    than are shown; all of them in one question would be sorted first.
    """
    asked: list[Any] = [wanted.limit]
    conditions = ""
    for column in ("public", "game", "pace", "language"):
        value = getattr(wanted, column)
        if value is not None:
            asked.append(value)
            conditions += f" AND t.{column} = ${len(asked)}"
    order = "ORDER BY {0}changed DESC, {0}table_id LIMIT $1"
    parts = []
    for status in wanted.status:
        asked.append(status)
        these = f"SELECT {_HEAD} FROM tables t WHERE t.status = ${len(asked)}{conditions}"
        parts.append(f"SELECT * FROM ({these} {order.format('t.')}) AS s{len(asked)}")
    none = f"SELECT {_HEAD} FROM tables t WHERE 1 = 0"
    return f"{' UNION ALL '.join(parts or [none])} {order.format('')}", asked


def value(kind: type[S], row: Iterable[Any]) -> S:
    """Return a row as a value that wants its fields by name: they are the columns, in order."""
    return kind(**dict(zip(kind.__struct_fields__, row, strict=True)))


def head(row: Sequence[Any]) -> Head:
    """Return a row of a head as a value; SQLite has no booleans."""
    found = value(Head, row)
    return msgspec.structs.replace(found, public=bool(found.public))


def outages(rows: Iterable[Sequence[Any]]) -> list[Outage]:
    """Return the rows of OUTAGES as values."""
    return [Outage(*row) for row in rows]

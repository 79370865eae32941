"""What is read: the questions in SQL that both databases understand, and rows as values.

Parameters are written $1, $2 ...; SQLite wants ?1, ?2 ... (see `for_sqlite`).
"""

# All that is put into a question here are names and marks of our own; values go as parameters.
# ruff: noqa: S608

from collections.abc import Iterable, Sequence
from typing import Any

from saleroom.store.contract import (
    OPEN,
    OVER,
    PLAYING,
    Entry,
    Found,
    Head,
    Outage,
    Recovery,
    Seated,
)

_HEAD = (
    "t.table_id, t.game, t.rules, t.status, t.public, t.pace, t.language, t.players, t.free,"
    " t.opened, t.changed, t.due, t.about"
)
_HEAD_COLUMNS = 13

ENTRIES = (
    "SELECT seq, at, body, command FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq"
)
HEAD = f"SELECT {_HEAD} FROM tables t WHERE t.table_id = $1"
TABLES_OF = (
    f"SELECT {_HEAD}, s.seat FROM seats s JOIN tables t ON t.table_id = s.table_id"
    " WHERE s.person = $1 ORDER BY t.changed DESC, t.table_id, s.seat"
)
SEATS_OF = "SELECT table_id, seat, person FROM seats WHERE table_id = $1 ORDER BY seat, person"
# Over and frozen tables keep the `due` they had; nobody is to act on it.
DUE = (
    "SELECT table_id FROM tables WHERE due IS NOT NULL AND due < $1"
    f" AND status IN ('{OPEN}', '{PLAYING}') ORDER BY due, table_id LIMIT $2"
)
FINISHED = (
    "SELECT table_id FROM tables WHERE ended IS NOT NULL AND ended >= $1 AND ended < $2"
    f" AND status = '{OVER}' ORDER BY ended, table_id"
)
PERSON_OF = "SELECT person FROM tokens WHERE hash = $1"
RECOVERY_OF = "SELECT hash, table_id, seat FROM recoveries WHERE hash = $1"
BEAT = (
    "INSERT INTO servers (server, alive) VALUES ($1, $2)"
    " ON CONFLICT (server) DO UPDATE SET alive = excluded.alive"
)
LAST_BEAT = "SELECT MAX(alive) FROM servers"
FORGET_SERVERS = "DELETE FROM servers WHERE alive < $1"
NOTE_OUTAGE = "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING"
FORGET_OUTAGES = "DELETE FROM outages WHERE ended < $1"
OUTAGES = "SELECT began, ended FROM outages ORDER BY began, ended"
# Later than any time that is kept.
NEVER = 2**62


def for_sqlite(query: str) -> str:
    """Return the query as SQLite numbers its parameters."""
    return query.replace("$", "?")


def found(wanted: Found) -> tuple[str, list[Any]]:
    """Return the lobby's question and its parameters."""
    asked: list[Any] = list(wanted.status)
    marks = ", ".join(f"${n}" for n in range(1, len(asked) + 1))
    conditions = [f"t.status IN ({marks})" if asked else "1 = 0"]
    for column in ("public", "game", "pace", "language"):
        value = getattr(wanted, column)
        if value is not None:
            asked.append(value)
            conditions.append(f"t.{column} = ${len(asked)}")
    asked.append(wanted.limit)
    return (
        f"SELECT {_HEAD} FROM tables t WHERE {' AND '.join(conditions)}"
        f" ORDER BY t.changed DESC, t.table_id LIMIT ${len(asked)}"
    ), asked


def entry(row: Sequence[Any]) -> Entry:
    """Return a row of ENTRIES as an entry."""
    return Entry(row[0], row[1], row[2], row[3])


def head(row: Sequence[Any]) -> Head:
    """Return a row that begins with a head as a head; SQLite has no booleans."""
    values = dict(zip(Head.__struct_fields__, tuple(row)[:_HEAD_COLUMNS], strict=True))
    values["public"] = bool(values["public"])
    return Head(**values)


def heads_and_seats(rows: Iterable[Sequence[Any]]) -> list[tuple[Head, int]]:
    """Return the rows of TABLES_OF as values."""
    return [(head(row), row[_HEAD_COLUMNS]) for row in rows]


def seated(rows: Iterable[Sequence[Any]]) -> list[Seated]:
    """Return the rows of SEATS_OF as values."""
    return [Seated(*row) for row in rows]


def recovery(row: Sequence[Any]) -> Recovery:
    """Return a row of RECOVERY_OF as a value."""
    return Recovery(*row)


def outages(rows: Iterable[Sequence[Any]]) -> list[Outage]:
    """Return the rows of OUTAGES as values."""
    return [Outage(*row) for row in rows]

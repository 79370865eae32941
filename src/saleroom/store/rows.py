"""What is written: turns batches into rows, and rows into SQL for both databases.

Batches that are committed together are merged here as if they had come one after another: of
several heads of a table the last stays, and of a seat taken and left the last counts. Decides
nothing about transactions; that is the writers' work.
"""

# All that is put together here are names out of the schema; values go as parameters.
# ruff: noqa: S608

from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from saleroom.store import schema
from saleroom.store.contract import OVER, Batch, Head

Row = tuple[Any, ...]

_KEEP_NEWEST_HEAD = (
    "ON CONFLICT (table_id) DO UPDATE SET "
    + ", ".join(
        f"{column.name} = excluded.{column.name}"
        for column in schema.tables.columns
        if column.name not in {"table_id", "ended"}
    )
    + ", ended = COALESCE(tables.ended, excluded.ended)"
)


_KEEP_NEW_QUESTION = (
    "ON CONFLICT (table_id, seat) DO UPDATE SET turn = excluded.turn, stage = excluded.stage,"
    " at = excluded.at WHERE nudges.turn <> excluded.turn"
)


class Newcomer(msgspec.Struct, frozen=True):
    """A new person and the hash of their token."""

    person: str
    token: bytes
    at: int


Item = Batch | Newcomer


def rows_of(items: Iterable[Item]) -> dict[str, list[Row]]:
    """Return the rows of each statement, in the order in which the statements are to run."""
    entries: list[Row] = []
    heads: dict[str, Row] = {}
    seats: dict[Row, bool] = {}
    recoveries: list[Row] = []
    persons: list[Row] = []
    tokens: list[Row] = []
    nudges: dict[Row, Row | None] = {}
    letters: dict[str, Row] = {}
    for item in items:
        if isinstance(item, Newcomer):
            persons.append((item.person, item.at))
            tokens.append((item.token, item.person, item.at))
            continue
        entries += [(item.table, e.seq, e.at, e.body, e.command) for e in item.entries]
        if item.head is not None:
            heads[item.head.table] = _merged(heads.get(item.head.table), item.head)
        seats |= {(left.table, left.seat, left.person): False for left in item.unseated}
        seats |= {(sits.table, sits.seat, sits.person): True for sits in item.seated}
        recoveries += [(link.hash, link.table, link.seat) for link in item.recoveries]
        nudges |= {(item.table, seat): None for seat in item.rested}
        nudges |= {(one.table, one.seat): msgspec.structs.astuple(one) for one in item.nudges}
        letters |= {one.letter: msgspec.structs.astuple(one) for one in item.letters}
    return {
        "entries": entries,
        "tables": list(heads.values()),
        "unseated": [seat for seat, sits in seats.items() if not sits],
        "seats": [seat for seat, sits in seats.items() if sits],
        "recoveries": recoveries,
        "persons": persons,
        "tokens": tokens,
        "rested": [seat for seat, nudge in nudges.items() if nudge is None],
        "nudges": [nudge for nudge in nudges.values() if nudge is not None],
        "letters": list(letters.values()),
    }


def _merged(earlier: Row | None, head: Head) -> Row:
    """A head as a row; it ended when it was first over."""
    ended = earlier[-1] if earlier else None
    if ended is None and head.status == OVER:
        ended = head.changed
    return (*(getattr(head, name) for name in _HEAD_FIELDS), ended)


_HEAD_FIELDS = Head.__struct_fields__


def sqlite_insert(table: sa.Table, conflict: str = "") -> str:
    """Return the statement that writes one row of a table into SQLite."""
    names = [column.name for column in table.columns]
    marks = ", ".join("?" * len(names))
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({marks}) {conflict}"


def _postgres_insert(table: sa.Table, conflict: str = "") -> str:
    names = ", ".join(column.name for column in table.columns)
    return f"INSERT INTO {table.name} ({names}) SELECT * FROM {_unnest(table)} {conflict}"


def _unnest(table: sa.Table) -> str:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy has no types here
    kinds = [column.type.compile(dialect) for column in table.columns]
    return "unnest(" + ", ".join(f"${n}::{kind}[]" for n, kind in enumerate(kinds, 1)) + ")"


SQLITE = {
    "entries": sqlite_insert(schema.entries),
    "tables": sqlite_insert(schema.tables, _KEEP_NEWEST_HEAD),
    "unseated": "DELETE FROM seats WHERE table_id = ? AND seat = ? AND person = ?",
    "seats": sqlite_insert(schema.seats, "ON CONFLICT DO NOTHING"),
    "recoveries": sqlite_insert(schema.recoveries),
    "persons": sqlite_insert(schema.persons),
    "tokens": sqlite_insert(schema.tokens),
    "rested": "DELETE FROM nudges WHERE table_id = ? AND seat = ?",
    "nudges": sqlite_insert(schema.nudges, _KEEP_NEW_QUESTION),
    "letters": sqlite_insert(schema.letters, "ON CONFLICT DO NOTHING"),
}
POSTGRES = {
    "entries": _postgres_insert(schema.entries),
    "tables": _postgres_insert(schema.tables, _KEEP_NEWEST_HEAD),
    "unseated": "DELETE FROM seats WHERE (table_id, seat, person) IN"
    f" (SELECT * FROM {_unnest(schema.seats)})",
    "seats": _postgres_insert(schema.seats, "ON CONFLICT DO NOTHING"),
    "recoveries": _postgres_insert(schema.recoveries),
    "persons": _postgres_insert(schema.persons),
    "tokens": _postgres_insert(schema.tokens),
    "rested": "DELETE FROM nudges WHERE (table_id, seat) IN"
    " (SELECT * FROM unnest($1::TEXT[], $2::INTEGER[]))",
    "nudges": _postgres_insert(schema.nudges, _KEEP_NEW_QUESTION),
    "letters": _postgres_insert(schema.letters, "ON CONFLICT DO NOTHING"),
}

"""What is written: turns bundles into rows, and rows into SQL for both databases.

Bundles that are committed together are merged here as if they had come one after another: of
several heads of a table the last stays, and of a seat taken and left the last counts. Decides
nothing about transactions; that is the writers' work.
"""

# ruff: noqa: S608  # names come out of the schema; values go as parameters

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET
from msgspec.structs import astuple, replace

from saleroom.store import schema
from saleroom.store.contract import Bundle, Head, Newcomer
from saleroom.store.queries import for_sqlite

Row = tuple[Any, ...]

_KEEP_NEWEST_HEAD = (
    schema.renewing(
        schema.tables,
        *(
            column.name
            for column in schema.tables.columns
            if column.name not in {"table_id", "ended"}
        ),
    )
    + ", ended = COALESCE(tables.ended, excluded.ended)"
)
_KEEP_NEW_QUESTION = (
    schema.renewing(schema.nudges, "turn", "stage", "at") + " WHERE nudges.turn <> excluded.turn"
)


Item = Bundle | Newcomer


def rows_of(items: Iterable[Item]) -> dict[str, list[Row]]:
    """Return the rows of each statement, in the order in which the statements are to run."""
    entries: list[Row] = []
    heads: dict[str, Head] = {}
    seats: dict[Row, bool] = {}
    recoveries: list[Row] = []
    persons: list[Row] = []
    tokens: list[Row] = []
    nudges: dict[Row, Row | None] = {}
    letters: dict[str, Row] = {}
    for item in items:
        new = item if isinstance(item, Newcomer) else item.newcomer
        if new is not UNSET:
            persons.append(person_row(new))
            tokens.append(token_row(new))
        if isinstance(item, Newcomer):
            continue
        entries += [(item.table, *astuple(entry)) for entry in item.entries]
        if item.head is not None:
            heads[item.head.table] = _merged(heads.get(item.head.table), item.head)
        if is_bare(item):
            continue
        seats |= {astuple(left): False for left in item.unseated}
        seats |= {astuple(sits): True for sits in item.seated}
        recoveries += [astuple(link) for link in item.recoveries]
        nudges |= {(item.table, seat): None for seat in item.rested}
        nudges |= {(one.table, one.seat): astuple(one) for one in item.nudges}
        letters |= {one.letter: astuple(one) for one in item.letters}
    return {
        "entries": entries,
        "tables": [astuple(head) for head in heads.values()],
        "unseated": [seat for seat, sits in seats.items() if not sits],
        "seats": [seat for seat, sits in seats.items() if sits],
        "recoveries": recoveries,
        "persons": persons,
        "tokens": tokens,
        "rested": [seat for seat, nudge in nudges.items() if nudge is None],
        "nudges": [nudge for nudge in nudges.values() if nudge is not None],
        "letters": list(letters.values()),
    }


def is_bare(bundle: Bundle) -> bool:
    """Tell whether it is nothing but entries and a head, as of every move of a live game."""
    if bundle.seated or bundle.unseated or bundle.recoveries or bundle.newcomer:
        return False
    return not (bundle.nudges or bundle.rested or bundle.letters)


def person_row(new: Newcomer) -> Row:
    """Return a new person as a row."""
    return new.person, new.at


def token_row(new: Newcomer) -> Row:
    """Return a new person's token as a row."""
    return new.token, new.person, new.at


def _merged(earlier: Head | None, head: Head) -> Head:
    """A head that follows on another keeps its end."""
    if earlier is None or earlier.ended is None:
        return head
    return replace(head, ended=earlier.ended)


def sqlite_insert(table: schema.SqlTable, conflict: str = "") -> str:
    """Return the statement that writes one row of a table into SQLite."""
    return for_sqlite(schema.insert(table, conflict))


def _postgres_insert(table: schema.SqlTable, conflict: str = "") -> str:
    names = schema.names(table)
    return f"INSERT INTO {table.name} ({names}) SELECT * FROM {_unnest(table)} {conflict}"


def _unnest(table: schema.SqlTable) -> str:
    kinds = enumerate((column.kind for column in table.columns), 1)
    return "unnest(" + ", ".join(f"${n}::{kind}[]" for n, kind in kinds) + ")"


SQLITE = {
    "entries": sqlite_insert(schema.entries),
    "tables": sqlite_insert(schema.tables, _KEEP_NEWEST_HEAD),
    "unseated": "DELETE FROM seats WHERE table_id = ? AND seat = ? AND person = ?",
    "seats": sqlite_insert(schema.seats, schema.KEEP_FIRST),
    "recoveries": sqlite_insert(schema.recoveries),
    "persons": sqlite_insert(schema.persons),
    "tokens": sqlite_insert(schema.tokens),
    "rested": "DELETE FROM nudges WHERE table_id = ? AND seat = ?",
    "nudges": sqlite_insert(schema.nudges, _KEEP_NEW_QUESTION),
    "letters": sqlite_insert(schema.letters, schema.KEEP_FIRST),
}
POSTGRES = {
    "entries": _postgres_insert(schema.entries),
    "tables": _postgres_insert(schema.tables, _KEEP_NEWEST_HEAD),
    "unseated": "DELETE FROM seats WHERE (table_id, seat, person) IN"
    f" (SELECT * FROM {_unnest(schema.seats)})",
    "seats": _postgres_insert(schema.seats, schema.KEEP_FIRST),
    "recoveries": _postgres_insert(schema.recoveries),
    "persons": _postgres_insert(schema.persons),
    "tokens": _postgres_insert(schema.tokens),
    "rested": "DELETE FROM nudges WHERE (table_id, seat) IN"
    " (SELECT * FROM unnest($1::TEXT[], $2::INTEGER[]))",
    "nudges": _postgres_insert(schema.nudges, _KEEP_NEW_QUESTION),
    "letters": _postgres_insert(schema.letters, schema.KEEP_FIRST),
}

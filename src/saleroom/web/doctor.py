"""Looks through a store and says what is wrong with which table.

Reads logs as a server would; changes nothing. What can be done about it is left to whoever asked.
"""

from collections.abc import AsyncIterator
from typing import NamedTuple

from saleroom.core.errors import CodedError
from saleroom.house.reading import Unreadable, read_table
from saleroom.house.statuses import FROZEN, OPEN, OVER, PLAYING
from saleroom.store.contract import Entry, Found, Head, Store

_ALL = (OPEN, PLAYING, OVER, FROZEN)


class Finding(NamedTuple):
    """Something that is wrong with a table."""

    table: str
    what: CodedError


async def findings(store: Store, most: int = 2**31) -> AsyncIterator[Finding | None]:
    """Look at all tables, one after another; None: nothing is wrong with it."""
    for head in await store.find(Found(status=_ALL, limit=most)):
        what = _wrong(head, await store.entries(head.table))
        yield None if what is None else Finding(head.table, what)


def _wrong(head: Head, log: list[Entry]) -> CodedError | None:
    if not log:
        return CodedError("log_missing")
    missing = sorted(set(range(log[-1].seq + 1)) - {entry.seq for entry in log})
    if missing:
        return CodedError("log_hole", entry=missing[0])
    try:
        table = read_table(log)
    except Unreadable as error:
        return CodedError("log_unreadable", why=str(error))
    if table.status == FROZEN:
        return None if table.is_closed else CodedError("log_frozen", why=table.why_frozen)
    if table.status != head.status:
        return CodedError("log_listed", listed=head.status, status=table.status)
    return None

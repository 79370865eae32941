"""Looks through a store and says what is wrong with which table.

Reads logs as a server would; changes nothing. What can be done about it is left to whoever asked.
"""

from collections.abc import AsyncIterator
from typing import NamedTuple

from saleroom.house.reading import Unreadable, read_table
from saleroom.house.statuses import FROZEN, OPEN, OVER, PLAYING
from saleroom.store.contract import Entry, Found, Head, Store

_ALL = (OPEN, PLAYING, OVER, FROZEN)


class Finding(NamedTuple):
    """Something that is wrong with a table."""

    table: str
    what: str


async def findings(store: Store, most: int = 2**31) -> AsyncIterator[Finding | None]:
    """Look at all tables, one after another; None: nothing is wrong with it."""
    for head in await store.find(Found(status=_ALL, limit=most)):
        what = _wrong(head, await store.entries(head.table))
        yield None if what is None else Finding(head.table, what)


def _wrong(head: Head, log: list[Entry]) -> str | None:
    if not log:
        return "its log is missing"
    missing = sorted(set(range(log[-1].seq + 1)) - {entry.seq for entry in log})
    if missing:
        return f"entry {missing[0]} is missing"
    try:
        table = read_table(log)
    except Unreadable as error:
        return f"{error} cannot be read"
    if table.status == FROZEN:
        return None if table.is_closed else table.why_frozen
    if table.status != head.status:
        return f"it is listed as {head.status}, but its log says {table.status}"
    return None

"""What is read from a store, the same in every database: only how rows are fetched differs."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from saleroom.store import queries
from saleroom.store.contract import FIRST, DueAt, Entry, Found, Head, Recovery


class Reading(ABC):
    """The half of a store that reads."""

    @abstractmethod
    async def _rows(self, query: str, *asked: Any) -> list[Any]:
        """Fetch the rows of a query of `queries`."""

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """Return a log."""
        rows = await self._rows(queries.ENTRIES, table, since)
        return [Entry(*row) for row in rows]

    async def head(self, table: str) -> Head | None:
        """Return a head."""
        rows = await self._rows(queries.HEAD, table)
        return queries.head(rows[0]) if rows else None

    async def find(self, wanted: Found) -> list[Head]:
        """List tables for the lobby."""
        query, asked = queries.found(wanted)
        return [queries.head(row) for row in await self._rows(query, *asked)]

    async def tables_of(
        self, person: str, limit: int = 100, skip: int = 0
    ) -> list[tuple[Head, int]]:
        """List a person's tables."""
        rows = await self._rows(queries.TABLES_OF, person, limit, skip)
        return [(queries.head(row[:-1]), row[-1]) for row in map(tuple, rows)]

    async def due(
        self, before: int, status: Sequence[str], limit: int = 1000, after: DueAt = FIRST
    ) -> list[DueAt]:
        """List tables where the house has something to do."""
        query, asked = queries.due(before, status, limit, after)
        return [(row[0], row[1]) for row in await self._rows(query, *asked)]

    async def last_sign(self, status: Sequence[str]) -> int | None:
        """Return when somebody was last there."""
        query, asked = queries.last_changes(status)
        rows = [*await self._rows(queries.LAST_BEAT), *await self._rows(query, *asked)]
        return max((row[0] for row in rows if row[0] is not None), default=None)

    async def ended(self, status: str, since: int = 0, until: int | None = None) -> Sequence[str]:
        """List tables in the order of their end."""
        last = queries.NEVER if until is None else until
        return [row[0] for row in await self._rows(queries.ENDED, status, since, last)]

    async def person_of(self, token: bytes, since: int = 0) -> str | None:
        """Return whose token it is."""
        rows = await self._rows(queries.PERSON_OF, token, since)
        return rows[0][0] if rows else None

    async def recovery_of(self, token: bytes, since: int = 0) -> Recovery | None:
        """Return what a recovery link brings back."""
        rows = await self._rows(queries.RECOVERY_OF, token, since)
        return Recovery(*rows[0]) if rows else None

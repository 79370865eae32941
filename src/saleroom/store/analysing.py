"""Analyses of finished games, kept with the games: as many bytes as there is room for, the newest.

Knows nothing of what is in them; whoever keeps one says which version made it.
"""

from abc import ABC, abstractmethod
from typing import Any

from msgspec.structs import astuple

from saleroom.store import schema
from saleroom.store.contract import KeptAnalysis
from saleroom.store.reminding import Step

_OF_TABLE = (
    f"SELECT {schema.names(schema.analyses)} FROM analyses"  # noqa: S608  # names out of the schema
    " WHERE table_id = $1 AND eyes = $2"
)
_KEEP = schema.insert(schema.analyses, schema.renewing(schema.analyses, "version", "at", "body"))
_FORGET_OLDEST = (
    "DELETE FROM analyses WHERE at < (SELECT MIN(newest.at) FROM"
    " (SELECT at, SUM(LENGTH(body)) OVER (ORDER BY at DESC) AS bytes FROM analyses) AS newest"
    " WHERE newest.bytes <= $1)"
)


class Analysing(ABC):
    """The part of a store that keeps analyses."""

    @abstractmethod
    async def _rows(self, query: str, *asked: Any) -> list[Any]:
        """Fetch the rows of a query."""

    @abstractmethod
    async def _change(self, first: Step, *others: Step, needs_one: bool = False) -> list[Any]:
        """Take all steps together and return the rows of the first."""

    async def analysis_of(self, table: str, eyes: str) -> KeptAnalysis | None:
        """Return what was kept of a game."""
        rows = await self._rows(_OF_TABLE, table, eyes)
        return KeptAnalysis(*rows[0]) if rows else None

    async def keep_analysis(self, analysis: KeptAnalysis, most: int) -> None:
        """Keep an analysis in place of an older one, and so many bytes of all."""
        await self._change((_KEEP, astuple(analysis)), (_FORGET_OLDEST, (most,)))

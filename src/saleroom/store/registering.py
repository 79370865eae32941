"""Programs that are registered: a name that is theirs alone, a person they are, and their owner.

Decides nothing about names; what looks the same is said by whoever registers.
"""

from abc import ABC, abstractmethod
from typing import Any

from msgspec.structs import astuple

from saleroom.store import schema
from saleroom.store.contract import Program
from saleroom.store.queries import value
from saleroom.store.reminding import Step

_ALL = schema.names(schema.programs)
_REGISTER = schema.insert(schema.programs, f"{schema.KEEP_FIRST} RETURNING looks")
_OF_PERSON = f"SELECT {_ALL} FROM programs WHERE person = $1"  # noqa: S608  # names out of the schema
_OF_OWNER = f"SELECT {_ALL} FROM programs WHERE owner = $1 ORDER BY since, looks"  # noqa: S608  # likewise
_FORGET = "DELETE FROM programs WHERE owner = $1 AND looks = $2 RETURNING looks"


class Registering(ABC):
    """The part of a store that knows programs."""

    @abstractmethod
    async def _rows(self, query: str, *asked: Any) -> list[Any]:
        """Fetch the rows of a query."""

    @abstractmethod
    async def _change(self, first: Step, *others: Step, needs_one: bool = False) -> list[Any]:
        """Take all steps together and return the rows of the first."""

    async def register(self, program: Program) -> bool:
        """Keep a program; False if one that looks the same is there."""
        return bool(await self._change((_REGISTER, astuple(program))))

    async def program_of(self, person: str) -> Program | None:
        """Return which program a person is."""
        rows = await self._rows(_OF_PERSON, person)
        return value(Program, rows[0]) if rows else None

    async def programs_of(self, owner: str) -> list[Program]:
        """List the programs of an owner, the oldest first."""
        return [value(Program, row) for row in await self._rows(_OF_OWNER, owner)]

    async def forget_program(self, owner: str, looks: str) -> bool:
        """Forget a program of an owner; False if there is none."""
        return bool(await self._change((_FORGET, (owner, looks))))

"""Programs that are registered: a name that is theirs alone, a person they are, and their owner.

Decides that a program whose token is dead is none. Decides nothing about names; what looks the same
is said by whoever registers.
"""

# ruff: noqa: S608  # names come out of the schema; values go as parameters

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec.structs import astuple

from saleroom.store import schema
from saleroom.store.contract import Newcomer, Program
from saleroom.store.queries import value
from saleroom.store.reminding import Step
from saleroom.store.rows import person_row, token_row

_ALL = schema.names(schema.programs)
_IN_USE = "EXISTS (SELECT 1 FROM tokens t WHERE t.person = programs.person AND t.since >= {})"
# Whoever registers two programs at once registers one after the other.
_ONE_AT_A_TIME = "UPDATE persons SET since = since WHERE person = $1"
_FORGET_UNUSED = (
    f"DELETE FROM programs WHERE (looks = $1 OR owner = $2) AND NOT {_IN_USE.format('$3')}"
)
_NUMBERED = enumerate(schema.programs.columns, 1)
_GIVEN = ", ".join(f"CAST(${n} AS {column.kind})" for n, column in _NUMBERED)
_REGISTER = (
    f"INSERT INTO programs ({_ALL}) SELECT {_GIVEN}"
    " WHERE (SELECT COUNT(*) FROM programs WHERE owner = $6) < $7"
    f" {schema.KEEP_FIRST} RETURNING looks"
)
_PERSON = schema.insert(schema.persons)
_TOKEN = schema.insert(schema.tokens)
OF_PERSON = f"SELECT {_ALL} FROM programs WHERE person = $1"
_OF_OWNER = (
    f"SELECT {_ALL} FROM programs WHERE owner = $1 AND {_IN_USE.format('$2')} ORDER BY since, looks"
)
_FORGET = "DELETE FROM programs WHERE owner = $1 AND looks = $2 RETURNING looks"
_REVOKE = (
    "DELETE FROM tokens WHERE person IN"
    " (SELECT person FROM programs WHERE owner = $1 AND looks = $2)"
)


class Registering(ABC):
    """The part of a store that knows programs."""

    @abstractmethod
    async def _rows(self, query: str, *asked: Any) -> list[Any]:
        """Fetch the rows of a query."""

    @abstractmethod
    async def _change(
        self, first: Step, *others: Step, before: Sequence[Step] = (), needs_one: bool = False
    ) -> list[Any]:
        """Take all steps together, those before the first too, and return the rows of the first."""

    async def register(
        self, program: Program, new: Sequence[Newcomer], most: int, since: int
    ) -> bool:
        """Keep a program and who is new by it, or nothing."""
        before = (
            (_ONE_AT_A_TIME, (program.owner,)),
            (_FORGET_UNUSED, (program.looks, program.owner, since)),
        )
        persons = [(_PERSON, person_row(one)) for one in new]
        tokens = [(_TOKEN, token_row(one)) for one in new]
        first = (_REGISTER, (*astuple(program), program.owner, most))
        return bool(await self._change(first, *persons, *tokens, before=before, needs_one=True))

    async def program_of(self, person: str) -> Program | None:
        """Return which program a person is."""
        rows = await self._rows(OF_PERSON, person)
        return value(Program, rows[0]) if rows else None

    async def programs_of(self, owner: str, since: int = 0) -> list[Program]:
        """List the programs of an owner that are in use, the oldest first."""
        return [value(Program, row) for row in await self._rows(_OF_OWNER, owner, since)]

    async def forget_program(self, owner: str, looks: str, *, revoke: bool = False) -> bool:
        """Forget a program of an owner, and its token if asked for; False if there is none."""
        which = (owner, looks)
        before = [(_REVOKE, which)] if revoke else []
        return bool(await self._change((_FORGET, which), before=before))

"""What is kept of reminders, the same in every database: where they go, what is due, what is sent.

A letter is claimed before it is sent and dropped afterwards. A server that is killed in between
holds its claim until that runs out, and then the letter is sent again: twice at worst, never lost.
"""

# ruff: noqa: S608  # names come out of the schema; values go as parameters

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from saleroom.store import schema
from saleroom.store.contract import Address, Letter, Nudge
from saleroom.store.queries import value

# A query and what it asks with.
Step = tuple[str, Sequence[Any]]

_ADDRESS = schema.names(schema.addresses)
_NUDGE = schema.names(schema.nudges)

_KEY = "SELECT value FROM house_keys WHERE name = $1"
_ADD_KEY = schema.insert(schema.house_keys, schema.KEEP_FIRST)
_ADDRESSES_OF = f"SELECT {_ADDRESS} FROM addresses WHERE person = $1 ORDER BY since, address"
_ADDRESS_WITH = f"SELECT {_ADDRESS} FROM addresses WHERE token = $1"
_KEEP_ADDRESS = schema.insert(
    schema.addresses, schema.renewing(schema.addresses, "keys", "language", "since")
)
_CONFIRM = "UPDATE addresses SET confirmed = $2 WHERE token = $1 AND confirmed IS NULL"
_FORGET = "DELETE FROM addresses WHERE person = $1 AND kind = $2 AND address = $3"
_DROP_TO = "DELETE FROM letters WHERE person = $1 AND kind = $2 AND address = $3"
_FORGET_UNCONFIRMED = "DELETE FROM addresses WHERE confirmed IS NULL AND since < $1"
_NUDGE_OF = f"SELECT {_NUDGE} FROM nudges WHERE table_id = $1 AND seat = $2"
_DUE = f"SELECT {_NUDGE} FROM nudges WHERE at <= $1 ORDER BY at, table_id, seat LIMIT $2"
_TOLD = (
    "UPDATE nudges SET turn = $1, stage = $2, at = $3"
    " WHERE table_id = $4 AND seat = $5 AND turn = $6 AND stage = $7 RETURNING seat"
)
_KEEP_LETTER = schema.insert(schema.letters, schema.KEEP_FIRST)
# Asked twice whether it is due: another server may have claimed it while this one chose.
_CLAIM = (
    "UPDATE letters SET at = $1, tries = tries + 1 WHERE at <= $2 AND letter IN"
    " (SELECT letter FROM letters WHERE at <= $2 ORDER BY at LIMIT $3)"
    f" RETURNING {schema.names(schema.letters)}"
)
_PUT_OFF = "UPDATE letters SET at = $2, tries = $3 WHERE letter = $1"
_DROP = "DELETE FROM letters WHERE letter = $1"


class RemindingStore(ABC):
    """The part of a store that knows whom to remind."""

    @abstractmethod
    async def _rows(self, query: str, *asked: Any) -> list[Any]:
        """Fetch the rows of a query."""

    @abstractmethod
    async def _change(
        self, first: Step, *others: Step, before: Sequence[Step] = (), needs_one: bool = False
    ) -> list[Any]:
        """Take all steps together, those before the first too, and return the rows of the first.

        If one is needed and the first has none, the others are not taken.
        """

    async def house_key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return a secret of the house."""
        found = await self._rows(_KEY, name)
        if not found:
            await self._change((_ADD_KEY, (name, make())))
            found = await self._rows(_KEY, name)
        return bytes(found[0][0])

    async def addresses_of(self, person: str) -> list[Address]:
        """List a person's addresses."""
        return [value(Address, row) for row in await self._rows(_ADDRESSES_OF, person)]

    async def keep_address(self, address: Address) -> None:
        """Keep an address."""
        await self._change((_KEEP_ADDRESS, msgspec.structs.astuple(address)))

    async def address_with(self, token: str) -> Address | None:
        """Return the address that was sent a token."""
        rows = await self._rows(_ADDRESS_WITH, token)
        return value(Address, rows[0]) if rows else None

    async def confirm_address(self, token: str, at: int) -> None:
        """Note that an address is wanted."""
        await self._change((_CONFIRM, (token, at)))

    async def forget_address(self, person: str, kind: str, address: str) -> None:
        """Forget an address, and what is still to be sent there."""
        place = (person, kind, address)
        await self._change((_FORGET, place), (_DROP_TO, place))

    async def forget_unconfirmed(self, before: int) -> None:
        """Forget what was never confirmed."""
        await self._change((_FORGET_UNCONFIRMED, (before,)))

    async def nudge(self, table: str, seat: int) -> Nudge | None:
        """Return what a seat is waited for."""
        rows = await self._rows(_NUDGE_OF, table, seat)
        return Nudge(*rows[0]) if rows else None

    async def due_nudges(self, before: int, limit: int) -> list[Nudge]:
        """List who is to be told something."""
        return [Nudge(*row) for row in await self._rows(_DUE, before, limit)]

    async def told(self, before: Nudge, after: Nudge, letters: Sequence[Letter]) -> bool:
        """Keep what is to be told next, and letters."""
        changed = (after.turn, after.stage, after.at)
        asked = (before.table, before.seat, before.turn, before.stage)
        steps = [(_KEEP_LETTER, msgspec.structs.astuple(one)) for one in letters]
        return bool(await self._change((_TOLD, (*changed, *asked)), *steps, needs_one=True))

    async def keep_letters(self, letters: Sequence[Letter]) -> None:
        """Keep letters."""
        if letters:
            await self._change(*((_KEEP_LETTER, msgspec.structs.astuple(one)) for one in letters))

    async def claim_letters(self, now: int, until: int, limit: int) -> list[Letter]:
        """Take letters that are due."""
        rows = await self._change((_CLAIM, (until, now, limit)))
        return [value(Letter, row) for row in rows]

    async def put_off(self, letter: str, at: int, tries: int) -> None:
        """Give a letter back."""
        await self._change((_PUT_OFF, (letter, at, tries)))

    async def drop_letter(self, letter: str) -> None:
        """Forget a letter."""
        await self._change((_DROP, (letter,)))

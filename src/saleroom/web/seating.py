"""Opening a table, and coming to one: sitting down, asking to be let in, coming back to a seat.

Decides what is kept together. Whoever becomes a person by what they ask is kept with it, a table
with whoever opens it: all of it or nothing, in one commit. Whether somebody may is decided by
`saleroom.house`.
"""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from saleroom.house import entries as e
from saleroom.house.bounds import check_device
from saleroom.house.commands import Refused
from saleroom.house.knocking import at_the_door, knocked
from saleroom.house.opening import Opening, hash_of, token
from saleroom.house.sitting_down import plain, sat_down
from saleroom.house.table import Table
from saleroom.store.contract import Bundle, Newcomer, Recovery, Seated
from saleroom.web.floor import Floor, Made
from saleroom.web.keys import HouseKeys
from saleroom.web.protocol import TableOpened
from saleroom.web.seated_table import SeatedTable


class TakenSeat(NamedTuple):
    """A seat that was taken, and the secret that brings it back."""

    seat: int
    recovery: str


class _SatDown(NamedTuple):
    """Somebody sits down: what is said of it, what is kept with it, and what they get."""

    body: e.Sat
    rows: Bundle
    taken: TakenSeat


class Seating:
    """The ways to a seat of one house; `new` is who becomes a person by it."""

    def __init__(self, floor: Floor, keys: HouseKeys) -> None:
        self._floor = floor
        self._keys = keys

    async def _program(self, person: str, new: Newcomer | None = None) -> str | None:
        """Return the name a program is registered under; None for people."""
        if new is not None:
            return None
        found = await self._floor.store.program_of(person)
        return None if found is None else found.name

    async def opened(  # noqa: PLR0913, PLR0917  # what a form asks, and what is known already
        self,
        make: Callable[[], Opening],
        person: str,
        name: str | None,
        seat: int | None,
        new: Newcomer | None = None,
        drawn: Opening | None = None,
    ) -> TableOpened:
        """Open a table, as it was drawn or anew; let the opener sit down if a name is given."""
        floor = self._floor
        opened, program = drawn or make(), await self._program(person, new)
        while not floor.config.share.has(opened.body.table):
            opened = make()  # where it is opened it shall stay
        table = Table(floor.outages)
        seated_table = SeatedTable(table)
        result = TableOpened(table=opened.body.table, invite=opened.invite)
        async with seated_table.lock:
            made = floor.made(seated_table, opened.body, rows=_with(new, opened.body.table))
            if name is not None:
                body = sat_down(table, person, name, seat, invited=True, program=program)
                sat = _sat_down(table, body, new)
                made = _together(made, floor.made(seated_table, sat.body, rows=sat.rows))
                taken = sat.taken
                result = msgspec.structs.replace(result, seat=taken.seat, recovery=taken.recovery)
            await floor.store.append(made.bundle)
            floor.put(seated_table)
            floor.kept(seated_table, made, None)
        self._know(new)
        return result

    async def sit(  # noqa: PLR0913, PLR0917  # what a form at the door asks
        self,
        table: str,
        person: str,
        name: str,
        seat: int | None = None,
        invite: str | None = None,
        nonce: str | None = None,
        new: Newcomer | None = None,
    ) -> TakenSeat:
        """Take a seat."""
        nonce = None if nonce is None else plain(nonce)
        program = await self._program(person, new)

        async def do(seated_table: SeatedTable) -> TakenSeat:
            inside = seated_table.table
            as_whom, invited = at_the_door(inside, person, name, invite)
            body = sat_down(inside, person, as_whom, seat, invited=invited, program=program)
            if nonce and not inside.opened.same_deal:
                await self._floor.keep(seated_table, e.Mixed(seat=body.seat, nonce=nonce))
            return await self._seat(seated_table, body, new)

        taken = await self._floor.locked(table, do)
        self._know(new)
        return taken

    async def sit_further(self, table: str, person: str, name: str, seat: int) -> TakenSeat:
        """Take the seat one further at the table where everybody plays again."""
        program = await self._program(person)

        async def do(seated_table: SeatedTable) -> TakenSeat:
            inside = seated_table.table
            body = sat_down(inside, person, name, seat, invited=True, program=program)
            return await self._seat(seated_table, body)

        return await self._floor.locked(table, do)

    async def _seat(
        self, seated_table: SeatedTable, body: e.Sat, new: Newcomer | None = None
    ) -> TakenSeat:
        """Keep that a seat is taken, with the secret that brings it back."""
        sat = _sat_down(seated_table.table, body, new)
        await self._floor.keep(seated_table, sat.body, rows=sat.rows)
        return sat.taken

    async def knock(self, table: str, person: str, name: str, new: Newcomer | None = None) -> None:
        """Ask to be let in."""
        program = await self._program(person, new)

        async def do(seated_table: SeatedTable) -> None:
            body = knocked(seated_table.table, person, name, program)
            await self._floor.keep(seated_table, body, rows=_with(new, table))

        await self._floor.locked(table, do)
        self._know(new)

    async def recover(
        self, person: str, secret: str, new: Newcomer | None = None
    ) -> tuple[str, int]:
        """Bring a seat back to another device."""
        found = await self._keys.recovery_of(secret)
        if found is None:
            raise Refused("no_seat", "no_such_link")

        async def do(seated_table: SeatedTable) -> tuple[str, int]:
            table = seated_table.table
            held = table.seat_of(person)
            if held is not None and held != found.seat:
                raise Refused("seated", "another_seat")
            if held is None:
                if table.seats[found.seat].recovery != found.hash.hex():
                    # Who got the link has left, and perhaps somebody else sits there now.
                    raise Refused("no_seat", "no_such_link")
                check_device(table, found.seat)
                seated = (Seated(table.id, found.seat, person),)
                rows = msgspec.structs.replace(_with(new, table.id), seated=seated)
                body = e.Joined(seat=found.seat, person=person)
                await self._floor.keep(seated_table, body, rows=rows)
            return table.id, found.seat

        back = await self._floor.locked(found.table, do)
        self._know(new)
        return back

    def _know(self, new: Newcomer | None) -> None:
        if new is not None:
            self._keys.know(new)


def _with(new: Newcomer | None, table: str) -> Bundle:
    """Return what is kept with something that is done by a newcomer, or by somebody known."""
    return Bundle(table=table, newcomer=msgspec.UNSET if new is None else new)


def _sat_down(table: Table, body: e.Sat, new: Newcomer | None) -> _SatDown:
    """Give who sits down the secret that brings the seat back."""
    secret = token()
    rows = msgspec.structs.replace(
        _with(new, table.id),
        seated=(Seated(table.id, body.seat, body.person),),
        recoveries=(Recovery(hash_of(secret), table.id, body.seat),),
    )
    body = msgspec.structs.replace(body, recovery=hash_of(secret).hex())
    return _SatDown(body, rows, TakenSeat(body.seat, secret))


def _together(first: Made, then: Made) -> Made:
    """Return what was done one after the other, to be kept as one: how it stands then counts."""
    entries = first.bundle.entries + then.bundle.entries
    return Made(msgspec.structs.replace(then.bundle, entries=entries), then.due)

"""What people can ask of the house: open a table, sit down, play, look, come back, play again.

Decides who asks and with whose eyes; the tables themselves are on the `Floor`. Knows no web
framework.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house import opening as openings
from saleroom.house.bounds import check_device
from saleroom.house.commands import Refused
from saleroom.house.deciding import check, decided
from saleroom.house.heads import people_awaited
from saleroom.house.knocking import at_the_door, knocked
from saleroom.house.log import note
from saleroom.house.opening import Opening, hash_of, token, unknown_person
from saleroom.house.sent import sent, unnamed_session
from saleroom.house.settings import Place, Settings
from saleroom.house.showing import about
from saleroom.house.shown import About, Line
from saleroom.house.sitting_down import plain, sat_down
from saleroom.house.statuses import PLAYING
from saleroom.house.table import Table
from saleroom.store.contract import Bundle, Found, Recovery, Seated, Store
from saleroom.web.addresses import Addresses
from saleroom.web.analyses import Analyses
from saleroom.web.bus import Bus
from saleroom.web.config import Config
from saleroom.web.connections import Connection
from saleroom.web.fair_queue import FairQueue
from saleroom.web.finished import FinishedGames
from saleroom.web.floor import Floor
from saleroom.web.frames import Answer, Snapshot
from saleroom.web.hints import Hints
from saleroom.web.keys import HouseKeys
from saleroom.web.posting import Undeliverable, checked_call
from saleroom.web.presence import Presence
from saleroom.web.protocol import TableOpened
from saleroom.web.seated_table import NoSuchTable, SeatedTable
from saleroom.web.tutoring import Tutor


class TakenSeat(NamedTuple):
    """A seat that was taken, and the secret that brings it back."""

    seat: int
    recovery: str


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table where a person has a seat; `waits` for that person or not."""

    about: About
    seat: int
    waits: bool


class Hub:
    """The house, for people."""

    def __init__(self, store: Store, config: Config | None = None, bus: Bus | None = None) -> None:
        self.config = config or Config()
        self.store = store
        self.floor = Floor(store, self.config, bus)
        self._presence = Presence(self.floor)
        self._cold = FairQueue(1)
        self.finished = FinishedGames(self.floor)
        self.analyses = Analyses(self.floor, self.finished)
        self.hints = Hints(self.floor, self.finished)
        self.tutor = Tutor(self.floor)
        self.keys = HouseKeys(self.floor)
        self.addresses = Addresses(self.floor)

    async def start(self) -> None:
        """Open the house."""
        await self.floor.start()

    async def stop(self) -> None:
        """Close the house: nothing that was acknowledged is lost."""
        await self.analyses.close()
        await self.floor.stop()
        await self.hints.close()
        await self.tutor.close()

    def now(self) -> int:
        """Return the time on the server's clock."""
        return self.floor.now()

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return self.floor.tables

    @property
    def listeners(self) -> int:
        """How many connections there are."""
        return self.floor.listeners

    # People

    async def new_person(self) -> tuple[str, str]:
        """Make a person: an id, and the secret by which they are known again."""
        person, secret = unknown_person()
        await self.keep_person(person, secret)
        return person, secret

    async def keep_person(self, person: str, secret: str) -> None:
        """Know a person again from now on."""
        await self.store.add_person(person, hash_of(secret), self.now())

    async def person_of(self, secret: str) -> str | None:
        """Return whose secret it is."""
        return await self.keys.person_of(secret)

    async def _program(self, person: str) -> str | None:
        found = await self.store.program_of(person)
        return None if found is None else found.name

    async def open(
        self, person: str, settings: Settings, name: str | None = None, seat: int | None = None
    ) -> TableOpened:
        """Open a table, and sit down at it if a name is given."""
        return await self._opened(lambda: openings.opening(settings), person, name, seat)

    async def _opened(
        self, make: Callable[[], Opening], person: str, name: str | None, seat: int | None
    ) -> TableOpened:
        opened, program = make(), await self._program(person)
        while not self.config.share.has(opened.body.table):
            opened = make()  # where it is opened it shall stay
        table = Table(self.floor.outages)
        seated_table = SeatedTable(table)
        async with seated_table.lock:
            if name is not None:
                # Whether the opener can sit there is asked before anything is kept.
                note(trial := Table(self.floor.outages), opened.body, self.floor.now())
                sat_down(trial, person, name, seat, invited=True, program=program)
            await self.floor.keep(seated_table, opened.body)
            self.floor.put(seated_table)
        result = TableOpened(table=table.id, invite=opened.invite)
        if name is None:
            return result
        taken = await self.sit(table.id, person, name, seat, opened.invite)
        return msgspec.structs.replace(result, seat=taken.seat, recovery=taken.recovery)

    async def sit(  # noqa: PLR0913, PLR0917  # what a form at the door asks
        self,
        table: str,
        person: str,
        name: str,
        seat: int | None = None,
        invite: str | None = None,
        nonce: str | None = None,
    ) -> TakenSeat:
        """Take a seat."""
        nonce = None if nonce is None else plain(nonce)
        program = await self._program(person)

        async def do(seated_table: SeatedTable) -> TakenSeat:
            opened = seated_table.table.opened
            inside = seated_table.table
            as_whom, invited = at_the_door(inside, person, name, invite)
            body = sat_down(inside, person, as_whom, seat, invited=invited, program=program)
            if nonce and not opened.same_deal:
                await self.floor.keep(seated_table, e.Mixed(seat=body.seat, nonce=nonce))
            return await self._seat(seated_table, body)

        return await self.floor.locked(table, do)

    async def knock(self, table: str, person: str, name: str) -> None:
        """Ask to be let in."""
        program = await self._program(person)

        async def do(seated_table: SeatedTable) -> None:
            await self.floor.keep(seated_table, knocked(seated_table.table, person, name, program))

        await self.floor.locked(table, do)

    async def _seat(self, seated_table: SeatedTable, body: e.Sat) -> TakenSeat:
        """Keep that a seat is taken, with the secret that brings it back."""
        secret, table = token(), seated_table.table.id
        body = msgspec.structs.replace(body, recovery=hash_of(secret).hex())
        rows = Bundle(
            table=table,
            seated=(Seated(table, body.seat, body.person),),
            recoveries=(Recovery(hash_of(secret), table, body.seat),),
        )
        await self.floor.keep(seated_table, body, rows=rows)
        return TakenSeat(body.seat, secret)

    async def recover(self, person: str, secret: str) -> tuple[str, int]:
        """Bring a seat back to another device."""
        found = await self.keys.recovery_of(secret)
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
                rows = Bundle(table=table.id, seated=(Seated(table.id, found.seat, person),))
                body = e.Joined(seat=found.seat, person=person)
                await self.floor.keep(seated_table, body, rows=rows)
            return table.id, found.seat

        return await self.floor.locked(found.table, do)

    async def send(
        self,
        table: str,
        person: str | None,
        command: c.Command,
        session: str = "",
        asker: Connection | None = None,
    ) -> Answer:
        """Carry a command out, once; raise Refused with the reason if it is not.

        Nobody may stop it half-way. What counts as sent again is decided within the session;
        without one nothing does.
        """
        this = sent(person or "", session or unnamed_session(), command)
        plain(command.id)

        async def do(seated_table: SeatedTable) -> Answer:
            inside = seated_table.table
            if not inside.sent.has(this):
                seat = seated_table.seat_of(person)
                if isinstance(command, c.Remind) and command.webhook:
                    self._check_webhook(command.webhook)
                body = decided(inside, seat, command, self.floor.now())
                rows = None
                if isinstance(body, e.Stood):
                    gone = tuple(Seated(table, seat, one) for one in inside.seats[seat].persons)
                    rows = Bundle(table=table, unseated=gone)
                await self.floor.keep(seated_table, body, this, rows, asker)
                if seated_table.waits_for_the_absent and self.floor.is_alone:
                    await self.floor.keep(seated_table, e.Proceeded())
            return Answer(id=command.id, n=len(inside.lines(seated_table.viewer_of(person))))

        return await self.floor.alone(table, do)

    def _check_webhook(self, address: str) -> None:
        """Refuse an address of which one sees that it will never be called."""
        try:
            checked_call(address, private=self.floor.config.private_webhooks)
        except Undeliverable as error:
            raise Refused("malformed", "webhook", detail=str(error)) from error

    async def why_not(self, table: str, person: str | None, action: object) -> Refused | None:
        """Say why this person may not do something now; None if it may be done."""

        async def do(seated_table: SeatedTable) -> Refused | None:  # as `locked` wants it
            seat = seated_table.seat_of(person)
            try:
                check(seated_table.table, seat, action)
            except Refused as refused:
                return refused
            return None

        return await self.floor.locked(table, do)

    # Looking

    async def attach(
        self, table: str, person: str | None, since: int | None, *, facts: bool = True
    ) -> Connection:
        """Listen at a table, with or without what follows by the rules."""
        return await self._presence.attach(table, person, since, facts=facts)

    async def detach(self, connection: Connection) -> None:
        """Stop listening; the hammer may wait for a player whose socket is lost."""
        await self._presence.detach(connection)

    async def notice(self, connection: Connection, *, silent: bool) -> None:
        """Notice that nobody answers at the other end of a socket, or somebody does again."""
        await self._presence.notice(connection, silent=silent)

    async def show(self, table: str, person: str | None, since: int | None = None) -> Snapshot:
        """Show a table once."""

        async def do(seated_table: SeatedTable) -> Snapshot:  # as `locked` wants it
            return seated_table.snapshot(seated_table.viewer_of(person), since)

        return await self.floor.locked(table, do)

    async def lines(self, table: str, person: str | None, before: int) -> tuple[Line, ...]:
        """Tell what a person heard before a line, as much as comes at once."""

        async def do(seated_table: SeatedTable) -> tuple[Line, ...]:  # as `locked` wants it
            return seated_table.older(seated_table.viewer_of(person), before)

        return await self.floor.locked(table, do)

    async def about(self, table: str) -> About:
        """Tell what everybody may know of a table."""
        return await self.floor.read(table, about)

    async def lobby(self, found: Found) -> list[About]:
        """List tables."""
        return [_about_of(head.about) for head in await self.floor.store.find(found)]

    async def mine(
        self, person: str, limit: int = 100, skip: int = 0, address: str = ""
    ) -> list[MyTable]:
        """List some tables of a person, those that wait for them first, the longest first.

        Those that are not in memory are read one at a time, for one address after another.
        """
        listed: list[tuple[tuple[bool, int], MyTable]] = []
        for head, seat in await self.floor.store.tables_of(person, limit, skip):
            waits = False
            if head.status == PLAYING:
                with suppress(NoSuchTable):  # one that cannot be read hides no other
                    waits = seat in await self._awaited(head.table, address)
            mine = MyTable(about=_about_of(head.about), seat=seat, waits=waits)
            listed.append(((not waits, head.changed if waits else -head.changed), mine))
        return [mine for _, mine in sorted(listed, key=lambda pair: pair[0])]

    async def _awaited(self, table: str, address: str) -> tuple[int, ...]:
        if self.floor.in_memory(table):
            return await self.floor.read(table, people_awaited)
        await self._cold.wait(address, address)
        try:
            return await self.floor.read(table, people_awaited)
        finally:
            self._cold.leave()

    # When the game is over

    async def rematch(self, table: str, person: str) -> TableOpened:
        """Play again, everybody one seat further; whoever asks later comes to the same table."""
        old = (await self.floor.seated_table(table)).table
        seat = old.seat_of(person)
        if seat is None:
            raise Refused("no_seat", "not_played")
        name, further = old.seats[seat].name, (seat + 1) % old.settings.players
        if old.next_table is None:
            opened = await self._opened(lambda: openings.rematch(old), person, name, further)
            if await self._followed(table, opened.table) == opened.table:
                return opened
        old = (await self.floor.seated_table(table)).table
        assert old.next_table is not None
        program = await self._program(person)

        async def do(seated_table: SeatedTable) -> TakenSeat:
            inside = seated_table.table
            body = sat_down(inside, person, name, further, invited=True, program=program)
            return await self._seat(seated_table, body)

        taken = await self.floor.locked(old.next_table, do)
        return TableOpened(
            table=old.next_table, invite="", seat=taken.seat, recovery=taken.recovery
        )

    async def _followed(self, table: str, to: str) -> str:
        """Note where the players go on; return where they do, if somebody was faster."""

        async def do(seated_table: SeatedTable) -> str:
            if seated_table.table.next_table is None:
                await self.floor.keep(seated_table, e.Followed(table=to))
            return seated_table.table.next_table or to

        return await self.floor.locked(table, do)

    async def same_deal(self, table: str, person: str) -> TableOpened:
        """Play the same deal again."""
        return await self._next(table, person, openings.same_deal)

    async def play_on(
        self, table: str, person: str, move: int, seats: tuple[Place, ...] | None = None
    ) -> TableOpened:
        """Play on from a position of the game."""
        return await self._next(table, person, lambda old: openings.played_on(old, move, seats))

    async def _next(self, table: str, person: str, make: Callable[[Table], Opening]) -> TableOpened:
        """Open a table that comes from another; who had a seat there has the same one here."""
        old = (await self.floor.seated_table(table)).table
        seat = old.seat_of(person)
        if seat is None or make(old).body.settings.seats[seat].who == "bot":
            return await self._opened(lambda: make(old), person, None, None)
        return await self._opened(lambda: make(old), person, old.seats[seat].name, seat)


def _about_of(data: bytes) -> About:
    return msgspec.json.decode(data, type=About)


__all__ = ["Config", "Hub", "MyTable", "NoSuchTable", "TakenSeat"]

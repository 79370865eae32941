"""What people can ask of the house: open a table, sit down, play, look, come back, play again.

Decides who asks and with whose eyes; the tables themselves are on the `Floor`. Knows no web
framework.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house import opening as openings
from saleroom.house.about import about
from saleroom.house.commands import Refused
from saleroom.house.deciding import check, decided
from saleroom.house.heads import people_awaited
from saleroom.house.opening import Opening, hash_of, unknown_person
from saleroom.house.sent import sent, unnamed_session
from saleroom.house.settings import Place, Settings
from saleroom.house.shown import About, Line
from saleroom.house.sitting_down import plain
from saleroom.house.statuses import PLAYING
from saleroom.house.table import Table
from saleroom.store.contract import Bundle, Found, Newcomer, Seated, Store
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
from saleroom.web.seating import Seating, TakenSeat
from saleroom.web.tutoring import Tutor


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
        self._seating = Seating(self.floor, self.keys)

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
        await self.store.add_person(person, hash_of(secret), self.now())
        return person, secret

    async def person_of(self, secret: str) -> str | None:
        """Return whose secret it is."""
        return await self.keys.person_of(secret)

    async def open(  # noqa: PLR0913, PLR0917  # what a form asks, and what is known already
        self,
        person: str,
        settings: Settings,
        name: str | None = None,
        seat: int | None = None,
        new: Newcomer | None = None,
        drawn: Opening | None = None,
    ) -> TableOpened:
        """Open a table, as it was drawn before or anew; sit down at it if a name is given."""
        make = partial(openings.opening, settings)
        return await self._seating.opened(make, person, name, seat, new, drawn)

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
        return await self._seating.sit(table, person, name, seat, invite, nonce, new)

    async def knock(self, table: str, person: str, name: str, new: Newcomer | None = None) -> None:
        """Ask to be let in."""
        await self._seating.knock(table, person, name, new)

    async def recover(
        self, person: str, secret: str, new: Newcomer | None = None
    ) -> tuple[str, int]:
        """Bring a seat back to another device."""
        return await self._seating.recover(person, secret, new)

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
            make = partial(openings.rematch, old)
            opened = await self._seating.opened(make, person, name, further)
            if await self._followed(table, opened.table) == opened.table:
                return opened
        old = (await self.floor.seated_table(table)).table
        assert old.next_table is not None
        taken = await self._seating.sit_further(old.next_table, person, name, further)
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

    async def same_deal(self, table: str, person: str, new: Newcomer | None = None) -> TableOpened:
        """Play the same deal again."""
        return await self._next(table, person, openings.same_deal, new)

    async def play_on(
        self,
        table: str,
        person: str,
        move: int,
        seats: tuple[Place, ...] | None = None,
        new: Newcomer | None = None,
    ) -> TableOpened:
        """Play on from a position of the game."""
        make = partial(openings.played_on, move=move, seats=seats)
        return await self._next(table, person, make, new)

    async def _next(
        self, table: str, person: str, make: Callable[[Table], Opening], new: Newcomer | None
    ) -> TableOpened:
        """Open a table that comes from another; who had a seat there has the same one here."""
        old = (await self.floor.seated_table(table)).table
        seat, anew = old.seat_of(person), partial(make, old)
        if seat is None or anew().body.settings.seats[seat].who == "bot":
            return await self._seating.opened(anew, person, None, None, new)
        return await self._seating.opened(anew, person, old.seats[seat].name, seat, new)


def _about_of(data: bytes) -> About:
    return msgspec.json.decode(data, type=About)


__all__ = ["Config", "Hub", "MyTable", "NoSuchTable", "TakenSeat"]

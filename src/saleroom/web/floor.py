"""The floor of the house: tables in memory, one thing at a time at each, saved before it is told.

People, bots and clocks come through the same door: an entry is decided on, written to the store,
and only then anybody hears of it. If writing fails, the table is read from its log again and
nothing has happened. What people may ask for is in `saleroom.web.hub`. Knows no web framework.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from typing import NamedTuple, TypeVar

import msgspec

from saleroom.core.errors import SaleroomError
from saleroom.house import entries as e
from saleroom.house.commands import Refused
from saleroom.house.deciding import carried_out
from saleroom.house.due import Due, next_due
from saleroom.house.heads import head_of
from saleroom.house.log import take
from saleroom.house.reading import Unreadable, read_table
from saleroom.house.sent import Sent
from saleroom.house.statuses import FROZEN, UNDER_WAY
from saleroom.house.table import Table
from saleroom.store.contract import Bundle, Outage, Store, Taken, Unavailable
from saleroom.web.bot_players import BotPlayers
from saleroom.web.bot_turns import BotTurns
from saleroom.web.bus import Bus, NoBus
from saleroom.web.clock import Timepiece
from saleroom.web.config import Config
from saleroom.web.connections import Connection
from saleroom.web.housekeeping import Housekeeping
from saleroom.web.reminders import Reminders
from saleroom.web.resting import Resting
from saleroom.web.rounds import Rounds
from saleroom.web.seated_table import NoSuchTable, SeatedTable, SetAside
from saleroom.web.waking import Waking

LOG = logging.getLogger(__name__)

T = TypeVar("T")

# How often a command is decided anew because another server was faster.
TRIES = 8
# Seconds until a table that could not be saved is looked at again, and at most.
AGAIN = 1.0
LONGEST = 60.0
# Milliseconds by which clocks of several servers may differ without a word.
SKEW = 2000


class Made(NamedTuple):
    """What was done at a table and is to be kept, and what is due there then."""

    bundle: Bundle
    due: Due | None


class Floor:
    """All tables of this server."""

    def __init__(self, store: Store, config: Config, bus: Bus | None = None) -> None:
        self.store = store
        self.config = config
        self.clock = Timepiece()
        self.server = token_hex(8)
        self.outages: list[Outage] = []
        self.times_kept = 0
        self.players = BotPlayers(self.config.bot_processes)
        self.turns = BotTurns(self)
        self.waking = Waking(self)
        self.rounds = Rounds()
        self.reminders = Reminders(self)
        self.housekeeping = Housekeeping(self)
        self.set_aside: dict[str, str] = {}  # tables that cannot be read or played on, and why
        self.is_open = False
        self.is_alone = bus is None  # other servers have connections of their own
        self._bus = bus or NoBus()
        self._tables: dict[str, SeatedTable] = {}
        self._resting = Resting(self._tables, self.now, config.idle_seconds)
        self._loading: dict[str, asyncio.Future[SeatedTable]] = {}
        # Threads that compute keep the loop from its work, so there is one of them at a time.
        self._reading = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()

    def now(self) -> int:
        """Return the time on the server's clock."""
        return self.clock.now()

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def listeners(self) -> int:
        """How many connections there are."""
        return sum(len(those) for t in self._tables.values() for those in t.connections.values())

    # Opening and closing the house

    async def start(self) -> None:
        """Open the house; tables are read from the store as they are needed."""
        await self._set_clock()
        self.outages += await self.store.begin(self.server, self.now())
        await self._bus.start(self._heard, self._lost_touch)
        await self.reminders.start()
        self.housekeeping.start()
        self.is_open = True

    async def _set_clock(self) -> None:
        """Let no time come again: a wall clock that was set back would move every hammer."""
        last = await self.store.last_sign(UNDER_WAY)
        # After the last sign, so that the time in which nobody was there counts as an outage.
        late = 0 if last is None else self.clock.not_before(last + 1)
        if late > SKEW:
            LOG.warning("the wall clock is %s ms behind what was kept last", late)

    async def stop(self) -> None:
        """Close the house: nothing that was acknowledged is lost."""
        self.is_open = False
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for seated_table in self._tables.values():
            seated_table.close()
        self._tables.clear()
        await self._bus.stop()
        await self.players.close()
        self.reminders.close()

    def spawn(self, work: Awaitable[T]) -> asyncio.Task[T]:
        """Do something beside, and log it if it fails."""
        task: asyncio.Task[T] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # What is refused, or cannot be kept, is said to who asked.
        if error is not None and not isinstance(error, Refused | Unavailable | NoSuchTable):
            LOG.error("something in the house failed", exc_info=error)

    def notice_stall(self) -> bool:
        """Tell whether this process was stopped; if so, all clocks wait as after an outage."""
        outage = self.clock.tick()
        if outage is None:
            return False
        LOG.warning("the server stood still for %s ms", outage.end - outage.start)
        self.outages.append(outage)
        for seated_table in self._tables.values():
            self.waking.schedule(seated_table)
        return True

    def forget_idle(self) -> None:
        """Forget tables that rest and that nobody looks at."""
        self._resting.forget_idle()

    # Tables in memory

    async def seated_table(self, table: str) -> SeatedTable:
        """Return a table, read from the store if it is not in memory."""
        found = self._tables.get(table)
        if found is not None:
            found.used = time.monotonic()
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        loading = self._loading[table]
        try:
            return await asyncio.shield(loading)
        finally:
            if loading.done():
                self._loading.pop(table, None)
            del loading  # its error would keep this frame, and this frame its error

    async def _load(self, table: str) -> SeatedTable:
        seated_table = SeatedTable(await self._read(table))
        self._resting.make_room()
        self._tables[table] = seated_table
        self.waking.schedule(seated_table)
        return seated_table

    async def _read(self, table: str) -> Table:
        """Read a table from its log; one of which nothing can be made is set aside."""
        log = await self.store.entries(table)
        if not log:
            raise NoSuchTable(table)
        try:
            async with self._reading:
                # In a thread: a long game takes as long as twenty answers.
                inside = await asyncio.to_thread(read_table, log, self.outages)
        except Unreadable as error:
            self._set_aside(table, str(error))
            raise SetAside(table) from error
        if inside.status == FROZEN and not inside.is_closed:
            self._set_aside(table, inside.why_frozen)
        else:
            self.set_aside.pop(table, None)
        return inside

    def _set_aside(self, table: str, why: str) -> None:
        if table not in self.set_aside:
            LOG.error("a table is set aside: %s", why, extra={"event": "set_aside", "table": table})
        self.set_aside[table] = why

    async def _refreshed(self, seated_table: SeatedTable) -> Table:
        """Return the table; one that may hold what was never saved is read again.

        What could not be answered may have been kept all the same, and nobody was told of it.
        """
        if seated_table.is_stale:
            seated_table.table = await self._read(seated_table.table.id)
            seated_table.is_stale = False
            seated_table.tell()
            self.waking.schedule(seated_table)
        return seated_table.table

    async def locked(self, table: str, do: Callable[[SeatedTable], Awaitable[T]]) -> T:
        """Do something at a table, to its end even if whoever asked has gone."""
        return await self.to_its_end(self.alone(table, do))

    async def to_its_end(self, work: Awaitable[T]) -> T:
        """Do something that goes on if whoever asked has gone."""
        return await asyncio.shield(self.spawn(work))

    async def alone(self, table: str, do: Callable[[SeatedTable], Awaitable[T]]) -> T:
        """Do something at a table that nothing else may come between; nobody may stop it half-way.

        If another server was faster, the table is brought up to date and it is tried again.
        """
        seated_table = await self.seated_table(table)
        async with seated_table.lock:
            if self._tables.get(table) is not seated_table:
                return await self.alone(table, do)  # it was forgotten meanwhile
            for _ in range(TRIES):
                await self._refreshed(seated_table)
                try:
                    return await do(seated_table)
                except Taken:
                    seated_table.is_stale = True
                except Refused:
                    raise
                except BaseException as error:
                    self.distrust(seated_table, error)
                    raise
            self._come_back(seated_table)
            raise Unavailable("other servers were faster again and again")

    def at_hand(self, table: str) -> SeatedTable | None:
        """Return a table where nothing is being done, held from now on; None if there is a wait.

        Whoever gets it lets go of its lock.
        """
        seated_table = self._tables.get(table)
        if seated_table is None or seated_table.is_stale or not seated_table.is_held_at_once():
            return None
        seated_table.used = time.monotonic()
        return seated_table

    def distrust(self, seated_table: SeatedTable, error: BaseException) -> None:
        """Note that a table may hold what was never saved; it is read again, if nobody asks too."""
        seated_table.is_stale = True
        if isinstance(error, Exception):
            self._come_back(seated_table)

    def _come_back(self, seated_table: SeatedTable) -> None:
        """See to it that a table that is to be read again is, even if nobody asks for it."""

        async def come_back() -> None:
            while seated_table.is_stale:
                # What fails again and again is tried less and less often.
                await asyncio.sleep(min(AGAIN * 2 ** min(seated_table.failures, 9), LONGEST))
                seated_table.failures += 1
                with suppress(Unavailable):
                    await self.locked(seated_table.table.id, _nothing)

        if seated_table.coming_back is None or seated_table.coming_back.done():
            seated_table.coming_back = self.spawn(come_back())

    async def read(self, table: str, look: Callable[[Table], T]) -> T:
        """Look at a table as it was saved; one that may not be seen is none the worse for it."""
        if (held := self.at_hand(table)) is not None:
            return self._looked(held, look)

        async def do(seated_table: SeatedTable) -> T | Exception:  # as `locked` wants it
            try:
                return look(seated_table.table)
            except (PermissionError, SaleroomError) as refused:
                return refused

        seen = await self.locked(table, do)
        if isinstance(seen, Exception):
            raise seen
        return seen

    def _looked(self, held: SeatedTable, look: Callable[[Table], T]) -> T:
        """Do the same at a table that is held, and let go of it."""
        try:
            return look(held.table)
        except (PermissionError, SaleroomError):
            raise
        except BaseException as error:
            self.distrust(held, error)
            raise
        finally:
            held.lock.release()

    async def keep(
        self,
        seated_table: SeatedTable,
        body: e.Body,
        command: Sent | None = None,
        rows: Bundle | None = None,
        asker: Connection | None = None,
    ) -> None:
        """Keep an entry and what follows by itself; then tell everybody. The lock is held."""
        made = self.made(seated_table, body, command, rows)
        await self.store.append(made.bundle)
        self.kept(seated_table, made, asker)

    def made(
        self,
        seated_table: SeatedTable,
        body: e.Body,
        command: Sent | None = None,
        rows: Bundle | None = None,
    ) -> Made:
        """Carry an entry out, and what follows by itself, for it to be kept."""
        table = seated_table.table
        # Another server's clock may be ahead of ours; in a log time does not go back.
        entries = carried_out(table, body, max(self.now(), table.changed), command)
        due = next_due(table)
        head = head_of(table, due)
        if rows is None:
            bundle = Bundle(table=table.id, entries=entries, head=head)
        else:
            bundle = msgspec.structs.replace(rows, entries=entries, head=head)
        return Made(self.reminders.with_reminders(bundle, table, body), due)

    def kept(self, seated_table: SeatedTable, made: Made, asker: Connection | None) -> None:
        """Tell everybody of what is kept; whoever asked for it is answered next."""
        table = seated_table.table
        self.times_kept += 1
        seated_table.failures = 0
        if not self.is_alone:
            self._bus.publish(table.id, table.seq)
        seated_table.tell(asker)
        self.waking.expect(seated_table, made.due)
        if made.bundle.nudges or made.bundle.letters:
            self.reminders.wake()

    # Other servers

    async def _heard(self, table: str, seq: int) -> None:
        """Another server says that a table's log has grown to this."""
        seated_table = self._tables.get(table)
        if seated_table is None or seq <= seated_table.table.seq:
            return
        if self.is_for_others(seated_table) and not seated_table.lock.locked():
            # Read anew when somebody asks for it here again.
            seated_table.close()
            del self._tables[table]
            return
        with suppress(Unavailable):
            await self.locked(table, self._caught_up)

    async def _lost_touch(self) -> None:
        """Nobody knows what was missed: look at all tables."""
        for table in list(self._tables):
            with suppress(Unavailable, NoSuchTable):
                await self.locked(table, self._caught_up)

    async def _caught_up(self, seated_table: SeatedTable) -> None:
        table = seated_table.table
        for entry in await self.store.entries(table.id, table.seq):
            take(table, e.read(entry.body), entry.at, entry.command)
        seated_table.tell()
        self.waking.schedule(seated_table)

    def is_for_others(self, seated_table: SeatedTable) -> bool:
        """Tell whether another process of this server looks after it, and nobody is here for it."""
        is_here = seated_table.connections or seated_table.bots or seated_table.is_waited_at
        return not (is_here or self.config.share.has(seated_table.table.id))

    def put(self, seated_table: SeatedTable) -> None:
        """Put a new table on the floor."""
        self._tables[seated_table.table.id] = seated_table

    def in_memory(self, table: str) -> SeatedTable | None:
        """Return a table as it is here, if it is; it may have to be read again."""
        return self._tables.get(table)


async def _nothing(_seated_table: SeatedTable) -> None:
    """Only bring the table up to date."""

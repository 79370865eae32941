"""A house in this process, on a real store whose line can be cut.

Cut `before`, a bundle is not kept; cut `after`, it is kept and the answer is lost. As often as
`taken` says another server was faster. What it was `asked` is counted.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec
from web.protocol_players import chosen

from saleroom.house.commands import Act
from saleroom.house.reading import read_table
from saleroom.house.settings import Place, Settings
from saleroom.house.table import Table
from saleroom.store.contract import Bundle, Entry, Store, Taken, Unavailable
from saleroom.store.opening import store_for
from saleroom.web.hub import Config, Hub


class Breaking:
    """A store behind a line that can be cut; everything else is the store's own."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.asked: Counter[str] = Counter()
        self.cut: Literal["before", "after"] | None = None
        self.failed = self.taken = 0

    def __getattr__(self, name: str) -> Any:
        self.asked[name] += 1
        return getattr(self._store, name)

    async def append(self, bundle: Bundle) -> None:
        """Append, as far as the line is there."""
        self.asked["append"] += 1
        if self.taken:
            self.taken -= 1
            raise Taken(bundle.table)
        if self.cut != "before":
            await self._store.append(bundle)
        self._try()

    def keeping(self, bundle: Bundle) -> asyncio.Future[None]:
        """Do the same for a move without a task."""
        return asyncio.ensure_future(self.append(bundle))

    async def entries(self, table: str, since: int = 0) -> Any:
        """Read, as far as the line is there."""
        self._try()
        return await self._store.entries(table, since)

    async def kept(self, table: str) -> list[Entry]:
        """Read what is kept, past the line."""
        return await self._store.entries(table)

    def _try(self) -> None:
        if self.cut is not None:
            self.failed += 1
            raise Unavailable("the line is cut")


class InProcess:
    """A hub, and people it knows."""

    def __init__(self, hub: Hub, store: Breaking) -> None:
        self.hub = hub
        self.store = store
        self.people: list[str] = []
        self.table = ""
        self._sent = 0

    async def open(self, settings: Settings) -> None:
        """Open a table and let people take the seats that are theirs."""
        opener, _ = await self.hub.new_person()
        opened = await self.hub.open(opener, settings)
        self.table = opened.table
        for number, place in enumerate(settings.seats):
            if place.who == "person":
                person, _ = await self.hub.new_person()
                self.people.append(person)
                await self.hub.sit(self.table, person, f"Person {number}", number, opened.invite)

    async def inside(self) -> Table:
        """Return the table as it is kept, without asking the house."""
        return read_table(await self.store.kept(self.table))

    async def act(self, luck: Random) -> bool:
        """Let somebody do something; False if nobody can."""
        for person in self.people:
            shown: Any = (await self.hub.show(self.table, person)).shown
            command = chosen(msgspec.to_builtins(shown.mine), luck)
            if command is not None:
                self._sent += 1
                del command["do"]
                act = Act(id=f"c{self._sent}", **command)
                await self.hub.send(self.table, person, act)
                return True
        return False

    async def until(self, holds: Callable[[Table], bool], seconds: float = 20.0) -> bool:
        """Wait for something to become true without doing anything."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            if holds(await self.inside()):
                return True
            await asyncio.sleep(0.02)
        return False


@asynccontextmanager
async def house_on(
    address: str | Path, bot_delay: tuple[int, int] = (0, 5)
) -> AsyncIterator[InProcess]:
    """Open a house on a store until the end of the block."""
    store = Breaking(store_for(address))
    await store.open()
    hub = Hub(store, Config(bot_delay=bot_delay))
    await hub.start()
    try:
        yield InProcess(hub, store)
    finally:
        store.cut = None
        await hub.stop()
        await store.close()


def house_in(
    folder: Path, bot_delay: tuple[int, int] = (0, 5)
) -> AbstractAsyncContextManager[InProcess]:
    """Open a house on a file."""
    return house_on(folder / "saleroom.db", bot_delay)


def table_of(game: str, people: int, bots: int = 0, **how: Any) -> Settings:
    """Return the settings of a table for people and bots."""
    seats = (Place("person"),) * people + (Place("bot", "random"),) * bots
    return Settings(game=game, seats=seats, **{"intervals": False, **how})

"""A store as the worst day leaves it, for a server to open on: written before it is started.

Somebody has sat down at ten thousand tables. More tables are due soon than fit on a page of the
sweep, and before all of them come some that cannot be read. A hammer is running, a stranger's time
over days is up, games are over that somebody asks for again and again; and the wall clock was set
back by an hour while no server ran. What a server makes of it is said in the tests.
"""

import asyncio
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from faults.breaking import InProcess, house_in, table_of
from web.test_web_clock import HOUR, outcry, turn
from web.test_web_set_aside import make_due, spoil

from saleroom.house.settings import Settings
from saleroom.house.statuses import OVER

FILE = "saleroom.db"
# Tables of one person; tables that will be due at once, a page of the sweep and some more; copies
# of a game that is over.
MINE, DUE, FINISHED = 10_000, 1_200, 500
# Tables of the one who has sat down at too many of them where nothing else is wrong.
MANY = 2_500
# Milliseconds until those are due: not yet, but the sweep is to have them at hand.
SOON = 100_000
OVER_DAYS: dict[str, Any] = {"pace": "days", "hours": 1, "absent": "pass"}


class Laden(msgspec.Struct):
    """What is in the store: tables, and the tokens of persons, and how many entries there were."""

    token: str
    broken: list[tuple[str, str]]
    hammered: tuple[str, int]
    late: tuple[str, str, int]
    over: list[str]


class _Filling:
    """A house, and the tokens of those who sit there."""

    def __init__(self, house: InProcess) -> None:
        self.house = house

    async def open(self, settings: Settings) -> tuple[str, str]:
        """Let people sit down; return the table and the token of the first of them."""
        hub, tokens = self.house.hub, []
        self.house.people = []
        opener, _ = await hub.new_person()
        opened = await hub.open(opener, settings)
        self.house.table = opened.table
        for number, place in enumerate(settings.seats):
            if place.who == "person":
                person, token = await hub.new_person()
                self.house.people.append(person)
                tokens.append(token)
                await hub.sit(opened.table, person, f"Person {number}", number, opened.invite)
        return opened.table, tokens[0]

    async def play_on(self, moves: int) -> None:
        luck = Random(moves)  # noqa: S311  # a game
        for _ in range(moves):
            if not await self.house.act(luck):
                return


def fill(folder: Path, due: int = DUE) -> Laden:
    """Write the store of a server that will run in this folder."""
    data = folder / "data"
    data.mkdir()
    laden, mine, over = asyncio.run(_played(data))
    file = data / FILE
    laden.over = copy(file, over, FINISHED)
    copy(file, mine, MINE)
    many = copy(file, laden.broken[-1][0], due)
    turn(file, -HOUR)
    shift(file, HOUR - SOON, many)
    shift(file, 2 * HOUR, [laden.late[0]])
    for (table, _), seq in zip(laden.broken, (0, 2, None), strict=True):
        make_due(file, table)
        if seq is None:
            with closing(sqlite3.connect(file)) as store, store:
                store.execute("DELETE FROM entries WHERE table_id = ?", (table,))
        else:
            spoil(file, table, seq)
    return laden


def crowd(folder: Path) -> str:
    """Write a store in which nothing is wrong; return the token of who sits at all its tables."""

    async def opened() -> tuple[str, str]:
        async with house_in(data) as house:
            settings = table_of("canaletto", 3, **OVER_DAYS)
            return await _Filling(house).open(settings)

    data = folder / "data"
    data.mkdir()
    table, token = asyncio.run(opened())
    copy(data / FILE, table, MANY)
    return token


def shift(file: Path, milliseconds: int, tables: list[str]) -> None:
    """Let what happened at some tables have happened so much earlier."""
    columns = (("entries", "at"), ("tables", "changed"), ("tables", "due"))
    with closing(sqlite3.connect(file)) as store, store:
        for name, column in columns:
            asked = f"UPDATE {name} SET {column} = {column} - ? WHERE table_id = ?"  # noqa: S608  # names of ours
            store.executemany(asked, [(milliseconds, table) for table in tables])


async def _played(folder: Path) -> tuple[Laden, str, str]:
    async with house_in(folder) as house:
        filling = _Filling(house)
        over, _ = await filling.open(table_of("canaletto", 3, clock="none", hammer="none"))
        await filling.play_on(2000)
        assert (await house.inside()).status == OVER
        mine, token = await filling.open(table_of("canaletto", 3, **OVER_DAYS))
        broken = [await filling.open(table_of("alles-futsch", 2, **OVER_DAYS)) for _ in range(3)]
        table, late_token = await filling.open(table_of("alles-futsch", 2, **OVER_DAYS))
        late = table, late_token, len(await house.store.kept(table))
        house.people = []
        await outcry(house)
        hammered = house.table, len(await house.store.kept(house.table))
    return Laden(token, broken, hammered, late, []), mine, over


def copy(file: Path, table: str, count: int) -> list[str]:
    """Write copies of a table beside it, with the same persons; return their ids."""
    made = [secrets.token_urlsafe(9) for _ in range(count)]
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("CREATE TEMP TABLE copies (new TEXT)")
        store.executemany("INSERT INTO copies VALUES (?)", [(one,) for one in made])
        for name in ("entries", "tables", "seats"):
            columns = [row[1] for row in store.execute(f"PRAGMA table_info({name})")]
            taken = ", ".join(_column(column) for column in columns)
            store.execute(
                f"INSERT INTO {name} SELECT {taken} FROM copies JOIN {name} t"  # noqa: S608  # likewise
                " ON t.table_id = :old",
                {"old": table},
            )
    return made


def _column(name: str) -> str:
    """Say how a column is copied: a table's id is in its first entry, and in what is found."""
    if name == "table_id":
        return "copies.new"
    if name in {"body", "about"}:
        return f"CAST(replace(CAST(t.{name} AS TEXT), :old, copies.new) AS BLOB)"
    return f"t.{name}"

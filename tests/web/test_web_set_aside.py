"""A table that cannot be read is set aside: its players are told, and all other tables play on."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from faults.breaking import InProcess, house_in, table_of
from faults.players import until
from web.protocol_players import seated_at, settings_for
from web.serving import serving

from saleroom.house.commands import Refused, Say
from saleroom.house.statuses import FROZEN, PLAYING
from saleroom.store.contract import Store
from saleroom.store.opening import store_for
from saleroom.web.finished import DAY
from saleroom.web.hub import Config, Hub
from saleroom.web.seated_table import SetAside

RUBBISH = b"\x00 no entry of any log"


def spoil(file: Path, table: str, seq: int, body: bytes = RUBBISH) -> bytes:
    """Write rubbish over one entry of a log, as a failing disk would; return what stood there."""
    place = (table, seq)
    with closing(sqlite3.connect(file)) as connection, connection:
        asked = "SELECT body FROM entries WHERE table_id = ? AND seq = ?"
        ((before,),) = connection.execute(asked, place).fetchall()
        changed = "UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?"
        connection.execute(changed, (body, *place))
    return bytes(before)


def make_due(file: Path, table: str) -> None:
    """Let the house have something to do at a table, before all others."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE tables SET due = 1 WHERE table_id = ?", (table,))


def run(folder: Path, *plays: Callable[[InProcess], Awaitable[Any]]) -> list[Any]:
    """Open the house on the same file once for each play."""

    async def one(play: Callable[[InProcess], Awaitable[Any]]) -> Any:
        async with house_in(folder) as house:
            return await play(house)

    return [asyncio.run(one(play)) for play in plays]


async def opened(house: InProcess) -> tuple[str, str]:
    """Open a table of people and return it with its first person."""
    await house.open(table_of("alles-futsch", 2, clock="none"))
    return house.table, house.people[0]


async def bots_at_work(house: InProcess) -> str:
    await house.open(table_of("canaletto", 0, 3))
    assert await house.until(lambda table: len(table.match.moves) > 3)
    return house.table


@pytest.mark.parametrize("seq", [0, 1])
def test_one_unreadable_table_does_not_end_the_sweep_for_the_others(
    tmp_path: Path, seq: int
) -> None:
    file = tmp_path / "saleroom.db"
    ((broken, _),) = run(tmp_path, opened)
    (playing,) = run(tmp_path, bots_at_work)
    spoil(file, broken, seq)
    make_due(file, broken)

    async def goes_on(house: InProcess) -> None:
        house.table = playing
        moves = len((await house.inside()).match.moves)
        assert await house.until(lambda table: len(table.match.moves) > moves + 5, 40)
        assert house.hub.floor.set_aside.keys() == {broken}

    run(tmp_path, goes_on)


def test_who_sits_at_an_unreadable_table_is_told_so_and_finds_the_other_ones(
    tmp_path: Path,
) -> None:
    ((broken, person),) = run(tmp_path, opened)
    spoil(tmp_path / "saleroom.db", broken, 0)

    async def asks(house: InProcess) -> None:
        with pytest.raises(SetAside):
            await house.hub.show(broken, person)
        with pytest.raises(SetAside):
            await house.hub.send(broken, person, Say(id="1", text="Hello?"))
        (mine,) = await house.hub.mine(person)
        assert (mine.about.table, mine.waits) == (broken, False)

    run(tmp_path, asks)


def test_an_unreadable_table_is_refused_in_words_and_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        chair = asyncio.run(seated_at(server.address, settings_for("canaletto", 3), 1))[0]
    spoil(tmp_path / "saleroom.db", chair.table, 0)
    with serving(tmp_path) as server, server.program(chair.token) as client:
        answer = client.get(f"/api/tables/{chair.table}")
        assert (answer.status_code, answer.json()["code"]) == (409, "unreadable")
        assert "cannot be read" in answer.json()["text"]
        assert client.get(f"/t/{chair.table}").status_code == 200
        assert "saleroom_set_aside 1.0" in client.get("/metrics").text


def test_what_can_be_read_of_a_damaged_table_is_shown_and_taken_home(tmp_path: Path) -> None:
    async def some_moves(house: InProcess) -> tuple[str, str, int]:
        table, person = await opened(house)
        return table, person, (await house.inside()).seq

    ((broken, person, seq),) = run(tmp_path, some_moves)
    spoil(tmp_path / "saleroom.db", broken, seq - 1)

    async def looks(house: InProcess) -> None:
        shown = (await house.hub.show(broken, person)).shown
        assert (shown.status, shown.why_frozen) == (FROZEN, "damage")
        with pytest.raises(Refused) as refused:
            await house.hub.send(broken, person, Say(id="1", text="Hello?"))
        assert (refused.value.code, refused.value.name) == ("frozen", "frozen_damage")
        with pytest.raises(Refused, match="not_yours players_only"):
            await house.hub.finished.close(broken, "somebody")
        make_old(house)
        await house.hub.finished.close(broken, person)
        record = await house.hub.finished.record(broken, person)
        assert record.result is None
        assert record.seats == ["Person 0", "Person 1"]

    run(tmp_path, looks)


def test_one_player_does_not_end_a_frozen_table_for_the_others_and_looking_ends_nothing(
    tmp_path: Path,
) -> None:
    ((table, person),) = run(tmp_path, opened)
    file = tmp_path / "saleroom.db"
    whole = spoil(file, table, 3)

    async def tries(house: InProcess) -> None:
        with pytest.raises(PermissionError):
            await house.hub.finished.record(table, person)
        with pytest.raises(Refused, match="not_now close_later") as refused:
            await house.hub.finished.close(table, person)
        assert refused.value.numbers["hours"] == 24

    run(tmp_path, tries)
    spoil(file, table, 3, whole)

    async def looks(house: InProcess) -> None:
        assert (await house.hub.show(table, person)).shown.status == PLAYING

    run(tmp_path, looks)


def test_whoever_plays_alone_closes_a_frozen_table_at_once(tmp_path: Path) -> None:
    async def alone(house: InProcess) -> tuple[str, str]:
        await house.open(table_of("alles-futsch", 1, 2, clock="none"))
        return house.table, house.people[0]

    ((table, person),) = run(tmp_path, alone)
    spoil(tmp_path / "saleroom.db", table, 2)
    with serving(tmp_path) as server, server.program() as client:
        assert client.post(f"/api/tables/{table}/close").json()["code"] == "nobody"

    async def closes(house: InProcess) -> None:
        await house.hub.finished.close(table, person)
        await house.hub.finished.close(table, person)
        assert (await house.hub.finished.record(table, person)).result is None

    run(tmp_path, closes)


def make_old(house: InProcess) -> None:
    """Let a day and more go by."""
    house.hub.floor.clock.not_before(house.hub.now() + 2 * DAY)


def test_whoever_closes_a_frozen_table_ends_it_for_good(tmp_path: Path) -> None:
    """The record shows every hand: where the game can be replayed again, nobody may play it on."""
    ((table, person),) = run(tmp_path, opened)
    file = tmp_path / "saleroom.db"
    whole = spoil(file, table, 3)

    async def takes(house: InProcess) -> None:
        make_old(house)
        await house.hub.finished.close(table, person)

    run(tmp_path, takes)
    spoil(file, table, 3, whole)

    async def looks(house: InProcess) -> None:
        assert (await house.hub.show(table, person)).shown.status == FROZEN
        assert not house.hub.floor.set_aside

    run(tmp_path, looks)


def test_the_sweep_outlives_whatever_happens_in_it(tmp_path: Path) -> None:
    class Clumsy:
        """A store whose list of due tables fails once in a way nobody foresaw."""

        def __init__(self, store: Store) -> None:
            self._store = store
            self.asked = 0

        def __getattr__(self, name: str) -> Any:
            return getattr(self._store, name)

        async def due(self, *asked: Any, **more: Any) -> Any:
            self.asked += 1
            if self.asked == 1:
                raise RuntimeError("nobody foresaw this")
            return await self._store.due(*asked, **more)

    async def go() -> None:
        store = Clumsy(store_for(tmp_path / "saleroom.db"))
        await store.open()
        hub = Hub(store, Config(idle_seconds=1.0))
        await hub.start()
        await until(lambda: store.asked > 1)
        assert hub.floor.rounds.failed["sweep"] == 1
        await hub.stop()
        await store.close()

    asyncio.run(go())

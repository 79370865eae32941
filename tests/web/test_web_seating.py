"""What is kept together when a table is opened and seats are taken, and who is known then."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from faults.breaking import InProcess, house_in, table_of

from saleroom.house import entries as e
from saleroom.house.commands import Refused
from saleroom.house.opening import hash_of, opening, unknown_person
from saleroom.house.showing import Showing, shown
from saleroom.house.statuses import OVER
from saleroom.house.table import Table
from saleroom.store.contract import Newcomer, Unavailable
from saleroom.web.keys import DAY, UNUSED


def newcomer(house: InProcess) -> tuple[Newcomer, str]:
    person, secret = unknown_person()
    return Newcomer(person, hash_of(secret), house.hub.now()), secret


def pass_time(house: InProcess, milliseconds: int) -> None:
    clock = house.hub.floor.clock
    clock.not_before(clock.now() + milliseconds)


def test_a_table_and_whoever_opens_it_and_each_who_sits_down_are_one_commit(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            hub, settings = house.hub, table_of("canaletto", 3)
            (ann, of_ann), (ben, of_ben) = newcomer(house), newcomer(house)
            asked = house.store.asked
            asked.clear()
            opened = await hub.open(ann.person, settings, "Ann", new=ann)
            log = [e.read(entry.body) for entry in await house.store.kept(opened.table)]
            assert [type(body) for body in log] == [e.Opened, e.Sat]
            await hub.sit(opened.table, ben.person, "Ben", None, opened.invite, new=ben)
            assert await hub.person_of(of_ann) == ann.person
            assert await hub.person_of(of_ben) == ben.person
            assert asked["append"] == 2, "a table with its opener, and a seat"
            about_people = {"add_person", "person_of", "use_token", "program_of"}
            assert not about_people & asked.keys(), "who is new today is known"
            pass_time(house, DAY)
            assert await hub.person_of(of_ann) == ann.person
            assert asked["use_token"] == 1, "and what is used tomorrow is used"
            assert await house.store.person_of(ann.token, hub.now() - DAY // 2) == ann.person

    asyncio.run(go())


def test_a_table_that_nobody_listens_to_is_put_into_no_frames(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    usual = Showing.written_to
    monkeypatch.setattr(Showing, "written_to", lambda *those: (written.append(1), usual(*those))[1])

    async def go() -> None:
        async with house_in(tmp_path) as house:
            opened = await house.hub.open("ann", table_of("canaletto", 3), "Ann")
            for name in ("ben", "cem"):
                await house.hub.sit(opened.table, name, name.title(), None, opened.invite)

    asyncio.run(go())
    assert not written, "what was written stays in memory, a few kB for each table"


def test_who_was_new_here_is_forgotten_like_everybody(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            ann, secret = newcomer(house)
            await house.hub.open(ann.person, table_of("canaletto", 3), "Ann", new=ann)
            pass_time(house, UNUSED + DAY)
            assert await house.hub.person_of(secret) is None

    asyncio.run(go())


def test_what_cannot_be_kept_makes_nobody_somebody_and_no_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            hub = house.hub
            ann, secret = newcomer(house)
            house.store.cut = "before"
            drawn = opening(table_of("canaletto", 3))
            with pytest.raises(Unavailable):
                await hub.open(ann.person, drawn.body.settings, "Ann", new=ann, drawn=drawn)
            house.store.cut = None
            assert await hub.person_of(secret) is None
            assert hub.tables == 0
            assert await house.store.kept(drawn.body.table) == []

    asyncio.run(go())


def test_a_table_is_opened_as_it_was_drawn(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            ann, _ = await house.hub.new_person()
            drawn = opening(table_of("canaletto", 3))
            opened = await house.hub.open(ann, drawn.body.settings, "Ann", drawn=drawn)
            assert (opened.table, opened.invite) == (drawn.body.table, drawn.invite)
            assert (await house.hub.about(opened.table)).commitment == drawn.body.commitment

    asyncio.run(go())


def test_who_cannot_sit_at_their_own_table_opens_none(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            ann, _ = await house.hub.new_person()
            with pytest.raises(Refused, match="no_such_seat"):
                await house.hub.open(ann, table_of("canaletto", 3), "Ann", 7)
            assert house.hub.tables == 0

    asyncio.run(go())


def test_a_look_waits_for_who_holds_the_table_and_holds_it_no_longer_than_it_lasts(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            await house.open(table_of("canaletto", 3))
            floor = house.hub.floor
            seated_table = await floor.seated_table(house.table)
            async with seated_table.lock:
                looking = asyncio.ensure_future(floor.read(house.table, lambda found: found.id))
                await asyncio.sleep(0.05)
                assert not looking.done()
            assert await looking == house.table

            def forbidden(_table: Table) -> None:
                raise PermissionError

            with pytest.raises(PermissionError):
                await floor.read(house.table, forbidden)
            assert not seated_table.is_stale, "it is none the worse for it"

            def fails(_table: Table) -> None:
                raise ZeroDivisionError

            with pytest.raises(ZeroDivisionError):
                await floor.read(house.table, fails)
            assert seated_table.is_stale, "it is read again"
            assert not seated_table.lock.locked()

    asyncio.run(go())


@pytest.mark.parametrize("game", ["moderne-zeiten", "modern-art"])
def test_a_finished_game_looks_as_it_is_whoever_comes_and_goes(tmp_path: Path, game: str) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            await house.open(table_of(game, 3, clock="none", hammer="none"))
            luck = Random(3)  # noqa: S311  # a game
            seated_table = await house.hub.floor.seated_table(house.table)
            while seated_table.table.status != OVER:
                await house.act(luck)
            for person in house.people:
                connection = await house.hub.attach(house.table, person, None, facts=False)
                viewer = seated_table.table.seat_of(person)
                assert viewer is not None
                now = seated_table._showing().written(viewer, facts=False)
                told = msgspec.json.decode(now)
                alone = shown(seated_table.table, viewer, seated_table.online)
                wanted = msgspec.json.decode(msgspec.json.encode(alone))
                assert told["view"] == wanted["view"]
                assert told["result"] == wanted["result"]
                await house.hub.detach(connection)

    asyncio.run(go())

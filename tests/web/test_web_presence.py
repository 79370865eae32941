"""Who comes and goes at a table: all who come at once are heard of once, and nobody is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from faults.breaking import InProcess, house_in, table_of

from saleroom.web.connections import Connection
from saleroom.web.siblings import Share


def run(folder: Path, *plays: Callable[[InProcess], Awaitable[Any]]) -> list[Any]:
    """Open the house on the same file once for each play."""

    async def one(play: Callable[[InProcess], Awaitable[Any]]) -> Any:
        async with house_in(folder) as house:
            return await play(house)

    return [asyncio.run(one(play)) for play in plays]


async def opened(house: InProcess) -> tuple[str, list[str]]:
    await house.open(table_of("canaletto", 4, clock="none", hammer="none"))
    return house.table, house.people


def heard(connection: Connection) -> list[list[bool]]:
    """Take what was sent: who was shown as connected, frame by frame."""
    frames = [msgspec.json.decode(frame) for frame in connection._frames]
    connection._frames.clear()
    return [[seat["online"] for seat in frame["shown"]["seats"]] for frame in frames]


def test_all_who_come_back_at_once_are_shown_to_each_other_in_one_frame(tmp_path: Path) -> None:
    """Four players got ten frames: after a restart everybody comes at once."""
    ((table, people),) = run(tmp_path, opened)

    async def come_back(house: InProcess) -> None:
        hub = house.hub
        came = await asyncio.gather(*(hub.attach(table, one, None) for one in people[:3]))
        assert [heard(one) for one in came] == 3 * [[[True, True, True, False]]]
        last = await hub.attach(table, people[3], None)
        assert [heard(one) for one in (*came, last)] == 4 * [[4 * [True]]]
        await asyncio.gather(*(hub.detach(one) for one in (*came, last)))
        assert hub.listeners == 0

    run(tmp_path, come_back)


def test_who_comes_while_others_are_let_in_comes_next(tmp_path: Path) -> None:
    async def come(house: InProcess) -> None:
        table, people = await opened(house)
        lock = (await house.hub.floor.seated_table(table)).lock
        async with lock:
            coming = [asyncio.ensure_future(house.hub.attach(table, people[0], None))]
            await asyncio.sleep(0.01)
            coming.append(asyncio.ensure_future(house.hub.attach(table, people[1], 2)))
        came = await asyncio.gather(*coming)
        assert [one.viewer for one in came] == [0, 1]
        first = [msgspec.json.decode(one._frames[0])["lines"][0]["n"] for one in came]
        assert first == [0, 2], "each from the line it asked for"

    run(tmp_path, come)


def test_who_gives_up_before_being_let_in_is_not_there(tmp_path: Path) -> None:
    async def come(house: InProcess) -> None:
        table, people = await opened(house)
        seated_table = await house.hub.floor.seated_table(table)
        async with seated_table.lock:
            coming = [
                asyncio.ensure_future(house.hub.attach(table, one, None)) for one in people[:2]
            ]
            await asyncio.sleep(0.01)
            coming[0].cancel()
        await coming[1]
        async with asyncio.timeout(10):
            while house.hub.listeners > 1:  # noqa: ASYNC110  # nobody says when
                await asyncio.sleep(0.01)
        assert seated_table.online == {1}

    run(tmp_path, come)


def test_the_hammer_waits_for_who_is_lost_though_another_server_was_faster(tmp_path: Path) -> None:
    """The second try saw nobody go any more."""

    async def play(house: InProcess) -> None:
        await house.open(table_of("modern-art", 3, clock="none", hammer="none"))
        luck = Random(3)  # noqa: S311  # a game
        while not (await house.inside()).is_outcry:
            assert await house.act(luck)
        leader = (await house.inside()).leader
        seat = next(seat for seat in range(3) if seat != leader)
        lost = await house.hub.attach(house.table, house.people[seat], None)
        house.store.taken = 1
        await house.hub.detach(lost)
        pause = (await house.inside()).pause
        assert pause is not None
        assert pause.seat == seat

    run(tmp_path, play)


def test_a_table_that_is_waited_for_is_not_forgotten_because_its_log_grew(tmp_path: Path) -> None:
    """It is another process's; news of it came between its reading and the one who waited."""
    ((table, people),) = run(tmp_path, opened)

    async def come(house: InProcess) -> None:
        floor = house.hub.floor
        others = next(share for share in (Share(0, 2), Share(1, 2)) if not share.has(table))
        floor.config = msgspec.structs.replace(floor.config, share=others)
        coming = asyncio.ensure_future(house.hub.attach(table, people[0], None))
        while (found := floor.in_memory(table)) is None:  # noqa: ASYNC110  # at the first moment
            await asyncio.sleep(0)
        await floor._heard(table, found.table.seq + 1)
        connection = await coming
        there = floor.in_memory(table)
        assert there is not None
        assert connection in there.connections[0], "whatever happens there is told"

    run(tmp_path, come)

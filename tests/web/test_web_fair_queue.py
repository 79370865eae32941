"""Turns: whoever asks for much waits behind their own questions."""

import asyncio

import pytest

from saleroom.bots.registry import is_quick
from saleroom.web.fair_queue import FairQueue


async def in_order(asked: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Let everybody wait while one has the only turn; return who had theirs, in order."""
    queue, had = FairQueue(1), []

    async def have(group: str, member: str) -> None:
        await queue.wait(group, member)
        had.append((group, member))
        queue.leave()

    await queue.wait("first", "first")
    tasks = [asyncio.create_task(have(*one)) for one in asked]
    await asyncio.sleep(0)
    queue.leave()
    await asyncio.gather(*tasks)
    return had


def test_every_address_has_its_turn_and_of_its_tables_each() -> None:
    greedy = [("greedy", table) for table in ("a", "a", "b", "a", "c")]
    had = asyncio.run(in_order([*greedy, ("modest", "d"), ("modest", "d")]))
    tables = [table for _, table in had]
    assert tables == ["a", "d", "b", "d", "c", "a", "a"]


def test_whoever_stops_waiting_is_passed_over_and_keeps_no_turn() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        await queue.wait("a", "a")
        waiting = [asyncio.create_task(queue.wait(name, name)) for name in "bcd"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        queue.leave()
        waiting[1].cancel()  # it was given its turn, and had no time to know
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [task.cancelled() for task in waiting] == [True, True, False]
        queue.leave()
        async with asyncio.timeout(5):
            await queue.wait("e", "e")

    asyncio.run(play())


def test_whoever_asks_anew_loses_no_turn_by_what_they_do_not_ask_any_more() -> None:
    async def play() -> list[str]:
        queue, had = FairQueue(1), []

        async def have(group: str) -> None:
            await queue.wait(group, group)
            had.append(group)
            queue.leave()

        await queue.wait("first", "first")
        outdated = [asyncio.create_task(have("duel")) for _ in range(3)]
        await asyncio.sleep(0)
        for task in outdated:
            task.cancel()
        others = [asyncio.create_task(have("duel"))]
        others += [asyncio.create_task(have("greedy")) for _ in range(3)]
        await asyncio.sleep(0)
        queue.leave()
        await asyncio.gather(*others)
        return had

    assert asyncio.run(play()) == ["duel", "greedy", "greedy", "greedy"]


def test_there_are_as_many_turns_as_places() -> None:
    async def play() -> None:
        queue = FairQueue(2)
        await queue.wait("a", "a")
        await queue.wait("a", "b")
        third = asyncio.create_task(queue.wait("a", "c"))
        await asyncio.sleep(0)
        assert not third.done()
        queue.leave()
        await third

    asyncio.run(play())


@pytest.mark.parametrize(
    ("bot", "quick"),
    [
        ("random", True),
        ("dealer", True),
        ("expert", False),
        ("master", False),
        ("expert:worlds=50", False),
        ("guest", False),
    ],
)
def test_who_searches_or_is_a_stranger_is_not_quick(bot: str, *, quick: bool) -> None:
    assert is_quick(bot) is quick

"""Commands that come close together are carried out together, and in their order."""

import asyncio

from saleroom.web.gathering import APART, Gathering


def test_in_a_quiet_moment_nobody_is_waited_for() -> None:
    async def told() -> list[int]:
        gathering, done = Gathering(), list[int]()
        gathering.soon(lambda: done.append(1))
        await asyncio.sleep(0)
        return done

    assert asyncio.run(told()) == [1]


def test_what_comes_soon_after_is_done_together_and_in_order() -> None:
    async def told() -> list[list[int]]:
        gathering, done, seen = Gathering(), list[int](), list[list[int]]()
        loop = asyncio.get_running_loop()
        gathering.soon(lambda: done.append(0))
        over = loop.create_future()
        for n in (1, 2, 3):
            gathering.soon(lambda n=n: done.append(n))  # type: ignore[misc]  # typed by use
        await asyncio.sleep(0)
        seen.append(done[:])
        gathering.soon(lambda: over.set_result(None))
        await over
        seen.append(done[:])
        return seen

    assert asyncio.run(told()) == [[0], [0, 1, 2, 3]]


def test_after_a_handful_it_is_quiet_again() -> None:
    async def told() -> list[int]:
        gathering, done = Gathering(), list[int]()
        gathering.soon(lambda: done.append(1))
        await asyncio.sleep(2 * APART)
        gathering.soon(lambda: done.append(2))
        await asyncio.sleep(0)
        return done[:]

    assert asyncio.run(told()) == [1, 2]


def test_what_fails_takes_no_others_with_it() -> None:
    async def told() -> list[int]:
        gathering, done = Gathering(), list[int]()
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: done.append(-1))
        gathering.soon(lambda: None)
        gathering.soon(lambda: 1 // 0)
        gathering.soon(lambda: done.append(2))
        await asyncio.sleep(3 * APART)
        return done

    assert asyncio.run(told()) == [-1, 2]

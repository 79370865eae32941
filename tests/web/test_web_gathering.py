"""Commands that come close together are carried out together, and in their order."""

import asyncio
import time

import pytest

from saleroom.web.gathering import APART, HANDFUL, LONGEST, MANY, Gathering, apart


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
        await asyncio.sleep(0)
        over = loop.create_future()
        for n in (1, 2, 3):
            gathering.soon(lambda n=n: done.append(n))
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


def test_in_a_hurry_it_is_done_at_once_and_once() -> None:
    async def told() -> list[list[int]]:
        gathering, done, seen = Gathering(), list[int](), list[list[int]]()
        gathering.soon(lambda: None)
        await asyncio.sleep(0)
        for n in (1, 2):
            gathering.soon(lambda n=n: done.append(n))
        gathering.hurry()
        seen.append(done[:])
        gathering.hurry()
        await asyncio.sleep(3 * APART)
        seen.append(done[:])
        gathering.soon(lambda: done.append(3))
        await asyncio.sleep(3 * APART)
        seen.append(done[:])
        return seen

    assert asyncio.run(told()) == [[1, 2], [1, 2], [1, 2, 3]]


def test_after_a_hurry_what_comes_next_waits_as_long_as_ever() -> None:
    async def told() -> tuple[float, float]:
        gathering, loop = Gathering(), asyncio.get_running_loop()
        at: asyncio.Future[float] = loop.create_future()
        gathering.soon(lambda: None)
        await asyncio.sleep(0)
        gathering.soon(lambda: None)
        await asyncio.sleep(APART / 2)
        gathering.hurry()
        gathering.soon(lambda: at.set_result(loop.time()))
        wanted = gathering._next
        return wanted, await at

    wanted, at = asyncio.run(told())
    assert at > wanted - APART / 10, "a hurry leaves no clock behind"


def test_what_fails_takes_no_others_with_it() -> None:
    async def told() -> list[int]:
        gathering, done = Gathering(), list[int]()
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: done.append(-1))
        gathering.soon(lambda: None)
        await asyncio.sleep(0)
        gathering.soon(lambda: 1 // 0)
        gathering.soon(lambda: done.append(2))
        await asyncio.sleep(3 * APART)
        return done

    assert asyncio.run(told()) == [-1, 2]


def test_a_handful_is_waited_for_where_it_comes_soon_and_never_for_long() -> None:
    assert apart(MANY - 1, 9.0) == APART, "a quiet house"
    assert apart(MANY, 9.0) == LONGEST, "one that was quiet until now"
    assert apart(6, 0.025) == LONGEST, "250 moves a second"
    assert apart(HANDFUL, 0.04) == 0.04, "1,000 moves a second"
    assert apart(2 * HANDFUL, 0.04) == APART, "more are enough as it is"


def dozes(gathering: Gathering, many: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How often and how long nothing is looked at after so many things were done at once."""
    slept = list[float]()
    monkeypatch.setattr(time, "sleep", slept.append)

    async def told() -> None:
        over, left = asyncio.Event(), [None] * many

        def do() -> None:
            left.pop()
            gathering.over()
            if not left:
                over.set()

        for _ in range(many):
            gathering.soon(do)
        await over.wait()
        await asyncio.sleep(0)

    asyncio.run(told())
    return slept


def test_a_busy_house_looks_at_nothing_until_the_next_handful(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (rest,) = dozes(Gathering(), MANY, monkeypatch)
    assert APART < rest <= LONGEST
    assert not dozes(Gathering(), MANY - 1, monkeypatch), "in a quiet one all is looked at at once"


def test_what_fails_once_it_is_over_is_over_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or something would seem to be under way for ever, and the house never doze again."""
    gathering = Gathering()

    def do() -> None:
        gathering.over()
        raise ValueError

    async def fail() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
        gathering.soon(do)
        await asyncio.sleep(0)

    asyncio.run(fail())
    assert dozes(gathering, MANY, monkeypatch)


def test_nobody_dozes_while_a_request_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    gathering = Gathering()
    gathering.is_nothing_else_done = lambda: False
    assert not dozes(gathering, MANY, monkeypatch)

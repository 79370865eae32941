"""Processes that think: one that hangs is given up, and stops neither the next question nor us."""

import asyncio
import os
import signal
import time

import pytest

from saleroom.web import processes
from saleroom.web.processes import Processes

# Seconds that a process of Python may take to begin on a busy machine.
BEGINS = 60.0


def stopped(_asked: int) -> int:
    """Hang as hard as a process can: not even a signal to end is heard."""
    os.kill(os.getpid(), signal.SIGSTOP)
    return 0


def test_a_process_that_hangs_stops_no_question_but_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "HANGS", 0.2)

    async def run() -> None:
        thinking = Processes(1)
        with pytest.raises(TimeoutError):
            await thinking.answer(stopped, 1, 1.0)
        end = time.monotonic() + BEGINS
        while True:
            try:
                assert await thinking.answer(abs, -7, 2.0) == 7
                break
            except Exception:  # noqa: BLE001  # late, or its process was ended under it
                assert time.monotonic() < end, "nobody answers any more"
                await asyncio.sleep(0.1)
        await thinking.close()

    asyncio.run(run())


def test_a_house_closes_though_a_process_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "LAST_WORDS", 0.2)

    async def run() -> None:
        thinking = Processes(1)
        assert await thinking.answer(abs, -7, BEGINS) == 7
        with pytest.raises(TimeoutError):
            await thinking.answer(stopped, 1, 0.5)
        async with asyncio.timeout(BEGINS):
            await thinking.close()

    asyncio.run(run())

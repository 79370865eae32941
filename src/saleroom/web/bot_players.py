"""Bots decide in processes of their own, so that no thought of theirs holds up a table.

A decision is asked for with everything it depends on. A process keeps its bots, as far as it has
them, because some think once about a lot and not at every bid; one that starts anew does well
without (see `saleroom.bots.contract`).
"""

import asyncio
import logging
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from saleroom.bots.guard import Guarded, safe
from saleroom.bots.registry import bot_named
from saleroom.core.chance import seeded
from saleroom.core.legal import Legal
from saleroom.games.registry import game_named

LOG = logging.getLogger(__name__)

# Bots a process keeps in mind.
KEPT = 2000
# Seconds after which an answer is not waited for any more; the guard inside gives up earlier.
PATIENCE = 20.0


class Question(NamedTuple):
    """One decision: who is asked, what the seat knows, what is legal, and the luck of it."""

    table: str
    seat: int
    game: str
    bot: str
    view: Any
    legal: Legal
    memory: Any
    seed: int


_BOTS: OrderedDict[tuple[str, int, str], Guarded] = OrderedDict()


def answered(question: Question) -> int:
    """Decide; runs in a process of its own."""
    game = game_named(question.game)
    key = (question.table, question.seat, question.bot)
    bot = _BOTS.pop(key, None)
    if bot is None:
        bot = Guarded(question.bot, game, partial(bot_named, question.bot, game, wait=False))
    _BOTS[key] = bot
    if len(_BOTS) > KEPT:
        _BOTS.popitem(last=False)
    return bot.choose(question.view, question.legal, question.memory, seeded(question.seed))


def leave_with_server() -> None:
    """End this process when the server that started it ends, however it does.

    A killed server closes nothing, and the pool's processes would wait for its questions for ever.
    """
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class BotPlayers:
    """The processes in which bots decide."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, question: Question) -> int:
        """Return what the bot decides; something safe if that goes wrong."""
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(self._running(), answered, question)
            return await asyncio.wait_for(answer, PATIENCE)
        except (BrokenExecutor, TimeoutError, Exception) as error:  # noqa: BLE001  # a stranger's
            LOG.warning("a bot at %s did not answer: %s", question.game, type(error).__name__)
            if isinstance(error, BrokenExecutor):
                self._pool = None
            return safe(question.legal, game_named(question.game).codec)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not by fork: this process has threads and sockets.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=leave_with_server
            )
        return self._pool

    async def close(self) -> None:
        """Let the processes go, when they have thought their present thoughts."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

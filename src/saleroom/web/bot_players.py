"""Bots decide in processes of their own, so that no thought of theirs holds up a table.

A decision is asked for with everything it depends on. A process keeps its bots, as far as it has
them, because some think once about a lot and not at every bid; one that starts anew does well
without (see `saleroom.bots.contract`).
"""

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from time import monotonic
from typing import Any, NamedTuple

from saleroom.bots.guard import Guarded, safe
from saleroom.bots.registry import bot_named, is_quick
from saleroom.core.chance import seeded
from saleroom.core.legal import Legal
from saleroom.games.registry import game_named
from saleroom.web.fair_queue import FairQueue
from saleroom.web.processes import Processes

LOG = logging.getLogger(__name__)

# Bots a process keeps in mind.
KEPT = 2000
# Seconds after which a bot that nobody asks forgets what it thought: its game is over, or slow.
UNASKED = 300.0
# Tables of which is known from where they were opened.
OPENERS = 100_000
# Seconds after which an answer is not waited for any more; the guard inside gives up earlier.
PATIENCE = 20.0


class Question(NamedTuple):
    """One decision: who is asked, what the seat knows, what is legal, and the luck of it.

    `course` counts how often the game was taken back: a bot forgets what it thought before.
    """

    table: str
    course: int
    seat: int
    game: str
    bot: str
    view: Any
    legal: Legal
    memory: Any
    seed: int


Key = tuple[str, int, int, str]


class KeptBots:
    """The bots that a process has in mind: so many at most, who was asked last at the end.

    A search keeps arrays of the lot it thought about. Who was not asked for long lets them go, as
    soon as anybody else is asked.
    """

    def __init__(self, most: int = KEPT, seconds: float = UNASKED) -> None:
        self._most = most
        self._seconds = seconds
        self._bots: OrderedDict[Key, Guarded] = OrderedDict()
        self._thought: OrderedDict[Key, float] = OrderedDict()

    def asked(self, key: Key, make: Callable[[], Guarded], now: float) -> Guarded:
        """Return the bot that is asked now; it is made if there is none."""
        bot = self._bots.pop(key, None) or make()
        self._bots[key] = bot
        self._thought.pop(key, None)
        self._thought[key] = now
        if len(self._bots) > self._most:
            dropped, _ = self._bots.popitem(last=False)
            self._thought.pop(dropped, None)
        while now - next(iter(self._thought.values())) > self._seconds:
            idle, _ = self._thought.popitem(last=False)
            self._bots[idle].forget()
        return bot


_BOTS = KeptBots()


def answered(question: Question) -> int:
    """Decide; runs in a process of its own."""
    game = game_named(question.game)
    key = (question.table, question.course, question.seat, question.bot)
    make = partial(bot_named, question.bot, game, wait=False)
    bot = _BOTS.asked(key, lambda: Guarded(question.bot, game, make), monotonic())
    return bot.choose(question.view, question.legal, question.memory, seeded(question.seed))


class BotPlayers:
    """The processes in which bots decide.

    Who thinks long never holds up who does not: they have processes of their own. In both, every
    address that opened tables has its turn, and of its tables each.
    """

    def __init__(self, processes: int = 1) -> None:
        self._quick = _Thinkers(1)
        self._slow = _Thinkers(processes)
        self._openers: OrderedDict[str, str] = OrderedDict()
        self._thoughts: set[asyncio.Task[int]] = set()

    def opened_by(self, table: str, address: str) -> None:
        """Note from where a table was opened; a server that starts anew does not know it."""
        self._openers[table] = sys.intern(address)  # some open very many
        if len(self._openers) > OPENERS:
            self._openers.popitem(last=False)

    async def ask(self, question: Question) -> int:
        """Return what the bot decides; something safe if that goes wrong."""
        thinkers = self._quick if is_quick(question.bot) else self._slow
        await thinkers.queue.wait(self._openers.get(question.table, question.table), question.table)
        # Who does not want to know any more does not end a thought, and so no turn either.
        thought = asyncio.create_task(thinkers.thought(question))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(thought)

    async def close(self) -> None:
        """Let the processes go."""
        await self._quick.processes.close()
        await self._slow.processes.close()


class _Thinkers:
    """Some processes, and who waits for them."""

    def __init__(self, count: int) -> None:
        self.processes = Processes(count)
        self.queue = FairQueue(count)

    async def thought(self, question: Question) -> int:
        """Decide, and give the turn away."""
        try:
            return await self.processes.answer(answered, question, PATIENCE)
        except (BrokenExecutor, TimeoutError, Exception) as error:  # noqa: BLE001  # a stranger's
            LOG.warning("a bot at %s did not answer: %s", question.game, type(error).__name__)
            return safe(question.legal, game_named(question.game).codec)
        finally:
            self.queue.leave()

"""What was the mistake, for whoever may look back at a game: asked for, worked on, and kept.

An analysis is made once and kept with its game, until the analysis itself is another. Each is made
in a process of its own (`saleroom.analysis.apart`), one at a time; every address that asks has its
turn, and of its games each. What there is so far is shown meanwhile. A server that ends, or is
killed, takes its process along, and whoever asks again begins it anew.
"""

import asyncio
import logging
import sys
import zlib
from asyncio.subprocess import DEVNULL, PIPE
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from time import monotonic
from typing import TYPE_CHECKING, Literal

from saleroom.analysis.apart import question, version
from saleroom.analysis.found import DONE
from saleroom.analysis.questions import AnalysisAsked
from saleroom.bots.skill import skill_module
from saleroom.house.commands import Refused
from saleroom.play.record import Record, write
from saleroom.store.contract import KeptAnalysis, StoreError
from saleroom.web.analysis_parts import Parts, taken_apart
from saleroom.web.fair_queue import FairQueue

if TYPE_CHECKING:
    from saleroom.web.finished import FinishedGames
    from saleroom.web.floor import Floor

LOG = logging.getLogger(__name__)

# Analyses that are worked on or wait, of all and of one address.
MOST_ASKED = 16
MOST_OF_ADDRESS = 3
# Seconds until it is worth asking again.
BUSY_SECONDS = 20
# Who has not asked for so many seconds is not worked for any more when the turn comes, and makes
# room for others before.
FORGOTTEN = 120.0
# Seconds for a whole analysis, and until its first line: the first of a game has to compile.
PATIENCE = 1200.0
# Seconds from then on without a line, after which nothing will come.
SILENCE = 300.0
# Bytes of an analysis, as it comes and as it is kept; a long game of five is a tenth of both.
LONGEST = 1 << 23
LARGEST = 1 << 20
# Bytes of analyses that are kept, and how many of them are at hand.
MOST_KEPT = 1 << 30
AT_HAND = 8

NONE = "none"
_COMMAND = ("-P", "-m", "saleroom.analysis.apart")

_Eyes = Literal["own", "open"]
_Key = tuple[str, _Eyes]


class _Job:
    """One analysis under way: what there is of it so far, and when somebody last asked for it."""

    def __init__(self, record: Record, key: _Key, address: str) -> None:
        self.record = record
        self.key = key
        self.address = address
        self.so_far: Parts | None = None
        self.asked_at = monotonic()
        self.is_begun = False
        self.is_failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def is_forgotten(self) -> bool:
        """Nobody asks for it any more."""
        return monotonic() - self.asked_at >= FORGOTTEN


class Analyses:
    """Who has games analysed for people."""

    def __init__(self, floor: "Floor", finished: "FinishedGames") -> None:
        self._floor = floor
        self._finished = finished
        self._queue = FairQueue(1)
        self._jobs: dict[_Key, _Job] = {}
        self._whole: OrderedDict[_Key, Parts] = OrderedDict()

    async def ask(  # noqa: PLR0913, PLR0917  # who asks for what, and what it costs
        self,
        table: str,
        person: str | None,
        eyes: _Eyes,
        have: tuple[int, int],
        address: str,
        pay: Callable[[], None] | None,
    ) -> Parts:
        """Tell what there is of an analysis.

        `have` are how many lots and decisions need not be told again. If there is nothing it is
        begun, unless nobody wants to `pay`: that is called before, and may refuse.
        """
        await self._finished.check_over(table, person)
        key = (table, eyes)
        found = self._at_hand(key) or await self._kept(key)
        if found is None and key not in self._jobs:
            if pay is None:
                return Parts(eyes=eyes, stage=NONE, worlds=self._worlds)
            record = await self._finished.record(table, person)
            if key not in self._jobs:  # or somebody else has begun it meanwhile
                self._begin(record, key, address, pay)
        if found is None:
            found = self._of_job(self._jobs[key])
        return found.beyond(*have)

    @property
    def _worlds(self) -> int:
        return self._floor.config.analysis_worlds

    async def _version(self) -> str:
        """Name what is made now; for that, once, all sources are read."""
        return f"{await asyncio.to_thread(version)}-{self._worlds}"

    def _at_hand(self, key: _Key) -> Parts | None:
        found = self._whole.get(key)
        if found is not None:
            self._whole.move_to_end(key)
        return found

    async def _kept(self, key: _Key) -> Parts | None:
        """Return what is kept, if the analysis is still the same."""
        if key in self._jobs:
            return None
        kept = await self._floor.store.analysis_of(*key)
        if kept is None or kept.version != await self._version():
            return None
        found = await asyncio.to_thread(lambda: taken_apart(zlib.decompress(kept.body)))
        self._put(key, found)
        return found

    def _of_job(self, job: _Job) -> Parts:
        job.asked_at = monotonic()
        if job.is_failed:
            del self._jobs[job.key]
            raise Refused("not_now", "analysis_failed")
        return job.so_far or Parts(eyes=job.key[1], worlds=self._worlds)

    def _begin(self, record: Record, key: _Key, address: str, pay: Callable[[], None]) -> None:
        if find_spec("numba") is None:
            raise Refused("not_here", "analysis_not_installed")
        if skill_module(record.game) is None:
            raise Refused("not_here", "analysis_no_game")
        self._make_room()
        alive = [job for job in self._jobs.values() if not job.is_failed]
        asked = Counter(job.address for job in alive)
        if asked[address] >= MOST_OF_ADDRESS:
            raise Refused("rate", "analyses_busy", wait=BUSY_SECONDS)
        last = self._last_for(alive, asked, address) if len(alive) >= MOST_ASKED else None
        pay()  # before: who may begin no more takes nobody's place
        if last is not None:
            self._drop(last)
        job = self._jobs[key] = _Job(record, key, address)
        job.task = asyncio.create_task(self._work(job))

    def _make_room(self) -> None:
        """Let nobody be refused for games that wait and that nobody asks about any more."""
        for job in list(self._jobs.values()):
            if job.is_forgotten and not job.is_begun:
                self._drop(job)

    def _last_for(self, alive: list[_Job], asked: Counter[str], address: str) -> _Job:
        """Find what makes room for who has fewer: the last that waits of who has asked for most."""
        waiting = [job for job in alive if not job.is_begun and asked[job.address] > 1]
        last = max(reversed(waiting), key=lambda job: asked[job.address], default=None)
        if last is None or asked[last.address] <= asked[address] + 1:
            raise Refused("rate", "analyses_busy", wait=BUSY_SECONDS)
        return last

    def _drop(self, job: _Job) -> None:
        del self._jobs[job.key]
        if job.task is not None:
            job.task.cancel()

    async def _work(self, job: _Job) -> None:
        await self._queue.wait(job.address, job.key[0])
        try:
            if not job.is_forgotten:
                job.is_begun = True
                async with asyncio.timeout(PATIENCE):
                    whole = await self._grown(job)
                await self._keep(job, *whole)
            self._jobs.pop(job.key, None)
        except Exception as error:  # noqa: BLE001  # whatever it is, whoever asks is told
            LOG.warning("no analysis of %s: %s", job.record.game, type(error).__name__)
            self._fail(job)
        finally:
            self._queue.leave()

    def _fail(self, job: _Job) -> None:
        """Let whoever asks next know; of those that nobody asked about again few are remembered."""
        job.is_failed = True
        failed = [one for one in self._jobs.values() if one.is_failed]
        for one in failed[:-MOST_ASKED]:
            del self._jobs[one.key]

    async def _grown(self, job: _Job) -> tuple[bytes, Parts]:
        """Have it made, show what comes, and return the whole, as it came and in parts."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, *_COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST
        )
        assert process.stdin is not None
        assert process.stdout is not None
        asked = AnalysisAsked(record=write(job.record), eyes=job.key[1], worlds=self._worlds)
        try:
            process.stdin.write(question(asked))
            await process.stdin.drain()
            while line := await self._next(job, process.stdout):
                parts = await asyncio.to_thread(taken_apart, line)
                if parts.stage == DONE:
                    return line, parts
                job.so_far = parts
            raise RuntimeError("it broke off")
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _next(self, job: _Job, lines: asyncio.StreamReader) -> bytes:
        async with asyncio.timeout(None if job.so_far is None else SILENCE):
            return await lines.readline()

    async def _keep(self, job: _Job, whole: bytes, parts: Parts) -> None:
        """Keep a whole analysis, then show it; one that cannot be kept is at hand for a while."""
        body = await asyncio.to_thread(zlib.compress, whole)
        why = "" if len(body) <= LARGEST else "it is too long"
        if not why:
            kept = KeptAnalysis(*job.key, await self._version(), self._floor.now(), body)
            try:
                await self._floor.store.keep_analysis(kept, MOST_KEPT)
            except StoreError as error:
                why = str(error)
        if why:
            LOG.warning("an analysis of %s was not kept: %s", job.record.game, why)
        self._put(job.key, parts)

    def _put(self, key: _Key, found: Parts) -> None:
        self._whole[key] = found
        if len(self._whole) > AT_HAND:
            self._whole.popitem(last=False)

    async def close(self) -> None:
        """Stop all work, and end its process."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

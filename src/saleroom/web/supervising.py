"""Several processes of one server: started together, started again when one dies, ended together.

The parent serves nobody and opens nothing but what all share, so there is little in it that could
fail. A process that dies at once again and again is started less and less often. Knows nothing of
what the processes do.
"""

import gc
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess

from saleroom.web.siblings import Siblings

LOG = logging.getLogger(__name__)

# Seconds until a process that died is started again: at first, and at most.
SOON = 0.1
LATEST = 5.0
# After so many seconds of life its earlier deaths are forgotten.
STEADY = 10.0
# Seconds that processes have to end by themselves.
LEAVING = 20.0

ENDING = (signal.SIGTERM, signal.SIGINT)

# What a process does: its number, and whom to tell that it is open.
Work = Callable[[int, Callable[[], None]], None]


class _Worker:
    """One of the processes, dead or alive."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: ForkProcess | None = None
        self.start_at = 0.0
        self._started_at = 0.0
        self._deaths = 0

    def begin(self, process: ForkProcess) -> None:
        """Note that it was started."""
        self.process, self._started_at = process, time.monotonic()

    def bury(self) -> float:
        """Note that it died; return in how many seconds it is to be started again."""
        assert self.process is not None
        lived = time.monotonic() - self._started_at
        self._deaths = 1 if lived > STEADY else self._deaths + 1
        pause = min(SOON * 2.0 ** min(self._deaths - 1, 9), LATEST)
        code, self.process = self.process.exitcode, None
        self.start_at = time.monotonic() + pause
        about = {"event": "process_ended", "code": str(code)}
        LOG.warning("process %d ended, again in %.1f s", self.number, pause, extra=about)
        return pause


class Supervisor:
    """Keeps the processes of a server going until a signal ends them all."""

    def __init__(self, siblings: Siblings, work: Work) -> None:
        self._siblings = siblings
        self._work = work
        self._workers = [_Worker(number) for number in range(siblings.count)]
        self._not_open = set(range(siblings.count))
        self._ready, self._say_ready = os.pipe()
        self._signal = 0

    def run(self, opened: Callable[[], None]) -> None:
        """Run until told to stop, then end by the same signal; say once that all are open."""
        # What was read so far stays shared between all processes.
        gc.collect()
        gc.freeze()
        with self._woken() as wake:
            while not self._signal:
                self._start_those_due()
                events = wait([wake, self._ready, *self._sentinels()], self._until_next())
                if wake in events:
                    os.read(wake, 1024)
                if self._ready in events and self._are_all_open():
                    opened()
                self._bury_the_dead(events)
            self._end()
        signal.raise_signal(self._signal)

    @contextmanager
    def _woken(self) -> Iterator[int]:
        """Take signals note of themselves, and wake whoever waits."""
        wake, woken = os.pipe()
        for end in (wake, woken):
            os.set_blocking(end, False)

        def note(number: int, _frame: object) -> None:
            self._signal = number

        before = {number: signal.signal(number, note) for number in ENDING}
        previous = signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
        try:
            yield wake
        finally:
            signal.set_wakeup_fd(previous)
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(wake)
            os.close(woken)

    def _start_those_due(self) -> None:
        now = time.monotonic()
        for worker in self._workers:
            if worker.process is None and worker.start_at <= now:
                self._siblings.expect(worker.number, there=True)
                worker.begin(self._started(worker.number))

    def _started(self, number: int) -> ForkProcess:
        """Start a process; no signal reaches it before it listens to signals by itself."""
        fork = multiprocessing.get_context("fork")
        process = fork.Process(target=self._worked, args=(number,), name=f"saleroom {number}")
        masked = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, masked)
        return process

    def _worked(self, number: int) -> None:
        signal.set_wakeup_fd(-1)
        for ending in ENDING:
            signal.signal(ending, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        self._siblings.inherit()

        def opened() -> None:
            os.write(self._say_ready, bytes([number]))

        self._work(number, opened)

    def _are_all_open(self) -> bool:
        """Tell, once, that every process has been open."""
        before, self._not_open = self._not_open, self._not_open - set(os.read(self._ready, 1024))
        return bool(before) and not self._not_open

    def _bury_the_dead(self, events: Sequence[object]) -> None:
        for worker in self._workers:
            if worker.process is not None and worker.process.sentinel in events:
                worker.process.join()
                # For a moment connections wait for it; for longer, others serve them.
                self._siblings.expect(worker.number, there=worker.bury() <= SOON)

    def _sentinels(self) -> list[int]:
        return [w.process.sentinel for w in self._workers if w.process is not None]

    def _until_next(self) -> float | None:
        """Seconds until a process is to be started again; None: none is."""
        waiting = [w.start_at for w in self._workers if w.process is None]
        return max(0.0, min(waiting) - time.monotonic()) if waiting else None

    def _end(self) -> None:
        """End all processes, by force if they take too long."""
        living = [w.process for w in self._workers if w.process is not None]
        for process in living:
            process.terminate()
        end = time.monotonic() + LEAVING
        for process in living:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                LOG.error("process %s did not end by itself", process.name)
                process.kill()
                process.join()

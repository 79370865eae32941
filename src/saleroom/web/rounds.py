"""Work that is done again and again for as long as the house is open, whatever happens in it.

Decides that one failure ends no round for ever, and knows when each was done last; what is done,
and how long it rests in between, is left to others.
"""

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from saleroom.store.contract import Unavailable

LOG = logging.getLogger(__name__)

Work = Callable[[], Awaitable[object]]


class Rounds:
    """All rounds of a house: when each was done last, and how often it failed."""

    def __init__(self) -> None:
        self.failed: Counter[str] = Counter()
        self._done: dict[str, float] = {}

    def since(self, name: str) -> float:
        """Return how many seconds ago the round was done last; or, if never, was begun."""
        return time.monotonic() - self._done.get(name, time.monotonic())

    async def again_and_again(self, name: str, work: Work, rest: Work) -> None:
        """Do it until cancelled; what goes wrong is logged and counted, and it is done again."""
        self._done[name] = time.monotonic()
        while True:
            try:
                await work()
                self._done[name] = time.monotonic()
            except Unavailable:
                pass  # the store is away: that is seen from when the round was done last
            except Exception:
                self.failed[name] += 1
                LOG.exception("a round failed", extra={"event": "round_failed", "code": name})
            await rest()

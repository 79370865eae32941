"""When Python looks for garbage: all of it only while nobody is kept waiting.

Looking through everything takes half a second with five hundred tables in memory, and Python would
do it every few seconds under load: then one move in twenty waits for it. So only what is young is
looked through as always; the rest when the house is quiet, or else once in an hour. Decides nothing
about tables.
"""

import asyncio
import gc
import time
from collections.abc import Callable

# New objects until the young are looked through, and how often that reaches the middle-aged.
YOUNG, MIDDLE = 10_000, 10
NEVER = 1_000_000_000
# Seconds between looks at how busy the house is; so few entries in that time are quiet.
LOOK = 10.0
QUIET = 5
# Seconds after which it is done all the same.
AT_LATEST = 3600.0


def put_off() -> None:
    """Look through everything now, leave what is there alone for ever, and stop by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def collect_when_quiet(kept: Callable[[], int]) -> None:
    """Look through everything whenever the house is quiet; `kept` counts what was done there."""
    last, before, collected = time.monotonic(), kept(), kept()
    while True:
        await asyncio.sleep(LOOK)
        count, now = kept(), time.monotonic()
        is_quiet = count - before <= QUIET
        before = count
        if (is_quiet and count != collected) or now - last > AT_LATEST:
            gc.collect()
            last, collected = now, count

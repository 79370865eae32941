"""Whether the house works, for whoever watches it and for whoever sends people there.

Decides from what was really done: something was read just now, a sign of life was written lately,
the last sweep was not long ago, and the event loop came round in time.
"""

import asyncio

from saleroom import __version__
from saleroom.house.statuses import UNDER_WAY
from saleroom.store.contract import Found, StoreError
from saleroom.web.housekeeping import BEAT, SWEEP, SWEEPS
from saleroom.web.hub import Hub
from saleroom.web.protocol import Health, Ready

# Seconds that the store may take to answer.
PATIENCE = 2.0
# Seconds by which the event loop may be late.
LATE = 1.0
# So many rounds may be missed, and no round is missed within so many seconds.
MISSED = 4
LEAST = 10.0


async def health_of(hub: Hub) -> Health:
    """Say what works."""
    floor = hub.floor
    database = await _is_read(hub)
    disk = _is_kept(hub)
    sweep = floor.rounds.since(SWEEP) < max(LEAST, MISSED * floor.config.idle_seconds / SWEEPS)
    loop = floor.housekeeping.late < LATE
    return Health(
        ok=database and disk and sweep and loop,
        version=__version__,
        now=hub.now(),
        database=database,
        disk=disk,
        sweep=sweep,
        loop=loop,
    )


async def readiness_of(hub: Hub) -> Ready:
    """Say whether people may be sent here: the house is open, and what is played can be kept."""
    return Ready(ok=hub.floor.is_open and _is_kept(hub) and await _is_read(hub))


def _is_kept(hub: Hub) -> bool:
    beat_seconds = hub.floor.config.beat_seconds
    return hub.floor.rounds.since(BEAT) < max(LEAST, MISSED * beat_seconds)


async def _is_read(hub: Hub) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await hub.store.find(Found(status=UNDER_WAY, public=True, limit=1))
    except (StoreError, TimeoutError):
        return False
    return True

"""When nobody was there: what counts as an outage. Knows no database."""

from saleroom.store.contract import Outage

# A server that has not been heard of for so long is not alive.
ALIVE_MS = 15_000
# So long an outage is remembered: no clock of a table runs longer.
KEPT_MS = 90 * 24 * 3600 * 1000


def outage_before(last_beat: int | None, at: int, alive: int = ALIVE_MS) -> Outage | None:
    """Return the outage that ends now, if no server has been alive within so long."""
    if last_beat is None or last_beat >= at - alive:
        return None
    return Outage(last_beat, at)

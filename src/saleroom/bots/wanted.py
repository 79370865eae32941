"""A bot as people write it: a name, and for one that searches, how long it may think.

    dealer    expert    expert:worlds=128    expert:seconds=0.5

Worlds make the same decisions on every machine; seconds make it ready in time.
"""

from math import isfinite
from typing import NamedTuple

from saleroom.core.errors import BadSetup

MOST_WANTED = 100_000
MOST_SECONDS = 60.0


class Wanted(NamedTuple):
    """A bot's name and its budget; at most one of the two is given."""

    name: str
    worlds: int | None = None
    seconds: float | None = None

    @property
    def has_budget(self) -> bool:
        """Tell whether a budget was written."""
        return self.worlds is not None or self.seconds is not None


def wanted(text: str) -> Wanted:
    """Read a bot's name as it is written."""
    name, colon, budget = text.strip().partition(":")
    if not colon:
        return Wanted(name)
    word, _, number = (part.strip() for part in budget.partition("="))
    if word == "worlds":
        return Wanted(name, worlds=_worlds(number, text))
    if word == "seconds":
        return Wanted(name, seconds=_seconds(number, text))
    raise BadSetup("setup_budget", name=text)


def _worlds(number: str, text: str) -> int:
    if not number.isdecimal() or not 1 <= int(number[:9]) <= MOST_WANTED:
        raise BadSetup("setup_worlds", name=text, most=MOST_WANTED)
    return int(number)


def _seconds(number: str, text: str) -> float:
    try:
        seconds = float(number)
    except ValueError:
        seconds = 0.0
    if not isfinite(seconds) or not 0 < seconds <= MOST_SECONDS:
        raise BadSetup("setup_seconds", name=text, most=int(MOST_SECONDS))
    return seconds

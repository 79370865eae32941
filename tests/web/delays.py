"""How long bots take, and whether that tells anything.

A delay may come from the table's secret and from the turn; never from what the bot holds.
"""

import asyncio
import math
from bisect import bisect_right
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from house.twins import Twins, table_of, with_other_sums

from saleroom.core.seats import SPECTATOR
from saleroom.house.statuses import PLAYING
from saleroom.house.table import Table
from saleroom.store.contract import Entry
from saleroom.store.opening import store_for
from saleroom.web.config import Config
from saleroom.web.floor import Floor


class Timeless(Floor):
    """A floor where it is always the same time; its store is never opened."""

    def __init__(self, now: int, config: Config | None = None) -> None:
        super().__init__(store_for(Path("no file is made of this")), config or Config())
        self._now = now

    def now(self) -> int:
        return self._now

    def delay(self, table: Table, seat: int) -> int:
        """Return how long a bot on that seat would take to answer."""
        return self.turns._delay(table, seat)


class Hurried(asyncio.SelectorEventLoop):
    """A loop where time passes at once, as soon as nothing else is to be done."""

    _passed = 0.0

    def time(self) -> float:
        return self._passed

    def _run_once(self) -> None:
        loop: Any = self  # what asyncio keeps inside has no types
        if loop._scheduled and not loop._ready:
            self._passed = max(self._passed, loop._scheduled[0].when())
        super()._run_once()  # type: ignore[misc]  # not public


def reseeded(table: Table, seed: str) -> Table:
    """Let the table have another seed; nothing that happened changes."""
    table.opened = msgspec.structs.replace(table.opened, seed=seed)
    return table


def delay_leaks(log: Sequence[Entry], drawing: Random) -> list[str]:
    """Deal all cards and all money anew, and see whether a bot's delay is another."""
    twins = Twins(Table(), Table(), SPECTATOR)
    for _ in twins.told(log, drawing):
        pass
    sums = table_of(log)
    if twins.one.status != PLAYING:
        return []
    others = [reseeded(twins.other, twins.one.opened.seed)]
    if with_other_sums(sums, SPECTATOR, drawing):
        others.append(sums)
    floor = Timeless(log[-1].at)
    return [
        f"seat {seat} takes another time with another hand"
        for other in others
        for seat in range(other.settings.players)
        if floor.delay(twins.one, seat) != floor.delay(other, seat)
    ]


def likeness(one: Sequence[float], other: Sequence[float]) -> float:
    """Return how likely two samples from one distribution are as far apart as these.

    The test of Kolmogorov and Smirnov: the largest distance between the two steps, and the first
    terms of its series for large samples.
    """
    first, second = sorted(one), sorted(other)
    apart = max(
        abs(bisect_right(first, x) / len(first) - bisect_right(second, x) / len(second))
        for x in (*first, *second)
    )
    size = math.sqrt(len(first) * len(second) / (len(first) + len(second)))
    scaled = (size + 0.12 + 0.11 / size) * apart
    if scaled < 0.2:
        return 1.0  # so close that the series would need more terms
    terms = [math.exp(-2 * (k * scaled) ** 2) * (1 if k % 2 else -1) for k in range(1, 101)]
    return min(1.0, max(0.0, 2 * sum(terms)))

"""A tutor for one person against bots: whether their last decision lost much, and what was better.

It is judged by what the seat knew when it decided, in a process of its own at low priority, one
decision at a time, and every address that asks has its turn. What others did where it could not be
heard is in none of it, not even counted. To ask again about the same decision costs nothing.
"""

import asyncio
import logging
from collections import OrderedDict
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from saleroom.analysis.found import BLUNDER, MISTAKE, Decision, Option, Told, Why
from saleroom.analysis.questions import Lately
from saleroom.bots.preparing import preparation_of
from saleroom.bots.reasons import NamedAction
from saleroom.games.registry import game_named
from saleroom.house.commands import Refused
from saleroom.house.table import Table
from saleroom.house.tutoring import check_tutoring
from saleroom.play.match import Match
from saleroom.web.bot_turns import drawn
from saleroom.web.fair_queue import FairQueue
from saleroom.web.hints import BUSY_SECONDS, KINDNESS, MOST_ASKED, MOST_KEPT
from saleroom.web.processes import Processes
from saleroom.web.seated_table import SeatedTable

if TYPE_CHECKING:
    from saleroom.web.floor import Floor

LOG = logging.getLogger(__name__)

# Seconds for a decision, from its turn on; the first of a game compiles what an analysis needs.
PATIENCE = 90.0
DEAR = (MISTAKE, BLUNDER)


class Costly(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of yours that lost much: what you did, what was better, and why.

    `before` is the chance of winning with what was better, `after` with what you did.
    """

    done: NamedAction
    better: Option
    before: Told
    after: Told
    loss: float
    error: float
    grade: str
    why: Why | None


class Tutored(msgspec.Struct, frozen=True, kw_only=True):
    """What the tutor says of your last decision; `costly` is None if it has nothing to say.

    `decisions` counts yours in this game.
    """

    decisions: int
    costly: Costly | None


def judged(asked: Lately) -> Decision | None:
    """Think about it; runs in a process of its own.

    None if the search is not compiled yet: that goes on in the background.
    """
    preparation = preparation_of(game_named(asked.game))
    if not preparation.is_ready:
        preparation.begin()
        return None
    from saleroom.analysis.lately import judged_lately  # noqa: PLC0415  # needs the extra `fast`

    return judged_lately(asked)


def lately(table: Table, seat: int, last: int) -> Lately:
    """Put together what the seat knew and could do before that move."""
    settings, now = table.settings, table.match
    match = Match(now.game, settings.players, settings.edition, settings.options)
    for mover, action in now.moves[:last]:
        match.act(mover, action)
    nth = sum(move.seat == seat for move in now.moves[:last])
    return Lately(
        game=now.game.name,
        seat=seat,
        nth=nth,
        view=match.view(seat),
        memory=match.memory(seat),
        legal=match.legal(seat),
        action=now.moves[last].action,
        is_asked=seat in match.awaited,
        has_lot=now.game.sale(match.state) is not None,
        seed=drawn(table, "tutor", seat, nth),
    )


# Which decision it was: how often the game had been taken back, and the number of its move.
_Which = tuple[int, int]


class Tutor:
    """Who judges decisions while a game goes on."""

    def __init__(self, floor: "Floor") -> None:
        self._floor = floor
        self._processes = Processes(1, KINDNESS)
        self._queue = FairQueue(1)
        self._asking: set[tuple[str, int]] = set()
        self._kept: OrderedDict[tuple[str, int], tuple[_Which, Tutored]] = OrderedDict()

    async def ask(self, table: str, person: str | None, address: str) -> Tutored:
        """Say what the last decision of a person cost, if it was much."""

        async def look(found: SeatedTable) -> tuple[_Which, Tutored | Lately]:
            seat = found.seat_of(person)
            last = check_tutoring(found.table, seat)
            which = len(found.table.taken_back), last
            before = self._kept.get((table, seat))
            if before is not None and before[0] == which:
                return before
            return which, await asyncio.to_thread(lately, found.table, seat, last)

        if find_spec("numba") is None:
            raise Refused("not_here", "analysis_not_installed")
        which, asked = await self._floor.locked(table, look)
        if isinstance(asked, Tutored):
            return asked
        decision = await self._judged((table, asked.seat), asked, address)
        told = Tutored(decisions=asked.nth + 1, costly=_costly(decision))
        if decision is not None:  # or it is worth asking again
            self._keep((table, asked.seat), which, told)
        return told

    def _keep(self, key: tuple[str, int], which: _Which, told: Tutored) -> None:
        self._kept[key] = (which, told)
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _judged(self, key: tuple[str, int], asked: Lately, address: str) -> Decision | None:
        if key in self._asking or len(self._asking) >= MOST_ASKED:
            raise Refused("rate", "hints_busy", wait=BUSY_SECONDS)
        self._asking.add(key)
        try:
            return await self._thought(key[0], asked, address)
        finally:
            self._asking.discard(key)

    async def _thought(self, table: str, asked: Lately, address: str) -> Decision | None:
        await self._queue.wait(address, table)
        try:
            return await self._processes.answer(judged, asked, PATIENCE)
        except Exception as error:  # noqa: BLE001  # whoever plays is not held up
            LOG.warning("no tutor at %s: %s", asked.game, type(error).__name__)
            return None
        finally:
            self._queue.leave()

    async def close(self) -> None:
        """Let the process go."""
        await self._processes.close()


def _costly(decision: Decision | None) -> Costly | None:
    if decision is None or decision.better is None or decision.grade not in DEAR:
        return None
    return Costly(
        done=decision.done,
        better=decision.better,
        before=decision.before,
        after=decision.after,
        loss=decision.loss,
        error=decision.error,
        grade=decision.grade,
        why=decision.why,
    )

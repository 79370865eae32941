"""Advice for people: a bot is asked what it would do in their seat, and nobody else notices.

It gets the question that a bot on the seat would get, and so knows nothing the seat may not know.
It thinks in a process of its own that steps back behind those of the bots that play; one question
of a seat at a time, few in all, and every address that asks has its turn. What was answered is kept
with its question: to ask the same again costs nothing, and whether it did tells nothing, because
the question is all the seat knows.
"""

import logging
from collections import OrderedDict
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from saleroom.bots.advice import Adviser, light
from saleroom.bots.doubt import Doubt, doubt
from saleroom.bots.reasons import BEING_PREPARED, Reasons
from saleroom.core.chance import seeded
from saleroom.core.errors import BadSetup
from saleroom.core.seats import NOBODY
from saleroom.games.registry import game_named
from saleroom.house.afterwards import at_move
from saleroom.house.commands import Refused
from saleroom.house.hints import check_hint
from saleroom.house.table import Table
from saleroom.web.bot_players import Question
from saleroom.web.bot_turns import drawn, question_at, question_for
from saleroom.web.fair_queue import FairQueue
from saleroom.web.processes import Processes
from saleroom.web.seated_table import SeatedTable

if TYPE_CHECKING:
    from saleroom.web.finished import FinishedGames
    from saleroom.web.floor import Floor

LOG = logging.getLogger(__name__)

# How far the process steps back behind the others.
KINDNESS = 10
# Seconds for an answer, from its turn on; the first of a game may have to start a process.
PATIENCE = 30.0
# Seconds until it is worth asking again.
BUSY_SECONDS = 1
# Questions that are thought about or wait, and answers that are kept.
MOST_ASKED = 12
MOST_KEPT = 500


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What the strongest bot that is ready would do in your seat, and why.

    `turn` is the number of your question then. `reasons.decision` is None where nothing is asked of
    you: then only the lot on offer is judged. `doubt` says whether another decision is about as
    good, None where nothing was measured.
    """

    turn: int
    reasons: Reasons
    doubt: Doubt | None


class AdviceAt(msgspec.Struct, frozen=True, kw_only=True):
    """What the same bot would have done in a finished game after `at` moves, and why.

    It knew what the seat that was asked there (`reasons.seat`) could know.
    """

    at: int
    reasons: Reasons
    doubt: Doubt | None


@cache
def _adviser(game: str, bot: str) -> Adviser:
    return Adviser(game_named(game), bot)


def advised(question: Question) -> Reasons | None:
    """Think about it; runs in a process of its own."""
    return _adviser(question.game, question.bot).says(
        question.view, question.legal, question.memory, seeded(question.seed)
    )


def hint_question(table: Table, seat: int) -> Question:
    """Return what is asked for the seat: for as long as a lot is on offer with the same luck."""
    match = table.match
    bot = light(match.game, match.players)
    about = f"hint {'lot' if table.sale else 'turn'}"
    number = table.lots if table.sale else table.turn(seat)
    return question_for(table, seat, bot, drawn(table, about, seat, number))


def question_then(table: Table, at: int) -> Question:
    """Return what is asked after so many moves of a finished game, for who decided next there."""
    moves = table.match.moves
    if not 0 <= at <= len(moves):
        raise BadSetup("setup_range", option="at", least=0, most=len(moves), given=at)
    match = at_move(table, at)
    seat = moves[at].seat if at < len(moves) else NOBODY
    if seat < 0:
        raise Refused("not_now", "nothing_asked")
    bot = light(match.game, match.players)
    return question_at(table, match, seat, bot, drawn(table, "looking back", seat, at))


def _doubt(question: Question, reasons: Reasons) -> Doubt | None:
    return doubt(reasons, question.legal, game_named(question.game).codec)


class Hints:
    """Who asks bots for people."""

    def __init__(self, floor: "Floor", finished: "FinishedGames") -> None:
        self._floor = floor
        self._finished = finished
        self._processes = Processes(1, KINDNESS)
        self._queue = FairQueue(1)
        self._asking: set[tuple[str, int]] = set()
        self._kept: OrderedDict[tuple[str, int], tuple[Question, Reasons]] = OrderedDict()

    async def ask(self, table: str, person: str | None, address: str) -> Hint:
        """Advise a person at a table; raise Refused with the reason if that cannot be."""

        async def look(seated_table: SeatedTable) -> tuple[Question, int]:  # as `locked` wants it
            seat = seated_table.seat_of(person)
            check_hint(seated_table.table, seat)
            return hint_question(seated_table.table, seat), seated_table.table.turn(seat)

        question, turn = await self._floor.locked(table, look)
        reasons = await self._reasons((table, question.seat), question, address)
        return Hint(turn=turn, reasons=reasons, doubt=_doubt(question, reasons))

    async def look_back(self, table: str, person: str | None, at: int, address: str) -> AdviceAt:
        """Say what a bot would have done after so many moves of a game that is over."""
        question = await self._finished.think_back(
            table, person, lambda one: question_then(one, at), address
        )
        reasons = await self._reasons((f"{table} {at}", question.seat), question, address)
        return AdviceAt(at=at, reasons=reasons, doubt=_doubt(question, reasons))

    async def _reasons(self, key: tuple[str, int], question: Question, address: str) -> Reasons:
        before = self._kept.get(key)
        if before is not None and before[0] == question:
            return before[1]
        if key in self._asking:
            raise Refused("rate", "hint_asked", wait=BUSY_SECONDS)
        if len(self._asking) >= MOST_ASKED:
            raise Refused("rate", "hints_busy", wait=BUSY_SECONDS)
        self._asking.add(key)
        try:
            found = await self._thought(question, address)
        finally:
            self._asking.discard(key)
        if found is None:
            raise Refused("not_now", "no_advice")
        # Who only sits in is asked again: the one it sits in for may be ready by then.
        if found.note != BEING_PREPARED:
            self._keep(key, question, found)
        return found

    def _keep(self, key: tuple[str, int], question: Question, found: Reasons) -> None:
        self._kept[key] = (question, found)
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _thought(self, question: Question, address: str) -> Reasons | None:
        await self._queue.wait(address, question.table)
        try:
            return await self._processes.answer(advised, question, PATIENCE)
        except (TimeoutError, Exception) as error:  # noqa: BLE001  # whatever it is, it is said
            LOG.warning("no advice at %s: %s", question.game, type(error).__name__)
            return None
        finally:
            self._queue.leave()

    async def close(self) -> None:
        """Let the process go."""
        await self._processes.close()

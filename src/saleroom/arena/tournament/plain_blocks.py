"""Play a block in plain Python, at a table, with bots that see only their view."""

import time
from collections import Counter, defaultdict
from statistics import fmean
from typing import Any

from saleroom.arena.tournament.block import Block, points_of, time_kept
from saleroom.arena.tournament.seatings import Seating
from saleroom.arena.tournament.setting import Setting
from saleroom.bots.contract import Bot
from saleroom.bots.registry import bot_named
from saleroom.bots.table import BotTable
from saleroom.core.chance import Numbers
from saleroom.core.contract import Memory, View
from saleroom.core.errors import CodedError
from saleroom.core.legal import Legal
from saleroom.core.seats import CHANCE
from saleroom.play.match import Match


class BotFailed(CodedError):
    """A bot that broke down, or did what is not legal."""


class _Timed:
    """A bot with a watch beside it."""

    def __init__(self, bot: Bot, times: Counter[int]) -> None:
        self._bot = bot
        self._times = times

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:
        """Let it decide, and note how long it took."""
        begun = time.perf_counter_ns()
        action = self._bot.choose(view, legal, memory, numbers)
        self._times[time_kept(time.perf_counter_ns() - begun)] += 1
        return action


def play_block(setting: Setting, number: int) -> Block:
    """Play one deal in all its seatings."""
    times: dict[str, Counter[int]] = {name: Counter() for name in setting.names}
    courses: dict[str, list[list[int]]] = defaultdict(list)
    ends: list[tuple[tuple[int, ...], tuple[int, ...], int]] = []
    start = setting.match()
    for seating in setting.seatings(number):
        match = start.copy()
        bots = {
            seat: _Timed(bot_named(name, match.game), times[name])
            for seat, name in enumerate(seating)
        }
        table = BotTable(match, bots, setting.deal(number))
        course = _played(table, seating, number)
        outcome = match.game.outcome(match.state)
        ends.append((outcome.scores, outcome.ranks, len(course) - 1))
        points = points_of(course)
        for seat, name in enumerate(seating):
            courses[name].append([scores[seat] for scores in points])
    return Block(
        block=number,
        scores=[list(scores) for scores, _, _ in ends],
        ranks=[list(ranks) for _, ranks, _ in ends],
        decisions=[decisions for _, _, decisions in ends],
        times={name: dict(counted) for name, counted in times.items()},
        course={
            name: [round(fmean(column), 2) for column in zip(*rows, strict=True)]
            for name, rows in courses.items()
        },
    )


def _played(table: BotTable, seating: Seating, block: int) -> list[list[int]]:
    """Play to the end; return everybody's score at the beginning and after every decision."""
    match = table.match
    course = [_scores(match)]
    while not match.is_over:
        asked = match.asked
        try:
            table.step()
        except Exception as error:
            if asked == CHANCE:
                raise
            # Pickled to another process only a plain message survives.
            text = f"{type(error).__name__}: {error}"
            raise BotFailed(
                "bot_failed", name=seating[asked], seat=asked, block=block, why=text
            ) from error
        if asked != CHANCE:
            course.append(_scores(match))
    return course


def _scores(match: Match) -> list[int]:
    state: Any = match.state
    return [match.game.flat.score(state, seat) for seat in range(match.players)]

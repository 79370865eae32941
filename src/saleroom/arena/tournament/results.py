"""A tournament summed up: standings, cross-table, the course of the game, times.

Blocks are the sample. Every number is first averaged within a block, over its games and over the
seats a bot has; intervals are over the blocks, because the games of a block share their deal.
"""

import platform
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import product
from statistics import fmean
from typing import Literal

import msgspec

from saleroom.arena.tournament.block import POINTS, Block, merged, quantile
from saleroom.arena.tournament.intervals import Measured, measured, measured_share
from saleroom.arena.tournament.ratings import Rating, ratings
from saleroom.arena.tournament.seatings import Seating
from saleroom.arena.tournament.setting import Setting

FORMAT = "saleroom-arena"
VERSION = 1

# What a game shows of the seats of a bot: of its seating, its scores and its ranks.
Look = Callable[[Seating, list[int], list[int]], float]


class ThinkingTime(msgspec.Struct, frozen=True):
    """How long a bot thinks about a decision, in seconds: half of them at most `p50`."""

    p50: float
    p95: float
    decisions: int


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did. `index` is its win share in fair shares: 1 is par at every table."""

    name: str
    seats: int
    wins: Measured
    index: Measured
    rank: Measured
    score: Measured
    margin: Measured
    rating: Rating | None
    thinking: ThinkingTime | None


class Course(msgspec.Struct, frozen=True):
    """A bot's mean score from the beginning of a game to its end, in equal steps of decisions."""

    name: str
    points: list[Measured]


class Stopped(msgspec.Struct, frozen=True):
    """Why it ended before its time, with the interval that allows for having looked so often.

    The first bot wins more than the fair share for sure, or less.
    """

    why: Literal["more", "less"]
    planned_games: int
    wins: Measured


class TournamentResult(msgspec.Struct, frozen=True, kw_only=True):
    """A whole tournament."""

    format: str = FORMAT
    version: int = VERSION
    setting: Setting
    command: str
    games: int
    blocks: int
    games_in_block: int
    fair_share: float
    decisions: Measured
    standings: list[Standing]
    cross_table: list[list[Measured | None]]
    course: list[Course]
    course_blocks: int
    stopped: Stopped | None
    back_end: str
    machine: str
    finished: str


def summed_up(  # noqa: PLR0913  # all that a result says beyond its blocks
    setting: Setting,
    blocks: Sequence[Block],
    *,
    back_end: str,
    command: str = "",
    rated: bool = True,
    stopped: Stopped | None = None,
) -> TournamentResult:
    """Sum the blocks up."""
    strengths = ratings(setting, blocks) if rated else {}
    watched = [block for block in blocks if block.course]
    standings = [_standing(setting, blocks, name, strengths.get(name)) for name in setting.names]
    return TournamentResult(
        setting=setting,
        command=command,
        games=sum(len(block.scores) for block in blocks),
        blocks=len(blocks),
        games_in_block=setting.games_in_block,
        fair_share=setting.fair_share,
        decisions=measured([fmean(block.decisions) for block in blocks]),
        standings=sorted(standings, key=lambda standing: -standing.wins.mean),
        cross_table=_cross_table(setting, blocks, standings),
        course=[Course(name, _course(watched, name)) for name in setting.names if watched],
        course_blocks=len(watched),
        stopped=stopped,
        back_end=back_end,
        machine=f"{platform.machine()} {platform.system()}, Python {platform.python_version()}",
        finished=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def win_shares(setting: Setting, blocks: Sequence[Block], name: str) -> list[float]:
    """Return a bot's share of the victories for each of its seats, block by block."""
    return _by_block(setting, blocks, _of_seats(name, _win))


def _standing(
    setting: Setting, blocks: Sequence[Block], name: str, rating: Rating | None
) -> Standing:
    wins = measured_share(win_shares(setting, blocks, name))
    times = merged(block.times.get(name, {}) for block in blocks)
    return Standing(
        name=name,
        seats=setting.bots.count(name),
        wins=wins,
        index=_times(wins, setting.players),
        rank=measured(_by_block(setting, blocks, _of_seats(name, _rank))),
        score=measured(_by_block(setting, blocks, _of_seats(name, _score))),
        margin=measured(_by_block(setting, blocks, _of_seats(name, _margin))),
        rating=rating,
        thinking=ThinkingTime(quantile(times, 0.5), quantile(times, 0.95), sum(times.values()))
        if times
        else None,
    )


def _times(value: Measured, factor: float) -> Measured:
    if value.low is None or value.high is None:
        return Measured(value.mean * factor)
    return Measured(value.mean * factor, value.low * factor, value.high * factor)


def _by_block(setting: Setting, blocks: Sequence[Block], look: Look) -> list[float]:
    return [
        fmean(map(look, setting.seatings(block.block), block.scores, block.ranks))
        for block in blocks
    ]


def _of_seats(name: str, of_seat: Callable[[int, list[int], list[int]], float]) -> Look:
    """Average something over the seats of a bot."""

    def look(seating: Seating, scores: list[int], ranks: list[int]) -> float:
        seats = (seat for seat, bot in enumerate(seating) if bot == name)
        return fmean(of_seat(seat, scores, ranks) for seat in seats)

    return look


def _win(seat: int, _scores: list[int], ranks: list[int]) -> float:
    """A victory is shared by those who are level."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def _rank(seat: int, _scores: list[int], ranks: list[int]) -> float:
    """Those who are level share the ranks they take up, so that ranks always add up."""
    return ranks[seat] + (ranks.count(ranks[seat]) - 1) / 2


def _score(seat: int, scores: list[int], _ranks: list[int]) -> float:
    return scores[seat]


def _margin(seat: int, scores: list[int], _ranks: list[int]) -> float:
    """How far it is ahead of the best other, or behind."""
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def _cross_table(
    setting: Setting, blocks: Sequence[Block], standings: Sequence[Standing]
) -> list[list[Measured | None]]:
    """How often the row's bot ranks before the column's; being level counts half."""
    order = [s.name for s in sorted(standings, key=lambda standing: -standing.wins.mean)]

    def before(row: str, column: str) -> Measured | None:
        if row == column:
            return None
        return measured_share(_by_block(setting, blocks, _ranks_before(row, column)))

    return [[before(row, column) for column in order] for row in order]


def _ranks_before(row: str, column: str) -> Look:
    def look(seating: Seating, _scores: list[int], ranks: list[int]) -> float:
        mine = [rank for rank, name in zip(ranks, seating, strict=True) if name == row]
        its = [rank for rank, name in zip(ranks, seating, strict=True) if name == column]
        return fmean((a < b) + (a == b) / 2 for a, b in product(mine, its))

    return look


def _course(blocks: Sequence[Block], name: str) -> list[Measured]:
    return [measured([block.course[name][k] for block in blocks]) for k in range(POINTS)]

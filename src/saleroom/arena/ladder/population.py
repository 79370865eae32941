"""Every rung against a table of everybody: the matrix, its worst rows, and where it breaks.

A ladder that is measured only against the rung below can hide that a stronger bot does worse
against somebody. Rungs that play by judgement play compiled; a search, which takes long, is
measured too if somebody says by how many games, at tables.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from functools import partial

import msgspec

from saleroom.arena.journal import Journal
from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.intervals import Measured, measured_share
from saleroom.arena.tournament.plain_blocks import play_block
from saleroom.arena.tournament.setting import Setting, setting_of, sources
from saleroom.arena.workers import HERE, Where, crew
from saleroom.bots.registry import RUNGS, SEARCHERS, bots_for, styles_for
from saleroom.bots.skill import skill_for
from saleroom.core.contract import Game
from saleroom.games.registry import game_named
from saleroom.play.match import Match

KEPT = "saleroom-matrix"

Play = Callable[[Setting, range], list[Block]]
Pair = tuple[str, str]


class MatrixOf(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of cells is of."""

    game: str
    players: int
    games: int
    seed: int
    program: str
    expert_games: int = 0


class MatrixCell(msgspec.Struct, frozen=True, kw_only=True):
    """What one of a rung wins against a table of a member."""

    rung: str
    member: str
    wins: Measured


class Matrix(msgspec.Struct, frozen=True, kw_only=True):
    """What one of each rung wins against a table of each member, by rung and member."""

    players: int
    games: int
    seed: int
    shares: Mapping[tuple[str, str], Measured]
    expert_games: int = 0

    @property
    def rungs(self) -> tuple[str, ...]:
        """The rungs, the weakest first."""
        return tuple(dict.fromkeys(rung for rung, _ in self.shares))

    @property
    def members(self) -> tuple[str, ...]:
        """Everybody they were measured against."""
        return tuple(dict.fromkeys(member for _, member in self.shares))

    def worst(self, rung: str) -> str:
        """Name whom the rung wins least against; a table of its own kind does not count."""
        others = [member for member in self.members if member != rung]
        return min(others, key=lambda member: self.shares[rung, member].mean)

    def broken(self) -> list[tuple[str, str, str]]:
        """Name weaker, stronger and member where the stronger does worse beyond the error."""
        return [
            (weaker, stronger, member)
            for k, stronger in enumerate(self.rungs)
            for weaker in self.rungs[:k]
            for member in self.members
            if _is_below(self.shares[stronger, member], self.shares[weaker, member])
        ]


def _is_below(one: Measured, other: Measured) -> bool:
    high = one.mean if one.high is None else one.high
    low = other.mean if other.low is None else other.low
    return high < low


def rungs_of(game: Game) -> tuple[str, ...]:
    """Name the rungs that play by judgement, the weakest first."""
    return tuple(name for name in RUNGS if name in skill_for(game.name).levels)


def pairs_of(game: Game, players: int, *, expert: bool = False) -> list[Pair]:
    """Name who is measured against whom: every rung against everybody, who searches if wanted.

    That is Expert, and Master at tables that offer it.
    """
    rungs = rungs_of(game)
    members = (*rungs, *styles_for(game))
    searching = [name for name in bots_for(game, players) if expert and name in SEARCHERS]
    return [(rung, member) for rung in (*rungs, *searching) for member in members]


def measured_matrix(  # noqa: PLR0913  # what is measured, by whom and where
    game: Game,
    players: int,
    games: int,
    seed: int,
    play: Play,
    *,
    where: Where = HERE,
    resume: str | None = None,
    progress: Callable[[], None] = lambda: None,
    expert_games: int = 0,
) -> Matrix:
    """Measure every rung against everybody; `play` plays the numbered blocks of a setting.

    `resume` is a file to go on from: it keeps the cells of the matrix. Expert plays so many games
    against each; by none it is left out.
    """
    pairs = pairs_of(game, players, expert=expert_games > 0)
    program = "" if resume is None else sources()
    head = MatrixOf(
        game=game.name,
        players=players,
        games=games,
        seed=seed,
        program=program,
        expert_games=expert_games,
    )
    kept = Journal(KEPT, head, MatrixCell, lambda cell, n: (cell.rung, cell.member) == pairs[n])
    measure = partial(_measured, head, play)

    def rest(first: int) -> Generator[MatrixCell, None, None]:
        with crew(where, compiled=True, pieces=len(pairs) - first) as workers:
            yield from workers.each(measure, pairs[first:])

    shares = {}
    with closing(kept.going_on(resume, len(pairs), rest)) as coming:
        for cell in coming:
            shares[cell.rung, cell.member] = cell.wins
            progress()
    return Matrix(players=players, games=games, seed=seed, shares=shares, expert_games=expert_games)


def _measured(asked: MatrixOf, play: Play, pair: Pair) -> MatrixCell:
    """Measure one cell of a matrix."""
    rung, member = pair
    if rung == member:
        return MatrixCell(rung=rung, member=member, wins=Measured(1 / asked.players))
    match = Match(game_named(asked.game), asked.players)
    setting = setting_of(match, (rung, *[member] * (asked.players - 1)), asked.seed)
    games, at = (asked.expert_games, _at_tables) if rung in SEARCHERS else (asked.games, play)
    blocks = at(setting, range(-(-games // setting.games_in_block)))
    won = measured_share([_share(setting, rung, block) for block in blocks])
    return MatrixCell(rung=rung, member=member, wins=won)


def _at_tables(setting: Setting, numbers: range) -> list[Block]:
    return [play_block(setting, number) for number in numbers]


def _share(setting: Setting, rung: str, block: Block) -> float:
    """The mean over a block of the rung's share of the victory."""
    won = [
        (ranks[seating.index(rung)] == 1) / ranks.count(1)
        for seating, ranks in zip(setting.seatings(block.block), block.ranks, strict=True)
    ]
    return sum(won) / len(won)


def table(matrix: Matrix) -> str:
    """Write the matrix as a table of a page."""
    rungs = matrix.rungs
    rows = [
        ("against", *rungs),
        ("---",) * (1 + len(rungs)),
        *((member, *_cells(matrix, rungs, member)) for member in matrix.members),
        ("worst", *(f"{matrix.worst(rung)}" for rung in rungs)),
    ]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _cells(matrix: Matrix, rungs: Sequence[str], member: str) -> list[str]:
    return [_cell(matrix.shares[rung, member]) if rung != member else "=" for rung in rungs]


def _cell(share: Measured) -> str:
    text = f"{100 * share.mean:.1f} %"
    if share.low is None or share.high is None:
        return text
    return f"{text} ({100 * share.low:.1f} to {100 * share.high:.1f})"

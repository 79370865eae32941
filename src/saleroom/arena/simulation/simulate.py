"""Simulate many games of random players, or of other bots, and sum up how they went.

Random players are those of the rules (`flat.pick`). Where Numba is installed they play compiled, on
a thread for each core: compiled rules let go of the interpreter. Otherwise, and for other bots,
plain Python plays in several processes. Game number k plays by seed + k, so that the result does
not depend on how the work was shared.
"""

from collections.abc import Callable, Generator
from functools import partial
from importlib.util import find_spec
from typing import Any

import msgspec

from saleroom.arena.journal import Journal
from saleroom.arena.simulation.count import VICTORY, Count
from saleroom.arena.statistics import Estimate, Tally
from saleroom.arena.tournament.setting import sources
from saleroom.arena.workers import HERE, Where, crew
from saleroom.bots.table import played
from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.games.registry import game_named
from saleroom.play.match import Match

RANDOM = "random"
KEPT = "saleroom-simulation"
CHUNK = 5_000
# Bots that think take long; small chunks keep the progress bar moving.
THINKING_CHUNK = 20


class Simulated(msgspec.Struct, frozen=True):
    """What is simulated; travels to the workers."""

    game: str
    players: int
    edition: str | None = None
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()

    @property
    def is_random(self) -> bool:
        """Tell whether everybody plays at random, as the rules' own random player does."""
        return set(self.bots) <= {RANDOM}


class CountsHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of counts is of."""

    table: Simulated
    seed: int
    chunk: int
    program: str


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat did; a shared victory is a part of one."""

    score: Estimate
    deviation: float
    wins: Estimate


class EndingSummary(msgspec.Struct, frozen=True):
    """How often games ended this way; `why` is the name of the ending."""

    why: str
    paragraph: str
    share: Estimate
    games: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A whole simulation.

    `seats` are as they sit; `from_starter` counts from the seat that began, so the first entry
    is the first-seat advantage. `par` is everybody's fair share of victories.
    """

    table: Simulated
    games: int
    seed: int
    bots: str
    back_end: str
    par: float
    decisions: Estimate
    decisions_deviation: float
    shortest: int
    longest: int
    seats: list[SeatSummary]
    from_starter: list[SeatSummary]
    endings: list[EndingSummary]


def simulate(  # noqa: PLR0913  # how it is done; what is played is all in the table
    table: Simulated,
    games: int,
    seed: int = 0,
    *,
    where: Where = HERE,
    progress: Callable[[int], None] = lambda _: None,
    resume: str | None = None,
) -> Summary:
    """Play the games and sum them up; `progress` hears how many more are done.

    `resume` is a file to go on from.
    """
    if games < 1:
        raise BadSetup("setup_least", option="games", least=1, given=games)
    game = game_named(table.game)
    game.new(table.players, table.edition, table.options)  # refuse a bad table before any work
    total = Count.of_nothing(table.players, len(game.endings))
    compiled = table.is_random and find_spec("numba") is not None
    size = CHUNK if table.is_random else THINKING_CHUNK
    play = partial(
        _play_compiled if compiled else _play_plain if table.is_random else _play_bots, table
    )

    def played_from(first: int) -> Generator[Count, None, None]:
        chunks = [(seed + k, min(size, games - k)) for k in range(first * size, games, size)]
        if chunks:
            with crew(where, compiled=compiled, pieces=len(chunks)) as workers:
                yield from workers.each(play, chunks)

    # Only whole chunks are kept: with more games than before they are still what they were.
    setting = CountsHeader(table=table, seed=seed, chunk=size, program=sources() if resume else "")
    kept = Journal(KEPT, setting, Count, lambda count, _: count.decisions.count == size)
    for count in kept.going_on(resume, games // size, played_from):
        total.merge(count)
        progress(count.decisions.count)
    return _summed_up(game, table, seed, total, "compiled" if compiled else "plain Python")


def _play_plain(table: Simulated, chunk: tuple[int, int]) -> Count:
    """Play a chunk of games as plain Python does."""
    game = game_named(table.game)
    count = Count.of_nothing(table.players, len(game.endings))
    first, games = chunk
    for seed in range(first, first + games):
        s = game.new(table.players, table.edition, table.options)
        count.note_end(game, s, _play_out(game, s, seeded(seed)))
    return count


def _play_out(game: Game, s: Any, numbers: list[int]) -> int:
    flat = game.flat
    decisions = 0
    while s.asked != NOBODY:
        if s.asked == CHANCE:
            flat.draw(s, flat.sample(s, numbers))
        else:
            flat.apply(s, s.asked, flat.pick(s, s.asked, numbers))
            decisions += 1
        s.told.clear()
    return decisions


def _play_bots(table: Simulated, chunk: tuple[int, int]) -> Count:
    """Play a chunk of games of bots that see only their seat's view."""
    match = Match(game_named(table.game), table.players, table.edition, table.options)
    count = Count.of_nothing(table.players, len(match.game.endings))
    first, games = chunk
    for seed in range(first, first + games):
        finished = played(match.copy(), table.bots, seed)
        decisions = sum(move.seat != CHANCE for move in finished.moves)
        count.note_end(match.game, finished.state, decisions)
    return count


def _play_compiled(table: Simulated, chunk: tuple[int, int]) -> Count:
    """Play a chunk of games in compiled code."""
    from saleroom.arena.simulation.compiled import play_chunk  # noqa: PLC0415  # needs the extra `fast`

    return play_chunk(game_named(table.game), table.players, table.edition, table.options, chunk)


def _summed_up(game: Game, table: Simulated, seed: int, total: Count, back_end: str) -> Summary:
    return Summary(
        table=table,
        games=total.decisions.count,
        seed=seed,
        bots=", ".join(dict.fromkeys(table.bots)) or RANDOM,
        back_end=back_end,
        par=1 / table.players,
        decisions=total.decisions.estimate(),
        decisions_deviation=total.decisions.deviation,
        shortest=int(total.decisions.least),
        longest=int(total.decisions.most),
        seats=_seats(total.scores, total.wins),
        from_starter=_seats(total.scores_from_starter, total.wins_from_starter),
        endings=[
            EndingSummary(ending.name, ending.paragraph, tally.estimate(), int(tally.total))
            for ending, tally in zip(game.endings, total.ended, strict=True)
        ],
    )


def _seats(scores: list[Tally], wins: list[Tally]) -> list[SeatSummary]:
    return [
        SeatSummary(score.estimate(), score.deviation, win.estimate(VICTORY))
        for score, win in zip(scores, wins, strict=True)
    ]

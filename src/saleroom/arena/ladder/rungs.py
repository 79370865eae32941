"""The ladder of a game's bots, measured: one of a rung against a table of the rung below."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import msgspec

from saleroom.arena.tournament.command import command_of
from saleroom.arena.tournament.intervals import Measured
from saleroom.arena.tournament.results import TournamentResult
from saleroom.arena.tournament.setting import setting_of
from saleroom.bots.registry import SEARCHERS, bots_for
from saleroom.core.contract import Game
from saleroom.core.errors import no_such
from saleroom.play.match import Match


class Contest(msgspec.Struct, frozen=True):
    """A rung to be measured: one of `above` against a table of `below`."""

    above: str
    below: str
    players: int

    @property
    def bots(self) -> tuple[str, ...]:
        """Everybody at the table, whoever is measured first."""
        return (self.above, *[self.below] * (self.players - 1))


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A rung that was measured."""

    above: str
    below: str
    players: int
    games: int
    wins: Measured
    index: Measured
    seed: int
    command: str

    @property
    def holds(self) -> bool:
        """Tell whether the upper bot is better for sure: its interval is above the fair share."""
        return self.index.low is not None and self.index.low > 1


def contests(
    game: Game, players: Sequence[int] = (), rungs: Sequence[str] = ()
) -> Iterator[Contest]:
    """Yield what there is to measure, from below; all players and rungs if none are named."""
    ladder = bots_for(game)
    for count in players:
        game.new(count)  # refuse a table that cannot be
    for rung in rungs:
        if rung not in ladder[1:]:
            raise no_such("bot", rung, ladder[1:])
    for below, above in pairwise(ladder):
        for count in players or game.players:
            if above in bots_for(game, count) and (not rungs or above in rungs):
                yield Contest(above, below, count)


def measured_rung(
    game: Game, contest: Contest, games: int, seed: int, hold: Callable[..., TournamentResult]
) -> Rung:
    """Measure one rung; `hold` holds a tournament of a setting and so many games."""
    setting = setting_of(Match(game, contest.players), contest.bots, seed)
    result = hold(setting, games)
    upper = next(found for found in result.standings if found.name == contest.above)
    return Rung(
        above=contest.above,
        below=contest.below,
        players=contest.players,
        games=result.games,
        wins=upper.wins,
        index=upper.index,
        seed=seed,
        command=command_of(setting, games),
    )


def games_for(contest: Contest, games: int, expert_games: int) -> int:
    """Return how many games to play: a bot that searches takes long, so it may play fewer."""
    return expert_games if {*SEARCHERS} & {*contest.bots} else games

"""What the public interface says more simply than the parts do: names, a game of bots, many games.

Decides how it is asked for; everything is done by `games`, `bots` and `arena`. Users take these
functions from `saleroom`; docs/api.md describes them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from saleroom.arena.simulation.simulate import RANDOM, Simulated, Summary
from saleroom.arena.simulation.simulate import simulate as simulated
from saleroom.arena.workers import Where
from saleroom.bots.contract import Bot
from saleroom.bots.registry import bot_named, guest_names, house_bots
from saleroom.bots.table import BotTable
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup
from saleroom.games.registry import game_named
from saleroom.play.match import Match


def bot(name: str, game: Game | str) -> Bot:
    """Make a bot for a seat at this game, ready when this returns."""
    return bot_named(name, _given(game))


def bot_names(game: Game | str) -> tuple[str, ...]:
    """Name who can play this game: the ladder, the weakest first, styles, then guests."""
    return (*house_bots(_given(game)), *guest_names())


def _given(game: Game | str) -> Game:
    return game_named(game) if isinstance(game, str) else game


def play_out(match: Match, bots: str | Sequence[str | Bot], seed: int = 0) -> Match:
    """Let bots play a match to its end, and return it.

    One name stands for all seats; otherwise there is a name or a bot for each seat, seat 0 first.
    The same seed gives the same game.
    """
    wanted = [bots] * match.players if isinstance(bots, str) else list(bots)
    if len(wanted) != match.players:
        raise BadSetup("setup_bots", players=match.players, given=len(wanted))
    seated = {
        seat: bot_named(one, match.game) if isinstance(one, str) else one
        for seat, one in enumerate(wanted)
    }
    return BotTable(match, seated, seed).play()


def simulate(  # noqa: PLR0913  # the options of a table
    game: str,
    *,
    players: int,
    games: int,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    bots: str | Sequence[str] = RANDOM,
    seed: int = 0,
    workers: int | None = None,
) -> Summary:
    """Let bots play many games of one kind on all cores, or on `workers`, and sum them up.

    One name stands for all seats; otherwise there is a name for each seat. The same seed gives the
    same games, however many cores share them.
    """
    names = (bots,) * players if isinstance(bots, str) else tuple(bots)
    kind = game_named(game)
    if len(names) != players:
        raise BadSetup("setup_bots", players=players, given=len(names))
    for name in dict.fromkeys(names):
        bot_named(name, kind, wait=False)  # refuse a bad name before any work
    table = Simulated(game, players, edition, dict(options or {}), names)
    return simulated(table, games, seed, where=Where(workers=workers))

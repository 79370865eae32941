"""Ratings of the bots from the ranks of many players at once: Plackett-Luce, by openskill.

A rating is for reading, not for deciding: decisions go by win shares. Its interval comes from
rating resampled blocks. Without openskill, which comes with the extra `arena`, there are none.
"""

import math
import statistics
from collections.abc import Iterable, Sequence
from importlib.util import find_spec

import msgspec

from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.seatings import Seating
from saleroom.arena.tournament.setting import Setting
from saleroom.bots.table import branch
from saleroom.core.chance import below, seeded

# Rating takes longer than a compiled game. More games would only move the last digit.
RATED_GAMES = 2_000
RESAMPLES = 40
_Z = 1.959963984540054
# Far from every block's own number.
_RESAMPLING = 1 << 40


class Rating(msgspec.Struct, frozen=True):
    """A strength on openskill's scale, where a newcomer has 25, with its 95 % interval."""

    strength: float
    low: float | None
    high: float | None


def are_there() -> bool:
    """Tell whether bots can be rated here."""
    return find_spec("openskill") is not None


def ratings(setting: Setting, blocks: Sequence[Block]) -> dict[str, Rating]:
    """Rate every bot; nothing if they cannot be rated, or there is only one."""
    if not are_there() or len(setting.names) == 1:
        return {}
    used = blocks[: max(1, RATED_GAMES // setting.games_in_block)]
    games = [_games(setting, block) for block in used]
    strengths = _rated(setting, games)
    if len(games) == 1:
        return {name: Rating(strength, None, None) for name, strength in strengths.items()}
    numbers = seeded(branch(setting.seed, _RESAMPLING))
    drawn = [
        _rated(setting, [games[below(numbers, len(games))] for _ in games])
        for _ in range(RESAMPLES)
    ]
    found = {}
    for name, strength in strengths.items():
        half = _Z * statistics.stdev(resampled[name] for resampled in drawn)
        found[name] = Rating(strength, strength - half, strength + half)
    return found


Game = tuple[Seating, list[int]]


def _games(setting: Setting, block: Block) -> list[Game]:
    return list(zip(setting.seatings(block.block), block.ranks, strict=True))


def _rated(setting: Setting, blocks: Iterable[list[Game]]) -> dict[str, float]:
    """Rate game after game; a bot with several seats moves by the mean of its seats' moves."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  # an extra

    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in setting.names}
    for seating, ranks in (game for games in blocks for game in games):
        teams = [[known[name]] for name in seating]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for name in setting.names:
            seats = [rated for rated, bot in zip(after, seating, strict=True) if bot == name]
            spread = math.sqrt(statistics.fmean(rated.sigma**2 for rated in seats))
            mean = statistics.fmean(rated.mu for rated in seats)
            known[name] = model.rating(mu=mean, sigma=spread, name=name)
    return {name: float(rating.mu) for name, rating in known.items()}

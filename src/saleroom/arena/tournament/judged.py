"""Which tables can be played compiled: those of bots that play by judgement, or at random.

That compiled games are the same as those at a table is what tests show, and what the arena checks
again with the first blocks of every tournament.
"""

from importlib.util import find_spec

from saleroom.arena.tournament.setting import Setting
from saleroom.bots.judging import Judging
from saleroom.bots.random_player import RandomPlayer
from saleroom.bots.registry import bot_named
from saleroom.bots.skill import Weights, skill_for, skill_module
from saleroom.games.registry import game_named


def is_judged(setting: Setting) -> bool:
    """Tell whether compiled code can play this."""
    if find_spec("numba") is None or not skill_module(setting.game):
        return False
    game = game_named(setting.game)
    kinds = {name: type(bot_named(name, game)) for name in setting.names}
    rows = weights_of(setting)
    # Where all play at random there is no judgement to compile.
    return bool(rows) and all(
        kind is RandomPlayer or (kind is Judging and name in rows) for name, kind in kinds.items()
    )


def weights_of(setting: Setting) -> dict[str, Weights]:
    """Return the row of weights of every bot that plays by judgement."""
    rows = skill_for(setting.game).rows
    return {name: rows[name] for name in setting.names if name in rows}

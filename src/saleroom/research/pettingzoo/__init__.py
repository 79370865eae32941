"""PettingZoo environments of every game: `env(game, ...)`, and a module with a version for each.

A version is raised when the same integers come to mean something else to a learner; the version of
the rules themselves is in `info`.
"""

from typing import Any

from saleroom.core.contract import Game
from saleroom.core.errors import needs
from saleroom.research.refusing import game_of

try:
    from saleroom.research.pettingzoo.aec import TableEnv
    from saleroom.research.pettingzoo.bids import FewBids
    from saleroom.research.pettingzoo.parallel import ParallelTableEnv
except ModuleNotFoundError as error:
    raise needs(error.name, "research") from error

__all__ = ["FewBids", "ParallelTableEnv", "TableEnv", "env", "parallel_env"]


def env(game: Game | str, **settings: Any) -> TableEnv:
    """Make a table at which one agent acts at a time, as PettingZoo's AEC; a game or its name."""
    return TableEnv(game_of(game), **settings)


def parallel_env(game: Game | str, **settings: Any) -> ParallelTableEnv:
    """Make a table at which all act at once; those who have nothing to decide wait."""
    return ParallelTableEnv(game_of(game), **settings)

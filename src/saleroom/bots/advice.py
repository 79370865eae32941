"""Advice for a person: what the strongest bot that is ready would do in the same seat, and why.

It is asked with what the seat may see and nothing else, and draws from numbers of its own, so that
asking for advice changes nothing at the table.
"""

from functools import partial

from saleroom.bots.guard import Guarded
from saleroom.bots.reasons import Reasons
from saleroom.bots.registry import bot_named, bots_for
from saleroom.bots.table import branch
from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.play.match import Match

# Far from the numbers of any seat.
_APART = 1 << 20


class Adviser:
    """Somebody who looks over one person's shoulder."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._bot: Guarded | None = None

    def reasons(self, match: Match, seat: int) -> Reasons | None:
        """Say what to do in this seat now, and why; None if nothing comes to mind."""
        if self._bot is None:
            name = bots_for(self._game)[-1]
            make = partial(bot_named, name, self._game, wait=False)
            self._bot = Guarded(name, self._game, make)
        numbers = seeded(branch(self._seed, _APART + len(match.moves)))
        return self._bot.explain(match.view(seat), match.legal(seat), match.memory(seat), numbers)

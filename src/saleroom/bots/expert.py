"""The seat of Expert or Master: the search plays it once it is ready; until then Dealer sits in.

Decides who of the two answers, and nothing about the game. Both search with the same compiled code,
so one preparation serves them.
"""

from typing import Any

import msgspec

from saleroom.bots.judging import Judging
from saleroom.bots.preparing import Preparation, preparation_of
from saleroom.bots.reasons import Reasons
from saleroom.bots.skill import skill_for
from saleroom.core.chance import Numbers
from saleroom.core.contract import Game, Memory, View
from saleroom.core.legal import Legal

EXPERT = "expert"
MASTER = "master"
STAND_IN = "dealer"
# What a table of people allows for a decision of so many worlds, generously.
SECONDS_FOR_A_WORLD = 0.05
LEAST_SECONDS = 2.5
MASTERS_SECONDS = 5.0


class Expert:
    """A player that searches."""

    def __init__(
        self,
        game: Game,
        *,
        worlds: int | None = None,
        seconds: float | None = None,
        wait: bool = True,
        name: str = EXPERT,
    ) -> None:
        """Sit down with a budget of worlds or of seconds; without one it is the house's.

        `name` is the rung: Master is one that thinks longer, and further.

        `wait` until the search is ready, so that it decides from the first move on.
        """
        self._game = game
        self._name = name
        budget = {"worlds": worlds, "seconds": seconds}
        self._budget: dict[str, Any] = {k: v for k, v in budget.items() if v is not None}
        self._dealer = Judging(game, skill_for(game.name).levels[STAND_IN], STAND_IN)
        self._search: Any = None
        self.seconds = max(MASTERS_SECONDS * (name == MASTER), allowed(worlds, seconds))
        self._preparation: Preparation = preparation_of(game)
        if wait:
            self._preparation.finish()
        else:
            self._preparation.begin()

    @property
    def note(self) -> str | None:
        """Say who plays, as a code, while it is not the search."""
        return self._preparation.note

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:
        """Let whoever plays now decide."""
        action: int = self._player().choose(view, legal, memory, numbers)
        return action

    def explain(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> Reasons:
        """Let whoever plays now say why, and say who that is."""
        note = self.note
        player = self._player() if note is None else self._dealer
        reasons: Reasons = player.explain(view, legal, memory, numbers)
        return msgspec.structs.replace(
            reasons, bot=self._name if note is None else STAND_IN, note=note or reasons.note
        )

    def appraise(
        self, view: View, legal: Legal, memory: Memory, numbers: Numbers
    ) -> Reasons | None:
        """Let Dealer judge: a search tries what its seat can do, and out of turn it can nothing."""
        return self._dealer.appraise(view, legal, memory, numbers)

    def _player(self) -> Any:
        if not self._preparation.is_ready:
            return self._dealer
        if self._search is None:
            from saleroom.bots.search.searching import Searching  # noqa: PLC0415  # needs `fast`

            self._search = Searching(self._game, name=self._name, **self._budget)
        return self._search


def allowed(worlds: int | None, seconds: float | None) -> float:
    """Return how long a table of people lets a decision take with this budget."""
    return max(LEAST_SECONDS, seconds or (worlds or 0) * SECONDS_FOR_A_WORLD)

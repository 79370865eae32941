"""Who can be named: the makers that the package's entry points offer."""

from collections.abc import Callable
from typing import Any

from strangers.advisor import Advisor
from strangers.characters import Balanced, Bold, Steady
from strangers.formulas import Calculator, Contest, Hopeful, Naive
from strangers.ranking import Rank
from strangers.research import Half, HighRoller, Merchant, Shares
from strangers.stranger import Stranger

GAME = "modern-art"


def _plays(make: Callable[[], Stranger]) -> Callable[[Any], Stranger | None]:
    """Make a bot for Modern Art, and for no other game."""
    return lambda game: make() if game.name == GAME else None


rank_60 = _plays(lambda: Rank(0.6, 0.4, 0.5, forgets=True))
rank_75 = _plays(lambda: Rank(0.75, 0.2, 0.6))
rank_85 = _plays(lambda: Rank(0.85, 0.1, 0.7))
steady = _plays(Steady)
bold = _plays(Bold)
balanced = _plays(Balanced)
half = _plays(Half)
shares = _plays(Shares)
high_roller = _plays(HighRoller)
merchant = _plays(Merchant)
calculator = _plays(Calculator)
contest = _plays(Contest)
hopeful = _plays(Hopeful)
naive = _plays(Naive)
advisor = _plays(Advisor)

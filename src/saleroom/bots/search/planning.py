"""What a search found, as a plan, and the reasons that are told for it."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.reasons import (
    ALL_IT_HAS,
    AT_NO_PRICE,
    BETTER_WITHOUT,
    PRICE_IS_BEYOND,
    Alternative,
    Reasons,
    only_of,
    stop_told,
)
from saleroom.bots.search.foresight import HEAT
from saleroom.bots.search.kernels import EVERY_BRANCH, PlayedOut, Search
from saleroom.core.codec import Codec
from saleroom.core.legal import Legal

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Branches(NamedTuple):
    """What was played out of a lot in so many worlds, and with what: those that counted then."""

    worlds: int
    found: PlayedOut
    search: Search
    seat: int
    tried: Ints
    moves: Floats

    def whole(self, kernel: Any) -> PlayedOut:
        """Play out what is missing: while a lot goes up, others lead."""
        every = EVERY_BRANCH._replace(moves=self.moves)
        kernel.try_prices(self.search, self.seat, 0, self.worlds, self.tried, self.found, every)
        return self.found


class Plan(NamedTuple):
    """What a search found: what to do, what it thought of, and how high it would go, within `top`.

    Of a lot it keeps what was played out: while that goes up, its chances change with the price.
    """

    action: int
    thoughts: tuple[Alternative, ...]
    worlds: int
    limit: int | None = None
    top: int = 0
    branches: Branches | None = None
    limits: tuple[float, ...] = ()
    worth: tuple[float, ...] = ()

    @property
    def is_cut(self) -> bool:
        """Tell whether what was played out of a lot was cut, and a net asked."""
        if self.branches is None:
            return False
        return bool((self.branches.found.standings[..., HEAT] > 0.0).any())


def reasons_for(plan: Plan, bot: str, seat: int, codec: Codec, legal: Legal) -> Reasons:
    """Return what is told of a plan."""
    decision = codec.decode(plan.action)
    limit, stops = _stop(plan, legal)
    limit, stops = stop_told(decision, limit, stops, legal)
    return Reasons(
        bot=bot,
        seat=seat,
        decision=decision,
        worth=plan.worth,
        limit=limit,
        stops=stops,
        limits=plan.limits,
        alternatives=plan.thoughts,
        only=only_of(legal, len(plan.thoughts)),
        worlds=plan.worlds or None,
    )


def _stop(plan: Plan, legal: Legal) -> tuple[float | None, str | None]:
    """Return how far it would go, and why no further."""
    if plan.limit is None:
        return None, None
    if plan.limit > 0:
        return float(plan.limit), ALL_IT_HAS if plan.limit >= plan.top else BETTER_WITHOUT
    # Nothing below the least bid was played out: what it would have paid is not known.
    least = legal.amounts[0].least if legal.amounts else 1
    return (None, PRICE_IS_BEYOND) if least > 1 else (0.0, AT_NO_PRICE)

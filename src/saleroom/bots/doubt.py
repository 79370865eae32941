"""How sure a bot was: whether another decision would have been about as good.

Decides by what the bot itself measured; a bot that measured nothing else leaves it open.
"""

from typing import Literal

from saleroom.bots.reasons import Alternative, NamedAction, Reasons
from saleroom.core.codec import Codec
from saleroom.core.legal import Legal

# So near is about as good: of the chance to win, and as a part of the points or of the limit.
NEAR_CHANCE = 0.02
NEAR_PART = 0.08

Doubt = Literal["clear", "close"]


def doubt(reasons: Reasons, legal: Legal, codec: Codec) -> Doubt | None:
    """Tell a close decision from a clear one; None where nothing else was measured."""
    decision = reasons.decision
    if decision is None:
        return None
    own = [one for one in reasons.alternatives if one.action == decision]
    others = [one for one in reasons.alternatives if _is_other(one.action, decision, codec)]
    if own and others:
        return _between(own[0], others[0])
    if reasons.limit is None or own:
        return None
    return _near(_margin(decision, reasons.limit, legal), NEAR_PART * reasons.limit)


def _between(own: Alternative, best: Alternative) -> Doubt | None:
    if own.chance is not None and best.chance is not None:
        errors = _error(own) + _error(best)
        return _near(own.chance - best.chance, max(NEAR_CHANCE, errors))
    if own.value is not None and best.value is not None:
        scale = max(abs(own.value), abs(best.value))
        return _near(own.value - best.value, NEAR_PART * scale)
    return None


def _error(one: Alternative) -> float:
    """Return about one standard error of a chance: its interval is four of them wide."""
    return 0.0 if one.low is None or one.high is None else (one.high - one.low) / 4


def _near(gap: float, room: float) -> Doubt:
    return "close" if gap <= room else "clear"


def _margin(decision: NamedAction, limit: float, legal: Legal) -> float:
    """How far below the limit the bid is, or how far above it the price that was let go."""
    ((_, amount),) = decision.items()
    if type(amount) is int:
        return limit - amount
    return legal.amounts[0].least - limit if legal.amounts else limit


def _is_other(action: NamedAction, decision: NamedAction, codec: Codec) -> bool:
    """Another sum is much the same decision; what counts is whether one bids at all."""
    (verb,) = decision
    if verb in action and codec.verbs[verb].kind == "amount":
        return False
    return action != decision

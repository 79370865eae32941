"""What an environment refuses: by code, and worded by `saleroom.said`. Nothing has changed then."""

import operator

from saleroom.core.codec import shown
from saleroom.core.errors import GameOver, MalformedAction, Misuse
from saleroom.fast import Batch

# What is done with an action that is not legal.
REFUSE = "refuse"
REPLACE = "replace"


def not_reset() -> Misuse:
    """Refuse what comes before the first reset."""
    return Misuse("env_not_reset")


def episode_over() -> Misuse:
    """Refuse a step after the end."""
    return Misuse("env_over")


def wrong_shape(given: object, wanted: object) -> Misuse:
    """Refuse an array of another shape."""
    return Misuse("env_shape", given=shown(given), wanted=shown(wanted))


def wrong_dtype(given: object) -> Misuse:
    """Refuse actions that are no whole numbers."""
    return Misuse("env_dtype", given=shown(str(given)))


def whole_number(action: object) -> int:
    """Read one action; anything but a whole number is refused."""
    if type(action) is int:
        return action
    if isinstance(action, bool):
        raise MalformedAction("action_number", given=shown(action))
    try:
        return operator.index(action)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        raise MalformedAction("action_number", given=shown(action)) from None


def refusal(batch: Batch, index: int, seat: int, action: int) -> Exception:
    """Say why a seat may not do this in that game."""
    return batch.reason(index, seat, action) or GameOver()

"""A little noise, from whole numbers only, so that both back ends draw the same."""

from saleroom.core.chance import Numbers, below

_STEPS = 1 << 16


def mood(numbers: Numbers) -> float:
    """Draw a number that is nearly standard normal, never beyond 3: the sum of three even ones."""
    total = below(numbers, _STEPS) + below(numbers, _STEPS) + below(numbers, _STEPS)
    return total * 2.0 / _STEPS - 3.0

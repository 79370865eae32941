"""Piles of cards, found by where each card lies. For views, not for compiled rules."""

from collections.abc import Sequence
from itertools import compress


def pile(places: Sequence[int], where: int) -> tuple[int, ...]:
    """Return the cards that lie there, lowest first."""
    return tuple(compress(range(len(places)), map(where.__eq__, places)))

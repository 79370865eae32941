"""Some of many cases every time, and all of them with `make soak`."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import combinations
from typing import Any, TypeVar

import pytest

Case = TypeVar("Case")


def sampled(cases: Iterable[Any], *often: Any) -> list[Any]:
    """Make of each case a parameter set; those that are not among `often` are soaks."""
    listed = list(cases)
    assert set(map(repr, often)) <= set(map(repr, listed)), "a case that is not there"
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=() if case in often else pytest.mark.soak,
        )
        for case in listed
    ]


def paired(
    cases: Sequence[Case], values: Callable[[Case], Iterable[Hashable]], together: int = 2
) -> tuple[Case, ...]:
    """Return a few cases in which any two values meet that meet in one of all the cases.

    Always the case with the most pairs that are still missing, the first of equals: not the fewest
    there are, but the same ones each time. With `together=1` every value is in one of them.
    """
    meeting = [set(combinations(values(case), together)) for case in cases]
    missing = set().union(*meeting)
    chosen: list[int] = []
    while missing:
        best = max(range(len(cases)), key=lambda k: (len(meeting[k] & missing), -k))
        missing -= meeting[best]
        chosen.append(best)
    return tuple(cases[k] for k in sorted(chosen))

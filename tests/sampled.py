"""Some of many cases every time, and all of them with `make soak`."""

from collections.abc import Iterable
from typing import Any

import pytest


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

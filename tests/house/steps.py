"""What something costs, as no load and no machine changes it."""

import sys
from collections.abc import Callable
from typing import Any


def steps_of(do: Callable[[], object]) -> int:
    """Count the lines of Python that something takes, which no load changes."""
    count = 0

    def step(_frame: object, event: str, _arg: object) -> Any:
        nonlocal count
        count += event == "line"
        return step

    sys.settrace(step)
    try:
        do()
    finally:
        sys.settrace(None)
    return count

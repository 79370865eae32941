"""Work that is counted, because the clock on the wall belongs to everybody."""

import sys
from collections.abc import Callable


def calls_of(work: Callable[[], object]) -> int:
    """Count the calls of functions, ours and Python's own, which are the same on every machine."""
    counted = 0

    def count(_frame: object, event: str, _what: object) -> None:
        nonlocal counted
        counted += event in {"call", "c_call"}

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return counted

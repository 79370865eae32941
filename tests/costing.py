"""What each test costs in CPU time, with the browser, servers and bots that it started.

`SALEROOM_COSTS=costs.json pytest -p costing tests/web` writes seconds by test; what was spent
on collecting stands under `collecting`. For Linux: it reads /proc.
"""

import ctypes
import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import pytest

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
# Whoever loses its parent becomes our child, so nobody is lost from sight.
_PR_SET_CHILD_SUBREAPER = 36

_costs: dict[str, float] = {}


def _spent() -> float:
    """Return the seconds of this process and of all that it started, ended or not."""
    children: dict[int, list[int]] = {}
    ticks: dict[int, tuple[int, int]] = {}
    for folder in PROC.glob("[0-9]*"):
        try:
            text = (folder / "stat").read_text()
        except OSError:  # it has just ended
            continue
        words = text[text.rindex(")") + 2 :].split()
        pid = int(folder.name)
        children.setdefault(int(words[1]), []).append(pid)
        ticks[pid] = int(words[11]) + int(words[12]), int(words[13]) + int(words[14])
    # Our own are known more exactly.
    total, below = ticks[os.getpid()][1], children.get(os.getpid(), [])
    while below:
        pid = below.pop()
        total += sum(ticks[pid])
        below += children.get(pid, [])
    return total / TICKS + time.process_time()


class _Costs:
    def __init__(self) -> None:
        self._before = 0.0

    def note(self, name: str) -> None:
        """Put down what was spent since the last time under a name."""
        now = _spent()
        _costs[name] = round(_costs.get(name, 0.0) + now - self._before, 3)
        self._before = now


_COSTS = _Costs()
ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def pytest_collection_finish() -> None:
    """Everything is imported."""
    _COSTS.note("collecting")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Count a test with what is made ready before it and put away after it."""
    try:
        return (yield)
    finally:
        _COSTS.note(item.nodeid)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Write it all down, the dearest first."""
    dearest = dict(sorted(_costs.items(), key=lambda one: -one[1]))
    Path(os.environ["SALEROOM_COSTS"]).write_text(json.dumps(dearest, indent=1), "utf-8")

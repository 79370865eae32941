"""What each test costs in CPU time, with the browser, servers and bots that it started.

`SALEROOM_COSTS=costs.json pytest -p costing tests/web` writes two figures for each test: seconds of
CPU, and seconds by the clock. What was spent on collecting stands under `collecting`. The processes
of `--forks` each add what they ran. Run as a program with such a file it prints the sums by folder:
`python tests/costing.py costs.json`. For Linux: it reads /proc.
"""

import ctypes
import fcntl
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
# Whoever loses its parent becomes our child, so nobody is lost from sight.
_PR_SET_CHILD_SUBREAPER = 36


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
    """What was spent in this process, by test."""

    def __init__(self) -> None:
        self._noted: dict[str, tuple[float, float]] = {}
        self._before = 0.0, time.monotonic()
        self.adopt()

    def adopt(self) -> None:
        """Begin with nothing, in a process of its own."""
        self._noted.clear()
        self._before = _spent(), time.monotonic()
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)

    def note(self, name: str) -> None:
        """Put down what was spent since the last time under a name."""
        now = _spent(), time.monotonic()
        cpu, clock = (round(late - early, 3) for late, early in zip(now, self._before, strict=True))
        self._noted[name] = cpu, clock
        self._before = now

    def write(self, place: Path) -> None:
        """Add it to what others have written, the dearest first."""
        with place.open("a+", encoding="utf-8") as shared:
            fcntl.flock(shared, fcntl.LOCK_EX)
            shared.seek(0)
            written = json.loads(shared.read() or "{}") | self._noted
            shared.truncate(0)
            json.dump(dict(sorted(written.items(), key=lambda one: -one[1][0])), shared, indent=1)


def pytest_configure() -> None:
    """Begin with an empty file."""
    _PLACE.unlink(missing_ok=True)
    os.register_at_fork(after_in_child=_COSTS.adopt)


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


def pytest_unconfigure() -> None:
    """Write down what this process has run."""
    _COSTS.write(_PLACE)


def _by_folder(written: dict[str, tuple[float, float]]) -> str:
    """Return a line for each folder, the dearest first: tests, CPU, seconds by the clock."""
    sums: dict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
    for name, (cpu, clock) in written.items():
        parts = name.split("/")
        for key in ("all", parts[1] if len(parts) > 1 else name):
            sums[key] = [sums[key][0] + 1, sums[key][1] + cpu, sums[key][2] + clock]
    rows = sorted(sums.items(), key=lambda one: -one[1][1])
    return "".join(f"{n:16} {k:6} {cpu:8.1f} {clock:8.1f}\n" for n, (k, cpu, clock) in rows)


if __name__ == "__main__":
    sys.stdout.write(_by_folder(json.loads(Path(sys.argv[1]).read_text("utf-8"))))
else:
    _PLACE = Path(os.environ["SALEROOM_COSTS"])
    _COSTS = _Costs()

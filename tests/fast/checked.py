"""Start a process in which compiled code checks every index."""

import os
import subprocess
import sys
from pathlib import Path

_SCRIPT = Path(__file__).parent / "under_bounds_check.py"


def play_checked(*arguments: str, seconds: int = 900) -> int:
    """Return how many games were played; a wrong index, a crash or a hang is a failure."""
    said = subprocess.run(
        [sys.executable, _SCRIPT, *arguments],
        env=os.environ | {"NUMBA_BOUNDSCHECK": "1"},
        timeout=seconds,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr[-2000:]
    return int(said.stdout)

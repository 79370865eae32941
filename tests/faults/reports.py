"""Figures of the long tests go into a file that SALEROOM_SOAK_REPORT names: JSON, a line each."""

import os
import platform
import time
from pathlib import Path
from typing import Any

import msgspec


def report(test: str, **figures: Any) -> None:
    """Write down what a test measured, and on what."""
    named = os.environ.get("SALEROOM_SOAK_REPORT")
    if not named:
        return
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    machine = {"cores": os.cpu_count(), "load": load, "python": platform.python_version()}
    line = msgspec.json.encode({"test": test, "at": int(time.time()), **machine, **figures})
    with Path(named).open("ab") as file:
        file.write(line + b"\n")

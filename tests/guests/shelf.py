"""Packages put where only some processes find them: nothing else here notices them."""

import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "attic"


def put_on(shelf: Path, project: Path = EXAMPLE) -> Path:
    """Build a project and install it on the shelf, without a network."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    command = [*pip, "--no-build-isolation", "--target", str(shelf), str(project)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    return shelf


def within_reach_of(shelf: Path) -> dict[str, str]:
    """Return the environment of a process that finds what is on the shelf."""
    return os.environ | {"PYTHONPATH": str(shelf)}


def saleroom(shelf: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command with the shelf in reach."""
    return subprocess.run(
        [sys.executable, "-m", "saleroom", *arguments],
        env=within_reach_of(shelf),
        input=typed,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )

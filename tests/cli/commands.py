"""Running `saleroom`: in this process, or as a process of its own."""

import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from saleroom.cli import app

COMMAND = (sys.executable, "-m", "saleroom")


def run(*arguments: str | Path, typed: str | bytes | None = None) -> Result:
    """Run a command here."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


def start(*arguments: str | Path, folder: Path | None = None) -> subprocess.Popen[bytes]:
    """Start a command as a process of its own."""
    return subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
    )

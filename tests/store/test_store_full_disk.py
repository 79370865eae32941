"""A full disk: nothing is confirmed that was not kept, and it works again when there is room."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("filling.py")


def test_a_full_disk_refuses_and_recovers_by_itself(tmp_path: Path) -> None:
    """On a real file system of fifteen megabytes, mounted for that one program only."""
    unshare = shutil.which("unshare")
    root = ["--mount"] if os.geteuid() == 0 else ["--user", "--map-root-user", "--mount"]
    mount = f"mount -t tmpfs -o size=15m none '{tmp_path}'"
    inside = [unshare or "unshare", *root, "sh", "-c"]
    if not unshare or subprocess.run([*inside, mount], check=False).returncode:
        pytest.skip("no file system can be mounted here; the limit on file size is tested instead")
    said = _run([*inside, f'{mount} && exec "$@"', "sh"], tmp_path, "disk")
    assert "read-only refused" in said


def test_a_failing_write_refuses_and_recovers_by_itself(tmp_path: Path) -> None:
    _run([], tmp_path, "limit")


def _run(before: list[str], folder: Path, how: str) -> str:
    done = subprocess.run(
        [*before, sys.executable, str(PROGRAM), str(folder), how],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={"PYTHONPATH": str(PROGRAM.parent.parent), "PATH": os.environ["PATH"]},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("confirmed")
    return done.stdout

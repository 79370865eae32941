"""The benchmark runs and says what it must; how fast this machine is, it leaves to the reader."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "playouts.py"
ONE_ROUND = ["--game", "modern-art", "--players", "3", "--rounds", "1", "--no-start"]


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, *arguments], capture_output=True, text=True, check=False
    )


@pytest.mark.soak
def test_it_measures_both_back_ends_side_by_side() -> None:
    said = _run(*ONE_ROUND, "--json")
    assert said.returncode == 0, said.stderr
    report = json.loads(said.stdout)
    (row,) = report["playouts"]
    assert (row["game"], row["players"]) == ("modern-art", 3)
    assert row["compiled_decisions_a_second"] > 10 * row["interpreted_decisions_a_second"] > 0
    assert row["bytes_a_state"] <= 512
    assert all(row[f"{what}_ns"] > 0 for what in ("copy", "restore", "apply", "legal"))
    assert {"cpu", "cores", "python", "numba", "numpy", "load_average"} <= set(report["machine"])


def test_it_prints_a_table_and_how_to_repeat_it() -> None:
    said = _run(*ONE_ROUND)
    assert "compiled, decisions/s" in said.stdout
    # A long path to the checkout breaks the line anywhere.
    assert "--players 3" in " ".join(said.stdout.split())


def test_it_refuses_what_it_cannot_measure() -> None:
    assert "none of these games" in _run("--game", "modern-art", "--players", "9").stderr
    assert "invalid choice" in _run("--game", "chess").stderr

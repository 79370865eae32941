"""Which commands bring which packages: a server is back sooner without those of the terminal."""

import subprocess
import sys

SCRIPT = """
import sys
from saleroom.desk import main
try:
    main()
finally:
    print("saleroom.cli" in sys.modules, "rich.console" in sys.modules)
"""


def _typed(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, *words], capture_output=True, text=True, check=False
    )


def test_a_server_needs_nothing_of_the_terminal() -> None:
    said = _typed("serve", "--origin", "nonsense", "--port", "0")
    assert said.returncode == 2
    assert "an origin is like" in said.stderr
    assert said.stdout.split() == ["False", "False"]


def test_what_a_server_can_do_is_explained_without_the_rest() -> None:
    said = _typed("export", "--help")
    assert said.returncode == 0
    assert "saleroom export" in said.stdout
    assert "parquet" in said.stdout


def test_everything_else_is_there_as_well() -> None:
    said = _typed("games")
    assert "Canaletto" in said.stdout
    assert said.stdout.split()[-2:] == ["True", "True"]
    assert "serve" in _typed("--help").stdout

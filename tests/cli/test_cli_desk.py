"""Which commands bring which packages: a server is back sooner without those of the terminal."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
from saleroom.__main__ import main
try:
    main()
finally:
    slow = {"saleroom.cli", "rich.console", "rich.progress", "fluent", "asyncio"}
    print("loaded", *(slow & {*sys.modules}))
"""


def _typed(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, *words], capture_output=True, text=True, check=False
    )


def _loaded(said: subprocess.CompletedProcess[str]) -> set[str]:
    """Return which of the slow packages the command has imported."""
    return set(said.stdout.rsplit("loaded", 1)[1].split())


def test_a_server_needs_nothing_of_the_terminal() -> None:
    said = _typed("serve", "--origin", "nonsense", "--port", "0")
    assert said.returncode == 2
    assert "An origin is like" in said.stderr
    assert not {"saleroom.cli", "rich.console"} & _loaded(said)


def test_what_a_server_can_do_is_explained_without_the_rest() -> None:
    said = _typed("export", "--help")
    assert said.returncode == 0
    assert "saleroom export" in said.stdout
    assert "parquet" in said.stdout


def test_everything_else_is_there_as_well() -> None:
    said = _typed("games")
    assert "Canaletto" in said.stdout
    assert {"saleroom.cli", "rich.console", "fluent"} <= _loaded(said)


def test_help_is_there_without_the_messages_and_a_loop() -> None:
    said = _typed("--help")
    assert "serve" in said.stdout
    assert _loaded(said) == {"saleroom.cli", "rich.console"}


# `saleroom` alone


def test_alone_it_opens_the_house_at_a_free_port(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "saleroom"],
        env={**os.environ, "SALEROOM_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as house:
        assert house.stdout is not None
        said = house.stdout.readline()
        house.terminate()
    assert said.startswith("Saleroom is open at http://127.0.0.1:")


def test_alone_it_plays_in_the_terminal_where_no_server_is_installed() -> None:
    without = "import sys\nsys.modules['starlette'] = None  # as if it were not installed\n"
    said = subprocess.run(
        [sys.executable, "-c", without + SCRIPT],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Modern Art" in said.stdout
    assert said.returncode == 0

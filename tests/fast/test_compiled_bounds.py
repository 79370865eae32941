"""No rule ever reaches beyond the end of a row."""

import subprocess
import sys

import pytest
from fast import under_bounds_check
from fast.checked import play_checked
from fast.configurations import CONFIGURATIONS

from saleroom.games.registry import GAMES

USUAL = "modern-art"


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_no_index_is_out_of_bounds_in_many_games(name: str) -> None:
    """In `make soak` only: rules are compiled once more for this. Plain Python always checks."""
    own = [one for one in CONFIGURATIONS if one.name == name]
    assert play_checked(name, "10") == 100 * len(own)


@pytest.mark.soak
def test_no_index_is_out_of_bounds_in_very_many_games() -> None:
    played = [play_checked(name, "1000", seconds=7200) for name in GAMES]
    assert sum(played) == 10_000 * len(CONFIGURATIONS)


@pytest.mark.soak
def test_this_would_be_noticed_if_indices_were_not_checked() -> None:
    said = subprocess.run(
        [sys.executable, under_bounds_check.__file__, USUAL, "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 1
    assert "indices are not checked" in said.stderr

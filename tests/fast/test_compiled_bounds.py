"""No rule ever reaches beyond the end of a row."""

import subprocess
import sys

import pytest
from fast import under_bounds_check
from fast.checked import play_checked
from fast.configurations import CONFIGURATIONS


def test_no_index_is_out_of_bounds_in_thousands_of_games() -> None:
    assert play_checked("10") == 100 * len(CONFIGURATIONS)


@pytest.mark.soak
def test_no_index_is_out_of_bounds_in_very_many_games() -> None:
    assert play_checked("1000", seconds=7200) == 10_000 * len(CONFIGURATIONS)


def test_this_would_be_noticed_if_indices_were_not_checked() -> None:
    said = subprocess.run(
        [sys.executable, under_bounds_check.__file__, "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 1
    assert "indices are not checked" in said.stderr

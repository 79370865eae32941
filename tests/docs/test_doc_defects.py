"""Every test that a page names is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
PAGES = ("docs/reliability.md",)


@pytest.mark.parametrize("page", PAGES)
def test_tests_that_are_named_are_there(page: str) -> None:
    named = NAMED.findall((ROOT / page).read_text("utf-8"))
    assert named
    for file, test in named:
        assert f"\ndef {test}(" in (ROOT / file).read_text("utf-8"), f"{file}::{test}"

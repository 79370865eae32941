"""The example of docs/add-a-game.md, installed once for all tests of this folder."""

from pathlib import Path

import pytest
from guests.shelf import put_on


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place where the example is installed."""
    return put_on(tmp_path_factory.mktemp("shelf"))

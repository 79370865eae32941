"""The same tests run over both stores; every test has an empty one of its own."""

from pathlib import Path

import pytest
from databases import Postgres, postgres, redis_url

__all__ = ["postgres", "redis_url"]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'saleroom.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()

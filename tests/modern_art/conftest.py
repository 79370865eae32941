"""What the tests of Modern Art share: a test that asks for `edition` is run under both."""

from typing import cast

import pytest


@pytest.fixture(params=["1992", "2009"])
def edition(request: pytest.FixtureRequest) -> str:
    return cast("str", request.param)

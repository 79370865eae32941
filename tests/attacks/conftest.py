"""One server that is attacked, one beside it that nobody attacks, and honest players at both."""

from collections.abc import Iterator

import pytest
from attacks.attacked import House, house_in


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Both servers, for all attacks; nothing that was sent makes one fail."""
    with house_in(tmp_path_factory.mktemp("attacked")) as running:
        yield running
        assert running.attacked.failures() == []


@pytest.fixture
def attacked(house: House) -> Iterator[House]:
    """The same, for one attack: the honest table's moves are acknowledged in time meanwhile."""
    with house.playing_on():
        yield house

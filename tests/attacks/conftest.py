"""One server that is attacked, one beside it that nobody attacks, and honest players at both."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from attacks.attacked import House, house_in
from attacks.laden import crowd

HERE = Path(__file__).parent


class Kept:
    """Both servers and those who play there, for all attacks that follow one another.

    They play on and on, so they must not outlive the last attack: that costs more than all attacks.
    """

    def __init__(self) -> None:
        self._open = ExitStack()
        self._running: House | None = None

    def started(self, folders: pytest.TempPathFactory) -> House:
        """Return them, and start them if they are not there yet."""
        if self._running is None:
            self._running = self._open.enter_context(house_in(folders.mktemp("attacked"), crowd))
        return self._running

    def close(self) -> None:
        """End them. Nothing that was sent made a server fail."""
        running, self._running = self._running, None
        failures = running.attacked.failures() if running is not None else []
        self._open.close()
        assert failures == []


KEPT = Kept()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close after the last attack that this process has for now."""
    if nextitem is None or HERE not in nextitem.path.parents:
        KEPT.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """Both servers."""
    return KEPT.started(tmp_path_factory)


@pytest.fixture
def attacked(house: House) -> Iterator[House]:
    """The same, for one attack: the honest table's moves are acknowledged in time meanwhile."""
    with house.playing_on():
        yield house

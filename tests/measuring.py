"""Branch coverage of the kernel, measured while the kernel's own tests run; or of everything.

Decides when the tracer is on. The floor stands in pyproject.toml, why so little is measured in
docs/contributing.md. Loaded by tests/conftest.py before anything of ours is imported, since a
module's own lines run when it is imported.
"""

import os
from collections.abc import Generator

import coverage
import pytest

IS_ALL = os.environ["SALEROOM_COVERAGE"] == "all"
FOLDERS = {"core", "auctions", "modern_art", "alles_futsch", "canaletto", "moderne_zeiten"}
# Laws over many whole games: they would add 3.6 points to 87.1, and 78 s of CPU time to 193.
LAWS = ("_back_ends", "_knowledge", "_leaks", "_secrecy")

_tracer = coverage.Coverage(data_suffix=True, source_pkgs=["saleroom"] if IS_ALL else None)
_tracer.start()


def pytest_collection_finish() -> None:
    """Everything is imported."""
    _tracer.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Watch a test if it is one of those that are measured."""
    if not (IS_ALL or _is_of_the_kernel(item)):
        return (yield)
    _tracer.start()
    try:
        return (yield)
    finally:
        _tracer.stop()


def _is_of_the_kernel(item: pytest.Item) -> bool:
    return item.path.parent.name in FOLDERS and not item.path.stem.endswith(LAWS)


def pytest_sessionfinish() -> None:
    """Leave the figures for `coverage combine`."""
    _tracer.stop()
    _tracer.save()

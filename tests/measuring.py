"""Branch coverage of the kernel, measured while the kernel's own tests run; or of everything.

Decides when the tracer is on. The floor stands in pyproject.toml, why so little is measured in
docs/contributing.md. Loaded by tests/conftest.py before anything of ours is imported, since a
module's own lines run when it is imported.
"""

import os
import pkgutil
from collections.abc import Generator
from importlib import import_module

import coverage
import pytest

IS_ALL = os.environ["SALEROOM_COVERAGE"] == "all"
FOLDERS = {"core", "auctions", "modern_art", "alles_futsch", "canaletto", "moderne_zeiten"}
KERNEL = ("saleroom.core", "saleroom.auctions", "saleroom.games")
# Laws over many whole games: they cost more than they add.
LAWS = ("_back_ends", "_knowledge", "_leaks", "_secrecy")

_tracer = coverage.Coverage(data_suffix=True, source_pkgs=["saleroom"] if IS_ALL else None)
_watched: set[str] = set()


def _import_kernel() -> None:
    """Import it all while it is watched, and nothing else: the tracer is dear."""
    for name in KERNEL:
        package = import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            import_module(module.name)


def _choose(items: list[pytest.Item]) -> None:
    """Watch each test of the kernel in the first of its cases."""
    seen: set[str] = set()
    for item in items:
        name = item.nodeid.partition("[")[0]
        if name not in seen and _is_of_the_kernel(item):
            _watched.add(item.nodeid)
        seen.add(name)


def _is_of_the_kernel(item: pytest.Item) -> bool:
    return item.path.parent.name in FOLDERS and not item.path.stem.endswith(LAWS)


_tracer.start()
_import_kernel()
if not IS_ALL:
    _tracer.stop()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Everything is imported."""
    _tracer.stop()
    _choose(session.items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Watch a test if it is one of those that are measured."""
    if not (IS_ALL or item.nodeid in _watched):
        return (yield)
    _tracer.start()
    try:
        return (yield)
    finally:
        _tracer.stop()


def pytest_unconfigure() -> None:
    """Leave the figures for `coverage combine`; each process has its own."""
    _tracer.stop()
    _tracer.save()

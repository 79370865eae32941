"""What installed packages bring through entry points: bots and games of others.

Decides how such a thing is found and loaded and how a package is named that cannot be used. What
it must be is for those who ask to say. Names are listed without loading anything.
"""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from saleroom.core.errors import BadPackage


def names_in(group: str) -> tuple[str, ...]:
    """Name everything that is offered in a group, in the order of the alphabet."""
    return tuple(sorted({point.name for point in _points(group, tuple(sys.path))}))


def the_one(group: str, name: str, what: str) -> EntryPoint:
    """Find an entry point; two packages that offer the same name are told apart by nobody."""
    found = _called(group, name)
    if len(found) > 1:
        raise BadPackage(
            f"{offered_by(group, name)} both offer a {what} called {name}; uninstall one"
        )
    return next(iter(found.values()))


def offered_by(group: str, name: str) -> str:
    """Name the packages that offer something of this name."""
    return " and ".join(sorted(map(source_of, _called(group, name).values())))


def _called(group: str, name: str) -> dict[str, EntryPoint]:
    points = _points(group, tuple(sys.path))
    return {point.value: point for point in points if point.name == name}


def loaded(point: EntryPoint, what: str) -> Any:
    """Load what an entry point names."""
    try:
        return point.load()
    except (Exception, SystemExit) as error:  # a script that was named by mistake exits
        raise BadPackage(
            f"the {what} {point.name} of {source_of(point)} cannot be loaded: {told(error)}"
        ) from error


def source_of(point: EntryPoint) -> str:
    """Name the package."""
    return f"the package {point.dist.name}" if point.dist else "an unnamed package"


def told(error: BaseException) -> str:
    """Say what went wrong in somebody else's code."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


@cache
def _points(group: str, _path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """Look through all packages once, and again where others can be imported."""
    return tuple(entry_points(group=group))

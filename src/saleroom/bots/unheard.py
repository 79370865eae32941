"""What stands in for a skill's own hearing where it learns nothing from what all hear."""

from typing import Any


def forget(heard: Any) -> None:
    """Begin a game."""


def listen(s: Any, seat: int, action: int, heard: Any, book: Any) -> None:
    """Note what a seat is about to do."""


def learn(s: Any, heard: Any) -> bool:  # noqa: ARG001  # as the contract has it
    """Learn from what was noted; tell whether anything was learnt."""
    return False

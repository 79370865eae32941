"""What a skill without a net brings in, for the contract: nothing is foreseen."""

from typing import Any


def season(s: Any) -> int:  # noqa: ARG001  # as the contract has it
    """Say how far the game is: never anywhere that matters."""
    return -1


def describe(s: Any, seat: int, x: Any) -> None:
    """Fill in what a net looks at: nothing."""

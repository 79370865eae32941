"""The little grammar that the tables of every game need. Plain English; knows no game."""

from collections.abc import Sequence


def who(seat: int, viewer: int) -> str:
    """Name a seat; the viewer is 'you'."""
    return "you" if seat == viewer else f"seat {seat}"


def counted(number: int, thing: str) -> str:
    """Say how many: '1 card', '2 cards'."""
    return f"{number} {thing}" if abs(number) == 1 else f"{number} {thing}s"


def listed(things: Sequence[object]) -> str:
    """Join as people do: a, b and c."""
    words = [str(thing) for thing in things]
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))

"""The little grammar that every game's words need. Plain English; knows no game."""

from collections.abc import Sequence
from typing import Any

from saleroom.core.events import Event

_THIRD_PERSON = {"do": "does", "fly": "flies", "go": "goes", "have": "has"}


def who(seat: int, viewer: int) -> str:
    """Name a seat; the viewer is 'you'."""
    return "you" if seat == viewer else f"seat {seat}"


def doing(seat: int, viewer: int, verb: str) -> str:
    """Say who does it: 'you pass', 'seat 2 passes'."""
    if seat == viewer:
        return f"you {verb}"
    ending = "es" if verb.endswith(("s", "sh", "ch")) else "s"
    return f"seat {seat} {_THIRD_PERSON.get(verb, verb + ending)}"


def does(event: Event, view: Any, verb: str) -> str:
    """Say who does it in an event, to whoever looks at the view."""
    return doing(event["seat"], view.viewer, verb)


def counted(number: int, thing: str) -> str:
    """Say how many: '1 card', '2 cards'."""
    return f"{number} {thing}" if abs(number) == 1 else f"{number} {thing}s"


def listed(things: Sequence[object]) -> str:
    """Join as people do: a, b and c."""
    words = [str(thing) for thing in things]
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def begun(text: str) -> str:
    """Begin a sentence with a capital, and leave the rest as it is."""
    return text[:1].upper() + text[1:]

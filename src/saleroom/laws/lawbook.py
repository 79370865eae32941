"""What only the author of a game can tell the laws, and where that is found.

A lawbook is a module, and everything in it may be left out:

    OPTIONS                             the values of options that are worth a table, by name; by
                                        default both values of a switch and all of a list of words
    MORE                                further options, each tried alone, for what the rules do
    NOT_SHOWN                           fields of the state that not even an all-seeing view shows
    told_anew(match, viewer, numbers)   the moves that take the place of each move in a telling
                                        with other secrets
    disturbed(state, viewer, numbers)   the state with other secret sums in it, None if none are

The last two are written from the rule book and not from the code that they judge.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from saleroom.core.chance import Numbers
from saleroom.core.contract import Game
from saleroom.games.guests import package_of
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match, Move

_OF_THE_HOUSE = "saleroom.laws.house"
_NAME = "laws"


class Secrets(NamedTuple):
    """How to tell a game with other secrets, and how to put other secret sums into a state."""

    told_anew: Callable[[Match, int, Numbers], list[list[Move]]]
    disturbed: Callable[[Any, int, Numbers], Any]


@dataclass(frozen=True)
class Lawbook:
    """A lawbook as it is read; no `secrets` where the author has not said what is secret."""

    options: Mapping[str, tuple[Any, ...]]
    more: tuple[Mapping[str, Any], ...]
    not_shown: tuple[str, ...]
    secrets: Secrets | None


@cache
def lawbook_of(name: str) -> Lawbook:
    """Read the lawbook of a game; without one it is empty."""
    game = game_named(name)
    module = place_of(name)
    written = vars(import_module(module)) if find_spec(module) else {}
    return Lawbook(
        options=written.get("OPTIONS", _switches(game)),
        more=tuple(written.get("MORE", ())),
        not_shown=tuple(written.get("NOT_SHOWN", ())),
        secrets=_secrets(written),
    )


def place_of(name: str) -> str:
    """Name the module where a game's lawbook is, or would be."""
    if name in GAMES:
        return f"{_OF_THE_HOUSE}.{name.replace('-', '_')}"
    return f"{package_of(name)}.{_NAME}"


def _secrets(written: Mapping[str, Any]) -> Secrets | None:
    if any(name not in written for name in Secrets._fields):
        return None
    return Secrets(*(written[name] for name in Secrets._fields))


def _switches(game: Game) -> dict[str, tuple[Any, ...]]:
    """Find the options that are switches or lists of words."""
    return {
        option: (False, True) if kind is bool else get_args(kind)
        for option, kind in get_type_hints(game.options).items()
        if kind is bool or get_origin(kind) is Literal
    }

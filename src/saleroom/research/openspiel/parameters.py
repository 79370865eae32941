"""The set-up of a game as OpenSpiel's parameters, which are numbers, truth values and texts.

Every option of a game is a parameter of its own name. One that may be left to chance or to the
edition is -1, or an empty text, where it is left. A list is written with `+` between its entries
and, where the entries are lists, with `;` between those.
"""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from saleroom.core.contract import Game

LEFT_OPEN = -1

Parameters = dict[str, int | float | bool | str]


def defaults_of(game: Game) -> Parameters:
    """Return the parameters of a game, each as it is if nobody says anything."""
    edition = game.editions[0]
    found: Parameters = {
        "players": game.players[0],
        # OpenSpiel reads a number where there is one.
        "edition": int(edition) if _are_numbers(game) else edition,
    }
    kinds = get_type_hints(game.options)
    for field in msgspec.structs.fields(game.options):
        found[field.name] = _written(field.default, kinds[field.name])
    return found


def setup_of(game: Game, given: Mapping[str, Any]) -> tuple[int, str, dict[str, Any]]:
    """Return players, edition and options that the parameters say."""
    usual, kinds = defaults_of(game), get_type_hints(game.options)
    options = {
        name: _read(given[name], kinds[name])
        for name in usual
        if name in kinds and given.get(name, usual[name]) != usual[name]
    }
    return int(given["players"]), str(given["edition"]), options


def _are_numbers(game: Game) -> bool:
    return all(edition.isdigit() for edition in game.editions)


def _written(value: Any, kind: Any) -> int | bool | str:
    if isinstance(value, tuple):
        between = ";" if value and isinstance(value[0], tuple) else "+"
        return between.join(str(_written(entry, str)) for entry in value)
    if value is None:
        return LEFT_OPEN if int in _choices(kind) else ""
    return value if isinstance(value, int) else str(value)


def _read(value: Any, kind: Any) -> Any:
    choices = _choices(kind)
    row = next((get_args(one)[0] for one in choices if get_origin(one) is tuple), None)
    if row is None or not isinstance(value, str) or value in _words(choices):
        return value
    if get_origin(row) is tuple:
        return [entry.split("+") for entry in value.split(";")]
    return [_number(entry) if row is int else entry for entry in value.split("+")]


def _number(text: str) -> int | str:
    """Read a number; what is none is left for the game's options to refuse."""
    return int(text) if text.removeprefix("-").isdigit() else text


def _choices(kind: Any) -> tuple[Any, ...]:
    is_union = get_origin(kind) in (Union, UnionType)
    return tuple(one for one in (get_args(kind) if is_union else (kind,)) if one is not NoneType)


def _words(choices: tuple[Any, ...]) -> set[str]:
    return {word for one in choices if get_origin(one) is Literal for word in get_args(one)}

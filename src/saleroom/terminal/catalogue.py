"""The games of the house as a list to read: players, editions, bots, and every option."""

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saleroom.bots.registry import bots_for, guest_names
from saleroom.core.contract import Game
from saleroom.terminal.screen import INDENT


def entry(game: Game) -> RenderableType:
    """Describe one game."""
    title = Text.assemble((game.title, "bold"), f"  ({game.name})")
    table = Table.grid(padding=(0, 2))
    table.add_row("players", _listed(game.players))
    table.add_row("editions", _listed(game.editions))
    table.add_row("bots", f"{_listed(bots_for(game))}, the weakest first")
    if guests := guest_names():
        table.add_row("guests", _listed(guests))
    for name, values, what in _options(game.options):
        table.add_row("--option", Text.assemble((f"{name}={values}", "bold"), "\n", what))
    return Group(title, Padding(table, INDENT))


def _options(options: type[msgspec.Struct]) -> Iterator[tuple[str, str, str]]:
    """Read names and types off the fields, and what they mean off the docstring."""
    meanings = dict(_meanings(options.__doc__ or ""))
    for name, kind in get_type_hints(options).items():
        yield name, _values(kind), meanings.get(name, "")


def _meanings(docstring: str) -> Iterator[tuple[str, str]]:
    """An option's meaning begins with its name and a colon at the beginning of a line."""
    for part in re.split(r"\n\s*(?=\w+: )", docstring)[1:]:
        name, _, meaning = part.partition(": ")
        yield name, " ".join(meaning.split())


def _values(kind: Any) -> str:
    """Name the values an option takes."""
    kinds = [part for part in get_args(kind) or (kind,) if part is not type(None)]
    origin = get_origin(kind)
    if origin is Literal:
        return "|".join(map(str, get_args(kind)))
    if origin in (list, tuple):
        return "[...]"
    if origin is dict:
        return "{...}"
    if len(kinds) > 1 or kinds[0] is not kind:
        return "|".join(dict.fromkeys(map(_values, kinds)))
    return {bool: "true|false", int: "NUMBER", str: "TEXT"}.get(kind, "VALUE")


def _listed(things: tuple[object, ...]) -> str:
    return ", ".join(map(str, things))

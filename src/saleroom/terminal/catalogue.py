"""The games of the house as a list to read: players, editions, bots, and every option."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from saleroom.bots.registry import bots_for, guest_names, styles_for
from saleroom.core.contract import Game
from saleroom.terminal.screen import INDENT
from saleroom.text.speaking import Phrases


def entry(game: Game, phrase: Phrases) -> RenderableType:
    """Describe one game."""
    title = Text.assemble((phrase.title(game), "bold"), f"  ({game.name})")
    table = RichTable.grid(padding=(0, 2))
    table.add_row(phrase("games.players"), _listed(game.players))
    table.add_row(phrase("games.editions"), _listed(game.editions))
    table.add_row(phrase("games.bots"), phrase("weakest-first", names=_listed(bots_for(game))))
    if styles := styles_for(game):
        table.add_row(phrase("games.styles"), _listed(styles))
    if guests := guest_names():
        table.add_row(phrase("games.guests"), _listed(guests))
    for name, kind in get_type_hints(game.options).items():
        what = f"{name}={_values(kind)}"
        meaning = phrase.option(game, name)
        table.add_row("--option", Text.assemble((what, "bold"), "\n", meaning))
    return Group(title, Padding(table, INDENT))


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

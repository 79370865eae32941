"""Games with one small hole in them, to see whether the law of secrecy finds it."""

import dataclasses
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec

from saleroom.core.contract import Game
from saleroom.laws.playing import some_moment
from saleroom.laws.secrecy import leaks
from saleroom.laws.setups import Setup


def view_of(game: Game, change: Callable[[Any, int], dict[str, Any]]) -> Game:
    """Let the view show something more."""

    def view(s: Any, viewer: int) -> Any:
        seen: Any = game.view(s, viewer)
        return msgspec.structs.replace(seen, **change(s, viewer))

    return dataclasses.replace(game, view=view)


def event_of(game: Game, code: int, **change: Any) -> Game:
    """Let an event be heard by more."""
    kind = dataclasses.replace(game.events[code], **change)
    return dataclasses.replace(game, events={**game.events, code: kind})


def rule_of(game: Game, **rules: Callable[..., Any]) -> Game:
    """Let other rules of legality or play hold."""
    flat: Any = SimpleNamespace(**{**vars(game.flat), **rules})
    return dataclasses.replace(game, flat=flat)


def first_caught(table: Setup, game: Game, seeds: int) -> int | None:
    """Return the first seed whose game shows the leak."""
    for seed in range(seeds):
        if next(leaks(some_moment(table, seed, game), seed), None):
            return seed
    return None

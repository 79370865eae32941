"""What was typed behind a command, made into a game, options, a seat, bots and a seed.

Whatever does not fit is refused with a message that says what would.
"""

import json
import secrets
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from saleroom.arena.workers import Where
from saleroom.bots.registry import usual_bot
from saleroom.bots.table import branch
from saleroom.core.codec import shown
from saleroom.core.contract import Game
from saleroom.core.errors import LONGEST_NAME, CodedError
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.terminal.files import unreadable

USUAL_PLAYERS = 4


class Mistyped(CodedError):
    """Something typed that does not fit the command."""


def game_of(name: str) -> Game:
    """Find a game; blanks and capitals do not matter."""
    tidy = name.strip().casefold().replace("_", "-").replace(" ", "-")
    return game_named(tidy)


def match_of(
    name: str, players: int | None, edition: str | None, options: Sequence[str] | None
) -> Match:
    """Set up a game; where no number of players is named it is the usual one."""
    game = game_of(name)
    usual = USUAL_PLAYERS if USUAL_PLAYERS in game.players else game.players[-1]
    return Match(game, usual if players is None else players, edition, options_of(options or ()))


def options_of(typed: Sequence[str]) -> dict[str, object]:
    """Read options written name=value, or @file for a TOML file of them."""
    options: dict[str, object] = {}
    for text in typed:
        for name, value in (_in_file(text[1:]) if text.startswith("@") else _written(text)).items():
            if name in options:
                raise Mistyped("typed_twice", name=name[:LONGEST_NAME])
            options[name] = value
    return options


def _written(text: str) -> dict[str, object]:
    """Read one option; its value is JSON, or else a word."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise Mistyped("typed_option", given=shown(text))
    return {name: _value(value)}


def _in_file(path: str) -> dict[str, object]:
    """Read a file of options: an owner's own track, layout, card list or values."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise unreadable(path, error) from error
    except ValueError as error:  # not TOML, or not even text
        raise Mistyped("typed_not_toml", file=path, why=str(error)) from error


def _value(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def seed_of(seed: int | None) -> int:
    """Choose a seed where none is given."""
    return secrets.randbelow(1 << 31) if seed is None else seed


def seat_of(text: str, players: int, seed: int) -> int | None:
    """Read a seat; None is nobody's."""
    if text == "none":
        return None
    if text == "random":
        return branch(seed, players + 1) % players
    if text in map(str, range(players)):
        return int(text)
    raise Mistyped("typed_seat", last=players - 1, given=shown(text))


def bots_of(typed: str | None, game: Game, seats: Sequence[int]) -> dict[int, str]:
    """Read who plays: one name for all the seats, or one for each; by default the usual one."""
    names = [name.strip() for name in (usual_bot(game) if typed is None else typed).split(",")]
    if len(names) == 1:
        names *= len(seats)
    if len(names) != len(seats):
        listed = ", ".join(map(str, seats))
        raise Mistyped(
            "typed_bots", option="--bots", wanted=len(seats), seats=listed, given=len(names)
        )
    return dict(zip(seats, names, strict=True))


def where_of(on: Literal["here", "ray"], workers: int | None, address: str | None) -> Where:
    """Say where work is done."""
    if address is not None and on != "ray":
        raise Mistyped("typed_address")
    return Where(on=on, workers=workers, address=address)

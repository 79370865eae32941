"""What the rules of a game do, as one number for each way to set it up, and by which version.

`PYTHONPATH=tests .venv/bin/python -m laws.behaviour GAME` writes `tests/golden/GAME.json` anew. It
refuses if a table that was there plays otherwise and the version is the same.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from laws.house_tables import TABLES, Table, is_accepted
from laws.playing import random_move
from laws.seeds import GOLDEN

from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.seats import CHANCE
from saleroom.games.registry import game_named
from saleroom.play.match import Match

GAMES_OF_EACH = 5
# Options that the other laws do not vary; each is tried alone, for every number of players.
MORE: dict[str, tuple[dict[str, Any], ...]] = {
    "modern-art": ({"first_seller": 1},),
    "alles-futsch": (
        {"first_chooser": 1},
        {"boards": ("vase", "clock", "painting")},
    ),
    "canaletto": (
        {"first_player": 1, "start": 3},
        {"palaces": 24, "highest_bid": 999},
        {"palaces": 14, "values": (5,) * 7 + (99,) * 7, "hidden_values": True},
    ),
    "moderne-zeiten": (
        {"first_initiative": 1},
        {"shares": (50, 40, 10, 4, 1), "city_points": (1, 2, 3, 4, 5, 20)},
    ),
}


def tables_of(game: str) -> list[Table]:
    """Return every way to set a game up that is kept; who sees the money is no matter of rules."""
    usual = [one for one in TABLES if one.game == game and not one.options.get("open_money")]
    setups = dict.fromkeys((one.players, one.edition) for one in usual)
    more = [Table(game, *setup, options) for setup in setups for options in MORE[game]]
    return usual + [table for table in more if is_accepted(table)]


def behaviour_of(table: Table, game: Game | None = None) -> str:
    """Hash some random games: who was waited for, what was legal, done, told, and how it ended.

    Not the state: how it is laid out is nobody's business as long as the same moves mean the same.
    Not words and paragraphs either.
    """
    digest = hashlib.sha256()
    for seed in range(GAMES_OF_EACH):
        numbers = seeded(seed)
        match = table.opened(game)
        while not match.is_over:
            digest.update(repr(_asked(match)).encode())
            move = random_move(match, numbers)
            match.act(*move)
            told = match.told_since(len(match.moves) - 1)
            digest.update(repr((move.seat, move.action, match.name_of(move), told)).encode())
        digest.update(repr(_ended(match)).encode())
    return digest.hexdigest()[:16]


def _asked(match: Match) -> tuple[object, ...]:
    flat, s = match.game.flat, match.state
    if match.asked == CHANCE:
        ways = bytearray(match.game.outcomes)
        flat.mark_outcomes(s, ways)
        return CHANCE, bytes(ways)
    options = [match.legal(seat) for seat in range(match.players)]
    choices = [legal.choices for legal in options]
    amounts = [[(one.verb, one.least, one.most) for one in legal.amounts] for legal in options]
    return match.asked, match.awaited, choices, amounts


def _ended(match: Match) -> tuple[object, ...]:
    outcome = match.game.outcome(match.state)
    return outcome.scores, outcome.ranks, outcome.winners, match.game.flat.ending(match.state)


def behaviours_of(game: str) -> dict[str, str]:
    """Return what is kept of a game, by table."""
    return {str(table): behaviour_of(table) for table in tables_of(game)}


def kept(game: str, folder: Path = GOLDEN) -> dict[str, Any]:
    """Read what is kept of a game."""
    file = folder / f"{game}.json"
    return json.loads(file.read_text()) if file.exists() else {"rules_version": 0, "games": {}}


def complaint(game: Game, was: dict[str, Any], now: dict[str, str]) -> str:
    """Say what is to be done if a game is not what is kept of it; nothing if it is."""
    folder, version = game.name.replace("-", "_"), game.rules_version
    again = f"PYTHONPATH=tests .venv/bin/python -m laws.behaviour {game.name}"
    other = [table for table in now if was["games"].get(table, now[table]) != now[table]]
    if other and version == was["rules_version"]:
        return (
            f"the behaviour of {', '.join(other)} changed: raise rules_version in"
            f" games/{folder}/game.py (it is {version}), then write the digests anew with: {again}"
        )
    if (version, now) != (was["rules_version"], was["games"]):
        return f"the digests kept are of other tables or another version: write them with: {again}"
    return ""


def keep(name: str, folder: Path = GOLDEN) -> None:
    """Write what a game does now, if it may do so under this version."""
    game, now = game_named(name), behaviours_of(name)
    why = complaint(game, kept(name, folder), now)
    if "raise rules_version" in why:
        sys.exit(why)
    written = {"rules_version": game.rules_version, "games": now}
    (folder / f"{name}.json").write_text(json.dumps(written, indent=2) + "\n")


if __name__ == "__main__":
    keep(sys.argv[1])

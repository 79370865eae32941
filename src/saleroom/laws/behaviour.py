"""What the rules of a game do, as one number for each way to set it up, and by which version.

`saleroom check-game GAME --keep FILE` writes the numbers down. It refuses if a setup that was there
plays otherwise and the version is the same.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.errors import BadPackage
from saleroom.core.seats import CHANCE
from saleroom.laws.lawbook import lawbook_of
from saleroom.laws.playing import random_move
from saleroom.laws.setups import Setup, is_accepted, setups_of
from saleroom.play.match import Match

GAMES_OF_EACH = 5
# An option of this name changes what is seen and nothing else.
_SIGHT = "open_money"


def kept_setups_of(game: str) -> list[Setup]:
    """Return every way to set a game up that is kept; who sees the money is no matter of rules."""
    usual = [one for one in setups_of(game) if not one.options.get(_SIGHT)]
    ways = dict.fromkeys((one.players, one.edition) for one in usual)
    more = [Setup(game, *way, dict(options)) for way in ways for options in lawbook_of(game).more]
    return usual + [setup for setup in more if is_accepted(setup)]


def behaviour_of(setup: Setup, game: Game | None = None) -> str:
    """Hash some random games: who was waited for, what was legal, done, told, and how it ended.

    Not the state: how it is laid out is nobody's business as long as the same moves mean the same.
    Not words and paragraphs either.
    """
    digest = hashlib.sha256()
    for seed in range(GAMES_OF_EACH):
        numbers = seeded(seed)
        match = setup.opened(game)
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
    """Return what is kept of a game, by setup."""
    return {str(setup): behaviour_of(setup) for setup in kept_setups_of(game)}


def kept_in(file: Path) -> dict[str, Any]:
    """Read what is kept of a game."""
    return json.loads(file.read_text()) if file.exists() else {"rules_version": 0, "games": {}}


def complaint(game: Game, was: Mapping[str, Any], now: Mapping[str, str], file: Path) -> str:
    """Say what is to be done if a game is not what is kept of it; nothing if it is."""
    version = game.rules_version
    again = f"saleroom check-game {game.name} --keep {file}"
    other = [setup for setup in now if was["games"].get(setup, now[setup]) != now[setup]]
    if other and version == was["rules_version"]:
        return (
            f"the behaviour of {', '.join(other)} changed: raise rules_version of {game.name}"
            f" (it is {version}), then write the digests anew with: {again}"
        )
    if (version, now) != (was["rules_version"], was["games"]):
        return f"the digests kept are of other setups or another version: write them with: {again}"
    return ""


def keep(game: Game, file: Path) -> None:
    """Write down what a game does now, if it may do so under this version."""
    now = behaviours_of(game.name)
    why = complaint(game, kept_in(file), now, file)
    if "raise rules_version" in why:
        raise BadPackage(why)
    written = {"rules_version": game.rules_version, "games": now}
    file.write_text(json.dumps(written, indent=2) + "\n")

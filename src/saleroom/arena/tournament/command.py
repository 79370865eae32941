"""The command line that repeats a tournament."""

import json
import shlex

from saleroom.arena.tournament.setting import Setting
from saleroom.games.registry import game_named


def command_of(setting: Setting, games: int, *more: str) -> str:
    """Write the command for so many games; `more` are further options of it."""
    words = ["saleroom", "arena", setting.game, "--players", str(setting.players)]
    if setting.edition != game_named(setting.game).editions[0]:
        words += ["--edition", setting.edition]
    for name, value in setting.options.items():
        words += ["--option", f"{name}={json.dumps(value)}"]
    words += ["--bots", ",".join(setting.bots), "--games", str(games)]
    words += ["--seed", str(setting.seed), *(["--at", setting.at] if setting.at else []), *more]
    return shlex.join(words)

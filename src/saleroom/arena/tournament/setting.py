"""What a tournament is: the game, the table, the bots and the seed. Everything follows from it.

Two settings that are equal give equal games, on every machine and with any number of workers. So
the setting also holds a hash of the sources of the game and of its bots: a bot that was changed is
another bot.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import saleroom
from saleroom.arena.tournament.seatings import Seating, games_in_block, seatings
from saleroom.bots.contract import Bot, note_of
from saleroom.bots.program import DECISIVE, PACKAGE, digest, files_in, sources_with
from saleroom.bots.registry import bot_named
from saleroom.bots.table import branch
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup
from saleroom.games.guests import home_of
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match

# What the name of a program begins with that plays over a server's protocol.
PROGRAM = "program:"


class Setting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament, but for its length."""

    game: str
    players: int
    edition: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    program: str
    at: str = ""  # the server where it is played; nothing: here

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once, in the order they were named."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def fair_share(self) -> float:
        """What a seat would win among equals."""
        return 1 / self.players

    @property
    def games_in_block(self) -> int:
        """How many games one deal is played in."""
        return games_in_block(self.bots)

    def deal(self, block: int) -> int:
        """Return the seed of a block: of the chance and of every seat's numbers in its games."""
        return branch(self.seed, block)

    def seatings(self, block: int) -> tuple[Seating, ...]:
        """Return who sits where in the games of a block."""
        return seatings(self.bots, self.deal(block))

    def match(self) -> Match:
        """Set up one of its games."""
        return Match(game_named(self.game), self.players, self.edition, self.options)


def setting_of(
    match: Match, bots: tuple[str, ...], seed: int, at: str = "", program: str = ""
) -> Setting:
    """Describe a tournament of these bots at such a table; refuse what cannot be played.

    If it is played at a server, that knows who can sit there; `program` says what is run there.
    """
    if len(bots) != match.players:
        raise BadSetup("setup_count", option="bots", wanted=match.players, given=len(bots))
    strangers = [name for name in bots if name.startswith(PROGRAM)]
    if strangers and not at:
        raise BadSetup("setup_program_at", name=strangers[0])
    made = [] if at else [_made(name, match.game) for name in dict.fromkeys(bots)]
    options = msgspec.to_builtins(match.options)
    usual = msgspec.to_builtins(match.game.read_options(None))
    return Setting(
        game=match.game.name,
        players=match.players,
        edition=match.edition,
        options={name: value for name, value in options.items() if value != usual[name]},
        bots=bots,
        seed=seed,
        program=program or f"{saleroom.__version__} {_hash_of_sources(match.game, made)}",
        at=at,
    )


def _made(name: str, game: Game) -> Bot:
    """Make a bot; nobody may sit in for it where it is measured."""
    bot = bot_named(name, game)
    note = note_of(bot)
    if note is not None:
        raise BadSetup("setup_sits_in", name=name, note=note)
    return bot


def _hash_of_sources(game: Game, bots: list[Bot]) -> str:
    files = {str(file.relative_to(PACKAGE)): file for file in _sources(game)}
    if game.name not in GAMES:  # it comes with a package of its own
        home = Path(str(home_of(game.name)))
        files |= {f"{game.name}/{file.relative_to(home)}": file for file in files_in(home)}
    for bot in bots:  # one from elsewhere is a module of its own
        module = type(bot).__module__
        file = getattr(sys.modules.get(module), "__file__", None)
        if file and not module.startswith("saleroom."):
            files[module] = Path(file)
    return digest(files)


def sources() -> str:
    """Sum up everything here by which games of any kind go as they go."""
    return sources_with("fast", "arena")


def _sources(game: Game) -> Iterator[Path]:
    """What belongs to another game does not decide how this one goes."""
    others = {name.replace("-", "_") for name in GAMES if name != game.name}
    for part in DECISIVE:
        for file in files_in(PACKAGE / part):
            if not others & set(file.parts):
                yield file

"""An experiment as a file of TOML describes it: arms that differ in one thing, over common deals.

The first arm is what the others are compared with. Everything that could not be played is refused
before anything is.
"""

import tomllib
from typing import Any

import msgspec

from saleroom.bots.registry import bot_named
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup, CodedError, no_such
from saleroom.games.modern_art import laboratory as modern_art
from saleroom.games.registry import game_named
from saleroom.laboratory.lots import check_appraiser

# Whose way of selling and payout can be changed.
MODERN_ART = "modern-art"
MOST_ARMS = 12
MOST_GAMES = 1_000_000


class BadExperiment(CodedError):
    """A description of an experiment that cannot be read."""


class Arm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to play the deals; what is not said is as in the experiment.

    `selling` is the one way in which everything is sold, `payout` what the ranked pay; `options`
    are the game's own, open money and the first seller among them.
    """

    name: str
    selling: str | None = None
    payout: tuple[int, ...] | None = None
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()


class Experiment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is tried: so many deals, each played in every arm, by the same bots.

    `worth` names the bot whose estimate says what a lot was worth to each seat.
    """

    title: str
    game: str
    players: int
    bots: tuple[str, ...]
    arms: tuple[Arm, ...]
    games: int = 200
    seed: int = 1
    edition: str | None = None
    worth: str = "dealer"

    def bots_in(self, arm: Arm) -> tuple[str, ...]:
        """Name the bot of each seat in an arm."""
        named = arm.bots or self.bots
        return named * self.players if len(named) == 1 else named


def experiment_in(text: str) -> Experiment:
    """Read a description, and refuse what could not be played."""
    try:
        found = msgspec.convert(tomllib.loads(text), Experiment)
    except tomllib.TOMLDecodeError as error:
        raise BadExperiment("experiment_toml", why=str(error)) from error
    except msgspec.ValidationError as error:
        raise BadExperiment("experiment_form", why=str(error)) from error
    _check(found)
    return found


def _check(found: Experiment) -> None:
    names = [arm.name for arm in found.arms]
    if not 1 <= len(names) <= MOST_ARMS:
        raise BadExperiment("experiment_arms", most=MOST_ARMS, given=len(names))
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise BadExperiment("experiment_twice", name=twice)
    if not 1 <= found.games <= MOST_GAMES:
        raise BadExperiment("experiment_games", most=MOST_GAMES, given=found.games)
    for arm in found.arms:
        game = game_in(found.game, arm)
        game.new(found.players, found.edition, arm.options)
        bots = found.bots_in(arm)
        if len(bots) != found.players:
            raise BadExperiment(
                "experiment_bots", name=arm.name, players=found.players, given=len(bots)
            )
        for bot in set(bots):
            bot_named(bot, game, wait=False)
        check_appraiser(found.worth, game)


def game_in(name: str, arm: Arm) -> Game:
    """Return the game as an arm plays it."""
    game = game_named(name)
    if arm.selling is None and arm.payout is None:
        return game
    if game.name != MODERN_ART:
        raise BadSetup("laboratory_no_swap", name=game.name, known=MODERN_ART)
    if arm.selling is not None and arm.selling not in modern_art.WAYS:
        raise no_such("mechanism", arm.selling, tuple(modern_art.WAYS))
    return modern_art.swapped(arm.selling, arm.payout)

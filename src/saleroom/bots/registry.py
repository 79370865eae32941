"""Who can sit at a table: the ladder of the house, and the guests that are installed.

The ladder, the weakest first: random < visitor < collector < dealer < expert. The middle three are
rows of weights of the game's skill, so a game that has one has the whole ladder. Where a step of it
is too wide, the skill has a rung in between. Styles are further rows: no rungs, but opponents with
a character.

Master is above Expert at tables of as many as it was measured to be better with. Elsewhere it is on
trial: whoever measures may name it, and no table offers it.
"""

from saleroom.bots.contract import Bot
from saleroom.bots.expert import EXPERT, MASTER, Expert
from saleroom.bots.guests import guest_named, guests
from saleroom.bots.judging import Judging
from saleroom.bots.random_player import RandomPlayer
from saleroom.bots.skill import skill_for, skill_module
from saleroom.bots.wanted import Wanted, wanted
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup, no_such

RANDOM = "random"
LADDER = (RANDOM, "visitor", "collector", "dealer", EXPERT)
# With those that only some games have.
RUNGS = (RANDOM, "visitor", "regular", "collector", "connoisseur", "dealer", EXPERT, MASTER)
# Those that search: they take long, and need the extra `fast`.
SEARCHERS = (EXPERT, MASTER)
# Players with a character, for games whose skill has them.
STYLES = (
    "newcomer",
    "beginner",
    "amateur",
    "miser",
    "gambler",
    "abstainer",
    "hoarder",
    "reckoner",
    "copier",
    "blocker",
    "racer",
    "challenger",
)
# Who sits down where nobody is named.
USUAL = "dealer"


def bots_for(game: Game, players: int | None = None) -> tuple[str, ...]:
    """Name the bots of the house for tables of so many, or of some number: the weakest first."""
    if not skill_module(game.name):
        return (RANDOM,)
    skill = skill_for(game.name)
    is_mastered = bool(skill.mastered) if players is None else players in skill.mastered
    has = (*LADDER, *skill.levels, *[MASTER] * is_mastered)
    return tuple(name for name in RUNGS if name in has)


def styles_for(game: Game) -> tuple[str, ...]:
    """Name the players with a character that the house has for this game."""
    if not skill_module(game.name):
        return ()
    has = skill_for(game.name).styles
    return tuple(name for name in STYLES if name in has)


def house_bots(game: Game, players: int | None = None) -> tuple[str, ...]:
    """Name all bots of the house for such tables: the ladder, then those with a character."""
    return (*bots_for(game, players), *styles_for(game))


def sizes_of(game: Game) -> dict[str, tuple[int, ...]]:
    """Return at tables of how many those bots sit that do not sit at all of them."""
    sizes = {
        name: tuple(count for count in game.players if name in house_bots(game, count))
        for name in house_bots(game)
    }
    return {name: counts for name, counts in sizes.items() if counts != tuple(game.players)}


def usual_bot(game: Game) -> str:
    """Name who plays where nobody is named."""
    return USUAL if USUAL in bots_for(game) else RANDOM


def is_quick(name: str) -> bool:
    """Tell whether a bot is known to decide in some milliseconds: it does not search."""
    bot = wanted(name).name
    return bot in (*RUNGS, *STYLES) and bot not in SEARCHERS


def guest_names() -> tuple[str, ...]:
    """Name the bots of others that are installed; some may not play every game."""
    return guests((*RUNGS, *STYLES))


def bot_named(name: str, game: Game, *, wait: bool = True) -> Bot:
    """Make a bot for a seat at this game.

    With `wait` one that has to be prepared is ready when this returns, as it must be where the
    same seed shall give the same game. Without, somebody sits in for it until it is.
    """
    asked = wanted(name)
    if asked.name in (*RUNGS, *STYLES):
        return _of_the_house(asked, game, wait=wait)
    if asked.name not in guest_names():
        raise _not_offered(asked.name, game)
    _refuse_budget(asked)
    return guest_named(asked.name, game)


def _of_the_house(asked: Wanted, game: Game, *, wait: bool) -> Bot:
    is_on_trial = asked.name == MASTER and skill_module(game.name)
    if asked.name not in house_bots(game) and not is_on_trial:
        raise _not_offered(asked.name, game)
    if asked.name in SEARCHERS:
        worlds, seconds = asked.worlds, asked.seconds
        return Expert(game, worlds=worlds, seconds=seconds, wait=wait, name=asked.name)
    _refuse_budget(asked)
    if asked.name == RANDOM:
        return RandomPlayer(game)
    skill = skill_for(game.name)
    return Judging(game, skill.rows[asked.name], asked.name)


def _refuse_budget(asked: Wanted) -> None:
    if asked.has_budget:
        raise BadSetup("setup_no_search", name=asked.name)


def _not_offered(name: str, game: Game) -> BadSetup:
    return no_such("bot", name, (*house_bots(game), *guest_names()))

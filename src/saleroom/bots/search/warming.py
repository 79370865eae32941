"""Compiling, or loading, all that a search of a game needs, before anybody waits for it."""

from saleroom.bots.expert import EXPERT, MASTER
from saleroom.bots.search.searching import Searching
from saleroom.bots.skill import skill_for
from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.play.match import Match


def warm_up(game: Game) -> None:
    """Compile, or load, all of it, by playing a little and saying why."""
    skill = skill_for(game.name)
    own = skill.kernels
    for players in {*own, next(n for n in game.players if n not in own)}:
        _play(game, players, EXPERT)
    for players in [
        n for n, mastery in skill.mastery.items() if mastery.reckoner or mastery.kernels
    ][:1]:
        _play(game, players, MASTER)


def _play(game: Game, players: int, name: str) -> None:
    """Play a little, a searcher of this name on every seat."""
    match = Match(game, players)
    bot = Searching(game, worlds=2, name=name)
    numbers = seeded(0)
    for _ in range(400):
        seat = match.asked
        if seat == CHANCE:
            match.act(CHANCE, game.flat.sample(match.state, numbers))
        elif seat != NOBODY:
            seen = (match.view(seat), match.legal(seat), match.memory(seat))
            bot.explain(*seen, numbers)
            match.act(seat, bot.choose(*seen, numbers))

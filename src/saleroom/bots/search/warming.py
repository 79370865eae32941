"""Compiling, or loading, all that a search of a game needs, before anybody waits for it."""

from saleroom.bots.search.searching import Searching
from saleroom.bots.skill import skill_for
from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.play.match import Match


def warm_up(game: Game) -> None:
    """Compile, or load, all of it, by playing a little and saying why."""
    own = skill_for(game.name).kernels
    for players in {*own, next(n for n in game.players if n not in own)}:
        match = Match(game, players)
        bot = Searching(game, worlds=2)
        numbers = seeded(0)
        for _ in range(400):
            seat = match.asked
            if seat == CHANCE:
                match.act(CHANCE, game.flat.sample(match.state, numbers))
            elif seat != NOBODY:
                seen = (match.view(seat), match.legal(seat), match.memory(seat))
                bot.explain(*seen, numbers)
                match.act(seat, bot.choose(*seen, numbers))

"""Bots around a table: who decides next, and the numbers each decides with.

Decides nothing about the game. One is asked at a time, in the order the rules ask. Everything
follows from one seed: chance and every seat have numbers of their own, so that what one bot draws
does not change what another draws.
"""

from collections.abc import Iterable, Mapping
from functools import partial

from saleroom.bots.contract import Bot, Explains, note_of
from saleroom.bots.guard import Guarded
from saleroom.bots.reasons import Reasons
from saleroom.bots.registry import bot_named
from saleroom.core.chance import scrambled, seeded
from saleroom.core.contract import Game
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.play.match import Match

_SEEDS = 1 << 63


def branch(seed: int, number: int) -> int:
    """Return a seed of its own for the numbered part of something seeded."""
    return scrambled((scrambled(seed % _SEEDS) + number) % _SEEDS)


class BotTable:
    """A match, the bots on its seats, and the one who deals. Seats without a bot are people's."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], seed: int) -> None:
        self.match = match
        self._bots = dict(bots)
        self._chance = seeded(branch(seed, 0))
        self._numbers = {seat: seeded(branch(seed, seat + 1)) for seat in self._bots}

    def step(self) -> bool:
        """Let chance, or the bot that is asked, make one move; False if there is none to make."""
        match = self.match
        seat = match.asked
        if seat == CHANCE:
            match.act(CHANCE, match.game.flat.sample(match.state, self._chance))
            return True
        if seat == NOBODY or seat not in self._bots:
            return False
        action = self._bots[seat].choose(
            match.view(seat), match.legal(seat), match.memory(seat), self._numbers[seat]
        )
        match.act(seat, action)
        return True

    def reasons(self) -> Reasons | None:
        """Ask the bot that is asked now why it will do what it will; None if it cannot say."""
        match, seat = self.match, self.match.asked
        bot = self._bots.get(seat)
        if not isinstance(bot, Explains):
            return None
        numbers = [self._numbers[seat][0]]
        return bot.explain(match.view(seat), match.legal(seat), match.memory(seat), numbers)

    def notes(self) -> dict[int, str]:
        """Return what seats have to say about who plays them, as codes."""
        said = {seat: note_of(bot) for seat, bot in self._bots.items()}
        return {seat: note for seat, note in said.items() if note is not None}

    def play(self) -> Match:
        """Play on until a person is asked, or the game is over."""
        while self.step():
            pass
        return self.match


def bots_at(game: Game, names: Iterable[str], seats: Iterable[int]) -> dict[int, Bot]:
    """Make the named bots for these seats, one each, all of them ready."""
    return {seat: bot_named(name, game) for seat, name in zip(seats, names, strict=True)}


def guarded_bots_at(game: Game, names: Iterable[str], seats: Iterable[int]) -> dict[int, Bot]:
    """Make the named bots for these seats at a table that nothing may block."""
    return {
        seat: Guarded(name, game, partial(bot_named, name, game, wait=False))
        for seat, name in zip(seats, names, strict=True)
    }


def played(match: Match, names: Iterable[str], seed: int) -> Match:
    """Play a whole match between the named bots, seat 0 first."""
    return BotTable(match, bots_at(match.game, names, range(match.players)), seed).play()

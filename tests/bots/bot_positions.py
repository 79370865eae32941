"""Positions of all games for bots: reached by random play, some of it reckless, some made absurd.

Decides where bots are tried, and how a bot is asked there. Knows no game but by the names of the
rows in which states keep money and debts.
"""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from laws.house_tables import TABLES

from saleroom.bots.contract import Bot
from saleroom.bots.expert import MASTER
from saleroom.bots.registry import SEARCHERS, bot_named, bots_for
from saleroom.core.chance import Numbers, below, seeded
from saleroom.core.seats import CHANCE
from saleroom.games.registry import GAMES, game_named
from saleroom.laws.playing import random_move
from saleroom.laws.setups import Setup
from saleroom.play.match import Match, Move

# Few worlds: what is tried here is not how well it plays.
FEW = ":worlds=4"
RECKLESSNESS = (0, 2, 9)  # of ten decisions, so many name the largest sum there is
ABSURD_SUMS = (0, 1, 2, 30)
# In these games money only goes round.
ROUND_AND_ROUND = ("moderne-zeiten",)


class Player(NamedTuple):
    """A bot and a game it plays."""

    game: str
    bot: str

    def __str__(self) -> str:
        return f"{self.bot.partition(':')[0]}-{self.game}"


PLAYERS = tuple(
    Player(game, bot + FEW if bot in SEARCHERS else bot)
    for game in GAMES
    for bot in dict.fromkeys((*bots_for(game_named(game)), MASTER))
)
# A search takes half a minute to compile. It is the same in every game, so two stand for all, and
# for Master, who asks a net in Modern Art and solves auctions in Canaletto; the others only with
# `make soak`.
_SELDOM = {f"{bot}-{game}" for bot in SEARCHERS for game in ("alles-futsch", "moderne-zeiten")}
EVERYBODY = pytest.mark.parametrize(
    "player",
    [
        pytest.param(one, id=str(one), marks=pytest.mark.soak if str(one) in _SELDOM else ())
        for one in PLAYERS
    ],
)
JUDGING = tuple(player for player in PLAYERS if player.bot in ("visitor", "collector", "dealer"))


def tables_of(game: str) -> list[Setup]:
    """Return all tables at which a game is tried."""
    return [table for table in TABLES if table.game == game]


def positions(game: str, seed: int, count: int, *, absurd: bool = False) -> Iterator[Match]:
    """Yield so many positions in which a seat is asked, at all tables in turn."""
    seen = 0
    tables = tables_of(game)
    number = seed
    while True:
        table, number = tables[number % len(tables)], number + 1
        for match in wander(table.opened(), number, absurd=absurd):
            if match.awaited and match.asked != CHANCE:
                yield match
                seen += 1
                if seen == count:
                    return


def wander(match: Match, seed: int, *, absurd: bool = False) -> Iterator[Match]:
    """Play on at random, more or less recklessly, yielding the match before every move.

    Where it shall be absurd, purses or debts change at times between two lots; all moves are real.
    """
    numbers = seeded(seed)
    reckless = RECKLESSNESS[seed % len(RECKLESSNESS)]
    while not match.is_over:
        if absurd and match.asked != CHANCE and match.game.sale(match.state) is None:
            _make_absurd(match, numbers)
        yield match
        match.act(*_move(match, reckless, numbers))


def _move(match: Match, reckless: int, numbers: Numbers) -> Move:
    move = random_move(match, numbers)
    if move.seat != CHANCE and below(numbers, 10) < reckless:
        for amounts in match.legal(move.seat).amounts:
            first = match.game.codec.verbs[amounts.verb].first
            return Move(move.seat, first + amounts.most)
    return move


def _make_absurd(match: Match, numbers: Numbers) -> None:
    """Take almost everybody's money away, or give all to one, or pile up debts."""
    s, seats = match.state, range(match.players)
    if hasattr(s, "debt"):
        most = s.highest_bid * max(0, s.round_number - 1)
        s.debt[: match.players] = [(0, 1, most)[below(numbers, 3)] for _ in seats]
        return
    least = getattr(s, "zero_is_bankrupt", 0)
    sums = [max(least, ABSURD_SUMS[below(numbers, len(ABSURD_SUMS))]) for _ in seats]
    if match.game.name in ROUND_AND_ROUND or below(numbers, 2) or not any(sums):
        rich = below(numbers, match.players)
        sums = [least] * match.players
        sums[rich] = sum(s.money[: match.players]) - least * (match.players - 1)
    s.money[: match.players] = sums


def decision(player: Player, match: Match, seat: int, seed: int, bot: Bot | None = None) -> int:
    """Ask a bot that has just sat down, or this one."""
    asked = bot_named(player.bot, match.game) if bot is None else bot
    return asked.choose(match.view(seat), match.legal(seat), match.memory(seat), seeded(seed))


def decision_of_a_newcomer(match: Match, seat: int, seed: int, bot: Bot) -> int:
    """Ask a bot that has heard nothing of the game."""
    return bot.choose(match.view(seat), match.legal(seat), None, seeded(seed))


def is_legal(match: Match, seat: int, action: int) -> bool:
    """Tell whether the rules allow it, and the codec knows it."""
    match.game.codec.verb_of(action)
    return int(match.game.flat.why_not(match.state, seat, action)) == 0

"""What is the same at every state of one OpenSpiel game: the rules, the set-up, the prices.

Decides which of a game's own actions are offered: all, or only prices that are multiples of a
step; and on which back end its states stand, as records for compiled rules or as ordinary objects.
Leaves to the rules what is legal, and to `table` what has happened.
"""

from collections.abc import Callable
from itertools import repeat
from typing import Any

import numpy as np
import pyspiel

from saleroom.core.contract import Game, ranking
from saleroom.core.errors import CodedError, GameOver, IllegalNow, MalformedAction
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.fast import compiled, dtype_of, interpreted, record_from
from saleroom.fast.records import opaque
from saleroom.play.match import no_seat
from saleroom.research.openspiel import stepping_kernels
from saleroom.research.openspiel.utilities import Utility

# Asked for at every step of every search, so that looking them up shows.
_EMPTY, _ZEROS = np.empty, np.zeros
_BYTE, _INT = np.dtype(np.uint8), np.dtype(np.int64)

# The states of one game: an array of one record, or a list of one ordinary state.
Games = Any


class OffTheGrid(IllegalNow):
    """An amount that the rules allow and the reduced prices do not."""

    def __init__(self, step: int) -> None:
        super().__init__("off_the_grid", "", {"step": step})
        self.detail = f"only multiples of {step} are offered in this game (price_step={step})"


class SpielSetup:
    """A game of the contract, set up, and what is offered in it; `spiel` is what loads it again."""

    def __init__(  # noqa: PLR0913  # what a game string says, one by one
        self,
        game: Game,
        *,
        spiel: tuple[str, dict[str, Any]],
        players: int,
        edition: str,
        options: object,
        price_step: int,
        recall: int,
        utility: Utility,
        is_compiled: bool,
    ) -> None:
        self.game = game
        self.spiel = spiel
        self.players = players
        self.edition = edition
        self.price_step = price_step
        self.recall = recall
        self.utility = utility
        self.first = game.new(players, edition, options)
        back_end = compiled if is_compiled else interpreted
        self.kernels = back_end(game, stepping_kernels)
        self._choices = game.choices
        self._legal = self.kernels.legal
        self.act: Callable[[Games, int], int] = self.kernels.act
        self.games_of = self._records if is_compiled else lambda s: [duplicate(s)]
        self.copied = _copied if is_compiled else lambda games: [duplicate(games[0])]

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written down as the OpenSpiel game it belongs to: a name and parameters."""
        return _setting_of, self.spiel

    def _records(self, s: Any) -> Games:
        games = np.zeros(1, dtype_of(self.game.state))
        record_from(s, games, 0)
        return games

    def legal(self, games: Games) -> list[int]:
        """Return what the seat asked may do, lowest first."""
        row = _EMPTY(self._choices, _INT)
        count, first, last = self._legal(games, _ZEROS(self._choices, _BYTE), row)
        found: list[int] = row[:count].tolist()
        if last:
            if self.price_step == 1:
                found += range(first, last)
            else:
                found += self._on_grid(first, last) or ([] if found else [last - 1])
        return found

    def _on_grid(self, first: int, last: int) -> list[int]:
        """Return the multiples of the step; who is too poor for any names all he has."""
        verb, step = self.game.codec.verb_of(first).first, self.price_step
        return list(range(verb - (verb - first) // step * step, last, step))

    def outcomes(self, games: Games) -> list[tuple[int, float]]:
        """Return what chance can bring, with its probabilities."""
        size = self.game.outcomes
        mask, row = _ZEROS(size, _BYTE), _EMPTY(size, _INT)
        count, ways = self.kernels.outcomes(games, mask, row)
        possible = row[:count].tolist()
        if ways == count:  # all as likely, as in any shuffle
            return list(zip(possible, repeat(1 / ways)))  # the second never ends
        return [(outcome, int(mask[outcome]) / ways) for outcome in possible]

    def returns(self, games: Games) -> list[float]:
        """Return what a finished game is worth to everybody."""
        scores = np.zeros(self.players, np.int64)
        standings = np.zeros(self.players, np.int64)
        self.kernels.results(games, scores, standings)
        return self.utility.of(scores.tolist(), ranking(tuple(standings.tolist())))

    def refusal(self, s: Any, action: int) -> CodedError:
        """Say why whoever is asked, or chance, may not do this."""
        seat, game = s.asked, self.game
        if seat == NOBODY:
            return GameOver()
        is_chance = seat == CHANCE
        try:
            (game.chance_codec if is_chance else game.codec).verb_of(action)
        except MalformedAction as error:
            return error
        flat = game.flat
        code = flat.why_not_outcome(s, action) if is_chance else flat.why_not(s, seat, action)
        if code:
            return game.refused(s, seat, code, self.edition)
        return OffTheGrid(self.price_step)

    def check_seat(self, seat: int) -> None:
        """Refuse a player who is not at this table."""
        if not 0 <= seat < self.players:
            raise no_seat(seat, self.players)


def _copied(games: Games) -> Games:
    return opaque(games).copy().view(games.dtype)


def _setting_of(name: str, parameters: dict[str, Any]) -> "SpielSetup":
    game: Any = pyspiel.load_game(name, parameters)
    setting: SpielSetup = game.setting
    return setting

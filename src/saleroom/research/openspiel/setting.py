"""What is the same at every state of one OpenSpiel game: the rules, the set-up, the prices.

Decides which of a game's own actions are offered: all, or only prices that are multiples of a
step; and on which back end its states stand, as records for compiled rules or as ordinary objects.
Leaves to the rules what is legal, and to `table` what has happened.
"""

from collections.abc import Callable
from functools import cache
from itertools import compress
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel

from saleroom.core.codec import Codec
from saleroom.core.contract import Game, ranking
from saleroom.core.errors import CodedError, GameOver, IllegalNow, MalformedAction
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.fast import compiled, direct, interpreted, record_from
from saleroom.fast.listing import ready_decimals
from saleroom.fast.records import opaque
from saleroom.play.match import no_seat
from saleroom.research.encoding import Encoding, Observation
from saleroom.research.openspiel import stepping_kernels
from saleroom.research.openspiel.utilities import Utility
from saleroom.research.slates import slate_of

# A game with room for what is legal in it: an array of one record, or a list of one object.
Slates = Any
# What may come next, in numbers: see `stepping_kernels.look`.
Question = tuple[int, int, int, int, int]


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
        encoding: Encoding,
    ) -> None:
        self.game = game
        self.spiel = spiel
        self.players = players
        self.edition = edition
        self.price_step = price_step
        self.has_all_prices = price_step == 1
        self.recall = recall
        self.utility = utility
        self.first = game.new(players, edition, options)
        self.encoding = encoding
        is_compiled = self.is_compiled = encoding.game is game
        back_end: Any = compiled if is_compiled else interpreted
        self._kernels = kernels = back_end(game, stepping_kernels)
        self.copied = _copied if is_compiled else _copied_object
        self._room = max(game.choices, game.outcomes)
        self._numbers = numbers_below(game.codec)
        # Every outcome with the probability of one in so many.
        self._alike: dict[int, list[tuple[int, float]]] = {}
        slates = self.slates_of(self.first)

        def ready(kernel: Any, *others: Any) -> Any:
            return direct(kernel, slates, *others) if is_compiled else kernel

        self.act: Callable[[Slates, int], Question] = ready(kernels.act, 0)
        self.look: Callable[[Slates], Question] = ready(kernels.look)
        self._see = ready(kernels.see_shown if encoding.shows else kernels.see_copied, 0)
        self._places = ready_decimals()[0]
        self._tell: Any = None
        if is_compiled and encoding.dtype == np.int16:
            tell = kernels.tell_shown if encoding.shows else kernels.tell_copied
            self._tell = ready(tell, 0, self._places)

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written down as the OpenSpiel game it belongs to: a name and parameters."""
        return _setting_of, self.spiel

    def slates_of(self, s: Any) -> Slates:
        """Lay a state out to be played on."""
        if not self.is_compiled:
            return [
                SimpleNamespace(
                    game=duplicate(s),
                    choices=self.game.choices,
                    mask=[0] * self._room,
                    legal=[0] * self._room,
                )
            ]
        slates = np.zeros(1, slate_of(self.encoding, self._room, np.uint8))
        slates["choices"] = self.game.choices
        record_from(s, slates["game"], 0)
        return slates

    def legal(self, slates: Slates, question: Question) -> list[int]:
        """Return what the seat asked may do, lowest first."""
        _, count, first, last, only = question
        found: list[int]
        if last and count == 1 and self.has_all_prices:  # as in most auctions
            found = self._numbers[first - 1 : last]
            found[0] = only
            return found
        if count <= 1:
            found = [only] if count else []
        elif self.is_compiled:
            found = slates["legal"][0, :count].tolist()
        else:
            found = slates[0].legal[:count]
        if last:
            if self.has_all_prices:
                found += self._numbers[first:last]
            else:
                found += self._on_grid(first, last) or ([] if found else [last - 1])
        return found

    def seen(self, slates: Slates, viewer: int) -> Observation:
        """Return what a viewer knows."""
        if not self.is_compiled:
            return self.encoding.observed(slates[0].game, viewer)
        self._see(slates, viewer)
        row: Observation = slates["cells"][0]
        return row

    def tensor(self, slates: Slates, viewer: int) -> list[float]:
        """Return what a viewer knows as OpenSpiel wants it."""
        if self._tell is None:
            return list(map(float, self.seen(slates, viewer)))
        found: list[float] = self._tell(slates, viewer, self._places)
        return found

    def _on_grid(self, first: int, last: int) -> list[int]:
        """Return the multiples of the step; who is too poor for any names all he has."""
        verb, step = self.game.codec.verb_of(first).first, self.price_step
        return list(range(verb - (verb - first) // step * step, last, step))

    def outcomes(self, slates: Slates, question: Question) -> list[tuple[int, float]]:
        """Return what chance can bring, with its probabilities."""
        _, count, ways, _, _ = question
        mask = slates["mask"].tobytes() if self.is_compiled else slates[0].mask
        if ways == count:  # all as likely, as in any shuffle
            alike = self._alike.get(ways)
            if alike is None:
                alike = [(outcome, 1 / ways) for outcome in range(self.game.outcomes)]
                self._alike[ways] = alike
            return list(compress(alike, mask))
        return [(outcome, times / ways) for outcome, times in enumerate(mask) if times]

    def returns(self, slates: Slates) -> list[float]:
        """Return what a finished game is worth to everybody."""
        scores = np.zeros(self.players, np.int64)
        standings = np.zeros(self.players, np.int64)
        self._kernels.results(slates, scores, standings)
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


def _copied(slates: Slates) -> Slates:
    return opaque(slates).copy().view(slates.dtype)


def _copied_object(slates: Slates) -> Slates:
    one = slates[0]
    return [
        SimpleNamespace(
            game=duplicate(one.game), choices=one.choices, mask=one.mask[:], legal=one.legal[:]
        )
    ]


@cache
def numbers_below(codec: Codec) -> list[int]:
    """Return all that may be actions: to take some of them is quicker than to make a range."""
    return list(range(max(verb.first + verb.count for verb in codec.verbs.values())))


def _setting_of(name: str, parameters: dict[str, Any]) -> "SpielSetup":
    game: Any = pyspiel.load_game(name, parameters)
    setting: SpielSetup = game.setting
    return setting

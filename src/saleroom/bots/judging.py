"""A bot that plays by its game's skill: Visitor, Collector and Dealer, in any game.

Sees what its seat may see: it guesses a whole state that looks the same to its seat, and reads of
it only what the seat knows (`saleroom.bots.skill`). It keeps one mood for each lot, so that it
does not change its mind between two bids.
"""

from copy import copy
from typing import Any

import msgspec

from saleroom.bots.mood import mood
from saleroom.bots.reasons import (
    ALL_IT_HAS,
    AT_NO_PRICE,
    FORCED,
    TOO_LITTLE_LEFT,
    Alternative,
    Reasons,
    is_forced,
    only_of,
    stop_told,
)
from saleroom.bots.skill import MOST_OPTIONS, Skill, Weights, skill_for
from saleroom.core.chance import Numbers, scrambled
from saleroom.core.contract import Game, Memory, View
from saleroom.core.legal import Legal

NO_LOT = -1


class Judging:
    """A player of one row of weights."""

    def __init__(self, game: Game, weights: Weights, name: str = "judging") -> None:
        self._game = game
        self._skill: Skill = skill_for(game.name)
        self._own = tuple(weights)
        # With what was learnt behind, as judgement reads it.
        self._weights = (*self._own, *self._skill.heard(None))
        self._name = name
        self._lot = NO_LOT
        self._mood = 0.0

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:  # noqa: ARG002  # judgement lists what is legal itself
        """Decide by judgement."""
        s = guessed(self._game, view, memory, numbers)
        return self.decide(s, view.viewer, numbers, memory)

    def decide(self, s: Any, seat: int, numbers: Numbers, memory: Memory = None) -> int:
        """Decide for a seat of a state, of which only what the seat knows is read."""
        self._weights = (*self._own, *self._skill.heard(memory))
        judgement, book = self._skill.judgement, self._skill.book()
        if not judgement.is_auction(s):
            return int(judgement.choose(s, seat, self._weights, book, numbers))
        return int(judgement.bid(s, seat, self._limits(s, seat, numbers), self._weights, book))

    def explain(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> Reasons:
        """Say what it would decide, and why; the bot itself and its numbers stay as they are."""
        twin, own = copy(self), [numbers[0]]
        s, seat = guessed(self._game, view, memory, own), view.viewer
        decision = self._game.codec.decode(twin.decide(s, seat, own, memory))
        if not self._skill.judgement.is_auction(s):
            thoughts = twin._alternatives(s, seat)  # noqa: SLF001  # of our own kind
            return Reasons(
                bot=self._name,
                seat=seat,
                decision=decision,
                alternatives=thoughts,
                only=only_of(legal, len(thoughts)),
            )
        # The mood is kept by now, so no number is drawn.
        judged = twin._judged(s, seat, own)  # noqa: SLF001  # of our own kind
        limit, stops = stop_told(decision, judged.limit, judged.stops, legal)
        only = FORCED if is_forced(legal) else None
        return msgspec.structs.replace(
            judged, decision=decision, limit=limit, stops=stops, only=only
        )

    def appraise(
        self,
        view: View,
        legal: Legal,  # noqa: ARG002  # as `choose`
        memory: Memory,
        numbers: Numbers,
    ) -> Reasons | None:
        """Say what the lot on offer is worth to the seat, whether or not it is asked."""
        twin, own = copy(self), [numbers[0]]
        s = guessed(self._game, view, memory, own)
        if not self._skill.judgement.is_auction(s):
            return None
        twin._weights = (*self._own, *self._skill.heard(memory))  # noqa: SLF001  # of our own kind
        return twin._judged(s, view.viewer, own)  # noqa: SLF001  # of our own kind

    def _judged(self, s: Any, seat: int, numbers: Numbers) -> Reasons:
        """Judge the lot on offer; nothing is decided."""
        limits = self._limits(s, seat, numbers)
        return Reasons(
            bot=self._name,
            seat=seat,
            decision=None,
            worth=tuple(float(self._worth(s, other)) for other in range(s.players)),
            limit=float(limits[seat]),
            stops=self._stops(s, seat, limits[seat]),
            limits=tuple(map(float, limits)),
        )

    def _stops(self, s: Any, seat: int, limit: int) -> str:
        """Say why it goes no further."""
        if limit >= self._skill.judgement.top(s, seat):
            return ALL_IT_HAS
        return TOO_LITTLE_LEFT if limit > 0 else AT_NO_PRICE

    def _limits(self, s: Any, seat: int, numbers: Numbers) -> list[Any]:
        """Return how high each would go: the others as far as what lies open tells."""
        judgement, book = self._skill.judgement, self._skill.book()
        lot = judgement.lot_number(s)
        if lot != self._lot:
            self._lot = lot
            self._mood = mood(numbers)
        most = [judgement.outlook(s, other, self._weights, book) for other in range(s.players)]
        most[seat] = judgement.reserve(s, seat, self._weights, book, self._mood)
        return most

    def _worth(self, s: Any, seat: int) -> Any:
        return self._skill.judgement.worth(s, seat, self._weights, self._skill.book())

    def _alternatives(self, s: Any, seat: int) -> tuple[Alternative, ...]:
        """Return what it thinks about, best first, with how much it likes each."""
        judgement, book = self._skill.judgement, self._skill.book()
        options = [0] * MOST_OPTIONS
        count = judgement.list_options(s, seat, options, self._weights, book)
        decode = self._game.codec.decode
        thoughts = [
            Alternative(
                decode(action), float(judgement.appeal(s, seat, action, self._weights, book))
            )
            for action in map(int, options[:count])
        ]
        return tuple(sorted(thoughts, key=lambda thought: -(thought.value or 0.0)))


def guessed(game: Game, view: View, memory: Memory, numbers: Numbers) -> Any:
    """Guess a state without using the numbers up: how much a guess draws is no bot's business."""
    return game.guess(view, memory, [scrambled(numbers[0])])

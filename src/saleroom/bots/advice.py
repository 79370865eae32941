"""Advice for a person: what the strongest bot that is ready would do in the same seat, and why.

It is asked with what the seat may see and nothing else, and draws from numbers of its own, so that
asking for advice changes nothing at the table. Where nothing is asked of the seat, it says what the
lot on offer is worth and how far it would go.
"""

from functools import partial

import msgspec

from saleroom.bots.guard import Guarded, is_among
from saleroom.bots.reasons import Reasons, stop_told
from saleroom.bots.registry import SEARCHERS, bot_named, bots_for
from saleroom.bots.skill import skill_for
from saleroom.bots.table import branch
from saleroom.core.chance import Numbers, seeded
from saleroom.core.codec import Codec
from saleroom.core.contract import Game, Memory, View
from saleroom.core.legal import Legal
from saleroom.play.match import Match

# Far from the numbers of any seat.
_APART = 1 << 20
# Worlds of a light search where the skill names none, and what part of the usual it is elsewhere.
_FEW = 64
_LIGHTER = 2


def strongest(game: Game, players: int) -> str:
    """Name the bot that gives advice at a table of so many."""
    return bots_for(game, players)[-1]


def light(game: Game, players: int) -> str:
    """Name the same bot with a smaller budget than it has for a move of its own."""
    name = strongest(game, players)
    if name not in SEARCHERS:
        return name
    # Of Expert's worlds, whoever it is: whoever asks for advice asks often.
    worlds = skill_for(game.name).worlds.get(players, _FEW * _LIGHTER) // _LIGHTER
    return f"{name}:worlds={max(1, worlds)}"


class Adviser:
    """Somebody who looks over one person's shoulder."""

    def __init__(self, game: Game, bot: str, seed: int = 0) -> None:
        self._game = game
        self._seed = seed
        self._name = bot
        self._bot: Guarded | None = None

    def reasons(self, match: Match, seat: int) -> Reasons | None:
        """Say what to do in this seat now, and why; None if nothing comes to mind."""
        numbers = seeded(branch(self._seed, _APART + len(match.moves)))
        return self.says(match.view(seat), match.legal(seat), match.memory(seat), numbers)

    def says(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> Reasons | None:
        """Say it to whoever has this view."""
        # An adviser outlasts many games: who was slow in a bad hour gives advice again later.
        if self._bot is None or self._bot.is_spent:
            make = partial(bot_named, self._name, self._game, wait=False)
            self._bot = Guarded(self._name, self._game, make)
        codec = self._game.codec
        if is_asked(legal, codec):
            reasons = self._bot.explain(view, legal, memory, numbers)
            if reasons is not None and not reasons.limits:
                judged = self._bot.appraise(view, legal, memory, numbers)
                reasons = with_limit(reasons, judged, legal)
            # Who leads an open auction may raise and need not: a bot there says what it does when
            # it is asked, which is nothing now.
            if reasons is None or is_among(_compact(reasons, codec), legal, codec):
                return reasons
        return self._bot.appraise(view, legal, memory, numbers)


def with_limit(reasons: Reasons, judged: Reasons | None, legal: Legal) -> Reasons:
    """Add how far judgement would go to a search that only compared what can be done.

    Where the search decided otherwise, it does not stop where judgement would.
    """
    if judged is None or reasons.decision is None:
        return reasons
    limit, stops = stop_told(reasons.decision, judged.limit, judged.stops, legal)
    return msgspec.structs.replace(
        reasons, worth=judged.worth, limit=limit, stops=stops, limits=judged.limits
    )


def _compact(reasons: Reasons, codec: Codec) -> int | None:
    return None if reasons.decision is None else codec.encode(reasons.decision)


def is_asked(legal: Legal, codec: Codec) -> bool:
    """Tell whether there is something to decide; to take back what was said is none."""
    return bool(legal.amounts) or any(choice != codec.roles.take_back for choice in legal.choices)

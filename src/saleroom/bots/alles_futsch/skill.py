"""Alles Futsch's skill: judgement, weights and rungs."""

from functools import partial
from typing import Any

from saleroom.bots import copying
from saleroom.bots.alles_futsch import judgement
from saleroom.bots.alles_futsch.learnt import book, promises
from saleroom.bots.alles_futsch.levels import COLLECTOR, VISITOR
from saleroom.bots.alles_futsch.styles import STYLES
from saleroom.bots.alles_futsch.weights import WEIGHTS
from saleroom.bots.levels import between, dealer
from saleroom.bots.skill import Mastery, Skill

_DEALER = dealer(__package__, WEIGHTS, COLLECTOR)


def _heard(memory: Any) -> tuple[float, ...]:
    """Return what was last paid for a piece."""
    return (0.0 if memory is None else 1.0 * memory.paid,)


SKILL = Skill(
    worlds={2: 192, 3: 84, 4: 84, 5: 34},
    doubt=0.0,
    ahead={2: 1, 3: 1},
    kernels={2: "saleroom.bots.alles_futsch.duel"},
    book=book,
    judgement=judgement,
    weights=WEIGHTS,
    levels={
        "visitor": VISITOR,
        # Without these two, nobody is a match for somebody in between: for two, Collector wins
        # 99.7 % against Visitor, and Dealer 97.5 % against Collector.
        "regular": between(VISITOR, COLLECTOR, 0.65),
        "collector": COLLECTOR,
        "connoisseur": between(COLLECTOR, _DEALER, 0.35),
        "dealer": _DEALER,
    },
    styles=STYLES,
    mastery={
        players: Mastery(kernels="saleroom.bots.alles_futsch.lots", book=partial(promises, players))
        for players in (3, 4, 5)
    },
    mastered=(3, 4),
    hearing=copying.NUMBERS,
    heard=_heard,
)

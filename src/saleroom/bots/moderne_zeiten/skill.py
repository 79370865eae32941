"""Moderne Zeiten's skill: judgement, weights and rungs."""

from typing import Any

from saleroom.bots import copying
from saleroom.bots.levels import dealer
from saleroom.bots.moderne_zeiten import judgement
from saleroom.bots.moderne_zeiten.levels import COLLECTOR, VISITOR
from saleroom.bots.moderne_zeiten.styles import STYLES
from saleroom.bots.moderne_zeiten.weights import WEIGHTS
from saleroom.bots.skill import Mastery, Skill


def _heard(memory: Any) -> tuple[float, ...]:
    """Return what was last paid for a piece."""
    return (0.0 if memory is None else memory.paid[0] / memory.paid[1],)


SKILL = Skill(
    worlds={3: 40, 4: 40, 5: 28},
    mastery={
        players: Mastery(worlds, shrewdness=0.5, thorough=10, races=True)
        for players, worlds in ((3, 160), (4, 160), (5, 120))
    },
    mastered=(3,),
    judgement=judgement,
    weights=WEIGHTS,
    levels={
        "visitor": VISITOR,
        "collector": COLLECTOR,
        "dealer": dealer(__package__, WEIGHTS, COLLECTOR),
    },
    styles=STYLES,
    hearing=copying.NUMBERS,
    heard=_heard,
)

"""Canaletto's skill: judgement, weights and rungs."""

from typing import Any

from saleroom.bots import copying
from saleroom.bots.canaletto import describing, judgement
from saleroom.bots.canaletto.levels import COLLECTOR, VISITOR
from saleroom.bots.canaletto.rivals import supposed
from saleroom.bots.canaletto.styles import STYLES
from saleroom.bots.canaletto.weights import WEIGHTS
from saleroom.bots.levels import dealer
from saleroom.bots.skill import Mastery, Skill


def _heard(memory: Any) -> tuple[float, ...]:
    """Return what was last paid for a piece."""
    return (0.0 if memory is None else memory.paid_for_one,)


_RECKONER = "saleroom.bots.canaletto.reckoning"

SKILL = Skill(
    worlds={3: 256, 4: 256},
    judgement=judgement,
    weights=WEIGHTS,
    levels={
        "visitor": VISITOR,
        "collector": COLLECTOR,
        "dealer": dealer(__package__, WEIGHTS, COLLECTOR),
    },
    styles=STYLES,
    # No net: three lots ahead it did not pay (docs/bots.md).
    mastery={players: Mastery(worlds=1280, reckoner=_RECKONER) for players in (3, 4)},
    mastered=(3, 4),
    inputs=describing.INPUTS,
    seasons=describing.SEASONS,
    hearing=copying.NUMBERS,
    heard=_heard,
    supposed=supposed,
)

"""Canaletto's skill: judgement, weights and rungs."""

from saleroom.bots.canaletto import judgement
from saleroom.bots.canaletto.levels import COLLECTOR, VISITOR
from saleroom.bots.canaletto.styles import STYLES
from saleroom.bots.canaletto.weights import WEIGHTS
from saleroom.bots.levels import dealer
from saleroom.bots.skill import Skill

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
)

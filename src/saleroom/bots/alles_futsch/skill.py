"""Alles Futsch's skill: judgement, weights and rungs."""

from saleroom.bots.alles_futsch import judgement
from saleroom.bots.alles_futsch.learnt import book
from saleroom.bots.alles_futsch.levels import COLLECTOR, VISITOR
from saleroom.bots.alles_futsch.styles import STYLES
from saleroom.bots.alles_futsch.weights import WEIGHTS
from saleroom.bots.levels import dealer
from saleroom.bots.skill import Skill

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
        "collector": COLLECTOR,
        "dealer": dealer(__package__, WEIGHTS, COLLECTOR),
    },
    styles=STYLES,
)

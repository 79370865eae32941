"""Alles Futsch's skill: judgement, weights and rungs."""

from saleroom.bots.alles_futsch import judgement
from saleroom.bots.alles_futsch.learnt import book
from saleroom.bots.alles_futsch.levels import COLLECTOR, VISITOR
from saleroom.bots.alles_futsch.styles import STYLES
from saleroom.bots.alles_futsch.weights import WEIGHTS
from saleroom.bots.levels import between, dealer
from saleroom.bots.skill import Skill

_DEALER = dealer(__package__, WEIGHTS, COLLECTOR)

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
)

"""Modern Art's skill: judgement, weights, rungs and the book of odds."""

from saleroom.bots.levels import dealer
from saleroom.bots.modern_art import describing, habits, judgement
from saleroom.bots.modern_art.hearing import heard
from saleroom.bots.modern_art.levels import COLLECTOR, VISITOR
from saleroom.bots.modern_art.odds import book
from saleroom.bots.modern_art.rivals import supposed
from saleroom.bots.modern_art.styles import STYLES
from saleroom.bots.modern_art.weights import WEIGHTS
from saleroom.bots.skill import Mastery, Skill

SKILL = Skill(
    judgement=judgement,
    weights=WEIGHTS,
    levels={
        "visitor": VISITOR,
        "collector": COLLECTOR,
        "dealer": dealer(__package__, WEIGHTS, COLLECTOR),
    },
    book=book,
    styles=STYLES,
    hearing=habits.NUMBERS,
    heard=heard,
    supposed=supposed,
    thorough={3: 2},
    mastery={4: Mastery(worlds=256, thorough=4, stages=1, shrewdness=0.35)},
    mastered=(4,),
    inputs=describing.INPUTS,
    seasons=describing.SEASONS,
)

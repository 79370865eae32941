"""Modern Art's skill: judgement, weights, rungs and the book of odds."""

from saleroom.bots import skill as ways
from saleroom.bots.levels import dealer
from saleroom.bots.modern_art import describing, habits, judgement
from saleroom.bots.modern_art.hearing import heard
from saleroom.bots.modern_art.levels import COLLECTOR, VISITOR
from saleroom.bots.modern_art.odds import book
from saleroom.bots.modern_art.rivals import reckons, supposed
from saleroom.bots.modern_art.styles import STYLES
from saleroom.bots.modern_art.weights import WEIGHTS
from saleroom.bots.skill import Mastery, Shrewdness, Skill

# What Experts were seen to pay (docs/bots.md).
SHREWDNESS = {
    ways.OUTCRY: Shrewdness(share=1.0, curse=0.1),
    ways.ONCE_AROUND: Shrewdness(share=1.0),
    ways.SEALED: Shrewdness(share=0.45, pays=0.95, spread=0.3, curse=0.08),
    ways.NAMING_PRICE: Shrewdness(share=1.0, pays=0.9),
    ways.AT_PRICE: Shrewdness(share=1.0, pays=0.9),
}

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
    reckons=reckons,
    mastery={4: Mastery(worlds=512, stages=1, shrewdness=SHREWDNESS)},
    inputs=describing.INPUTS,
    seasons=describing.SEASONS,
)

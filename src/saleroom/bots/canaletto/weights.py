"""The numbers Canaletto is judged with: their places in a row of weights, meaning and range."""

from saleroom.bots.skill import Weight

WEIGHTS = (
    Weight("noise", "how much a limit varies from lot to lot", 0.03, 0.3),
    Weight("naive", "how far it values as a beginner does", 0.0, 1.0),
    Weight("share", "share of the value to pay", 0.5, 1.4),
    Weight("denial", "what a rival's gain counts against its own", 0.0, 1.0),
    Weight("thrift", "what a point kept early is worth beyond itself", 0.0, 1.0),
    Weight("cushion", "points it likes to keep while there is much to come", 0.0, 30.0),
    Weight("pinch", "what a point out of that cushion is worth", 1.0, 2.5),
    Weight("spread", "how unsure it is of the order in which types are sold", 1.0, 40.0),
    Weight("tail", "share of the last two types that is paid: one lot may end several", 0.0, 1.0),
    Weight("mask", "the least a lot must bring for a mask while there is much to come", 4.0, 60.0),
    Weight("fade", "how many lots from the end the mask is worth half of that", 0.0, 24.0),
    Weight("steer", "what the next palace does for treasures before the players", 0.0, 2.0),
    Weight("onward", "what the next lot brings whoever will get it", 0.0, 2.0),
    Weight("last_word", "how far it looks beyond the lot when its word ends the bidding", 0.0, 1.5),
    Weight("jump", "share of the price it expects that it bids at once", 0.0, 1.2),
    Weight("copies", "how far it pays what was last paid for the like of a lot", 0.0, 1.0),
)

# In the same order; compiled judgement reads a row by these.
# fmt: off
(NOISE, NAIVE, SHARE, DENIAL, THRIFT, CUSHION, PINCH, SPREAD, TAIL, MASK, FADE, STEER, ONWARD,
 LAST_WORD, JUMP, COPIES) = range(len(WEIGHTS))
# fmt: on

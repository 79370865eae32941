"""The numbers Moderne Zeiten is judged with: places in a row, meaning and range."""

from saleroom.bots.skill import Weight

WEIGHTS = (
    Weight("noise", "how much a limit or a liking varies", 0.0, 0.3),
    Weight("naive", "how far it looks at today only", 0.0, 1.0),
    Weight("shade", "share of the worth of a lot to pay", 0.3, 1.6),
    Weight("denial", "what a rival's gain counts against its own", 0.0, 1.5),
    Weight("pace", "turns left for each free space ahead of the foremost", 0.05, 1.0),
    Weight("fuel", "shares that a flight takes", 0.5, 5.0),
    Weight("density", "share of the free spaces ahead one can land on", 0.2, 1.0),
    Weight("lean", "how much a lead in an industry draws its flights there", 0.0, 1.5),
    Weight("spread", "how uncertain squares to come make a majority", 0.0, 2.0),
    Weight("hold", "points for a majority of laid shares", 0.0, 3.0),
    Weight("thrift", "points a million is worth for later lots", 0.0, 0.8),
    Weight("wealth", "millions by which a purse may still change in a turn", 0.3, 6.0),
    Weight("first", "points for acting first", -1.0, 2.0),
    Weight("fear", "how much of a majority an approaching crash takes away", 0.0, 1.0),
    Weight("patience", "points for drawing beyond what the shares bring", -1.5, 1.5),
    Weight("grip", "shares in hand that a share of lead on the table is like", 0.0, 1.5),
    Weight("copies", "how far it pays what was last paid for the like of a lot", 0.0, 1.0),
)

# In the same order; compiled judgement reads a row by these.
# fmt: off
(NOISE, NAIVE, SHADE, DENIAL, PACE, FUEL, DENSITY, LEAN, SPREAD, HOLD, THRIFT, WEALTH, FIRST,
 FEAR, PATIENCE, GRIP, COPIES) = range(len(WEIGHTS))
# fmt: on

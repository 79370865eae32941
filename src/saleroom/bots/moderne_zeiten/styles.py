"""How people play Moderne Zeiten who are no rung of the ladder: rows of weights with a character.

A hoarder wants more of the majority it already has. A racer flies as if the game were nearly over,
so that it soon is.
"""

from saleroom.bots.levels import changed, usual_styles
from saleroom.bots.moderne_zeiten.levels import COLLECTOR, VISITOR
from saleroom.bots.moderne_zeiten.weights import WEIGHTS

STYLES = usual_styles(
    VISITOR,
    COLLECTOR,
    WEIGHTS,
    pays="shade",
    hopes=0.95,
    hoards={"lean": 1.2, "hold": 2.5, "grip": 1.2},
) | {
    "racer": changed(COLLECTOR, WEIGHTS, pace=0.05, patience=-1.5, hold=0.0, fear=0.0),
}

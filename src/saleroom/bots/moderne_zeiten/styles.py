"""How people play Moderne Zeiten who are no rung of the ladder: rows of weights with a character.

A hoarder races for the majority it already has.
"""

from saleroom.bots.levels import usual_styles
from saleroom.bots.moderne_zeiten.levels import COLLECTOR, VISITOR
from saleroom.bots.moderne_zeiten.weights import WEIGHTS

STYLES = usual_styles(
    VISITOR,
    COLLECTOR,
    WEIGHTS,
    pays="shade",
    hopes=0.95,
    hoards={"lean": 1.2, "hold": 2.5, "grip": 1.2},
)

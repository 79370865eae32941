"""How people play Alles Futsch who are no rung of the ladder: rows of weights with a character.

A hoarder wants more of every kind it has.
"""

from saleroom.bots.alles_futsch.levels import COLLECTOR, VISITOR
from saleroom.bots.alles_futsch.weights import WEIGHTS
from saleroom.bots.levels import usual_styles

STYLES = usual_styles(
    VISITOR,
    COLLECTOR,
    WEIGHTS,
    pays="shade",
    hopes=1.4,
    hoards={"second": 26.0, "third": 12.0, "fourth": 18.0, "fifth": 22.0},
)

"""How people play Canaletto who are no rung of the ladder: rows of weights with a character.

A hoarder sends the gondola where its own treasures are, and looks at nobody else. A blocker looks
at the others: it pays for what they want, and to keep the gondola from their palaces.
"""

from saleroom.bots.canaletto.levels import COLLECTOR, VISITOR
from saleroom.bots.canaletto.weights import WEIGHTS
from saleroom.bots.levels import challengers, changed, usual_styles

STYLES = {
    **usual_styles(
        VISITOR,
        COLLECTOR,
        WEIGHTS,
        pays="share",
        hopes=1.1,
        hoards={"steer": 2.0, "onward": 0.0, "denial": 0.0, "thrift": 0.0},
    ),
    "blocker": changed(COLLECTOR, WEIGHTS, denial=1.0, steer=1.5, onward=1.2, last_word=1.0),
    **challengers(__package__, WEIGHTS),
}

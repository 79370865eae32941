"""How people play Canaletto who are no rung of the ladder: rows of weights with a character.

Each is said by how it differs from a rung.
"""

from collections.abc import Mapping

from saleroom.bots.canaletto.levels import COLLECTOR, VISITOR
from saleroom.bots.canaletto.weights import WEIGHTS
from saleroom.bots.levels import changed
from saleroom.bots.skill import Weights

STYLES: Mapping[str, Weights] = {
    "newcomer": changed(VISITOR, WEIGHTS, noise=0.6, share=1.1),
    "beginner": changed(VISITOR, WEIGHTS, noise=0.45),
    "amateur": changed(VISITOR, WEIGHTS, noise=0.25, naive=0.5),
    "miser": changed(COLLECTOR, WEIGHTS, share=0.55),
    "gambler": changed(COLLECTOR, WEIGHTS, share=1.25, noise=0.3),
    # Never pays for anything.
    "abstainer": changed(COLLECTOR, WEIGHTS, share=0.0),
    # Sends the gondola where its own treasures are, and looks at nobody else.
    "hoarder": changed(COLLECTOR, WEIGHTS, steer=2.0, onward=0.0, denial=0.0, thrift=0.0),
    "reckoner": changed(COLLECTOR, WEIGHTS, share=0.97, noise=0.0),
}

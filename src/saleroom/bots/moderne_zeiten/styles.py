"""How people play Moderne Zeiten who are no rung of the ladder: rows of weights with a character.

Each is said by how it differs from a rung.
"""

from collections.abc import Mapping

from saleroom.bots.levels import changed
from saleroom.bots.moderne_zeiten.levels import COLLECTOR, VISITOR
from saleroom.bots.moderne_zeiten.weights import WEIGHTS
from saleroom.bots.skill import Weights

STYLES: Mapping[str, Weights] = {
    "newcomer": changed(VISITOR, WEIGHTS, noise=0.6, shade=0.95),
    "beginner": changed(VISITOR, WEIGHTS, noise=0.45),
    "amateur": changed(VISITOR, WEIGHTS, noise=0.25, naive=0.5),
    "miser": changed(COLLECTOR, WEIGHTS, shade=0.55),
    "gambler": changed(COLLECTOR, WEIGHTS, shade=1.25, noise=0.3),
    # Never pays for anything.
    "abstainer": changed(COLLECTOR, WEIGHTS, shade=0.0),
    # Races for the majority it already has.
    "hoarder": changed(COLLECTOR, WEIGHTS, lean=1.2, hold=2.5, grip=1.2),
    "reckoner": changed(COLLECTOR, WEIGHTS, shade=0.97, noise=0.0),
}

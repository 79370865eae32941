"""How people play Alles Futsch who are no rung of the ladder: rows of weights with a character.

Each is said by how it differs from a rung.
"""

from collections.abc import Mapping

from saleroom.bots.alles_futsch.levels import COLLECTOR, VISITOR
from saleroom.bots.alles_futsch.weights import WEIGHTS
from saleroom.bots.levels import changed
from saleroom.bots.skill import Weights

STYLES: Mapping[str, Weights] = {
    "newcomer": changed(VISITOR, WEIGHTS, noise=0.6, shade=1.4),
    "beginner": changed(VISITOR, WEIGHTS, noise=0.45),
    "amateur": changed(VISITOR, WEIGHTS, noise=0.25, naive=0.5),
    "miser": changed(COLLECTOR, WEIGHTS, shade=0.55),
    "gambler": changed(COLLECTOR, WEIGHTS, shade=1.25, noise=0.3),
    # Never pays for anything.
    "abstainer": changed(COLLECTOR, WEIGHTS, shade=0.0),
    # Wants more of every kind it has.
    "hoarder": changed(COLLECTOR, WEIGHTS, second=26.0, third=12.0, fourth=18.0, fifth=22.0),
    "reckoner": changed(COLLECTOR, WEIGHTS, shade=0.97, noise=0.0),
}

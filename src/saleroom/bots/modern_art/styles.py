"""How people play Modern Art who are no rung of the ladder: rows of weights with a character.

Each is said by how it differs from a rung. Only the challenger learns from what it hears.
"""

from collections.abc import Mapping

from saleroom.bots.levels import COPIED, challengers, changed
from saleroom.bots.modern_art.levels import COLLECTOR, VISITOR
from saleroom.bots.modern_art.weights import WEIGHTS
from saleroom.bots.skill import Weights


def _paying(share: float) -> dict[str, float]:
    """Pay so much of the worth however it is sold."""
    kinds = ("open_share", "around_share", "sealed_share", "take_share")
    return dict.fromkeys(kinds, share)


STYLES: Mapping[str, Weights] = {
    # Pays half, and asks for all.
    "miser": changed(COLLECTOR, WEIGHTS, **_paying(0.5), ask_share=1.0),
    # Pays more than a lot is worth, and seldom the same.
    "gambler": changed(COLLECTOR, WEIGHTS, **_paying(1.2), noise=0.3, ask_share=1.0),
    # Lives on what others pay.
    "abstainer": changed(COLLECTOR, WEIGHTS, **_paying(0.0), ask_share=0.7, own_lot=0.2),
    # Buys and offers one artist over and over.
    "hoarder": changed(
        COLLECTOR, WEIGHTS, own_cards=0.15, wall_push=0.15, greed=0.0, keep=0.0, add_from=-10.0
    ),
    # Always just below the worth, whoever sells and however.
    "reckoner": changed(COLLECTOR, WEIGHTS, **_paying(0.96), noise=0.0, ask_share=0.96),
    # Pays mostly what was last paid for the artist.
    "copier": changed(COLLECTOR, WEIGHTS, copies=COPIED),
    # Beginners: the first hopes, the second looks at today, the third begins to hold back.
    "newcomer": changed(VISITOR, WEIGHTS, **_paying(0.95), noise=0.6, ask_share=1.1, own_lot=0.9),
    "beginner": changed(VISITOR, WEIGHTS, **_paying(0.85), noise=0.47, own_lot=0.77),
    "amateur": changed(VISITOR, WEIGHTS, **_paying(0.75), noise=0.25, naive=0.5, greed=0.2),
    **challengers(__package__, WEIGHTS),
}

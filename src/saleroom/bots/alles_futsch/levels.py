"""The rungs of Alles Futsch that are set by hand; Dealer's row is what the tuner found."""

from saleroom.bots.alles_futsch.weights import WEIGHTS
from saleroom.bots.levels import row_of

VISITOR = row_of(
    "Visitor", WEIGHTS,
    noise=0.35, naive=0.9, shade=1.0, denial=0.0, focus=0.0, first=0.0, second=0.0, third=0.0,
    fourth=0.0, fifth=0.0, exposure=0.0, outlet=0.0, crowd=0.0, dusk=0.0, initiative=0.0,
    copies=0.0,
)  # fmt: skip
COLLECTOR = row_of(
    "Collector", WEIGHTS,
    noise=0.12, naive=0.0, shade=0.95, denial=0.8, focus=0.5, first=8.0, second=18.0, third=0.0,
    fourth=3.0, fifth=6.0, exposure=2.0, outlet=2.0, crowd=0.0, dusk=30.0, initiative=5.0,
    copies=0.0,
)  # fmt: skip

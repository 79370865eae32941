"""The rungs of Moderne Zeiten that are set by hand; Dealer's row is what the tuner found."""

from saleroom.bots.levels import row_of
from saleroom.bots.moderne_zeiten.weights import WEIGHTS

VISITOR = row_of(
    "Visitor", WEIGHTS,
    noise=0.35, naive=1.0, shade=0.6, denial=0.0, pace=0.4, fuel=2.0, density=0.6, lean=0.3,
    spread=0.5, hold=1.0, thrift=0.1, wealth=2.0, first=0.0, fear=0.0, patience=0.0, grip=0.0,
    copies=0.0,
)  # fmt: skip
COLLECTOR = row_of(
    "Collector", WEIGHTS,
    noise=0.12, naive=0.0, shade=0.8, denial=0.3, pace=0.35, fuel=2.0, density=0.6, lean=0.4,
    spread=0.5, hold=1.0, thrift=0.1, wealth=2.0, first=0.2, fear=0.5, patience=0.0, grip=0.5,
    copies=0.0,
)  # fmt: skip

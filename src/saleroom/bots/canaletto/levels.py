"""The rungs of Canaletto that are set by hand; Dealer's row is what the tuner found."""

from saleroom.bots.canaletto.weights import WEIGHTS
from saleroom.bots.levels import row_of

VISITOR = row_of(
    "Visitor", WEIGHTS,
    noise=0.35, naive=1.0, share=0.8, denial=0.0, thrift=0.0, cushion=0.0, pinch=1.0,
    spread=10.0, tail=0.0, mask=8.0, fade=0.0, steer=0.0, onward=0.0, last_word=0.0, jump=0.6,
    copies=0.0,
)  # fmt: skip
COLLECTOR = row_of(
    "Collector", WEIGHTS,
    noise=0.12, naive=0.0, share=0.95, denial=0.2, thrift=0.15, cushion=8.0, pinch=1.4,
    spread=12.0, tail=0.4, mask=16.0, fade=3.0, steer=0.7, onward=0.4, last_word=0.0, jump=0.8,
    copies=0.0,
)  # fmt: skip

"""The rungs of Modern Art that are set by hand; Dealer's row is what the tuner found."""

from saleroom.bots.levels import row_of
from saleroom.bots.modern_art.weights import WEIGHTS

VISITOR = row_of(
    "Visitor", WEIGHTS,
    noise=0.35, naive=1.0, open_share=0.6, around_share=0.55, sealed_share=0.5, take_share=0.55,
    ask_share=0.8, own_lot=0.6, own_cards=0.0, greed=0.0, keep=0.0, add_from=0.0, alone=1.0,
    crowd=0.0, leader=0.0, wall_push=0.0, listens=0.0,
    around_margin=0.0, sealed_margin=0.0, ask_margin=0.0, copies=0.0,
)  # fmt: skip
COLLECTOR = row_of(
    "Collector", WEIGHTS,
    noise=0.15, naive=0.0, open_share=0.85, around_share=0.75, sealed_share=0.7, take_share=0.8,
    ask_share=0.8, own_lot=0.6, own_cards=0.03, greed=0.3, keep=5.0, add_from=5.0, alone=0.5,
    crowd=0.0, leader=0.0, wall_push=0.0, listens=0.0,
    around_margin=0.0, sealed_margin=0.0, ask_margin=0.0, copies=0.0,
)  # fmt: skip

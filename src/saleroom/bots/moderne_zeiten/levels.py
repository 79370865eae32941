"""The rungs of Moderne Zeiten that are set by hand; Dealer's row is what the tuner found."""

VISITOR = (
    0.35, 1.0, 0.6, 0.0, 0.4, 2.0, 0.6, 0.3, 0.5, 1.0, 0.1, 2.0, 0.0, 0.0, 0.0, 0.0,
)  # fmt: skip
COLLECTOR = (
    0.12, 0.0, 0.8, 0.3, 0.35, 2.0, 0.6, 0.4, 0.5, 1.0, 0.1, 2.0, 0.2, 0.5, 0.0, 0.5,
)  # fmt: skip
# Dealer before it is tuned: Collector with a steadier hand.
STEADY = (0.05, *COLLECTOR[1:])

"""The rungs of Alles Futsch that are set by hand; Dealer's row is what the tuner found."""

VISITOR = (
    0.35, 0.9, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
)  # fmt: skip
COLLECTOR = (
    0.12, 0.0, 0.95, 0.8, 0.5, 8.0, 18.0, 0.0, 3.0, 6.0, 2.0, 2.0, 0.0, 30.0, 5.0,
)  # fmt: skip

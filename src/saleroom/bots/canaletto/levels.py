"""The rungs of Canaletto: hand-set rows; Dealer's is what the tuner left."""

VISITOR = (
    0.35, 1.0, 0.8, 0.0, 0.0, 0.0, 1.0, 10.0, 0.0, 8.0, 0.0, 0.0, 0.0, 0.0, 0.6,
)  # fmt: skip
COLLECTOR = (
    0.12, 0.0, 0.95, 0.2, 0.15, 8.0, 1.4, 12.0, 0.4, 16.0, 3.0, 0.7, 0.4, 0.0, 0.8,
)  # fmt: skip
UNTUNED = (0.05, *COLLECTOR[1:])

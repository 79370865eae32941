"""The rungs of Modern Art: hand-set rows, and Dealer's as the tuner left them."""

VISITOR = (
    0.35, 1.0, 0.6, 0.55, 0.5, 0.55, 0.8, 0.6, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0,
)  # fmt: skip
COLLECTOR = (
    0.15, 0.0, 0.85, 0.75, 0.7, 0.8, 0.85, 0.6, 0.02, 0.3, 4.0, 5.0, 0.5, 0.0, 0.0, 0.0,
)  # fmt: skip

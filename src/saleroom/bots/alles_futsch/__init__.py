"""How to play Alles Futsch well: its judgement, weights and rungs."""

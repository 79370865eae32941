"""Bots compared: the same deals in every seating, and what follows from the results."""

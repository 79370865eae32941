"""Alles Futsch, for 2 to 5 players."""

"""The lawbooks of the games of the house: their secrets from the rule book, and their tables."""

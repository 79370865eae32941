"""A game in progress as a value, and the file format that keeps it."""

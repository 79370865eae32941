"""Moderne Zeiten (Modern Times), for 3 to 5 players."""

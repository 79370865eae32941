"""Modern Art, editions of 1992 and 2009, for 3 to 5 players."""

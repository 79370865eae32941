"""Teaching the net that Master asks: games of the population, and how their positions end."""

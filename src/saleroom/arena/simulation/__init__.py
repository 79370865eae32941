"""Games of one table, played at random or by bots, and summed up."""

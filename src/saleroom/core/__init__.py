"""Words shared by all games: the contract, seats, events, chance, codec, errors."""

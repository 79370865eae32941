"""What holds for every game, as functions that look for a breach in any game that is installed.

`saleroom check-game` and the tests call them. A law is given one way to set a game up and yields
what it finds, in plain sentences. What only an author can say of a game (its secrets as the rule
book has them, which options are worth a table) is in the game's lawbook, a module `laws` beside it.
"""

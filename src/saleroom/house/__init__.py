"""A table of people and bots as a value: who sits where, what they have said, and the game.

Everything that happens at a table is an entry of its log; a table is what its log makes of it.
Knows no clock (the time comes in), no disk and no network.
"""

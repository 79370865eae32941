"""A reduced Modern Art: one round for two, few cards, small purses; small enough to be solved.

The rules are Modern Art's own functions. Only the set-up is another: which cards are in the deck,
how many each player is dealt, what is in the purses. It is no game of the house, and nobody plays
it at a table: it is there so that algorithms which need the whole tree can be tried on real rules.
"""

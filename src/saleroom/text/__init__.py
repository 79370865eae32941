"""Any game of the house as text: what a seat sees, what it may answer, and what an answer means.

For programs that read and write sentences, a language model for one, and for the terminal. All
words come from the catalogue, in four languages. Knows no game and no rule.
"""

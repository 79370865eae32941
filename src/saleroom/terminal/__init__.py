"""Any game of the house in a terminal: played, watched, replayed.

Draws the sheet of a view, tells events in the game's own sentences, and offers what is legal.
Knows no game and no rule.
"""

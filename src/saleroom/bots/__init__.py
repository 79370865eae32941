"""Players that are programs. They choose from a view and what is legal, and never see the state.

`contract` is what a bot is, `registry` finds one by name, `table` seats bots at a game.
"""

"""Many games at once, a folder for each thing that is done with them.

`simulation` sums up games of one table. `tournament` compares bots (`holding.hold`): the same deals
in every seating, intervals over deals. `ladder` holds one for every rung, `report` shows one as a
page, `tuning` looks for better weights by self-play. `judged_games` plays whole games compiled for
tournaments and tuning; `statistics` is the arithmetic that simulation and tuning share.
"""

"""Many games at once: simulations, tournaments with ratings, and the ladder they measure.

`simulate` sums up games of one table. A tournament (`tournament.hold`) compares bots: the same
deals in every seating, intervals over deals. `ladder` holds one for every rung.
"""

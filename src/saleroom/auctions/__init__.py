"""The five ways of selling a lot, each written once and used by every game that has it.

A mechanism knows bids, who is asked and when it is over. It does not know what is sold, who pays
whom, or what a purse holds: the game passes the limit of a bidder in and settles the sale itself.
A game that uses a mechanism has its fields, under these names, in its state. An auction is over
when `asked` is NOBODY; then `leader` (NOBODY if nobody bid) has the lot at `price`.
"""

"""A laboratory: the same deals sold in other ways, and every lot of any game as a row of a table.

`lots` reads a game lot by lot, `experiment` is what a file describes, `running` plays it,
`findings` sums it up with intervals over common deals, `tables` and `report` write it down.
docs/laboratory.md has the rest.
"""

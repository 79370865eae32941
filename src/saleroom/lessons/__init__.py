"""The first-game guide: short games played through the real rules, walked through on the page.

A lesson is a script (`script`): chosen chance, the moves of the others, and what the learner does.
`writing` plays it and writes down what the learner sees, step by step. The words are in
`saleroom/messages/<language>/guide.ftl`.
"""

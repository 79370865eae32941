"""Every text a person reads, in every language of the house: one catalogue for page and Python.

The texts are Project Fluent files, `<language>/<file>.ftl`; `kinds/<game>.json` says what the
numbers of a game's events and actions are. `telling` turns those numbers into the arguments of a
message, `catalogue` finds and formats the message. The page does the same with the same files
(frontend/src/words). Knows no rule: it only says what it is given.
"""

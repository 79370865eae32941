"""Tables and their logs, kept: in SQLite out of the box, in PostgreSQL for several servers.

Knows no game and no rule: an entry's body is bytes.
"""

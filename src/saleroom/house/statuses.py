"""What a table can be: its status, which the store keeps and finds by, and nobody else explains.

A frozen one can be looked at but not played on; the reason is in its log.
"""

OPEN = "open"
PLAYING = "playing"
OVER = "over"
FROZEN = "frozen"

# At these the house may still have something to do.
UNDER_WAY = (OPEN, PLAYING)

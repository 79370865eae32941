"""What is in the box. Data only; CA-1 to CA-5, CA-17.

Treasures of one type are alike: a tile is its type's number, 0 to 11 in the order of the rule
document. Palaces are numbered from 0 clockwise.
"""

FEWEST_PLAYERS = 3
MOST_PLAYERS = 4

# Source: the rule document, 'Contenu' (CA-1).
TYPES = 12
TYPE_NAMES = (
    "mirror",
    "chandelier",
    "fan",
    "lion",
    "painting",
    "glass",
    "watch",
    "bust",
    "tankard",
    "ring",
    "lamp",
    "necklace",
)
COPIES = (4, 4, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2)
MOST_COPIES = 4
TILES = 34
MOST_IN_PALACE = 3

# [C] in CA-2: the document does not say how many palaces the board shows. The option `palaces`
# corrects it. With 14 or more, tiles can be laid at random without ever running into a dead end
# (see `rules`); beyond 24 nearly all would hold a single tile.
PALACES = 16
FEWEST_PALACES = 14
MOST_PALACES = 24

# [C] in CA-3: what is printed on the 14 value markers is not in the document, whose example shows
# a 9 and a 12. The option `values` corrects it.
VALUES = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
MARKERS = 14
ON_SCALE = 12
LEAST_VALUE = 1
MOST_VALUE = 99

STARTING_POINTS = 30
HIGHEST_BID = 99
MOST_HIGHEST_BID = 999
BRIBE_LIMIT = 15
DEBT_FACTOR = 2
LAST_TYPES = 2  # with so many types left, or fewer, the game is over (CA-19)

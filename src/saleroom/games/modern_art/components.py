"""What is in the box. Data only; MA-1 to MA-4, MA-42.

Cards are numbered 0 to 69: by artist in board order, left to right, and within an artist by the
kind of auction. The number is the painting: the same number is the same picture in every game.
"""

# Kinds of auction, in the order of the columns of SPLIT.
OUTCRY = 0
ONCE_AROUND = 1
SEALED = 2
FIXED_PRICE = 3
DOUBLE = 4
AUCTION_NAMES = ("open", "once around", "sealed", "fixed price", "double")

ARTISTS = 5
EDITIONS = ("1992", "2009")
# Source: the rule documents of the two editions; "Bahuf" and "Darinoir" in the second are
# scanning errors.
ARTIST_NAMES = (
    ("Lite Metal", "Yoko", "Christin P.", "Karl Gitter", "Krypto"),
    ("Nex", "Bahut", "Darmoir", "Sadland", "Koriko"),
)
CURRENCY = ("$", "€")

# How many cards of each artist (row) sell in which way (column). The totals 12, 13, 14, 15, 16
# are in the documents; the split was printed on the cards only and is taken from public counts
# ([C] in MA-1). An owner of the game who counts differently corrects it here.
SPLIT = (
    (3, 3, 2, 2, 2),
    (3, 2, 3, 3, 2),
    (3, 3, 3, 3, 2),
    (3, 3, 3, 3, 3),
    (4, 3, 3, 3, 3),
)
CARDS = 70
ARTIST_OF = tuple(
    artist for artist in range(ARTISTS) for count in SPLIT[artist] for _ in range(count)
)
AUCTION_OF = tuple(
    kind for artist in range(ARTISTS) for kind in range(5) for _ in range(SPLIT[artist][kind])
)

ROUNDS = 4
# Cards dealt to each hand before rounds 1 to 4, by the number of hands (MA-3); rows 0 to 2 pad.
DEALS = (
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (10, 6, 6, 0),
    (9, 4, 4, 0),
    (8, 3, 3, 0),
)
LARGEST_HAND = 22
MYSTERY_PLAYERS = 3  # the mystery hand is for three (MA-50)

STARTING_MONEY = 100
LAST_OFFER = 5  # the painting of an artist that ends a round (MA-39)
RANKED = 3
MARKERS = (30, 20, 10)

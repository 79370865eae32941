"""The numbers Modern Art is judged with: their places in a row of weights, meaning and range."""

from saleroom.bots.skill import Weight

WEIGHTS = (
    Weight("noise", "how much a limit varies from lot to lot", 0.0, 0.3),
    Weight("naive", "how far it values as a beginner does", 0.0, 1.0),
    Weight("open_share", "share of the value to pay in an open auction", 0.4, 1.4),
    Weight("around_share", "share of the value to pay once around", 0.4, 1.4),
    Weight("sealed_share", "share of the value to put into the fist", 0.3, 1.2),
    Weight("take_share", "share of the value at which to take a fixed price", 0.4, 1.3),
    Weight("ask_share", "share of the value to ask for", 0.4, 1.5),
    Weight("own_lot", "share of all that for a lot of its own, which brings no money in", 0.2, 1.0),
    Weight("own_cards", "what each card in hand beyond the usual adds to an artist", 0.0, 0.15),
    Weight("greed", "what the gain of all others counts against its own", 0.0, 1.0),
    Weight("keep", "what a card in hand is worth for each round to come", 0.0, 12.0),
    Weight("add_from", "the least a second card must bring", -10.0, 30.0),
    Weight("alone", "share of a lot's price that a double offered alone still brings", 0.0, 1.5),
    Weight("crowd", "what each player more than four adds to the shares", -0.1, 0.1),
    Weight("leader", "how much less it pays a seller who leads, as a share", -0.2, 0.4),
    Weight(
        "wall_push", "what each painting of the artist on its wall adds to its limit", -0.1, 0.2
    ),
    Weight("listens", "1: it learns what rivals pay; 0: it takes them for its own kind", 0.0, 1.0),
    Weight("around_margin", "by how many doubts it outbids those who come after", -1.5, 2.0),
    Weight("sealed_margin", "by how many doubts its fist is above the keenest rival's", -1.5, 3.0),
    Weight("ask_margin", "by how many doubts it asks less than the keenest rival pays", -1.5, 2.0),
    Weight("copies", "how far it pays what was last paid for the like of a lot", 0.0, 1.0),
)

# In the same order; compiled judgement reads a row by these.
# fmt: off
(NOISE, NAIVE, OPEN_SHARE, AROUND_SHARE, SEALED_SHARE, TAKE_SHARE, ASK_SHARE, OWN_LOT,
 OWN_CARDS, GREED, KEEP, ADD_FROM, ALONE, CROWD, LEADER, WALL_PUSH, LISTENS,
 AROUND_MARGIN, SEALED_MARGIN, ASK_MARGIN, COPIES) = range(len(WEIGHTS))
# fmt: on

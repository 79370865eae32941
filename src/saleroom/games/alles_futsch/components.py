"""What is in the box. Data only; AF-1 to AF-4, AF-10, AF-11.

Kinds of object are numbered 0 to 4, cards 0 to 34. A board is named by the one kind it leaves out.
"""

# Source: the rule document names paintings and sculptures, reviews furniture; clock and vase are
# reconstructed ([C] in AF-1).
KIND_NAMES = ("painting", "sculpture", "furniture", "clock", "vase")
KINDS = 5

# What each card shows. The document says 35 cards with three objects each; which objects is
# reconstructed ([C] in AF-2): one card for each way to choose three out of five kinds with
# repetition. An owner of the game who has the cards gives them as the option `cards`.
CARDS = 35
OBJECTS = 3
CARD_LIST = tuple(
    (first, second, third)
    for first in range(KINDS)
    for second in range(first, KINDS)
    for third in range(second, KINDS)
)

FEWEST_PLAYERS = 2
STARTING_MONEY = 200
TURNED_UP = 5  # cards that lie face up beside the stock (AF-4)

KEPT = 2  # with more than these the winner of a card sells what he collects (AF-10, AF-11)
REWARDED = 3  # the third object of a kind pays (AF-10)
REWARD = 30
MOST_OF_A_KIND = 5
PRICE_OF_OBJECT = 20  # from the buyer to the seller (AF-11)
SURCHARGE = 10  # to the bank, for the fourth and the fifth (AF-11)

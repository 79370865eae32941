"""What can happen in Alles Futsch, beside what happens in any auction.

Nothing here is private: every card, stone and payment is seen by all. (AF-5)
"""

from saleroom.auctions.words import BID, OWN_EVENTS, PASSED
from saleroom.auctions.words import EVENT_KINDS as AUCTION_EVENTS
from saleroom.core.events import EventKind, EventKinds

FIRST_CHOOSER = OWN_EVENTS
BOARD_DRAWN = OWN_EVENTS + 1
RESHUFFLED = OWN_EVENTS + 2
TURNED_UP = OWN_EVENTS + 3
TURN = OWN_EVENTS + 4
CHOSEN = OWN_EVENTS + 5
SOLD = OWN_EVENTS + 6
UNSOLD = OWN_EVENTS + 7
PAID = OWN_EVENTS + 8
OBJECT_SOLD = OWN_EVENTS + 9
COLLECTED = OWN_EVENTS + 10
REWARDED = OWN_EVENTS + 11
NOT_USED = OWN_EVENTS + 12
BANKRUPT = OWN_EVENTS + 13
GAME_ENDED = OWN_EVENTS + 14
MONEY_SHOWN = OWN_EVENTS + 15
WON = OWN_EVENTS + 16


# Why somebody pays (PAID).
FOR_THE_CARD = 0
FOR_THE_OBJECT = 1
TOO_MANY = 2
PAYMENT_REASONS = ("card", "object", "too_many")

# Why the game ended (GAME_ENDED), and why somebody is bankrupt (BANKRUPT: the first three).
BID_EVERYTHING = 0
NOTHING_LEFT = 1
COULD_NOT_PAY = 2
NOTHING_USABLE = 3
NO_MONEY = 4
ENDING_REASONS = ("bid_everything", "nothing_left", "could_not_pay", "nothing_usable", "no_money")

# How the fields that are codes read; everything else is a seat, a card, a kind, a count or money.
CODES = {"why_paid": PAYMENT_REASONS, "why_ended": ENDING_REASONS}

EVENT_KINDS: EventKinds = {
    BID: AUCTION_EVENTS[BID],
    PASSED: AUCTION_EVENTS[PASSED],
    FIRST_CHOOSER: EventKind("first_chooser", ("seat",)),
    BOARD_DRAWN: EventKind("board_drawn", ("seat", "kind")),
    RESHUFFLED: EventKind("reshuffled", ("cards",)),
    TURNED_UP: EventKind("turned_up", ("card",)),
    TURN: EventKind("turn", ("seat",)),
    CHOSEN: EventKind("chosen", ("seat", "card")),
    SOLD: EventKind("sold", ("seat", "price", "card")),
    UNSOLD: EventKind("unsold", ("card",)),
    PAID: EventKind("paid", ("seat", "payee", "amount", "why_paid")),
    OBJECT_SOLD: EventKind("object_sold", ("seat", "buyer", "kind")),
    COLLECTED: EventKind("collected", ("seat", "kind", "count")),
    REWARDED: EventKind("rewarded", ("seat", "kind", "amount")),
    NOT_USED: EventKind("not_used", ("seat", "kind", "count")),
    BANKRUPT: EventKind("bankrupt", ("seat", "why_ended", "owed", "had")),
    GAME_ENDED: EventKind("game_ended", ("why_ended",)),
    MONEY_SHOWN: EventKind("money_shown", ("seat", "money")),
    WON: EventKind("won", ("seat", "money", "objects")),
}

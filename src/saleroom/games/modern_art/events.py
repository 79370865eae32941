"""What can happen in Modern Art, beside what happens in any auction."""

from saleroom.auctions.words import EVENT_KINDS as AUCTION_EVENTS
from saleroom.auctions.words import OWN_EVENTS
from saleroom.core.events import EventKind, EventKinds

FIRST_SELLER = OWN_EVENTS
ROUND_BEGAN = OWN_EVENTS + 1
DEALT = OWN_EVENTS + 2
CARD_DEALT = OWN_EVENTS + 3
OFFERED = OWN_EVENTS + 4
ADDED = OWN_EVENTS + 5
NOT_ADDED = OWN_EVENTS + 6
SOLD = OWN_EVENTS + 7
PAID = OWN_EVENTS + 8
TAKEN_FREE = OWN_EVENTS + 9
TURNED_UP = OWN_EVENTS + 10
LEFT_FACE_DOWN = OWN_EVENTS + 11
ROUND_ENDED = OWN_EVENTS + 12
UNSOLD = OWN_EVENTS + 13
COUNTED = OWN_EVENTS + 14
BANK_PAID = OWN_EVENTS + 15
MONEY_SHOWN = OWN_EVENTS + 16
WON = OWN_EVENTS + 17
TURN = OWN_EVENTS + 18


# Why somebody pays (PAID), why a lot cost nothing (TAKEN_FREE), why a round ended (ROUND_ENDED).
FOR_THE_LOT = 0
OWN_SHARE = 1
OTHER_SHARE = 2
PAYMENT_REASONS = ("price", "own_share", "other_share")

NOBODY_BID = 0
NOBODY_ADDED = 1
PRICE_WAS_ZERO = 2
FREE_REASONS = ("nobody_bid", "nobody_added", "price_was_zero")

FIFTH_OFFERED = 0
HANDS_EMPTY = 1
NO_CARDS = 2
ENDING_REASONS = ("fifth_offered", "hands_empty", "no_cards")

# How the fields that are codes read; everything else is a seat, a card, an artist or an amount.
CODES = {"why_paid": PAYMENT_REASONS, "why_free": FREE_REASONS, "why_ended": ENDING_REASONS}

EVENT_KINDS: EventKinds = AUCTION_EVENTS | {
    FIRST_SELLER: EventKind("first_seller", ("seat",)),
    ROUND_BEGAN: EventKind("round_began", ("round",)),
    DEALT: EventKind("dealt", ("seat", "count")),
    CARD_DEALT: EventKind("card_dealt", ("seat", "card"), private=True),
    TURN: EventKind("turn", ("seat",)),
    OFFERED: EventKind("offered", ("seat", "card")),
    ADDED: EventKind("added", ("seat", "card")),
    NOT_ADDED: EventKind("not_added", ("seat",)),
    SOLD: EventKind("sold", ("seat", "price", "card", "second")),
    PAID: EventKind("paid", ("seat", "payee", "amount", "why_paid")),
    TAKEN_FREE: EventKind("taken_free", ("seat", "why_free", "card", "second")),
    TURNED_UP: EventKind("turned_up", ("seat", "card")),
    LEFT_FACE_DOWN: EventKind("left_face_down", ("seat",)),
    ROUND_ENDED: EventKind("round_ended", ("round", "why_ended")),
    UNSOLD: EventKind("unsold", ("card",)),
    COUNTED: EventKind("counted", ("artist", "offered", "marker", "value")),
    BANK_PAID: EventKind("bank_paid", ("seat", "artist", "paintings", "each")),
    MONEY_SHOWN: EventKind("money_shown", ("seat", "money")),
    WON: EventKind("won", ("seat", "money")),
}

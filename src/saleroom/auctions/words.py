"""Codes that all mechanisms share: why a bid is refused, and what happened."""

from saleroom.core.events import EventKind

# Why not. A game gives each its words and its paragraph; its own codes start at OWN_REFUSALS.
LEGAL = 0
NOT_NOW = 1
NOT_ASKED = 2
BID_TOO_LOW = 3
BID_TOO_HIGH = 4
LEADS_ALREADY = 5
NOTHING_TO_TAKE_BACK = 6
FIST_IS_CLOSED = 7
HAS_LET_GO = 8
PRICE_TOO_LOW = 9
PRICE_TOO_HIGH = 10
CANNOT_AFFORD = 11
MUST_OPEN = 12
OWN_REFUSALS = 16

# What happened. A game's own codes start at OWN_EVENTS.
BID = 1
PASSED = 2
LET_GO = 3
TOOK_LET_GO_BACK = 4
FIST_CLOSED = 5
FIST_OPENED = 6
REVEALED = 7
PRICED = 8
OWN_EVENTS = 16

EVENT_KINDS = {
    BID: EventKind("bid", ("seat", "amount")),
    PASSED: EventKind("passed", ("seat",)),
    LET_GO: EventKind("let_go", ("seat", "price"), private=True),
    TOOK_LET_GO_BACK: EventKind("took_let_go_back", ("seat", "price"), private=True),
    FIST_CLOSED: EventKind("fist_closed", ("seat", "amount"), secret=("amount",)),
    FIST_OPENED: EventKind("fist_opened", ("seat",)),
    REVEALED: EventKind("revealed", ("seat", "amount")),
    PRICED: EventKind("priced", ("seat", "price")),
}

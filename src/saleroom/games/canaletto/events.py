"""What can happen in Canaletto, beside what happens in any auction. Everything is open. (CA-6)"""

from collections.abc import Mapping

from saleroom.auctions.words import BID, OWN_EVENTS, PASSED
from saleroom.auctions.words import EVENT_KINDS as AUCTION_EVENTS
from saleroom.core.events import EventKind, EventKinds

PALACE_FILLED = OWN_EVENTS
MARKER_TURNED = OWN_EVENTS + 1
GONDOLA_PLACED = OWN_EVENTS + 2
FIRST_PLAYER = OWN_EVENTS + 3
ROUND_BEGAN = OWN_EVENTS + 4
PUT_UP = OWN_EVENTS + 5
GONDOLA_MOVED = OWN_EVENTS + 6
BOUGHT = OWN_EVENTS + 7
PAID = OWN_EVENTS + 8
BRIBED = OWN_EVENTS + 9
TOOK = OWN_EVENTS + 10
TYPE_SOLD = OWN_EVENTS + 11
EARNED = OWN_EVENTS + 12
COLUMN_MOVED = OWN_EVENTS + 13
GAME_ENDED = OWN_EVENTS + 14
WORTHLESS = OWN_EVENTS + 15
SCORED = OWN_EVENTS + 16
WON = OWN_EVENTS + 17
TURN = OWN_EVENTS + 18

# No field is a code: all are seats, palaces, types of treasure (-1: none) or amounts.
CODES: Mapping[str, tuple[str, ...]] = {}

# `place` counts the scale from 1. `borrowed` is what a price adds to the debt. `passed_by` counts
# the empty palaces on the way to the next full one.
EVENT_KINDS: EventKinds = {
    BID: AUCTION_EVENTS[BID],
    PASSED: AUCTION_EVENTS[PASSED],
    PALACE_FILLED: EventKind("palace_filled", ("palace", "first", "second", "third")),
    MARKER_TURNED: EventKind("marker_turned", ("place", "value")),
    GONDOLA_PLACED: EventKind("gondola_placed", ("palace",)),
    FIRST_PLAYER: EventKind("first_player", ("seat",)),
    TURN: EventKind("turn", ("seat",)),
    ROUND_BEGAN: EventKind("round_began", ("round", "seat", "palace")),
    PUT_UP: EventKind("put_up", ("palace", "first", "second", "third")),
    GONDOLA_MOVED: EventKind("gondola_moved", ("steps", "palace")),
    BOUGHT: EventKind("bought", ("seat", "price", "palace")),
    PAID: EventKind("paid", ("seat", "paid", "borrowed")),
    BRIBED: EventKind("bribed", ("seat", "price", "palace")),
    TOOK: EventKind("took", ("seat", "first", "second", "third")),
    TYPE_SOLD: EventKind("type_sold", ("treasure", "value")),
    EARNED: EventKind("earned", ("seat", "treasure", "tiles", "value")),
    COLUMN_MOVED: EventKind("column_moved", ("palace", "passed_by")),
    GAME_ENDED: EventKind("game_ended", ("types_left",)),
    WORTHLESS: EventKind("worthless", ("seat", "treasure", "tiles")),
    SCORED: EventKind("scored", ("seat", "points", "debt", "score")),
    WON: EventKind("won", ("seat", "score")),
}

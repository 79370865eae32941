"""What can happen in Moderne Zeiten, beside what happens in any auction."""

from saleroom.auctions.words import BID, OWN_EVENTS, PASSED
from saleroom.auctions.words import EVENT_KINDS as AUCTION_EVENTS
from saleroom.core.events import EventKind, EventKinds

INITIATIVE = OWN_EVENTS
SPACE_LAID = OWN_EVENTS + 1
DEALT = OWN_EVENTS + 2
SHARE_DRAWN = OWN_EVENTS + 3
TURN_BEGAN = OWN_EVENTS + 4
ROLLED = OWN_EVENTS + 5
TURNED_UP = OWN_EVENTS + 6
STOCK_RENEWED = OWN_EVENTS + 7
NO_AUCTION = OWN_EVENTS + 8
UNSOLD = OWN_EVENTS + 9
SOLD = OWN_EVENTS + 10
TOOK = OWN_EVENTS + 11
PAID = OWN_EVENTS + 12
DREW = OWN_EVENTS + 13
LAID = OWN_EVENTS + 14
FLEW = OWN_EVENTS + 15
CRASHED = OWN_EVENTS + 16
SCRAPPED = OWN_EVENTS + 17
FINISHED = OWN_EVENTS + 18
STUCK = OWN_EVENTS + 19
SCORED = OWN_EVENTS + 20
TOTAL = OWN_EVENTS + 21
WON = OWN_EVENTS + 22

# What points are for (SCORED); the field `which` is the industry or the city.
MOST_MONEY = 0
SHARES = 1
ENDED_IT = 2
INDUSTRY_SQUARES = 3
CITY_SQUARES = 4
POINT_REASONS = ("most_money", "share_majority", "ended_it", "industry_squares", "city_squares")
NONE_OF_THEM = -1

# How the fields that are codes read; everything else is a seat, an industry, a city or a number.
CODES = {"why": POINT_REASONS}

EVENT_KINDS: EventKinds = {code: AUCTION_EVENTS[code] for code in (BID, PASSED)} | {
    INITIATIVE: EventKind("initiative", ("seat",)),
    SPACE_LAID: EventKind("space_laid", ("space", "city", "industry")),
    DEALT: EventKind("dealt", ("seat", "count")),
    SHARE_DRAWN: EventKind("share_drawn", ("seat", "industry"), private=True),
    TURN_BEGAN: EventKind("turn_began", ("turn", "seat")),
    ROLLED: EventKind("rolled", ("number",)),
    TURNED_UP: EventKind("turned_up", ("industry",)),
    STOCK_RENEWED: EventKind("stock_renewed", ("count",)),
    NO_AUCTION: EventKind("no_auction"),
    UNSOLD: EventKind("unsold", ("count",)),
    SOLD: EventKind("sold", ("seat", "price", "count")),
    TOOK: EventKind("took", ("seat", "industry", "count")),
    PAID: EventKind("paid", ("seat", "payee", "amount")),
    DREW: EventKind("drew", ("seat", "count")),
    LAID: EventKind("laid", ("seat", "industry")),
    FLEW: EventKind("flew", ("seat", "space", "city", "industry")),
    CRASHED: EventKind("crashed", ("white", "limit")),
    SCRAPPED: EventKind("scrapped", ("industry", "count")),
    FINISHED: EventKind("finished", ("seat",)),
    STUCK: EventKind("stuck"),
    SCORED: EventKind("scored", ("seat", "points", "why", "which")),
    TOTAL: EventKind("total", ("seat", "points", "money")),
    WON: EventKind("won", ("seat", "points", "money")),
}

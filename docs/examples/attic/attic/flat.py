"""The attic: its state and its rules, as plain functions that Saleroom also compiles.

Decides everything that `attic/rules/attic.md` says. The sealed auction itself is Saleroom's.
"""

from dataclasses import dataclass, field
from typing import Annotated

from saleroom.auctions import sealed
from saleroom.auctions.words import EVENT_KINDS as AUCTION_EVENTS
from saleroom.auctions.words import LEGAL, NOT_NOW, OWN_EVENTS, OWN_REFUSALS
from saleroom.core.chance import Numbers, below
from saleroom.core.codec import Codec, Verb
from saleroom.core.events import EventKind, Told, tell
from saleroom.core.layout import I8, I16
from saleroom.core.legal import NO_AMOUNTS, Mask
from saleroom.core.seats import CHANCE, MOST_PLAYERS, NOBODY, left_of

# The box. (AT-1, AT-2)
COINS = 20
WORTHS = (2, 4, 6, 8, 10, 12)
THINGS = len(WORTHS)
LOTS = 3

# What is being decided.
FETCHING = 0  # chance: which thing comes down next
SEALING = 1
OVER = 2
PHASES = ("fetch", "seal", "over")

# Actions and outcomes as integers, and their names.
TAKE_BACK = 0
CHOICES = 1
BID = 64
CODEC = Codec(Verb("take_back", TAKE_BACK), Verb("bid", BID, COINS + 1, "amount"))
CHANCE_CODEC = Codec(Verb("fetch", 0, THINGS, "choice"))

NOT_IN_THE_ATTIC = OWN_REFUSALS

# What is told besides what every auction tells.
FETCHED = OWN_EVENTS
SOLD = OWN_EVENTS + 1
LEFT = OWN_EVENTS + 2
EVENTS = AUCTION_EVENTS | {
    FETCHED: EventKind("fetched", ("thing", "lot")),
    SOLD: EventKind("sold", ("seat", "thing", "price")),
    LEFT: EventKind("left", ("thing",)),
}

NOWHERE = -1


@dataclass(slots=True)
class State:
    """All that is true at the table. Coins stay below 21 and scores below 57: 8 bits do."""

    players: Annotated[int, I8]
    phase: Annotated[int, I8]
    asked: Annotated[int, I8]
    lot: Annotated[int, I8]  # which of the three is on sale, from 1; 0 before the first
    thing: Annotated[int, I8]  # what is on sale, or NOWHERE
    seller: Annotated[int, I8]  # the auctioneer: first among equals
    price: Annotated[int, I8]
    leader: Annotated[int, I8]
    fists: Annotated[int, I8]
    sealed: Annotated[list[int], I8, MOST_PLAYERS]
    money: Annotated[list[int], I8, MOST_PLAYERS]
    fetched: Annotated[int, I16]  # a set of things
    owner: Annotated[list[int], I8, THINGS]
    told: list[Told] = field(default_factory=list, compare=False, repr=False)


def set_up(s: State) -> None:
    """Everybody gets the same coins, and the first thing is fetched. (AT-1, AT-2)"""
    for seat in range(s.players):
        s.money[seat] = COINS
    for thing in range(THINGS):
        s.owner[thing] = NOBODY
    s.seller = s.players - 1
    _clear_away(s)


def _clear_away(s: State) -> None:
    """Leave no trace of a sale; the next thing is fetched, or it is over. (AT-2, AT-8)"""
    s.phase = FETCHING if s.lot < LOTS else OVER
    s.asked = CHANCE if s.lot < LOTS else NOBODY
    s.thing = NOWHERE
    s.leader = NOBODY
    s.price = 0
    s.fists = 0
    for seat in range(s.players):
        s.sealed[seat] = 0


def why_not_outcome(s: State, outcome: int) -> int:
    """Only what is still in the attic can come down. (AT-2)"""
    if s.phase != FETCHING:
        return NOT_NOW
    if not 0 <= outcome < THINGS or s.fetched >> outcome & 1:
        return NOT_IN_THE_ATTIC
    return LEGAL


def mark_outcomes(s: State, mask: Mask) -> None:
    """Each thing is as likely as the others. (AT-2)"""
    for thing in range(THINGS):
        if not s.fetched >> thing & 1:
            mask[thing] = 1


def sample(s: State, numbers: Numbers) -> int:
    """Fetch one of the things that are left."""
    n = below(numbers, THINGS - s.lot)
    thing = 0
    while s.fetched >> thing & 1 or n:
        n -= not s.fetched >> thing & 1
        thing += 1
    return thing


def draw(s: State, outcome: int) -> None:
    """A thing comes down, and the next player is auctioneer. (AT-2, AT-3)"""
    s.thing = outcome
    s.fetched |= 1 << outcome
    s.lot += 1
    s.seller = left_of(s.seller, s.players)
    s.phase = SEALING
    tell(s, FETCHED, outcome, s.lot)
    sealed.begin(s)


def awaited(s: State) -> int:
    """Everybody whose fist is open. (AT-4)"""
    return sealed.awaited(s) if s.phase == SEALING else 0


def why_not(s: State, seat: int, action: int) -> int:
    """A sum within the purse, or opening a closed fist. (AT-4, AT-5)"""
    if s.phase != SEALING:
        return NOT_NOW
    if action == TAKE_BACK:
        return sealed.why_not_take_back(s, seat)
    if action < BID:
        return NOT_NOW
    return sealed.why_not_bid(s, seat, action - BID, s.money[seat])


def mark_choices(s: State, seat: int, mask: Mask) -> None:
    """All that can be chosen is to open a closed fist. (AT-5)"""
    if why_not(s, seat, TAKE_BACK) == LEGAL:
        mask[TAKE_BACK] = 1


def amount_verb(s: State, seat: int) -> int:
    """Whoever has not closed a fist may bid. (AT-4)"""
    return BID if why_not(s, seat, BID) == LEGAL else NO_AMOUNTS


def least_amount(_s: State, _seat: int) -> int:
    """Nothing is no bid. (AT-4)"""
    return 0


def most_amount(s: State, seat: int) -> int:
    """Nobody bids more than they have. (AT-4)"""
    return s.money[seat]


def apply(s: State, seat: int, action: int) -> None:
    """Close a fist or open it; the last to close settles the lot. (AT-4 to AT-7)"""
    if action == TAKE_BACK:
        sealed.take_back(s, seat)
        return
    sealed.bid(s, seat, action - BID)
    if s.asked == NOBODY:
        _settle(s)


def _settle(s: State) -> None:
    """The highest bidder pays the bank; without a bid the thing goes back. (AT-6, AT-7)"""
    if s.leader == NOBODY:
        tell(s, LEFT, s.thing)
    else:
        s.owner[s.thing] = s.leader
        s.money[s.leader] -= s.price
        tell(s, SOLD, s.leader, s.thing, s.price)
    _clear_away(s)


def pick(s: State, seat: int, numbers: Numbers) -> int:
    """Any sum, at random."""
    return BID + below(numbers, s.money[seat] + 1)


def redeal(s: State, seat: int, numbers: Numbers) -> None:
    """Nobody knows what is in another's closed fist. (AT-9)"""
    for other in range(s.players):
        if other != seat and s.fists >> other & 1:
            s.sealed[other] = below(numbers, s.money[other] + 1)


def score(s: State, seat: int) -> int:
    """Coins, and what one's things are worth. (AT-8)"""
    total = s.money[seat]
    for thing in range(THINGS):
        if s.owner[thing] == seat:
            total += WORTHS[thing]
    return total


def standing(s: State, seat: int) -> int:
    """Of equals the one with more coins. (AT-8)"""
    return score(s, seat) * (COINS + 1) + s.money[seat]


def starter(_s: State) -> int:
    """Seat 0 is the first auctioneer. (AT-3)"""
    return 0


def ending(_s: State) -> int:
    """There is one way to end. (AT-8)"""
    return 0

"""Modern Art by judgement: what a lot is worth, what to offer, how to bid.

The functions of the contract in `saleroom.bots.skill`; `values` says what paintings pay. How an
auction ends once everybody's limit is known is in `saleroom.bots.modern_art.settling`.
"""

from collections.abc import MutableSequence, Sequence

from saleroom.bots import skill
from saleroom.bots.modern_art import weights
from saleroom.bots.modern_art.describing import describe, promise, season, stage
from saleroom.bots.modern_art.habits import ENOUGH, copied, expected, forget, learn, listen
from saleroom.bots.modern_art.odds import row_of
from saleroom.bots.modern_art.offers import (
    USUAL_PLAYERS,
    appeal,
    cards_in_lot,
    choose,
    list_options,
)
from saleroom.bots.modern_art.settling import award, bid, settle
from saleroom.bots.modern_art.values import most_paid, pays, value
from saleroom.bots.skill import AT_PRICE as TAKING
from saleroom.bots.skill import Weights
from saleroom.games.modern_art import state
from saleroom.games.modern_art.components import (
    ARTIST_OF,
    FIXED_PRICE,
    ONCE_AROUND,
    OUTCRY,
    SEALED,
)
from saleroom.games.modern_art.selling import SECOND_PRICE, pays_second
from saleroom.games.modern_art.state import State, lot_number

STAKES = (60.0, 60.0, 50.0, 38.0, 30.0)  # by round


# The lot on the easel


def is_auction(s: State) -> bool:
    """A price is being found; naming a fixed one is a decision of its own."""
    phase = s.phase
    return phase in (state.CRYING_OUT, state.GOING_AROUND, state.SEALING, state.AT_PRICE)


def worth(s: State, seat: int, w: Weights, book: Weights) -> float:
    """What the paintings will pay, as the seat sees it."""
    return cards_in_lot(s) * value(s, seat, 0 + ARTIST_OF[s.lot[0]], w, book)


def _share(s: State, seat: int, w: Weights) -> float:
    """Which part of the value the seat pays, by the kind of auction and whose lot it is."""
    if s.phase == state.CRYING_OUT:
        share = w[weights.OPEN_SHARE]
    elif s.phase == state.GOING_AROUND:
        share = w[weights.AROUND_SHARE]
    elif s.phase == state.SEALING:
        share = w[weights.OPEN_SHARE if pays_second(s) else weights.SEALED_SHARE]
    else:
        share = w[weights.TAKE_SHARE]
    share += w[weights.CROWD] * (s.players - USUAL_PLAYERS)
    if seat == s.seller:
        return share * w[weights.OWN_LOT]
    if _leads(s, 0 + s.seller):
        share -= w[weights.LEADER]
    artist = ARTIST_OF[s.lot[0]]
    return share + w[weights.WALL_PUSH] * s.wall[seat][artist]


def _leads(s: State, seat: int) -> bool:
    """Tell whether nobody has more money; all can count it."""
    richest = 0
    for other in range(s.players):
        richest = max(richest, 0 + s.money[other])
    return s.money[seat] >= richest


def reserve(s: State, seat: int, w: Weights, book: Weights, z: float) -> int:
    """The most the seat pays; if it listens, less than the lot could ever bring."""
    limit = worth(s, seat, w, book) * _share(s, seat, w) * (1.0 + w[weights.NOISE] * z)
    if w[weights.COPIES] > 0.0:
        limit = copied(limit, 0 + ARTIST_OF[s.lot[0]], cards_in_lot(s), w)
    if w[weights.LISTENS] >= ENOUGH:
        limit = min(limit, cards_in_lot(s) * most_paid(s, 0 + ARTIST_OF[s.lot[0]]) - 1.0)
    return _within(s, seat, limit)


def outlook(s: State, seat: int, w: Weights, book: Weights) -> int:
    """The same without its hand; by what was learnt of the seat, if one listens."""
    lot = cards_in_lot(s) * pays(s, row_of(s), 0 + ARTIST_OF[s.lot[0]], book)
    if w[weights.LISTENS] < ENOUGH:
        return _within(s, seat, lot * _share(s, seat, w))
    return _within(s, seat, expected(lot, _kind(s), seat, 0 + s.seller, w))


def _kind(s: State) -> int:
    if s.phase == state.CRYING_OUT:
        return OUTCRY
    if s.phase == state.GOING_AROUND:
        return ONCE_AROUND
    if s.phase == state.SEALING:
        return SECOND_PRICE if pays_second(s) else SEALED
    return FIXED_PRICE


def _within(s: State, seat: int, limit: float) -> int:
    whole = int(limit)
    return max(0, min(whole, 0 + s.money[seat]))


# For search and explanations


def mechanism(s: State) -> int:
    """How a search finds its bid."""
    if s.phase == state.CRYING_OUT:
        return skill.OUTCRY
    if s.phase == state.GOING_AROUND:
        return skill.ONCE_AROUND
    if s.phase == state.SEALING:
        return skill.SECOND_PRICE if pays_second(s) else skill.SEALED
    if s.phase == state.PRICING:
        return skill.NAMING_PRICE
    if s.phase == state.AT_PRICE:
        return TAKING
    return skill.BY_OPTIONS


def top(s: State, seat: int) -> int:
    """Nobody bids more than he has. (MA-14)"""
    return 0 + s.money[seat]


def knots(s: State, most: Sequence[int], prices: MutableSequence[int]) -> int:
    """One price is enough, since all others follow: what the second keenest would pay."""
    if s.phase == state.AT_PRICE:
        prices[0] = 0 + s.price
        return 1
    first = 0
    second = 0
    for seat in range(s.players):
        if most[seat] > first:
            second = first
            first = 0 + most[seat]
        elif most[seat] > second:
            second = 0 + most[seat]
    prices[0] = max(s.price + 1, second)
    return 1


def drift(s: State, buyer: int, seat: int) -> float:
    """The buyer pays; the seller is paid, or both sellers of a double are. (MA-16, MA-35, MA-36)"""
    change = -1.0 if seat == buyer else 0.0
    if s.opener == s.seller or s.new_seller_takes_all:
        if seat == s.seller and buyer != seat:
            change += 1.0
    elif seat in (s.seller, s.opener) and buyer != seat:
        change += 0.5
    return change


def stakes(s: State) -> float:
    """The less there is to come, the more a margin means."""
    return 0.0 + STAKES[s.round_number]

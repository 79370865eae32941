"""How an auction of Modern Art goes on once everybody's limit is known.

`bid` is one bidder's next step, `settle` the rest of the auction in one go, `award` an auction
that ends as a search wants it to.
"""

from collections.abc import Sequence

from saleroom.bots.modern_art import weights
from saleroom.bots.modern_art.habits import ENOUGH, doubt
from saleroom.bots.skill import Weights
from saleroom.core.chance import Numbers
from saleroom.core.seats import NOBODY, left_of
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art import state
from saleroom.games.modern_art.actions import BID, BUY, LET_GO, PASS, PRICE, TAKE_BACK
from saleroom.games.modern_art.rules import apply
from saleroom.games.modern_art.selling import pays_second
from saleroom.games.modern_art.state import State

# Shares of a bidder's own limit. It opens low enough that nobody who pays much less is overpaid,
# and raises by a tenth, then by half of what is left, at last by a twentieth: whoever the others
# are, they hear some ten bids and not forty.
OPENING = 0.4
RAISE = 0.1
LAST_RAISE = 0.05


def bid(
    s: State, seat: int, most: Sequence[int], w: Weights, _book: Weights
) -> int:  # the contract's arguments
    """What a bidder does who goes up to most[seat]."""
    limit = min(0 + most[seat], 0 + s.money[seat])
    if s.phase == state.CRYING_OUT:
        if limit <= s.price:
            return LET_GO
        return BID + _call(0 + s.price, limit)
    if s.phase == state.GOING_AROUND:
        if limit <= s.price:
            return PASS
        return BID + _once(s, seat, limit, most, w)
    if s.phase == state.SEALING:
        return BID + _in_fist(s, seat, limit, most, w)
    return BUY if limit >= s.price and limit > 0 else PASS


def _call(price: int, limit: int) -> int:
    """The next price to cry out, by one who goes up to a limit above the price."""
    step = min(1 + int(RAISE * limit), (limit - price) // 2)
    step = max(1, step, int(LAST_RAISE * limit))
    return min(limit, max(price + step, int(OPENING * limit)))


def _once(s: State, seat: int, limit: int, most: Sequence[int], w: Weights) -> int:
    """The only bid: what silences those who come after, if the limit allows."""
    highest = 0.0
    other = seat
    while other != s.seller:
        other = left_of(other, s.players)
        highest = max(highest, _to_beat(other, most, box.ONCE_AROUND, w))
    return min(limit, max(s.price + 1, int(highest)))


def _in_fist(s: State, seat: int, limit: int, most: Sequence[int], w: Weights) -> int:
    """Its limit; or if it listens, just more than it expects of the keenest rival."""
    if w[weights.LISTENS] < ENOUGH or pays_second(s):
        return limit
    highest = 0.0
    for other in range(s.players):
        if other != seat:
            highest = max(highest, _to_beat(other, most, box.SEALED, w))
    return min(limit, 1 + int(highest))


def _to_beat(other: int, most: Sequence[int], kind: int, w: Weights) -> float:
    """What beats a rival, by so many doubts; one who does not listen has none."""
    if w[weights.LISTENS] < ENOUGH:
        return 1.0 * most[other]
    margin = w[weights.SEALED_MARGIN if kind == box.SEALED else weights.AROUND_MARGIN]
    return most[other] * max(0.0, 1.0 + margin * doubt(kind, other, w))


def _silencing(s: State, seat: int, limit: int, most: Sequence[int]) -> int:
    """The only bid of one who knows the limits of those who come after."""
    highest = 0
    other = seat
    while other != s.seller:
        other = left_of(other, s.players)
        highest = max(highest, 0 + most[other])
    return min(limit, max(s.price + 1, highest))


def settle(s: State, most: Sequence[int], _numbers: Numbers) -> None:  # nothing is left to chance
    """Sell the lot to whom the limits say."""
    if s.phase == state.CRYING_OUT:
        _cry_out(s, most)
    elif s.phase == state.GOING_AROUND:
        while s.phase == state.GOING_AROUND:
            seat = 0 + s.asked
            limit = min(0 + most[seat], 0 + s.money[seat])
            if limit > s.price:
                apply(s, seat, BID + _silencing(s, seat, limit, most))
            else:
                apply(s, seat, PASS)
    elif s.phase == state.SEALING:
        while s.phase == state.SEALING:
            seat = 0 + s.asked
            apply(s, seat, BID + max(0, min(0 + most[seat], 0 + s.money[seat])))
    else:
        while s.phase == state.AT_PRICE:
            seat = 0 + s.asked
            wants = most[seat] >= s.price and s.money[seat] >= s.price and most[seat] > 0
            apply(s, seat, BUY if wants else PASS)


def _cry_out(s: State, most: Sequence[int]) -> None:
    """The keenest has it, for one more than the next would pay; who leads is driven up to that."""
    best = NOBODY
    rival = NOBODY
    highest = 0
    second = 0
    for seat in range(s.players):
        limit = min(0 + most[seat], 0 + s.money[seat])
        if seat == s.leader:
            limit = max(limit, 0 + s.price)
        if limit > highest:
            second = highest
            rival = best
            highest = limit
            best = seat
        elif limit > second:
            second = limit
            rival = seat
    if best == s.leader and best != NOBODY and second > s.price:
        apply(s, rival, BID + second)
    if best not in (NOBODY, 0 + s.leader) and highest > s.price:
        apply(s, best, BID + min(highest, max(s.price, second) + 1))
    _all_let_go(s)


def _all_let_go(s: State) -> None:
    while s.phase == state.CRYING_OUT:
        apply(s, 0 + s.asked, LET_GO)


def award(s: State, buyer: int, price: int) -> bool:
    """Let the buyer have the lot at this price, if that can still happen."""
    if price > s.money[buyer]:
        return False
    if s.phase == state.CRYING_OUT:
        return _award_in_outcry(s, buyer, price)
    if s.phase == state.GOING_AROUND:
        return _award_once_around(s, buyer, price)
    if s.phase == state.SEALING:
        return _award_sealed(s, buyer, price)
    if s.phase == state.PRICING:
        seller = 0 + s.asked
        if price > s.money[seller] or (price < 1 and s.money[seller] > 0):
            return False
        apply(s, seller, PRICE + price)
    return _award_at_price(s, buyer, price)


def _award_in_outcry(s: State, buyer: int, price: int) -> bool:
    if buyer == s.leader:
        if price != s.price:
            return False
    elif price > s.price:
        apply(s, buyer, BID + price)
    elif not (price == 0 and buyer == s.seller and s.leader == NOBODY):
        return False
    _all_let_go(s)
    return True


def _award_once_around(s: State, buyer: int, price: int) -> bool:
    """The leader, or one who has yet to speak."""
    if buyer == s.leader:
        if price != s.price:
            return False
    else:
        free = price == 0 and buyer == s.seller and s.leader == NOBODY
        if not _speaks_later(s, buyer) or (price <= s.price and not free):
            return False
    while s.phase == state.GOING_AROUND:
        seat = 0 + s.asked
        if seat == buyer and seat != s.leader and price > 0:
            apply(s, seat, BID + price)
        else:
            apply(s, seat, PASS)
    return True


def _speaks_later(s: State, seat: int) -> bool:
    other = 0 + s.asked
    while other not in (seat, 0 + s.seller):
        other = left_of(other, s.players)
    return other == seat


def _award_sealed(s: State, buyer: int, price: int) -> bool:
    """What is in a closed fist is not known, so all are opened again."""
    if price == 0 and buyer != s.seller:
        return False
    for seat in range(s.players):
        if s.fists >> seat & 1:
            apply(s, seat, TAKE_BACK)
    # Where the second highest bid is paid, somebody drives the buyer up to it.
    second = pays_second(s) and price > 0
    driver = left_of(buyer, s.players)
    while s.phase == state.SEALING:
        seat = 0 + s.asked
        drives = second and seat == driver
        apply(s, seat, BID + (price + second if seat == buyer else price if drives else 0))
    return True


def _award_at_price(s: State, buyer: int, price: int) -> bool:
    if price != s.price or (buyer != s.seller and not _speaks_later(s, buyer)):
        return False
    while s.phase == state.AT_PRICE:
        seat = 0 + s.asked
        apply(s, seat, BUY if seat == buyer else PASS)
    return True

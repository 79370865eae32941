"""Alles Futsch by judgement: what a card is worth, which to put up, how to use its objects.

The functions of the contract in `saleroom.bots.skill`. What a position is worth is in `standing`,
who can be ruined in `ruin`, how high to go in `limits`, the course of the auction in `bidding`.
All of the state may be read: only the order of the stock is unknown, and money can be counted.
"""

from collections.abc import MutableSequence, Sequence

from saleroom.bots.alles_futsch.limits import card_appeal, ceiling, limit_for
from saleroom.bots.alles_futsch.ruin import is_in_reach
from saleroom.bots.alles_futsch.sequences import NEVER, goes_to, sequence_worth
from saleroom.bots.alles_futsch.settling import NEAR, award, bid, least_bid, next_bid, settle
from saleroom.bots.alles_futsch.standing import daylight, rivals_mean, sellers
from saleroom.bots.alles_futsch.using import effect, gain_of, use
from saleroom.bots.alles_futsch.weights import COPIES, INITIATIVE, NAIVE, NOISE, WEIGHTS
from saleroom.bots.copying import copied, forget, learn_price, note
from saleroom.bots.mood import mood
from saleroom.bots.skill import BY_OPTIONS, MOST_OPTIONS, Weights
from saleroom.bots.unforeseen import describe, season
from saleroom.core.chance import Numbers
from saleroom.games.alles_futsch.actions import BID, CHOOSE, PASS, SELL_TO, USE
from saleroom.games.alles_futsch.components import CARDS, KINDS, PRICE_OF_OBJECT
from saleroom.games.alles_futsch.legality import why_not
from saleroom.games.alles_futsch.state import BIDDING, CHOOSING, NO_CARD, USING, State

# How far noise of 1 moves an option, in points.
_SPREAD = 20.0
# About so many prices are tried.
_KNOTS = 4
# So many play for themselves alone against one rival.
_DUEL = 2
# What was learnt of what all hear lies behind the weights.
_BEHIND = len(WEIGHTS)


def is_auction(s: State) -> bool:
    """Tell whether a card is being sold."""
    return bool(s.phase == BIDDING)


def lot_number(s: State) -> int:
    """Return the card that is being sold."""
    return 0 + s.lot


def worth(s: State, seat: int, w: Weights, _book: Weights) -> float:
    """What the card would bring the seat, the price not counted."""
    own, _, _ = use(s, seat, seat, 0 + s.lot, daylight(s, w), w)
    return own + w[INITIATIVE]


def reserve(s: State, seat: int, w: Weights, _book: Weights, z: float) -> int:
    """Return how high the seat goes for the card; every card shows as many objects."""
    limit = limit_for(s, seat, 0 + s.lot, 0 + s.out, w, z)
    if w[COPIES] > 0.0:
        limit = min(int(copied(1.0 * limit, 1, w[COPIES], _BEHIND, w)), ceiling(s, seat))
    return limit


def outlook(s: State, seat: int, w: Weights, book: Weights) -> int:
    """Return how high others think the seat goes: nothing is hidden but its mood."""
    return reserve(s, seat, w, book, 0.0)


def choose(s: State, seat: int, w: Weights, book: Weights, numbers: Numbers) -> int:
    """Put up a card, use an object, or name its buyer: what appeals most."""
    best = -1
    best_appeal = NEVER
    first, end = _actions(s)
    for action in range(first, end):
        if why_not(s, seat, action) == 0:
            liked = appeal(s, seat, action, w, book)
            if w[NOISE] > 0.0:
                liked += _SPREAD * w[NOISE] * mood(numbers)
            if best < 0 or liked > best_appeal:
                best = action
                best_appeal = liked
    return best


def _actions(s: State) -> tuple[int, int]:
    """Return the range in which all actions of this phase lie."""
    if s.phase == CHOOSING:
        return CHOOSE, CHOOSE + CARDS
    if s.phase == USING:
        return USE, USE + KINDS
    return SELL_TO, 0 + SELL_TO + s.players


def list_options(s: State, seat: int, options: list[int], w: Weights, book: Weights) -> int:
    """Fill in everything legal, what appeals most first; it is never more than 24."""
    if s.phase == BIDDING:
        return _list_bids(s, seat, options, w, book)
    count = 0
    first, end = _actions(s)
    for action in range(first, end):
        count = _insert(s, seat, action, options, count, w, book)
    return count


def _list_bids(s: State, seat: int, options: list[int], w: Weights, book: Weights) -> int:
    """To pass, the next steps, near, just below or above the keenest rival, and all the way."""
    count = _insert(s, seat, PASS, options, 0, w, book)
    rival = _keenest_rival(s, seat, w, book)
    limit = reserve(s, seat, w, book, 0.0)
    count = _insert(s, seat, BID + least_bid(s), options, count, w, book)
    count = _insert(s, seat, BID + int(NEAR * rival), options, count, w, book)
    usual = next_bid(s, max(limit, least_bid(s)), rival)
    count = _insert(s, seat, BID + usual, options, count, w, book)
    count = _insert(s, seat, BID + rival + 1, options, count, w, book)
    count = _insert(s, seat, BID + rival - 1, options, count, w, book)
    if s.players == _DUEL:  # a single rival does not go beyond this, and one is a lot there
        count = _insert(s, seat, BID + rival, options, count, w, book)
    return _insert(s, seat, BID + limit, options, count, w, book)


def _insert(
    s: State, seat: int, action: int, options: list[int], count: int, w: Weights, book: Weights
) -> int:
    """Put a legal action where it belongs, once; return how many there are then."""
    if count == MOST_OPTIONS or why_not(s, seat, action) != 0:
        return count
    for k in range(count):
        if options[k] == action:
            return count
    liked = appeal(s, seat, action, w, book)
    place = count
    while place > 0 and appeal(s, seat, 0 + options[place - 1], w, book) < liked:
        options[place] = options[place - 1]
        place -= 1
    options[place] = action
    return count + 1


def _keenest_rival(s: State, seat: int, w: Weights, book: Weights) -> int:
    """Return how far the keenest of those still in is thought to go."""
    highest = 0
    for other in range(0 + s.players):
        if other != seat and not s.out >> other & 1:
            highest = max(highest, outlook(s, other, w, book))
    return highest


def _bid_appeal(s: State, seat: int, action: int, w: Weights, book: Weights) -> float:
    """What is left of the worth; the bid that judgement itself would make comes first."""
    if action == PASS:
        return 0.0
    limit = reserve(s, seat, w, book, 0.0)
    least = least_bid(s)
    amount = action - BID
    usual = next_bid(s, max(limit, least), _keenest_rival(s, seat, w, book))
    return 0.5 + limit - (least if amount == usual else amount)


def appeal(s: State, seat: int, action: int, w: Weights, book: Weights) -> float:
    """How much the seat likes an action."""
    if s.phase == BIDDING:
        return _bid_appeal(s, seat, action, w, book)
    if s.phase == CHOOSING:
        return card_appeal(s, seat, action - CHOOSE, w)
    day = daylight(s, w)
    if s.phase == USING:
        return _use_appeal(s, seat, action - USE, day, w)
    return _give_appeal(s, seat, action - SELL_TO, 0 + s.for_sale, day, w)


def _use_appeal(s: State, seat: int, kind: int, day: float, w: Weights) -> float:
    """Order is of no account unless somebody can be ruined."""
    best = 0.0
    if w[NAIVE] < 1.0 and is_in_reach(s, seat):
        best = NEVER
        s.unused[kind] -= 1
        mean = rivals_mean(s, seat)
        for taker in range(0 + s.players):
            if goes_to(s, seat, taker, kind):
                best = max(best, sequence_worth(s, seat, taker, kind, mean, day, w))
        s.unused[kind] += 1
    return best


def _give_appeal(s: State, seat: int, taker: int, kind: int, day: float, w: Weights) -> float:
    """What it is worth to sell the object to this taker."""
    if w[NAIVE] >= 1.0:
        return 1.0 * PRICE_OF_OBJECT
    mean = rivals_mean(s, seat)
    if is_in_reach(s, seat):
        return sequence_worth(s, seat, taker, kind, mean, day, w)
    change = gain_of(s, seat, taker, kind, sellers(s, kind), day, w)
    return effect(s, seat, taker, seat, change, mean, w)


# What all hear


def listen(
    s: State, _seat: int, action: int, heard: MutableSequence[float], _book: Weights
) -> None:
    """Note what a card is bid up to."""
    if s.phase == BIDDING:
        note(heard, 0 + s.lot, 1, action - BID if action >= BID else 0 + s.price)


def learn(s: State, heard: MutableSequence[float]) -> bool:
    """Learn what a card was sold for."""
    return learn_price(heard, 0 + s.lot if s.phase == BIDDING else NO_CARD)


# For search


def mechanism(_s: State) -> int:
    """Bids are tried like all else.

    By winner branches Expert bid too low and won less than Dealer (x 0.8 to 1.0 of the fair share
    among three, 72 games each); who passes here will choose no card, and what that costs shows only
    in auctions that are played as they are.
    """
    return BY_OPTIONS


def top(s: State, seat: int) -> int:
    """Return the most the seat may bid now."""
    return 0 + s.money[seat]


def knots(s: State, most: Sequence[int], prices: list[int]) -> int:
    """Fill in prices from the least bid to a little above what anybody would pay."""
    least = max(1, 0 + s.price)
    highest = least
    for seat in range(0 + s.players):
        if not s.out >> seat & 1:
            highest = max(highest, min(0 + most[seat], ceiling(s, seat)))
    highest += 1 + (highest - least) // 4
    count = 0
    price = least
    step = max(1, (highest - least) // (_KNOTS - 1))
    while price <= highest:
        prices[count] = price
        count += 1
        price += step
    return count


def drift(_s: State, buyer: int, seat: int) -> float:
    """Whoever pays 1 more has 1 less in the end."""
    return -1.0 if seat == buyer else 0.0


def stage(_s: State) -> int:
    """A rollout goes to the end of the game: it is short."""
    return 0


def promise(s: State, seat: int) -> float:
    """What the seat has by now."""
    return 1.0 * s.money[seat]


def stakes(s: State) -> float:
    """How far final margins vary, as played out: less when somebody is nearly bankrupt."""
    poorest = 0 + s.money[0]
    for seat in range(1, 0 + s.players):
        poorest = min(poorest, 0 + s.money[seat])
    return 10.0 + poorest / 4.0

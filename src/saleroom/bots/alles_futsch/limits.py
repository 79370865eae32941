"""How high a seat goes for a card: what it is worth to win it rather than see a rival have it.

Where the card can end the game, that decides: whoever can win with it goes as high as he still
wins, and the others go as high as stops him.
"""

from saleroom.bots.alles_futsch.ruin import somebody_is_poor, winning_margin
from saleroom.bots.alles_futsch.sequences import end_worth
from saleroom.bots.alles_futsch.standing import against, daylight, rivals_mean
from saleroom.bots.alles_futsch.using import use
from saleroom.bots.alles_futsch.weights import CROWD, INITIATIVE, NAIVE, NOISE, SHADE
from saleroom.bots.skill import Weights
from saleroom.core.seats import NOBODY, left_of
from saleroom.games.alles_futsch.state import State

# A table of so many is neither small nor large.
_USUAL = 4


def ceiling(s: State, seat: int) -> int:
    """Return the most it makes sense to pay: whoever pays everything has lost. (AF-15)"""
    return max(0, 0 + s.money[seat] - s.zero_is_bankrupt)


def limit_for(s: State, seat: int, card: int, out: int, w: Weights, z: float) -> int:
    """Return how high the seat goes for the card, if the rivals in `out` do not bid."""
    day = daylight(s, w)
    own, _, cash = use(s, seat, seat, card, day, w)
    value = w[NAIVE] * cash
    if w[NAIVE] < 1.0:
        own += w[INITIATIVE]
        value += (1.0 - w[NAIVE]) * _even_price(s, seat, card, out, own, day, w)
    # The fewer there are, the more it costs to let a rival have a card.
    share = w[SHADE] + w[CROWD] * (_USUAL - s.players)
    value *= max(0.0, share) * max(0.0, 1.0 + w[NOISE] * z)
    limit = max(0, int(value))
    if w[NAIVE] < 1.0 and somebody_is_poor(s):
        limit = max(limit, _limit_at_end(s, seat, card, out))
    return min(limit, ceiling(s, seat))


def _even_price(
    s: State, seat: int, card: int, out: int, own: float, day: float, w: Weights
) -> float:
    """The price at which it is all one whether the seat or its keenest rival has the card."""
    keenest = NOBODY
    most = 0.0
    harm = 0.0
    for rival in range(0 + s.players):
        if rival != seat and not out >> rival & 1:
            worth, change, _ = use(s, rival, seat, card, day, w)
            worth = min(worth, 1.0 * s.money[rival])
            if keenest == NOBODY or worth > most:
                keenest = rival
                most = worth
                harm = change
    if keenest == NOBODY:
        return own
    spite = against(s, keenest, rivals_mean(s, seat), w)
    return (own - harm + w[INITIATIVE] * spite) / (1.0 + spite)


def _limit_at_end(s: State, seat: int, card: int, out: int) -> int:
    """How high to go because the card can end the game, for the seat or for a rival."""
    limit = winning_margin(s, seat, card) - 1
    for rival in range(0 + s.players):
        if rival != seat and not out >> rival & 1:
            highest = min(winning_margin(s, rival, card) - 1, ceiling(s, rival))
            limit = max(limit, highest)
    return limit


def card_appeal(s: State, seat: int, card: int, w: Weights) -> float:
    """What it is worth to put the card up, if it goes to the keenest for what the next would pay.

    Rivals are taken to pay what the card brings them; less exact than `limit_for`, but quick.
    """
    day = daylight(s, w)
    own, _, cash = use(s, seat, seat, card, day, w)
    if w[NAIVE] >= 1.0:
        return 1.0 * cash
    buyer = seat
    highest = max(1.0, min(own, 1.0 * ceiling(s, seat)))
    second = 0.0
    harm = 0.0
    rival = left_of(seat, 0 + s.players)
    while rival != seat:
        worth, change, _ = use(s, rival, seat, card, day, w)
        worth = min(worth, 1.0 * ceiling(s, rival))
        if worth > highest:
            second = highest
            highest = worth
            buyer = rival
            harm = change
        else:
            second = max(second, worth)
        rival = left_of(rival, 0 + s.players)
    if somebody_is_poor(s):
        end = _end_with(s, seat, card)
        if end > 0.0 or end < 0.0:
            return end
    if buyer == seat:
        return own - second
    return harm + against(s, buyer, rivals_mean(s, seat), w) * second


def _end_with(s: State, seat: int, card: int) -> float:
    """What the end is worth that the card may bring: to whoever can pay most for it."""
    own = min(winning_margin(s, seat, card), 1 + ceiling(s, seat))
    best = 0
    for rival in range(0 + s.players):
        if rival != seat:
            best = max(best, min(winning_margin(s, rival, card), 1 + ceiling(s, rival)))
    if own <= 1 and best <= 1:
        return 0.0
    return end_worth(own) if own > 1 and own >= best else -end_worth(best)

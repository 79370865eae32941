"""Moderne Zeiten by judgement: the functions of the contract in `saleroom.bots.skill`.

What a lot is worth is in `lots`, how auctions go in `settling`, what to do with an action in
`plans`; here is what a search and explanations ask besides.
"""

from collections.abc import MutableSequence

from saleroom.bots.copying import forget
from saleroom.bots.moderne_zeiten import plans, prospects
from saleroom.bots.moderne_zeiten.board import need, row_of
from saleroom.bots.moderne_zeiten.lots import (
    drift,
    is_auction,
    knots,
    learn,
    listen,
    lot_number,
    outlook,
    reserve,
    top,
    worth,
)
from saleroom.bots.moderne_zeiten.plans import choose
from saleroom.bots.moderne_zeiten.settling import award, bid, settle
from saleroom.bots.skill import ASCENDING, BY_OPTIONS, Weights
from saleroom.bots.unforeseen import describe, season
from saleroom.games.moderne_zeiten.actions import DONE, DRAW, FINISH, FLY, LAY
from saleroom.games.moderne_zeiten.components import INDUSTRIES, SPACES
from saleroom.games.moderne_zeiten.majorities import hand_size, in_reach, must_finish, usable
from saleroom.games.moderne_zeiten.scoring import score
from saleroom.games.moderne_zeiten.state import FLYING, State
from saleroom.games.moderne_zeiten.supply import is_exhausted

A_LITTLE = 0.01  # points: what decides between likings that are equal
# What the margin to the best rival still varies by: at the end, and for each free space more that
# the foremost zeppelin has ahead (measured: 24 games each from 1,800 positions of tuned players).
LAST_STAKES = 1.4
STAKES_OF_SPACE = 0.13


def mechanism(s: State) -> int:
    """How a search finds its bid."""
    return ASCENDING if is_auction(s) else BY_OPTIONS


def stage(_s: State) -> int:
    """A rollout goes to the end: before that nobody knows who will have most of anything."""
    return 0


def promise(s: State, seat: int) -> float:
    """The points as they stand."""
    return 1.0 * score(s, seat)


def stakes(s: State) -> float:
    """The less there is to come, the more a margin means."""
    return LAST_STAKES + STAKES_OF_SPACE * min(SPACES, prospects.nearest_end(s, plans.NO_PLAN))


def list_options(
    s: State, seat: int, options: MutableSequence[int], w: Weights, book: Weights
) -> int:
    """Fill in everything the seat may do, what it likes best first."""
    count = 0
    if s.phase == FLYING:
        choices = usable(s, seat)
        for industry in range(INDUSTRIES):
            if choices >> industry & 1:
                options[count] = FLY + industry
                count += 1
    elif must_finish(s, seat):
        options[0] = FINISH
        return 1
    else:
        count = _list_actions(s, seat, options)
    _sort(s, seat, options, count, w, book)
    return count


def _list_actions(s: State, seat: int, options: MutableSequence[int]) -> int:
    """Stop laying, lay a share of any industry in hand, or draw. (MZ-13, MZ-14)"""
    count = 0
    reach = in_reach(s, seat)
    if s.laid_now and usable(s, seat):
        options[count] = DONE
        count += 1
    for industry in range(INDUSTRIES):
        if reach and s.hand[seat][industry]:
            options[count] = LAY + industry
            count += 1
    if s.laid_now == 0 and (reach == 0 or not is_exhausted(s)):
        options[count] = DRAW
        count += 1
    return count


def _sort(
    s: State, seat: int, options: MutableSequence[int], count: int, w: Weights, book: Weights
) -> None:
    """The most liked first; few enough to sort by hand."""
    for k in range(1, count):
        j = k
        while j > 0 and (
            appeal(s, seat, 0 + options[j], w, book) > appeal(s, seat, 0 + options[j - 1], w, book)
        ):
            swapped = options[j]
            options[j] = options[j - 1]
            options[j - 1] = swapped
            j -= 1


def appeal(s: State, seat: int, action: int, w: Weights, book: Weights) -> float:  # noqa: ARG001  # the contract's arguments
    """How many points it expects after an action."""
    if action == FINISH:
        return 0.0
    if action == DRAW:
        return _appeal_of_drawing(s, seat, w)
    if action >= FLY:
        return _appeal_of_plan(s, seat, action - FLY, w)
    if action == DONE:
        return _appeal_of_plan(s, seat, _best_plan(s, seat, usable(s, seat), w), w)
    return _appeal_of_laying(s, seat, action - LAY, w)


def _appeal_of_drawing(s: State, seat: int, w: Weights) -> float:
    hand = row_of(s.hand[seat])
    return plans.drawing_value(s, hand, hand_size(s, seat), prospects.around(s, seat, w), w)


def _appeal_of_plan(s: State, seat: int, industry: int, w: Weights) -> float:
    hand = row_of(s.hand[seat])
    return plans.plan_value(
        s, seat, industry, hand, hand_size(s, seat), prospects.around(s, seat, w), w
    )


def _best_plan(s: State, seat: int, reach: int, w: Weights) -> int:
    best = plans.NO_PLAN
    liked = plans.NOTHING
    for industry in range(INDUSTRIES):
        if reach >> industry & 1:
            liking = _appeal_of_plan(s, seat, industry, w)
            if liking > liked:
                liked = liking
                best = industry
    return best


def _appeal_of_laying(s: State, seat: int, industry: int, w: Weights) -> float:
    """A share is laid for a majority it helps to, or beside the best plan there is."""
    reach = in_reach(s, seat)
    at = prospects.around(s, seat, w)
    best = _best_plan(s, seat, reach, w)
    value = _appeal_of_plan(s, seat, best, w)
    if need(at[prospects.MINE], at[prospects.TOP], best) > 0:
        beside = min(_beside(s, seat, best, industry, w), -A_LITTLE)
    elif s.laid_now == 0:
        # One share the plan takes anyway: it differs only in what else it does.
        beside = _beside(s, seat, best, industry, w) - _best_beside(s, seat, best, w)
    else:
        beside = _beside(s, seat, best, industry, w)
    if reach >> industry & 1 and need(at[prospects.MINE], at[prospects.TOP], industry) > 0:
        return max(value + beside, _appeal_of_plan(s, seat, industry, w))
    return value + beside


def _best_beside(s: State, seat: int, plan: int, w: Weights) -> float:
    best = plans.NOTHING
    for industry in range(INDUSTRIES):
        if s.hand[seat][industry]:
            best = max(best, _beside(s, seat, plan, industry, w))
    return best


def _beside(s: State, seat: int, plan: int, industry: int, w: Weights) -> float:
    """What a share of an industry brings that is laid beside a plan, not kept."""
    at = prospects.around(s, seat, w)
    hand = row_of(s.hand[seat])
    cards = hand_size(s, seat)
    kept = plans.plan_value(s, seat, plan, hand, cards, at, w)
    kept -= plans.plan_value(s, seat, plan, hand, cards - 1, at, w)
    turns = prospects.turns_left(at[prospects.NEAR], w)
    before = plans.after_crash(
        s, at[prospects.MINE], at[prospects.TOP], at[prospects.TOTALS], turns, w
    )
    return plans.gain_of(s, seat, industry, before, turns, at, w) - kept

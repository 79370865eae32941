"""What to do with an action: draw, or fly with which majority, and what to lay for it.

A plan is: lay what the majority of one industry still takes, and fly with it. Its value is what
the table and the majorities will bring from there. What may be done is the rules' business.
"""

from saleroom.bots.moderne_zeiten import board, prospects
from saleroom.bots.moderne_zeiten.weights import DENIAL, FEAR, GRIP, HOLD, NAIVE, NOISE, PATIENCE
from saleroom.bots.mood import mood
from saleroom.bots.skill import Weights
from saleroom.core.chance import Numbers
from saleroom.games.moderne_zeiten import components as box
from saleroom.games.moderne_zeiten import majorities
from saleroom.games.moderne_zeiten.actions import DONE, DRAW, FINISH, FLY, LAY
from saleroom.games.moderne_zeiten.state import FLYING, State
from saleroom.games.moderne_zeiten.supply import is_exhausted

NO_PLAN = -1
NO_FIELD = 0
NOTHING = -1.0e9
NOISY_POINTS = 2.0  # how many points a liking varies by when noise is 1
PLAIN_SHARE = 0.5  # points a beginner gives a share in hand
SAFE_LEAD = 2  # shares of lead beyond this save nothing
LAID_IN_A_TURN = 2  # shares each player lays in a turn, more or less
DOUBT_OF_TURN = 0.5  # by how many shares a turn widens what can become of a lead


def value_of(
    s: State,
    owned: int,
    free: int,
    mine: int,
    hand: int,
    cards: int,
    top: int,
    totals: int,
    landed: int,
    at: prospects.Around,
    w: Weights,
) -> float:
    """What a position is worth to a seat whose action is over."""
    turns = prospects.turns_left(min(at[prospects.NEAR], board.how_many(free)), w)
    lead = 0
    for industry in range(box.INDUSTRIES):
        lead += max(0, min(SAFE_LEAD, board.of(mine, industry) - board.of(top, industry)))
    flights = prospects.flights_left(turns, cards + w[GRIP] * lead, board.how_many(free), w)
    value = prospects.table_value(
        s, owned, free, flights, prospects.pulls(mine + hand, top, w), at, landed, w
    )
    if board.how_many(free) == 0 and at[prospects.NEAR] > 0:
        value += box.FINISH_POINTS
    value += w[NAIVE] * PLAIN_SHARE * cards
    return value + holdings(s, mine, top, totals, turns, w)


def holdings(s: State, mine: int, top: int, totals: int, turns: float, w: Weights) -> float:
    """What majorities of laid shares are worth: own ones less a part of those of others."""
    reach = LAID_IN_A_TURN * s.players
    near = max(0, min(reach, board.total(totals) + reach - box.CRASH_LIMIT[s.players]))
    safe = 1.0 - w[FEAR] * near / reach
    most = 0
    for industry in range(box.INDUSTRIES):
        most = max(most, board.of(totals, industry))
    narrow = prospects.narrowness(DOUBT_OF_TURN * turns)
    theirs = w[DENIAL] / (s.players - 1)
    value = 0.0
    for industry in range(box.INDUSTRIES):
        lead = 1.0 * (board.of(mine, industry) - board.of(top, industry))
        held = prospects.sure(lead - 0.5, narrow) - theirs * prospects.sure(-lead - 0.5, narrow)
        if board.of(totals, industry) == most:
            held *= safe
        value += held
    return value * w[HOLD]


def drawing_value(s: State, hand: int, cards: int, at: prospects.Around, w: Weights) -> float:
    """What it is worth to draw."""
    return w[PATIENCE] + value_of(
        s,
        at[prospects.OWNED],
        at[prospects.FREE],
        at[prospects.MINE],
        hand,
        cards + box.DRAWN,
        at[prospects.TOP],
        at[prospects.TOTALS],
        NO_FIELD,
        at,
        w,
    )


def plan_value(
    s: State, seat: int, industry: int, hand: int, cards: int, at: prospects.Around, w: Weights
) -> float:
    """What it is worth to lay what the majority takes and fly with it."""
    shares = board.need(at[prospects.MINE], at[prospects.TOP], industry)
    moved = shares << board.BYTE * industry
    mine = at[prospects.MINE] + moved
    top = at[prospects.TOP]
    totals = at[prospects.TOTALS] + moved
    if board.total(totals) >= box.CRASH_LIMIT[s.players]:
        gone = board.scrapped(totals, 0 + box.CRASH_LIMIT[s.players])
        mine = board.without(mine, gone)
        top = board.without(top, gone)
        totals = board.without(totals, gone)
    if s.laid_now == 0:
        shares = max(1, shares)
    landed = board.FIELD[s.track[majorities.next_space(s, seat, industry)]]
    return value_of(
        s,
        at[prospects.OWNED] + landed,
        at[prospects.FREE] - board.passed(s, seat, industry),
        mine,
        hand - moved,
        cards - shares,
        top,
        totals,
        landed,
        at,
        w,
    )


def gain_by_shares(
    s: State, seat: int, hand: int, more: int, at: prospects.Around, w: Weights
) -> float:
    """What some more shares bring at the seat's next action.

    More to fly with later, and perhaps a better plan now: one that was out of reach without them.
    """
    cards = majorities.hand_size(s, seat)
    both = hand + more
    all_cards = cards + board.total(more)
    drawing = drawing_value(s, both, all_cards, at, w)
    value = drawing - drawing_value(s, hand, cards, at, w)
    best = drawing
    best_before = drawing
    reach = majorities.free_ahead(s, seat)
    for industry in range(box.INDUSTRIES):
        wanted = board.need(at[prospects.MINE], at[prospects.TOP], industry)
        if reach >> industry & 1 and wanted <= board.of(both, industry):
            promise = plan_value(s, seat, industry, both, all_cards, at, w)
            best = max(best, promise)
            if wanted <= board.of(hand, industry) and cards:
                best_before = max(best_before, promise)
    return value + best - best_before


# The decision


def choose(s: State, seat: int, w: Weights, book: Weights, numbers: Numbers) -> int:  # noqa: ARG001  # the contract's arguments
    """Draw, lay, stop laying, or fly."""
    if s.phase != FLYING and majorities.must_finish(s, seat):
        return FINISH
    reach = majorities.usable(s, seat) if s.phase == FLYING else majorities.in_reach(s, seat)
    if reach == 0:
        return DRAW
    at = prospects.around(s, seat, w)
    hand = board.row_of(s.hand[seat])
    cards = majorities.hand_size(s, seat)
    best = NO_PLAN
    value = 0.0
    liked = NOTHING
    for industry in range(box.INDUSTRIES):
        if reach >> industry & 1:
            promise = plan_value(s, seat, industry, hand, cards, at, w)
            liking = promise
            if w[NOISE] > 0.0:
                liking += w[NOISE] * NOISY_POINTS * mood(numbers)
            if liking > liked:
                liked = liking
                value = promise
                best = industry
    if s.phase == FLYING:
        return FLY + best
    if s.laid_now == 0 and not is_exhausted(s) and drawing_value(s, hand, cards, at, w) > liked:
        return DRAW
    if board.need(at[prospects.MINE], at[prospects.TOP], best) > 0:
        return LAY + best
    price = value - plan_value(s, seat, best, hand, cards - 1, at, w)
    return lay_more(s, seat, price, at, w)


def lay_more(s: State, seat: int, price: float, at: prospects.Around, w: Weights) -> int:
    """The majority is there: lay what else is better laid than kept, but at least one share."""
    best = DONE
    liked = 0.0
    if s.laid_now == 0:
        liked = NOTHING
    turns = prospects.turns_left(at[prospects.NEAR], w)
    before = after_crash(s, at[prospects.MINE], at[prospects.TOP], at[prospects.TOTALS], turns, w)
    for industry in range(box.INDUSTRIES):
        if s.hand[seat][industry]:
            liking = gain_of(s, seat, industry, before, turns, at, w) - price
            if liking > liked:
                liked = liking
                best = LAY + industry
    return best


def gain_of(
    s: State,
    seat: int,
    industry: int,
    before: float,
    turns: float,
    at: prospects.Around,
    w: Weights,
) -> float:
    """What a share laid beyond what a plan takes brings in majorities, crash included."""
    shares = 1
    wanted = board.need(at[prospects.MINE], at[prospects.TOP], industry)
    if wanted <= s.hand[seat][industry]:
        shares = max(1, wanted)
    more = shares << board.BYTE * industry
    after = after_crash(
        s, at[prospects.MINE] + more, at[prospects.TOP], at[prospects.TOTALS] + more, turns, w
    )
    return (after - before) / shares


def after_crash(s: State, mine: int, top: int, totals: int, turns: float, w: Weights) -> float:
    """What majorities are worth when these shares lie, once a crash they bring is over."""
    gone = 0
    if board.total(totals) >= box.CRASH_LIMIT[s.players]:
        gone = board.scrapped(totals, 0 + box.CRASH_LIMIT[s.players])
    return holdings(
        s,
        board.without(mine, gone),
        board.without(top, gone),
        board.without(totals, gone),
        turns,
        w,
    )

"""What the valuation table will bring: how many flights are left, where they go, who leads then.

An expected count of squares for every seat and every city and industry, from what is open to all
and one's own hand; then the chance to have most of them. Decides nothing.
"""

from saleroom.bots.moderne_zeiten import board
from saleroom.bots.moderne_zeiten.board import fields
from saleroom.bots.moderne_zeiten.weights import DENSITY, FUEL, LEAN, NAIVE, PACE, SPREAD
from saleroom.bots.skill import Weights
from saleroom.games.moderne_zeiten import components as box
from saleroom.games.moderne_zeiten.majorities import hand_size
from saleroom.games.moderne_zeiten.state import State

# Expected counts as whole numbers, so that several fit into one: this much is a square.
SQUARE = 128
CITY_BITS = 10
INDUSTRY_BITS = 12
CITY_CELL = (1 << CITY_BITS) - 1
INDUSTRY_CELL = (1 << INDUSTRY_BITS) - 1

LEAST_PULL = 0.1
FARTHEST = 3.0  # a lead beyond this draws no more flights

# One over 1, 1 + 1/8, 1 + 2/8 and so on.
ONE_OVER_STEPS = 8
ONE_OVER = tuple(1.0 / (1.0 + k / ONE_OVER_STEPS) for k in range(128))
ONE_OVER_LAST = 127

# What a seat sees around it, in a row of numbers: its squares, the free fields ahead of it, what
# it has laid, the most any other has, what all have, the free spaces ahead of the foremost other;
# then the most squares any rival is expected to have by city and by industry, the free fields
# ahead of the hindmost rival, and the part of a square a free field brings a rival.
OWNED = 0
FREE = 1
MINE = 2
TOP = 3
TOTALS = 4
NEAR = 5
IN_CITIES = 6
IN_INDUSTRIES = 7
RIVALS_FREE = 8
RIVALS_EACH = 9
Around = tuple[int, int, int, int, int, int, int, int, int, int]
Pulls = tuple[float, float, float, float, float]


def nearest_end(s: State, but: int) -> int:
    """How many free spaces the foremost zeppelin has ahead, that of one seat not counted."""
    foremost = 0
    for other in range(s.players):
        if other != but:
            foremost = max(foremost, 0 + s.zeppelin[other])
    return board.how_many(board.ahead(s, foremost))


def turns_left(spaces: int, w: Weights) -> float:
    """How many more actions everybody has when the foremost has so many free spaces ahead."""
    return spaces * w[PACE] * (1.0 - w[NAIVE])


def flights_left(turns: float, shares: float, spaces: int, w: Weights) -> float:
    """Flights take shares, drawing takes turns, and a flight passes spaces over."""
    flights = (shares + box.DRAWN * turns) / (w[FUEL] + box.DRAWN)
    return max(0.0, min(flights, turns, spaces * w[DENSITY]))


def pull(lead: float, w: Weights) -> float:
    """How much an industry draws flights, by the lead the shares can bring."""
    return max(LEAST_PULL, 1.0 + w[LEAN] * max(-FARTHEST, min(FARTHEST, lead)))


def pulls(shares: int, top: int, w: Weights) -> Pulls:
    """The same for all industries."""
    return (
        pull(1.0 * (board.of(shares, 0) - board.of(top, 0)), w),
        pull(1.0 * (board.of(shares, 1) - board.of(top, 1)), w),
        pull(1.0 * (board.of(shares, 2) - board.of(top, 2)), w),
        pull(1.0 * (board.of(shares, 3) - board.of(top, 3)), w),
        pull(1.0 * (board.of(shares, 4) - board.of(top, 4)), w),
    )


def pulled(fields: int, drawn: Pulls) -> float:
    """Add up the pull of all fields of a set."""
    return (
        board.in_industry(fields, 0) * drawn[0]
        + board.in_industry(fields, 1) * drawn[1]
        + board.in_industry(fields, 2) * drawn[2]
        + board.in_industry(fields, 3) * drawn[3]
        + board.in_industry(fields, 4) * drawn[4]
    )


def in_city(row: int, drawn: Pulls) -> float:
    """Add up the pull of a city's fields."""
    return (
        (row & 1) * drawn[0]
        + (row >> 1 & 1) * drawn[1]
        + (row >> 2 & 1) * drawn[2]
        + (row >> 3 & 1) * drawn[3]
        + (row >> 4 & 1) * drawn[4]
    )


def around(s: State, seat: int, w: Weights) -> Around:
    """Look around: what is open to all at the table, as it concerns the seat."""
    all_fields = fields(s)
    near = box.SPACES
    for other in range(s.players):
        if other != seat:
            near = min(near, board.how_many(all_fields[board.FREE_AHEAD + other]))
    free = all_fields[board.FREE_AHEAD + seat]
    turns = turns_left(min(near, board.how_many(free)), w)
    in_cities = 0
    in_industries = 0
    rivals_free = 0
    rivals_each = 0
    for other in range(s.players):
        if other == seat:
            continue
        open_fields = all_fields[board.FREE_AHEAD + other]
        each = _each_evenly(s, other, turns, board.how_many(open_fields), w)
        in_cities = _most_in_cities(in_cities, all_fields[other], open_fields, each)
        in_industries = _most_in_industries(in_industries, all_fields[other], open_fields, each)
        rivals_free = max(rivals_free, open_fields)
        rivals_each = max(rivals_each, each)
    return (
        all_fields[seat],
        free,
        board.row_of(s.laid[seat]),
        board.highest_of_others(s, seat),
        board.laid_totals(s),
        near,
        in_cities,
        in_industries,
        rivals_free,
        rivals_each,
    )


def _most_in_cities(most: int, owned: int, free: int, each: int) -> int:
    """The most squares in each city, one more rival counted."""
    found = 0
    for city in range(box.CITIES):
        shift = CITY_BITS * city
        count = (
            SQUARE * board.BITS_IN[board.city_row(owned, city)]
            + each * board.BITS_IN[board.city_row(free, city)]
        )
        found |= max(count, most >> shift & CITY_CELL) << shift
    return found


def _most_in_industries(most: int, owned: int, free: int, each: int) -> int:
    """The most squares in each industry, one more rival counted."""
    found = 0
    for industry in range(box.INDUSTRIES):
        shift = INDUSTRY_BITS * industry
        count = SQUARE * board.in_industry(owned, industry) + each * board.in_industry(
            free, industry
        )
        found |= max(count, most >> shift & INDUSTRY_CELL) << shift
    return found


def _each_evenly(s: State, seat: int, turns: float, spaces: int, w: Weights) -> int:
    """The part of a square that each free field ahead of a rival will bring him."""
    if spaces == 0:
        return 0
    return int(SQUARE * flights_left(turns, hand_size(s, seat), spaces, w) / spaces)


def _each(flights: float, free: int, drawn: Pulls) -> float:
    """The part of a square that a field with a pull of 1 will bring, at most a whole one."""
    both = pulled(free, drawn)
    if both <= 0.0:
        return 0.0
    strongest = max(drawn[0], drawn[1], drawn[2], drawn[3], drawn[4])
    return min(flights / both, 1.0 / strongest)


def narrowness(width: float) -> float:
    """One over 1 + width, from a table: a division for every city and industry takes too long."""
    return 0.0 + ONE_OVER[min(int(width * ONE_OVER_STEPS), ONE_OVER_LAST)]


def sure(margin: float, narrow: float) -> float:
    """The chance that a margin is above 0, if it can change by half of 1 / narrow either way."""
    u = max(0.0, min(1.0, margin * narrow + 0.5))
    return u * u * (3.0 - 2.0 * u)


def prize(mine: float, other: float, to_come: float, points: int, w: Weights) -> float:
    """What most squares of a kind bring on average: alone the points, tied one. (MZ-25, MZ-26)"""
    if mine <= 0.0:
        return 0.0
    narrow = narrowness(w[SPREAD] * to_come)
    alone = sure(mine - other - 0.5, narrow)
    not_behind = sure(mine - other + 0.5, narrow)
    return points * alone + box.TIED_POINTS * (not_behind - alone)


def table_value(
    s: State,
    owned: int,
    free: int,
    flights: float,
    drawn: Pulls,
    at: Around,
    landed: int,
    w: Weights,
) -> float:
    """What the valuation table will bring; `landed` is the field just taken from all, or none."""
    each = _each(flights, free, drawn)
    rivals_each = at[RIVALS_EACH] * 1.0 / SQUARE
    rivals_free = at[RIVALS_FREE]
    spared = 0
    if landed & rivals_free & board.ALL_FIELDS:
        spared = landed
    value = 0.0
    for city in range(box.CITIES):
        to_come = each * in_city(board.city_row(free, city), drawn)
        fewer = rivals_each * board.BITS_IN[board.city_row(spared, city)]
        theirs = rivals_each * board.BITS_IN[board.city_row(rivals_free, city)] - fewer
        other = (at[IN_CITIES] >> CITY_BITS * city & CITY_CELL) * 1.0 / SQUARE - fewer
        mine = board.BITS_IN[board.city_row(owned, city)] + to_come
        value += prize(mine, other, to_come + theirs, s.city_points[city], w)
    for industry in range(box.INDUSTRIES):
        to_come = each * board.in_industry(free, industry) * drawn[industry]
        fewer = rivals_each * board.in_industry(spared, industry)
        theirs = rivals_each * board.in_industry(rivals_free, industry) - fewer
        other = (at[IN_INDUSTRIES] >> INDUSTRY_BITS * industry & INDUSTRY_CELL) * 1.0 / SQUARE
        mine = board.in_industry(owned, industry) + to_come
        value += prize(mine, other - fewer, to_come + theirs, box.INDUSTRY_POINTS, w)
    return value

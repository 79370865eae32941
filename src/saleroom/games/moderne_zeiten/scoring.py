"""The end: what earns points, for whom, and who wins."""

from saleroom.core.events import tell
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.games.moderne_zeiten import components as box
from saleroom.games.moderne_zeiten import events as told
from saleroom.games.moderne_zeiten.components import CITIES, INDUSTRIES, SPACES
from saleroom.games.moderne_zeiten.majorities import missing
from saleroom.games.moderne_zeiten.state import State

# Squares of all seats counted in one number: this many bits for each.
_BITS = 6
# More than all the money of a game, so that points come first and money breaks ties.
_MORE_THAN_MONEY = 128


def richest(s: State) -> int:
    """Return the set of seats with the most money. (MZ-22)"""
    most = 0
    found = 0
    for seat in range(s.players):
        if s.money[seat] > most:
            most = s.money[seat]
            found = 0
        if s.money[seat] == most:
            found |= 1 << seat
    return found


def majority_holder(s: State, industry: int) -> int:
    """Return the set of the one seat with the majority of laid shares; in a tie nobody. (MZ-23)"""
    for seat in range(s.players):
        if missing(s, seat, industry) == 0:
            return 1 << seat
    return 0


def leaders_in_industry(s: State, industry: int) -> int:
    """Return the seats with most squares of an industry; nobody without any. (MZ-25, MZ-26)"""
    tally = 0
    for k in range(SPACES):
        if s.owner[k] != NOBODY and s.track[k] % INDUSTRIES == industry:
            tally += 1 << _BITS * s.owner[k]
    return _leaders(tally, s.players)


def leaders_in_city(s: State, city: int) -> int:
    """Return the set of seats with most squares in a city; nobody without any. (MZ-26)"""
    tally = 0
    for k in range(SPACES):
        if s.owner[k] != NOBODY and s.track[k] // INDUSTRIES == city:
            tally += 1 << _BITS * s.owner[k]
    return _leaders(tally, s.players)


def _leaders(tally: int, players: int) -> int:
    most = 1
    found = 0
    for seat in range(players):
        squares = tally >> _BITS * seat & (1 << _BITS) - 1
        if squares > most:
            most = squares
            found = 0
        if squares == most:
            found |= 1 << seat
    return found


def prize(leaders: int, seat: int, worth: int) -> int:
    """Alone at the top: the full worth; tied: 1 each. (MZ-22, MZ-25, MZ-26)"""
    if not leaders >> seat & 1:
        return 0
    return worth if leaders == 1 << seat else box.TIED_POINTS


def score(s: State, seat: int) -> int:
    """Add up the points as they stand. (MZ-22 to MZ-26)"""
    points = prize(richest(s), seat, box.MOST_MONEY_POINTS)
    for industry in range(INDUSTRIES):
        points += prize(majority_holder(s, industry), seat, box.MAJORITY_POINTS)
        points += prize(leaders_in_industry(s, industry), seat, box.INDUSTRY_POINTS)
    for city in range(CITIES):
        points += prize(leaders_in_city(s, city), seat, s.city_points[city])
    if seat == s.finisher:
        points += box.FINISH_POINTS
    return points


def standing(s: State, seat: int) -> int:
    """Most points win; of equals who has more money. (MZ-27)"""
    return score(s, seat) * _MORE_THAN_MONEY + s.money[seat]


def starter(s: State) -> int:
    """Return who held the business initiative first. (MZ-6)"""
    return s.first_initiative


def ending(s: State) -> int:
    """Return whether the Goal was reached (0) or nobody could go on (1). (MZ-20, MZ-21)"""
    return 1 if s.finisher == NOBODY else 0


def tell_points(s: State) -> None:
    """Say who gets points for what, in the order of the rules. (MZ-22 to MZ-27)"""
    # Added up here once more, because compiled play, where nobody listens, pays for every sum.
    points = [0] * MOST_PLAYERS
    award_money(s, points)
    award_what_is_open(s, points)
    _tell_totals(s, points)


def award_money(s: State, points: list[int]) -> None:
    """Add the points for the most money, and tell them. (MZ-22)"""
    _award(s, points, richest(s), box.MOST_MONEY_POINTS, told.MOST_MONEY)


def award_what_is_open(s: State, points: list[int]) -> None:
    """Add the points for all that everybody sees, and tell them. (MZ-23 to MZ-26)"""
    for industry in range(INDUSTRIES):
        _award(s, points, majority_holder(s, industry), box.MAJORITY_POINTS, told.SHARES, industry)
    if s.finisher != NOBODY:
        _award(s, points, 1 << s.finisher, box.FINISH_POINTS, told.ENDED_IT)
    for industry in range(INDUSTRIES):
        leaders = leaders_in_industry(s, industry)
        _award(s, points, leaders, box.INDUSTRY_POINTS, told.INDUSTRY_SQUARES, industry)
    for city in range(CITIES):
        leaders = leaders_in_city(s, city)
        _award(s, points, leaders, s.city_points[city], told.CITY_SQUARES, city)


def _award(  # noqa: PLR0913, PLR0917  # what a prize is, and for what
    s: State, points: list[int], leaders: int, worth: int, why: int, which: int = told.NONE_OF_THEM
) -> None:
    for seat in range(s.players):
        won = prize(leaders, seat, worth)
        if won:
            points[seat] += won
            tell(s, told.SCORED, seat, won, why, which)


def _tell_totals(s: State, points: list[int]) -> None:
    best = 0
    for seat in range(s.players):
        best = max(best, points[seat] * _MORE_THAN_MONEY + s.money[seat])
        tell(s, told.TOTAL, seat, points[seat], s.money[seat])
    for seat in range(s.players):
        if points[seat] * _MORE_THAN_MONEY + s.money[seat] == best:
            tell(s, told.WON, seat, points[seat], s.money[seat])

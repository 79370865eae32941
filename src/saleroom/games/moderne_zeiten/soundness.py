"""Is this a state the rules can play on? Asked of numbers that came from outside.

Compiled rules do not check bounds, so a state read from bytes must be known to be sound first.
"""

from saleroom.core.seats import CHANCE, MOST_PLAYERS, NOBODY, everybody
from saleroom.games.moderne_zeiten import components as box
from saleroom.games.moderne_zeiten.components import CITIES, INDUSTRIES, SPACES
from saleroom.games.moderne_zeiten.majorities import hand_size, in_reach, usable, white_zeppelin
from saleroom.games.moderne_zeiten.state import (
    ACTING,
    BIDDING,
    DEALING,
    DRAWING,
    FLYING,
    LAYING_TRACK,
    NAMING,
    OVER,
    ROLLING,
    TURNING_UP,
    State,
)
from saleroom.games.moderne_zeiten.supply import is_exhausted, lot_size, stock_size

FEWEST_PLAYERS = 3
# No game comes near it, and from here on a game to its end stays within two bytes.
MOST_TURNS = 20000


def is_sound(s: State) -> bool:
    """Tell whether every number is one that could be there."""
    return (
        _has_sound_table(s)
        and _has_sound_track(s)
        and _has_sound_money(s)
        and _has_sound_shares(s)
        and _has_sound_squares(s)
        and _has_sound_bids(s)
        and _has_sound_phase(s)
    )


def _has_sound_table(s: State) -> bool:
    if not (
        FEWEST_PLAYERS <= s.players <= MOST_PLAYERS
        and 0 <= s.open_money <= 1
        and NAMING <= s.phase <= OVER
        and NOBODY <= s.first_initiative < s.players
        and NOBODY <= s.initiative < s.players
        and (s.initiative == NOBODY) == (s.phase == NAMING)
        and (s.first_initiative == NOBODY) == (s.phase == NAMING)
        and NOBODY <= s.turn_of < s.players
        and NOBODY <= s.finisher < s.players
        and (s.finisher == NOBODY or s.phase == OVER)
        and (0 if s.phase <= DEALING else 1) <= s.turn <= MOST_TURNS
        and (s.phase > DEALING or s.turn == 0)
        and 0 <= s.idle <= s.players
        and (s.phase == OVER or s.idle < s.players)
        and (s.phase >= ACTING or s.idle == 0)
    ):
        return False
    for city in range(CITIES):  # noqa: SIM110  # a generator does not compile
        if not 0 < s.city_points[city] <= box.MOST_CITY_POINTS:
            return False
    return True


def _has_sound_track(s: State) -> bool:
    """Every pair once, and all of them placed before the deal."""
    seen = 0
    for k in range(SPACES):
        if not 0 <= s.track[k] < SPACES:
            return False
        seen |= 1 << s.track[k]
    if seen != (1 << SPACES) - 1:
        return False
    if s.phase == LAYING_TRACK:
        return 0 <= s.placed < SPACES
    return s.placed == SPACES or (s.phase == NAMING and s.placed == 0)


def _has_sound_money(s: State) -> bool:
    """Money only goes round, so all of it is always there. (MZ-4, MZ-11)"""
    total = 0
    for seat in range(MOST_PLAYERS):
        if s.money[seat] < 0 or (seat >= s.players and s.money[seat]):
            return False
        if s.phase <= DEALING and seat < s.players and s.money[seat] != box.STARTING_MONEY:
            return False
        total += s.money[seat]
    return total == box.STARTING_MONEY * s.players


def _has_sound_shares(s: State) -> bool:
    """Every share of the box is in exactly one place."""
    total = 0
    for industry in range(INDUSTRIES):
        if s.shares[industry] < 1 or not _has_sound_industry(s, industry):
            return False
        total += s.shares[industry]
    return total == box.ALL_SHARES


def _has_sound_industry(s: State, industry: int) -> bool:
    if not (
        s.lot[industry] >= 0
        and s.discards[industry] >= 0
        and 0 <= s.stock[industry] <= s.stock_most[industry] <= s.shares[industry]
    ):
        return False
    count = s.lot[industry] + s.discards[industry] + s.stock[industry]
    for seat in range(MOST_PLAYERS):
        held = s.hand[seat][industry]
        laid = s.laid[seat][industry]
        if laid < 0 or not 0 <= s.shown[seat][industry] <= held:
            return False
        if seat >= s.players and held + laid:
            return False
        count += held + laid
    return count == s.shares[industry]


def _has_sound_squares(s: State) -> bool:
    """A zeppelin stands on its last square, or on Start; who finished, at the Goal."""
    for k in range(SPACES):
        seat = s.owner[k]
        if not NOBODY <= seat < s.players:
            return False
        if seat != NOBODY and s.zeppelin[seat] <= k:
            return False
    for seat in range(MOST_PLAYERS):
        place = s.zeppelin[seat]
        if not 0 <= place <= box.GOAL or (place == box.GOAL) != (seat == s.finisher):
            return False
        if 0 < place <= SPACES and s.owner[place - 1] != seat:
            return False
    return True


def _has_sound_bids(s: State) -> bool:
    if s.phase != BIDDING:
        return s.price == 0 and s.leader == NOBODY and s.out == 0
    if not (0 <= s.asked < s.players and 0 <= s.out <= everybody(s.players)):
        return False
    if s.out >> s.asked & 1 or s.asked == s.leader or lot_size(s) == 0:
        return False
    if s.leader == NOBODY:
        return s.price == 0
    if not 0 <= s.leader < s.players or s.out >> s.leader & 1:
        return False
    return 0 < s.price <= s.money[s.leader]


def _has_sound_phase(s: State) -> bool:
    if s.phase in (NAMING, LAYING_TRACK, DEALING):
        return _has_sound_beginning(s)
    if s.phase in (ACTING, FLYING, DRAWING):
        return _has_sound_action(s)
    if s.turn_of != NOBODY or s.laid_now or not _is_below_crash(s):
        return False
    if s.phase == OVER:
        return s.asked == NOBODY and s.to_come == 0
    if s.phase == BIDDING:
        return s.to_come == 0
    if s.asked != CHANCE:
        return False
    if s.phase == ROLLING:
        return s.to_come == 0 and not is_exhausted(s)
    return s.phase == TURNING_UP and 0 < s.to_come <= box.DIE and stock_size(s) > 0


def _has_sound_beginning(s: State) -> bool:
    """Nothing has happened but the deal to the seats before `turn_of`. (MZ-4)"""
    if s.asked != CHANCE or s.laid_now or lot_size(s) or white_zeppelin(s):
        return False
    if (s.turn_of == NOBODY) == (s.phase == DEALING):
        return False
    if not (0 < s.to_come <= box.DEALT if s.phase == DEALING else s.to_come == 0):
        return False
    for industry in range(INDUSTRIES):
        if s.discards[industry] or s.stock_most[industry] != s.shares[industry]:
            return False
    for seat in range(s.players):
        dealt = box.DEALT if seat < s.turn_of else 0
        if seat == s.turn_of:
            dealt = box.DEALT - s.to_come
        if s.zeppelin[seat] or hand_size(s, seat) != dealt:
            return False
    return True


def _has_sound_action(s: State) -> bool:
    """Whoever acts has something legal to do."""
    if s.turn_of == NOBODY or s.laid_now < 0 or not _is_below_crash(s):
        return False
    if s.phase == DRAWING:
        return (
            s.asked == CHANCE
            and s.laid_now == 0
            and 0 < s.to_come <= box.DRAWN
            and stock_size(s) > 0
        )
    if s.asked != s.turn_of or s.to_come:
        return False
    if s.phase == FLYING:
        choices = usable(s, s.turn_of)
        return s.laid_now > 0 and choices & (choices - 1) != 0
    return s.laid_now == 0 or in_reach(s, s.turn_of) != 0


def _is_below_crash(s: State) -> bool:
    """What lay there before this action had not brought the crash. (MZ-17)"""
    if s.laid_now:
        laid = 0
        for industry in range(INDUSTRIES):
            laid += s.laid[s.turn_of][industry]
        if s.laid_now > laid:
            return False
    return white_zeppelin(s) - s.laid_now < box.CRASH_LIMIT[s.players]

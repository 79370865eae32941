"""Who has the majority of an industry, and where on the track that leads.

Decides what a player could reach by laying, but not what he may do (`legality`) nor what happens
(`rules`). A set of industries is an integer with a bit for each.
"""

from saleroom.core.seats import NOBODY
from saleroom.games.moderne_zeiten.components import INDUSTRIES, SPACES
from saleroom.games.moderne_zeiten.state import State

ALL_INDUSTRIES = (1 << INDUSTRIES) - 1


def laid_of(s: State, industry: int) -> int:
    """Count the shares of an industry that lie before all players together."""
    count = 0
    for seat in range(s.players):
        count += s.laid[seat][industry]
    return count


def most_laid(s: State) -> int:
    """Return the industries of which most shares lie open; none if none does. (MZ-17)"""
    most = 1
    found = 0
    for industry in range(INDUSTRIES):
        count = laid_of(s, industry)
        if count > most:
            most = count
            found = 0
        if count == most:
            found |= 1 << industry
    return found


def white_zeppelin(s: State) -> int:
    """It shows the number of shares lying open before all players. (MZ-5)"""
    count = 0
    for industry in range(INDUSTRIES):
        count += laid_of(s, industry)
    return count


def most_of_others(s: State, seat: int, industry: int) -> int:
    """Return the most shares of an industry that lie before any other player."""
    most = 0
    for other in range(s.players):
        laid = s.laid[other][industry]
        if laid > most and other != seat:
            most = laid
    return most


def is_most(s: State, seat: int, industry: int, count: int) -> bool:
    """Tell whether that is strictly more than lies before any other player. (MZ-14)"""
    for other in range(s.players):  # a generator does not compile
        if s.laid[other][industry] >= count and other != seat:
            return False
    return True


def missing(s: State, seat: int, industry: int) -> int:
    """Count the shares to be laid for a majority: strictly more than any other has. (MZ-14)"""
    return max(most_of_others(s, seat, industry) + 1 - s.laid[seat][industry], 0)


def majorities(s: State, seat: int) -> int:
    """Return the industries whose majority the player has laid. (MZ-14)"""
    found = 0
    for industry in range(INDUSTRIES):
        count = s.laid[seat][industry]
        if count > 0 and is_most(s, seat, industry, count):
            found |= 1 << industry
    return found


def free_ahead(s: State, seat: int) -> int:
    """Return the industries that have a free space ahead of the zeppelin. (MZ-15)"""
    return free_among(s, seat, ALL_INDUSTRIES)


def free_among(s: State, seat: int, industries: int) -> int:
    """Return which of these industries have a free space ahead of the zeppelin. (MZ-15)"""
    left = industries
    for k in range(s.zeppelin[seat], SPACES):
        if left == 0:
            break
        if s.owner[k] == NOBODY:
            left &= ~(1 << s.track[k] % INDUSTRIES)
    return industries & ~left


def has_space(s: State, seat: int, industry: int) -> bool:
    """Tell whether an industry has a free space ahead of the zeppelin. (MZ-15)"""
    for k in range(s.zeppelin[seat], SPACES):  # a generator does not compile
        if s.owner[k] == NOBODY and s.track[k] % INDUSTRIES == industry:
            return True
    return False


def must_finish(s: State, seat: int) -> bool:
    """Tell whether all spaces between the zeppelin and the Goal are occupied. (MZ-21)"""
    for k in range(s.zeppelin[seat], SPACES):  # noqa: SIM110  # a generator does not compile
        if s.owner[k] == NOBODY:
            return False
    return True


def next_space(s: State, seat: int, industry: int) -> int:
    """Return the first free space of the industry ahead, counted from 0; there is one. (MZ-15)"""
    k = s.zeppelin[seat]
    while s.owner[k] != NOBODY or s.track[k] % INDUSTRIES != industry:
        k += 1
    return k


def usable(s: State, seat: int) -> int:
    """Return the majorities that have a free space ahead: only these count. (MZ-14, MZ-15)"""
    return free_among(s, seat, majorities(s, seat))


def is_usable(s: State, seat: int) -> bool:
    """Tell whether a majority of the player's has a free space ahead. (MZ-14, MZ-15)"""
    for industry in range(INDUSTRIES):
        count = s.laid[seat][industry]
        if count > 0 and is_most(s, seat, industry, count) and has_space(s, seat, industry):
            return True
    return False


def hand_size(s: State, seat: int) -> int:
    """Count the shares in a hand."""
    count = 0
    for industry in range(INDUSTRIES):
        count += s.hand[seat][industry]
    return count


def in_reach(s: State, seat: int) -> int:
    """Return the usable majorities that the hand can bring or keep. (MZ-14, MZ-15)"""
    return free_among(s, seat, with_hand(s, seat))


def is_in_reach(s: State, seat: int) -> bool:
    """Tell whether the hand can bring or keep a usable majority. (MZ-14, MZ-15)"""
    for industry in range(INDUSTRIES):
        count = s.hand[seat][industry] + s.laid[seat][industry]
        if count > 0 and is_most(s, seat, industry, count) and has_space(s, seat, industry):
            return s.laid_now > 0 or hand_size(s, seat) > 0
    return False


def with_hand(s: State, seat: int) -> int:
    """Return the majorities that the hand can bring or keep; none with an empty hand.

    Laying a share moves it from hand to table and changes nothing here, so whatever is laid
    first, what was in reach stays in reach. (MZ-14)
    """
    found = 0
    movable = s.laid_now
    for industry in range(INDUSTRIES):
        movable += s.hand[seat][industry]
        count = s.hand[seat][industry] + s.laid[seat][industry]
        if count > 0 and is_most(s, seat, industry, count):
            found |= 1 << industry
    return found if movable else 0

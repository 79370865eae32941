"""The board and the shares in few numbers: sets of squares and rows of counts, each one integer.

Compiled judgement has no lists to work with, so a set of fields of the valuation table is an
integer with a bit for each, and a row of counts by industry an integer with a byte for each.
"""

from collections.abc import Sequence

from saleroom.core.seats import NOBODY
from saleroom.games.moderne_zeiten.components import CITIES, INDUSTRIES, SPACES
from saleroom.games.moderne_zeiten.majorities import laid_of
from saleroom.games.moderne_zeiten.state import State

# A set of fields: a bit for each, how many of each industry above that, and how many in all.
BY_INDUSTRY = 32
NIBBLE = 4
IN_ALL = 52
FIELD = tuple(
    (1 << pair) + (1 << BY_INDUSTRY + NIBBLE * (pair % INDUSTRIES)) + (1 << IN_ALL)
    for pair in range(CITIES * INDUSTRIES)
)
ALL_FIELDS = (1 << CITIES * INDUSTRIES) - 1
CITY_ROW = (1 << INDUSTRIES) - 1
# How many bits a row of five has.
BITS_IN = tuple(row.bit_count() for row in range(CITY_ROW + 1))

# Places in what `fields` returns: from here on the free ones.
FREE_AHEAD = 5
Fields = tuple[int, int, int, int, int, int, int, int, int, int]

BYTE = 8
ALL_BITS = 255


def fields(s: State) -> Fields:
    """The fields with squares of seats 0 to 4, then the free fields ahead of each of them.

    One walk along the track for all, and no branches: this is where judgement spends its time.
    """
    own_0 = own_1 = own_2 = own_3 = own_4 = 0
    free_0 = free_1 = free_2 = free_3 = free_4 = 0
    for k in range(SPACES):
        owner = s.owner[k]
        field = FIELD[s.track[k]]
        free = field * (owner == NOBODY)
        own_0 += field * (owner == 0)
        own_1 += field * (owner == 1)
        own_2 += field * (owner == 2)  # noqa: PLR2004  # a seat
        own_3 += field * (owner == 3)  # noqa: PLR2004  # a seat
        own_4 += field * (owner == 4)  # noqa: PLR2004  # a seat
        free_0 += free * (k >= s.zeppelin[0])
        free_1 += free * (k >= s.zeppelin[1])
        free_2 += free * (k >= s.zeppelin[2])
        free_3 += free * (k >= s.zeppelin[3])
        free_4 += free * (k >= s.zeppelin[4])
    return (own_0, own_1, own_2, own_3, own_4, free_0, free_1, free_2, free_3, free_4)


def passed(s: State, seat: int, industry: int) -> int:
    """The free fields up to the next one of the industry, that one included; there is one."""
    found = 0
    k = 0 + s.zeppelin[seat]
    while True:
        if s.owner[k] == NOBODY:
            found += FIELD[s.track[k]]
            if s.track[k] % INDUSTRIES == industry:
                return found
        k += 1


def ahead(s: State, place: int) -> int:
    """The free fields ahead of a zeppelin that stands there; 0 is Start."""
    found = 0
    for k in range(place, SPACES):
        if s.owner[k] == NOBODY:
            found += FIELD[s.track[k]]
    return found


def how_many(fields: int) -> int:
    """Count all fields of a set."""
    return fields >> IN_ALL


def in_industry(fields: int, industry: int) -> int:
    """Count the fields of a set that belong to an industry."""
    return fields >> BY_INDUSTRY + NIBBLE * industry & 15


def city_row(fields: int, city: int) -> int:
    """The industries of a set's fields in a city, as bits."""
    return fields >> INDUSTRIES * city & CITY_ROW


def of(row: int, industry: int) -> int:
    """Read a row of counts."""
    return row >> BYTE * industry & ALL_BITS


def row_of(counts: Sequence[int]) -> int:
    """Make a row of counts."""
    row = 0
    for industry in range(INDUSTRIES):
        row |= 0 + counts[industry] << BYTE * industry
    return row


def highest_of_others(s: State, seat: int) -> int:
    """The most that any other player has laid, by industry."""
    row = 0
    for industry in range(INDUSTRIES):
        most = 0
        for other in range(s.players):
            if other != seat:
                most = max(most, 0 + s.laid[other][industry])
        row |= most << BYTE * industry
    return row


def total(row: int) -> int:
    """Add up a row of counts."""
    count = 0
    for industry in range(INDUSTRIES):
        count += of(row, industry)
    return count


def laid_totals(s: State) -> int:
    """How many shares lie open before all together, by industry."""
    row = 0
    for industry in range(INDUSTRIES):
        row |= laid_of(s, industry) << BYTE * industry
    return row


def need(mine: int, top: int, industry: int) -> int:
    """How many shares a majority still takes."""
    return max(0, of(top, industry) + 1 - of(mine, industry))


def scrapped(totals: int, limit: int) -> int:
    """The industries that a crash takes away, none below the limit. (MZ-17)"""
    gone = 0
    while total(totals) >= limit:
        most = 0
        for industry in range(INDUSTRIES):
            most = max(most, of(totals, industry))
        for industry in range(INDUSTRIES):
            if of(totals, industry) == most:
                gone |= 1 << industry
                totals -= most << BYTE * industry
    return gone


def without(row: int, gone: int) -> int:
    """A row of counts without some industries."""
    for industry in range(INDUSTRIES):
        if gone >> industry & 1:
            row -= of(row, industry) << BYTE * industry
    return row

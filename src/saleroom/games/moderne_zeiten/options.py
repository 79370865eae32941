"""What a table can choose, and the first state of a game."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from saleroom.core.codec import shown
from saleroom.core.errors import BadSetup
from saleroom.core.layout import blank
from saleroom.core.seats import NOBODY
from saleroom.games.moderne_zeiten.components import (
    ALL_SHARES,
    CITIES,
    CITY_NAMES,
    CITY_POINTS,
    INDUSTRIES,
    INDUSTRY_NAMES,
    MOST_CITY_POINTS,
    PRINTED_TRACK,
    SHARES,
    SPACES,
)
from saleroom.games.moderne_zeiten.rules import lay_out
from saleroom.games.moderne_zeiten.state import State


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices of a table.

    track: the printed order, a shuffled one, or 30 spaces such as 'New York/aviation' (MZ-3).
    shares: how many there are of each industry, 105 in all (MZ-1).
    city_points: what each city is worth, New York to New Orleans (MZ-2).
    first_initiative: this seat holds the card first; by default drawn at random (MZ-6).
    open_money: everybody sees everybody's money (MZ-7).
    """

    track: Literal["printed", "shuffled"] | tuple[str, ...] = "printed"
    shares: tuple[int, ...] = SHARES
    city_points: tuple[int, ...] = CITY_POINTS
    first_initiative: int | None = None
    open_money: bool = False


def setup(players: int, _edition: str, options: Options) -> State:
    """Lay out a new game; chance comes next. (MZ-1 to MZ-6)"""
    first = options.first_initiative
    if first is not None and not 0 <= first < players:
        raise BadSetup(f"first_initiative is a seat from 0 to {players - 1}, not {first} (MZ-6)")
    s = blank(State)
    s.players = players
    s.open_money = int(options.open_money)
    s.shares = _checked_shares(options.shares)
    s.city_points = _checked_points(options.city_points)
    if options.track == "shuffled":
        s.track = list(range(SPACES))
    else:
        s.track = read_track(PRINTED_TRACK if options.track == "printed" else options.track)
        s.placed = SPACES
    s.first_initiative = NOBODY if first is None else first
    lay_out(s)
    return s


def _checked_shares(shares: Sequence[int]) -> list[int]:
    """Some of each industry, 105 in all. (MZ-1)"""
    if len(shares) != INDUSTRIES:
        raise BadSetup(
            f"shares has a number for each of {', '.join(INDUSTRY_NAMES)}: 5, not {len(shares)}"
            " (MZ-1)"
        )
    for industry, count in enumerate(shares):
        if not 0 < count < ALL_SHARES:
            raise BadSetup(
                f"shares[{industry}] ({INDUSTRY_NAMES[industry]}) is at least 1, not {count} (MZ-1)"
            )
    if sum(shares) != ALL_SHARES:
        raise BadSetup(f"shares are {ALL_SHARES} in all, not {sum(shares)} (MZ-1)")
    return list(shares)


def _checked_points(points: Sequence[int]) -> list[int]:
    """Something for each city. (MZ-2)"""
    if len(points) != CITIES:
        raise BadSetup(
            f"city_points has a number for each of {', '.join(CITY_NAMES)}: 6, not {len(points)}"
            " (MZ-2)"
        )
    for city, worth in enumerate(points):
        if not 0 < worth <= MOST_CITY_POINTS:
            raise BadSetup(
                f"city_points[{city}] ({CITY_NAMES[city]}) is a number from 1 to"
                f" {MOST_CITY_POINTS}, not {worth} (MZ-2)"
            )
    return list(points)


def read_track(spaces: Sequence[str]) -> list[int]:
    """Read 30 spaces by name; each pair of city and industry is there once. (MZ-3)"""
    if len(spaces) != SPACES:
        raise BadSetup(f"track has {SPACES} spaces, not {len(spaces)} (MZ-3)")
    places: dict[int, int] = {}
    for k, name in enumerate(spaces):
        pair = _read_space(k, name)
        if pair in places:
            raise BadSetup(f"track[{k}] is {shown(name)}, as track[{places[pair]}] is (MZ-3)")
        places[pair] = k
    return list(places)


def _read_space(k: int, name: str) -> int:
    city, slash, industry = (part.strip() for part in name.partition("/"))
    if not slash:
        raise BadSetup(f"track[{k}] is {shown(name)}, not a 'City/industry' (MZ-3)")
    return _named(k, city, CITY_NAMES) * INDUSTRIES + _named(k, industry, INDUSTRY_NAMES)


def _named(k: int, wanted: str, names: Sequence[str]) -> int:
    for number, name in enumerate(names):
        if name.casefold() == wanted.casefold():
            return number
    raise BadSetup(f"track[{k}]: {shown(wanted)} is not one of {', '.join(names)} (MZ-3)")

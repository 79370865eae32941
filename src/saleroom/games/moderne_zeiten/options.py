"""What a table can choose, and the first state of a game."""

from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec

from saleroom.core.errors import BadSetup, no_such_seat
from saleroom.core.layout import blank
from saleroom.core.seats import NOBODY
from saleroom.games.moderne_zeiten import components as box
from saleroom.games.moderne_zeiten.rules import lay_out
from saleroom.games.moderne_zeiten.state import State


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices of a table; what each means, and its default, the catalogue says."""

    # 30 spaces are written like 'New York/aviation'. (MZ-3)
    track: Literal["printed", "shuffled"] | tuple[str, ...] = "printed"
    shares: tuple[int, ...] = box.SHARES  # MZ-1
    city_points: tuple[int, ...] = box.CITY_POINTS  # MZ-2
    first_initiative: int | None = None  # MZ-6
    open_money: bool = False  # MZ-7


def setup(players: int, _edition: str, options: Options) -> State:
    """Lay out a new game; chance comes next. (MZ-1 to MZ-6)"""
    first = options.first_initiative
    if first is not None and not 0 <= first < players:
        raise no_such_seat("first_initiative", first, players, "MZ-6")
    s = blank(State)
    s.players = players
    s.open_money = int(options.open_money)
    s.shares = _checked_shares(options.shares)
    s.city_points = _checked_points(options.city_points)
    if options.track == "shuffled":
        s.track = list(range(box.SPACES))
    else:
        s.track = [*_printed()] if options.track == "printed" else read_track(options.track)
        s.placed = box.SPACES
    s.first_initiative = NOBODY if first is None else first
    lay_out(s)
    return s


@cache
def _printed() -> tuple[int, ...]:
    return tuple(read_track(box.PRINTED_TRACK))


def _checked_shares(shares: Sequence[int]) -> list[int]:
    """Some of each industry, 105 in all. (MZ-1)"""
    _check_count("shares", len(shares), box.INDUSTRIES, "MZ-1")
    for k, count in enumerate(shares, 1):
        if not 0 < count < box.ALL_SHARES:
            raise BadSetup(
                "setup_entry_least", "MZ-1", option="shares", entry=k, least=1, given=count
            )
    if sum(shares) != box.ALL_SHARES:
        raise BadSetup(
            "setup_sum", "MZ-1", option="shares", wanted=box.ALL_SHARES, given=sum(shares)
        )
    return list(shares)


def _checked_points(points: Sequence[int]) -> list[int]:
    """Something for each city. (MZ-2)"""
    _check_count("city_points", len(points), box.CITIES, "MZ-2")
    for k, worth in enumerate(points, 1):
        if not 0 < worth <= box.MOST_CITY_POINTS:
            raise BadSetup(
                "setup_entry_range",
                "MZ-2",
                option="city_points",
                entry=k,
                least=1,
                most=box.MOST_CITY_POINTS,
                given=worth,
            )
    return list(points)


def _check_count(option: str, given: int, wanted: int, paragraph: str) -> None:
    if given != wanted:
        raise BadSetup("setup_count", paragraph, option=option, wanted=wanted, given=given)


def read_track(spaces: Sequence[str]) -> list[int]:
    """Read 30 spaces by name; each pair of city and industry is there once. (MZ-3)"""
    _check_count("track", len(spaces), box.SPACES, "MZ-3")
    places: dict[int, int] = {}
    for k, name in enumerate(spaces, 1):
        pair = _read_space(k, name)
        if pair in places:
            raise _wrong_space("setup_entry_repeats", k, other=places[pair])
        places[pair] = k
    return list(places)


def _read_space(k: int, name: str) -> int:
    city, slash, industry = (part.strip() for part in name.partition("/"))
    if not slash:
        raise _wrong_space("setup_entry_form", k, name=name, form="City/industry")
    return _named(k, city, box.CITY_NAMES) * box.INDUSTRIES + _named(
        k, industry, box.INDUSTRY_NAMES
    )


def _named(k: int, wanted: str, names: Sequence[str]) -> int:
    for number, name in enumerate(names):
        if name.casefold() == wanted.casefold():
            return number
    raise _wrong_space("setup_entry_unknown", k, name=wanted, known=", ".join(names))


def _wrong_space(name: str, entry: int, /, **said: int | str) -> BadSetup:
    return BadSetup(name, "MZ-3", option="track", entry=entry, **said)

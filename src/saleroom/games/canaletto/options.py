"""What a table can choose, and the first state of a game.

The facts that were printed on the game and are not in the document ([C]) can be replaced here: the
number of palaces and the value markers. Every complaint names the entry that is wrong.
"""

import msgspec

from saleroom.core.errors import BadSetup, no_such_seat
from saleroom.core.layout import blank
from saleroom.core.seats import NOBODY, everybody
from saleroom.games.canaletto import components as box
from saleroom.games.canaletto.components import COPIES, MOST_IN_PALACE, TYPE_NAMES
from saleroom.games.canaletto.rules import set_up
from saleroom.games.canaletto.state import NOWHERE, State

Layout = tuple[tuple[str, ...], ...]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices of a table; what each means, and its default, the catalogue says."""

    first_player: int | None = None  # CA-5
    start: int | None = None  # CA-5
    palaces: int = box.PALACES  # CA-2
    layout: Layout | None = None  # CA-2
    values: tuple[int, ...] | None = None  # CA-3
    hidden_values: bool = False  # CA-3
    highest_bid: int = box.HIGHEST_BID  # CA-15


def setup(players: int, _edition: str, options: Options) -> State:
    """Put on the table what the options fix; chance brings the rest. (CA-1 to CA-5)"""
    _check_range("palaces", options.palaces, box.FEWEST_PALACES, box.MOST_PALACES, "CA-2")
    _check_range("highest_bid", options.highest_bid, 1, box.MOST_HIGHEST_BID, "CA-15")
    s = blank(State)
    s.players = players
    s.palaces = options.palaces
    s.hidden_values = int(options.hidden_values)
    s.highest_bid = options.highest_bid
    s.first_player = s.leader = s.buyer = NOBODY
    s.column = s.gondola = NOWHERE
    if options.first_player is not None:
        if not 0 <= options.first_player < players:
            raise no_such_seat("first_player", options.first_player, players, "CA-5")
        s.first_player = options.first_player
    if options.start is not None:
        _check_range("start", options.start, 0, options.palaces - 1, "CA-5")
        s.column = s.gondola = options.start
    if options.layout is not None:
        _lay_as_given(s, options.layout)
    s.scale = sorted(_checked_values(options.values))
    s.masks = everybody(players)
    s.points[:players] = [box.STARTING_POINTS] * players
    set_up(s)
    return s


def _check_range(option: str, number: int, least: int, most: int, paragraph: str) -> None:
    if not least <= number <= most:
        raise BadSetup(
            "setup_range", paragraph, option=option, least=least, most=most, given=number
        )


def _checked_values(values: tuple[int, ...] | None) -> tuple[int, ...]:
    """Any 14 numbers will do, equal ones too: an owner of the game knows what is printed."""
    if values is None:
        return box.VALUES
    if len(values) != box.MARKERS:
        raise BadSetup(
            "setup_count", "CA-3", option="values", wanted=box.MARKERS, given=len(values)
        )
    for place, value in enumerate(values):
        if not box.LEAST_VALUE <= value <= box.MOST_VALUE:
            raise BadSetup(
                "setup_entry_range",
                "CA-3",
                option="values",
                entry=place + 1,
                least=box.LEAST_VALUE,
                most=box.MOST_VALUE,
                given=value,
            )
    return values


def _lay_as_given(s: State, layout: Layout) -> None:
    """Check the layout palace by palace, then count the tiles. (CA-1, CA-2)"""
    if len(layout) != s.palaces:
        raise BadSetup("setup_count", "CA-2", option="layout", wanted=s.palaces, given=len(layout))
    for palace, names in enumerate(layout):
        if not 1 <= len(names) <= MOST_IN_PALACE:
            raise _wrong_palace(
                "setup_entry_count", "CA-2", palace, least=1, most=MOST_IN_PALACE, given=len(names)
            )
        for name in names:
            if name not in TYPE_NAMES:
                known = ", ".join(TYPE_NAMES)
                raise _wrong_palace("setup_entry_unknown", "CA-1", palace, name=name, known=known)
            kind = TYPE_NAMES.index(name)
            if s.palace[palace] >> kind & 1:
                raise _wrong_palace("setup_entry_twice", "CA-2", palace, name=name)
            s.palace[palace] |= 1 << kind
            s.left[kind] += 1
    for kind, count in enumerate(COPIES):
        if s.left[kind] != count:
            raise BadSetup(
                "setup_tiles",
                "CA-1",
                option="layout",
                name=TYPE_NAMES[kind],
                wanted=count,
                given=s.left[kind],
            )
    s.laid = box.TILES


def _wrong_palace(name: str, paragraph: str, palace: int, /, **said: int | str) -> BadSetup:
    return BadSetup(name, paragraph, option="layout", entry=palace + 1, **said)

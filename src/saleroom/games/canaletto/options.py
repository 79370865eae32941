"""What a table can choose, and the first state of a game.

The facts that were printed on the game and are not in the document ([C]) can be replaced here: the
number of palaces and the value markers. Every complaint names the entry that is wrong.
"""

import msgspec

from saleroom.core.errors import BadSetup
from saleroom.core.layout import blank
from saleroom.core.seats import NOBODY, everybody
from saleroom.games.canaletto import components as box
from saleroom.games.canaletto.components import COPIES, TYPE_NAMES
from saleroom.games.canaletto.rules import set_up
from saleroom.games.canaletto.state import NOWHERE, State

Layout = tuple[tuple[str, ...], ...]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices of a table.

    first_player: this seat opens the first round; by default a seat drawn at random (CA-5).
    start: the palace where gondola and column start; by default drawn at random (CA-5).
    palaces: how many palaces the board has (CA-2).
    layout: the treasures of each palace, by name; by default laid at random (CA-2).
    values: the numbers of the 14 value markers, by default 3 to 16 (CA-3).
    hidden_values: only the next marker of the scale is open (CA-3).
    highest_bid: the most a single bid may be (CA-15).
    """

    first_player: int | None = None
    start: int | None = None
    palaces: int = box.PALACES
    layout: Layout | None = None
    values: tuple[int, ...] | None = None
    hidden_values: bool = False
    highest_bid: int = box.HIGHEST_BID


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
        _check_range("first_player", options.first_player, 0, players - 1, "CA-5")
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


def _check_range(name: str, number: int, least: int, most: int, paragraph: str) -> None:
    if not least <= number <= most:
        raise BadSetup(f"{name} is a number from {least} to {most}, not {number} ({paragraph})")


def _checked_values(values: tuple[int, ...] | None) -> tuple[int, ...]:
    """Any 14 numbers will do, equal ones too: an owner of the game knows what is printed."""
    if values is None:
        return box.VALUES
    if len(values) != box.MARKERS:
        raise BadSetup(f"values has {len(values)} numbers, not {box.MARKERS} (CA-3)")
    for place, value in enumerate(values):
        _check_range(f"values[{place}]", value, box.LEAST_VALUE, box.MOST_VALUE, "CA-3")
    return values


def _lay_as_given(s: State, layout: Layout) -> None:
    """Check the layout palace by palace, then count the tiles. (CA-1, CA-2)"""
    if len(layout) != s.palaces:
        raise BadSetup(f"layout has {len(layout)} palaces, not {s.palaces} (CA-2)")
    for palace, names in enumerate(layout):
        if not 1 <= len(names) <= box.MOST_IN_PALACE:
            raise BadSetup(
                f"layout[{palace}] has {len(names)} treasures; a palace has 1 to 3 (CA-2)"
            )
        for name in names:
            if name not in TYPE_NAMES:
                known = ", ".join(TYPE_NAMES)
                raise BadSetup(
                    f"layout[{palace}] has {name!r:.40}, which is none of {known} (CA-1)"
                )
            kind = TYPE_NAMES.index(name)
            if s.palace[palace] >> kind & 1:
                raise BadSetup(f"layout[{palace}] has more than one {name} (CA-2)")
            s.palace[palace] |= 1 << kind
            s.left[kind] += 1
    for kind, count in enumerate(COPIES):
        if s.left[kind] != count:
            name = TYPE_NAMES[kind]
            raise BadSetup(f"layout has {s.left[kind]} tiles of {name}, not {count} (CA-1)")
    s.laid = box.TILES

"""What a table can choose, and the first state of a game."""

from typing import Literal

import msgspec

from saleroom.core.errors import BadSetup, no_such_seat
from saleroom.core.layout import blank
from saleroom.core.seats import NOBODY
from saleroom.games.modern_art.components import EDITIONS, MYSTERY_PLAYERS
from saleroom.games.modern_art.rules import lay_out
from saleroom.games.modern_art.state import State


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices of a table; what each means, and its default, the catalogue says."""

    # MA-35, MA-36
    double_proceeds: Literal["split", "new_seller"] | None = None
    mystery_hand: bool = False  # MA-50
    open_money: bool = False  # MA-6
    first_seller: int | None = None  # MA-5


def setup(players: int, edition: str, options: Options) -> State:
    """Lay out a new game; chance comes next. (MA-1 to MA-5, MA-50)"""
    if options.mystery_hand and players != MYSTERY_PLAYERS:
        raise BadSetup("setup_mystery_hand", "MA-50", players=players)
    if options.first_seller is not None and not 0 <= options.first_seller < players:
        raise no_such_seat("first_seller", options.first_seller, players, "MA-5")
    proceeds = options.double_proceeds or ("split" if edition == "1992" else "new_seller")
    s = blank(State)
    s.players = players
    s.edition = EDITIONS.index(edition)
    s.new_seller_takes_all = int(proceeds == "new_seller")
    s.mystery_hand = int(options.mystery_hand)
    s.open_money = int(options.open_money)
    s.first_seller = NOBODY if options.first_seller is None else options.first_seller
    lay_out(s)
    return s

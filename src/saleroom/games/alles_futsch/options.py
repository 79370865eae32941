"""What a table can choose, and the first state of a game."""

from typing import Literal

import msgspec

from saleroom.core.errors import BadSetup, no_such_seat
from saleroom.core.layout import blank
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.games.alles_futsch.components import CARD_LIST, CARDS, KIND_NAMES
from saleroom.games.alles_futsch.rules import lay_out
from saleroom.games.alles_futsch.state import NO_KIND, State

Kind = Literal["painting", "sculpture", "furniture", "clock", "vase"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices of a table; what each means, and its default, the catalogue says."""

    open_money: bool = False  # AF-5
    zero_is_bankrupt: bool = True  # AF-15
    first_chooser: int | None = None  # AF-6
    boards: tuple[Kind, ...] | None = None  # AF-3
    cards: tuple[tuple[Kind, Kind, Kind], ...] | None = None  # AF-2


def setup(players: int, _edition: str, options: Options) -> State:
    """Lay out a new game; chance comes next. (AF-1 to AF-4)"""
    _check(players, options)
    s = blank(State)
    s.players = players
    s.open_money = int(options.open_money)
    s.zero_is_bankrupt = int(options.zero_is_bankrupt)
    s.first_chooser = NOBODY if options.first_chooser is None else options.first_chooser
    s.board = [NO_KIND] * MOST_PLAYERS
    for seat, left_out in enumerate(options.boards or ()):
        s.board[seat] = KIND_NAMES.index(left_out)
    s.shows = [list(card) for card in _cards(options)]
    lay_out(s)
    return s


def _check(players: int, options: Options) -> None:
    first, boards, cards = options.first_chooser, options.boards, options.cards
    if first is not None and not 0 <= first < players:
        raise no_such_seat("first_chooser", first, players, "AF-6")
    if boards is not None and len(boards) != players:
        raise BadSetup("setup_count", "AF-3", option="boards", wanted=players, given=len(boards))
    for seat, left_out in enumerate(boards or ()):
        if boards is not None and left_out in boards[:seat]:
            other = boards.index(left_out) + 1
            raise BadSetup(
                "setup_entry_repeats", "AF-1", option="boards", entry=seat + 1, other=other
            )
    if cards is not None and len(cards) != CARDS:
        raise BadSetup("setup_count", "AF-2", option="cards", wanted=CARDS, given=len(cards))


def _cards(options: Options) -> tuple[tuple[int, ...], ...]:
    if options.cards is None:
        return CARD_LIST
    return tuple(tuple(KIND_NAMES.index(kind) for kind in card) for card in options.cards)

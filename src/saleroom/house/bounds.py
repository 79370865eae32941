"""How much a seat may put into a table's log beside its moves, so that no log grows without end.

Every entry stays for good, in memory while the table is looked at and on disk, and much of it can
be sent again and again: talk, 'out' and in again, orders, handing over and taking back. So all of
it is counted for each seat, from the opening of the table on and also after the end of the game.
"""

from collections.abc import Mapping
from typing import Any

from saleroom.core.roles import TAKE_BACK
from saleroom.house import entries as e
from saleroom.house.commands import Refused
from saleroom.house.table import Table

# What a seat may say and change in a game, and letters of it.
MOST_WORDS = 1000
MOST_LETTERS = 20_000
# How many devices may hold a seat, and how often people may sit down at a table.
MOST_DEVICES = 30
MOST_SEATINGS = 100

# What can be said again and again. Moves are bounded by the game, but for those that undo one.
_WORDS = {
    e.Said,
    e.Emoted,
    e.Mixed,
    e.WentOut,
    e.Ordered,
    e.HandedOver,
    e.TookBack,
    e.AskedBack,
    e.DeclinedBack,
    e.Reminding,
    e.Renewed,
}


def count(table: Table, body: Any) -> None:
    """Count what an entry adds to what its seat has said."""
    if isinstance(body, e.Played):
        if body.cause == "person":
            seat, action = body.moves[0]
            if action == table.match.game.codec.roles.take_back:
                table.seats[seat].words += 1
        return
    if type(body) in _WORDS and body.seat is not None:
        table.seats[body.seat].words += 1
    if isinstance(body, e.Said):
        table.seats[body.seat].letters += len(body.text)
    if isinstance(body, e.Sat):
        table.seatings += 1


def check(table: Table, seat: int, body: Any) -> None:
    """Refuse what would be one too many; moves and leaving never are."""
    if type(body) in _WORDS and getattr(body, "why", "") != "left":
        _check_words(table, seat)
    if isinstance(body, e.Said) and table.seats[seat].letters + len(body.text) > MOST_LETTERS:
        raise Refused("not_now", "too_many_letters", most=MOST_LETTERS)


def check_action(table: Table, seat: int, action: Mapping[str, Any]) -> None:
    """Refuse to undo a move once more, before anything is done."""
    if TAKE_BACK in action:
        _check_words(table, seat)


def _check_words(table: Table, seat: int) -> None:
    if table.seats[seat].words >= MOST_WORDS:
        raise Refused("not_now", "too_many_words", most=MOST_WORDS)


def check_device(table: Table, seat: int) -> None:
    """Refuse one more device at a seat that has many."""
    if len(table.seats[seat].persons) >= MOST_DEVICES:
        raise Refused("not_now", "seat_on_many_devices", most=MOST_DEVICES)

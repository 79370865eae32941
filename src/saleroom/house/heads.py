"""What the store and the server want to know of a table at a glance."""

import msgspec

from saleroom.house.about import about
from saleroom.house.arranged import arranged
from saleroom.house.due import Due
from saleroom.house.orders import stands
from saleroom.house.pacing import is_held
from saleroom.house.statuses import OVER, PLAYING
from saleroom.house.table import Table
from saleroom.house.taking_back import awaited
from saleroom.store.contract import Head


def head_of(table: Table, due: Due | None) -> Head:
    """Return the table's head and what is due there; a bot that is asked is due at once."""
    return msgspec.structs.replace(
        _head(table),
        changed=table.heard_at,  # it orders lists, so others see it
        due=table.changed if bots_asked(table) else (None if due is None else due.at),
        ended=table.heard_at if table.status == OVER else None,
    )


@arranged
def _head(table: Table) -> Head:
    """Say what moves do not change of it."""
    return Head(
        table=table.id,
        game=table.settings.game,
        rules=table.opened.rules,
        status=table.status,
        public=table.settings.public,
        pace=table.settings.pace,
        language=table.settings.language,
        players=table.settings.players,
        free=table.free,
        opened=table.opened_at,
        changed=0,
        due=None,
        about=msgspec.json.encode(about(table)),
    )


def bots_asked(table: Table) -> tuple[int, ...]:
    """Return the seats where a bot has to decide something now; none while a request is open."""
    if not _has_bots(table) or table.request is not None or is_held(table):
        return ()
    seats = (seat for seat in _asked(table) if table.seats[seat].player is not None)
    return tuple(seat for seat in seats if not stands(table, seat))


@arranged
def _has_bots(table: Table) -> bool:
    return any(seat.player is not None for seat in table.seats)


def people_asked(table: Table) -> tuple[int, ...]:
    """Return the seats where a person has to decide something now."""
    return tuple(
        seat
        for seat in _asked(table)
        if table.seats[seat].player is None and seat not in table.orders
    )


def people_awaited(table: Table) -> tuple[int, ...]:
    """Return the seats whose person is waited for: by the game, or by who asks to go back."""
    return (*people_asked(table), *awaited(table))


def _asked(table: Table) -> tuple[int, ...]:
    if table.status != PLAYING or table.interval is not None:
        return ()
    return table.still_in() if table.is_outcry else tuple(table.waiting)

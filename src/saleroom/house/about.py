"""What everybody may know of a table, whoever looks: who sits there, and what was agreed."""

from saleroom.house.hints import gives_hints
from saleroom.house.shown import About
from saleroom.house.table import Table


def about(table: Table) -> About:
    """Tell what everybody may know of a table."""
    return About(
        table=table.id,
        settings=table.settings,
        status=table.status,
        names=tuple(names(table)),
        bots=tuple(k for k, seat in enumerate(table.seats) if seat.bot and not seat.name),
        programs=tuple(k for k, seat in enumerate(table.seats) if seat.is_program),
        free=table.free,
        opened=table.opened_at,
        commitment=table.opened.commitment,
        rules=table.opened.rules,
        source=table.opened.source,
        hints=gives_hints(table),
        practice=table.is_practice,
    )


def names(table: Table) -> list[str]:
    """Name who sits where, bots by their names."""
    return [seat.name or seat.bot or "" for seat in table.seats]

"""What is told of a game when it is over: its record, its story, all positions it went through.

Decides who may look back. Everything is shown then, so nothing here answers before the end.
"""

from collections.abc import Iterator

import msgspec

from saleroom.core.seats import ALL_SEEING
from saleroom.house.about import names
from saleroom.house.commands import Refused
from saleroom.house.settings import ANYBODY
from saleroom.house.showing import check_viewer, line_of
from saleroom.house.shown import Line
from saleroom.house.table import Table
from saleroom.play.match import Match
from saleroom.play.record import Record, TakenBack, record_of


def check_looking_back(table: Table, person: str | None) -> None:
    """Let a person see everything of a finished game, if the table allows it."""
    check_viewer(table, ALL_SEEING)
    is_player = person is not None and table.seat_of(person) is not None
    if table.settings.replay != ANYBODY and not is_player:
        raise Refused("not_yours", "players_only")


def record(table: Table) -> Record:
    """Write the whole game down; only when it is over."""
    check_viewer(table, ALL_SEEING)
    written = record_of(table.match, [name or "?" for name in names(table)])
    if table.taken_back:
        gone = [TakenBack.of(table.match, *one) for one in table.taken_back]
        written = msgspec.structs.replace(written, taken_back=gone, practice=table.is_practice)
    return msgspec.structs.replace(written, deal=table.deal())


def story_lines(table: Table, viewer: int) -> tuple[tuple[int, Line], ...]:
    """Return all lines a viewer heard, each with the moves made by then; only when it is over."""
    check_viewer(table, ALL_SEEING)
    return tuple(
        (move, line_of(n, what)) for n, (move, what) in enumerate(table.hearing.placed(viewer))
    )


def matches(table: Table) -> Iterator[Match]:
    """Play the game again, move by move; only when it is over. It is one match that goes on."""
    check_viewer(table, ALL_SEEING)
    match = at_move(table, 0)
    yield match
    for seat, action in table.match.moves:
        match.act(seat, action)
        yield match


def at_move(table: Table, move: int) -> Match:
    """Return the game as it was after so many moves; only when it is over."""
    check_viewer(table, ALL_SEEING)
    match = Match(
        table.match.game, table.settings.players, table.settings.edition, table.settings.options
    )
    for seat, action in table.match.moves[:move]:
        match.act(seat, action)
    return match

"""Where a tutor may speak up: at a table of one person against bots, and nowhere else.

Decides by who sits at the table, which everybody sees; what the tutor says, and whether somebody
wishes for one, is decided elsewhere.
"""

from saleroom.house.arranged import arranged
from saleroom.house.commands import Refused
from saleroom.house.hints import gives_hints
from saleroom.house.stages import playing
from saleroom.house.table import Table


@arranged
def gives_tutoring(table: Table) -> bool:
    """Tell whether one person plays here against bots, and may ask for advice."""
    others = [seat for seat in table.seats if seat.bot is None]
    return gives_hints(table) and len(others) == 1 and not others[0].is_program


def check_tutoring(table: Table, seat: int) -> int:
    """Return which move was the last decision of the seat; raise Refused if it may not ask."""
    if not gives_tutoring(table):
        raise Refused("not_here", "no_tutor")
    playing(table)
    moves = table.match.moves
    last = max((n for n, move in enumerate(moves) if move.seat == seat), default=None)
    if last is None:
        raise Refused("not_now", "nothing_decided")
    return last

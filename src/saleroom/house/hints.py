"""Where people may ask a bot for advice, and when there is something to ask about.

Decides by the settings and who sits at the table, which everybody sees; what the advice is, and how
much of it anybody gets, is decided where the bot is asked.
"""

from typing import Literal

from saleroom.bots.advice import is_asked
from saleroom.house.arranged import arranged
from saleroom.house.commands import Refused
from saleroom.house.stages import playing
from saleroom.house.statuses import PLAYING
from saleroom.house.table import Table


@arranged
def gives_hints(table: Table) -> bool:
    """Tell whether people may ask: never in public; if nothing was said, where one person plays."""
    settings = table.settings
    if settings.public:
        return False
    if settings.hints is None:
        return sum(seat.bot is None for seat in table.seats) == 1
    return settings.hints


def what_to_ask(table: Table, seat: int) -> Literal["decision", "lot"] | None:
    """Say what the seat may ask about now: what to do, or what the lot on offer is worth."""
    if table.status != PLAYING or table.interval is not None or not gives_hints(table):
        return None
    if table.seats[seat].player is not None:
        return None
    if is_asked(table.match.legal(seat), table.match.game.codec):
        return "decision"
    return "lot" if table.sale is not None else None


def check_hint(table: Table, seat: int) -> None:
    """Do nothing; raise Refused if the seat may not ask now."""
    if not gives_hints(table):
        raise Refused("not_here", "no_hints")
    playing(table)
    if table.seats[seat].player is not None:
        raise Refused("bot_plays")
    if what_to_ask(table, seat) is None:
        raise Refused("not_now", "no_hint_now")

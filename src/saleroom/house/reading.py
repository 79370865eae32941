"""A table made of its log, as far as the log goes.

Decides what becomes of a log that cannot be replayed to its end, because the rules have changed or
because it is damaged: the table stands where it was, and says why.
"""

from collections.abc import Sequence

from saleroom.core.errors import BadSetup, SaleroomError
from saleroom.house import entries as e
from saleroom.house.log import OtherRules, take
from saleroom.house.table import Table
from saleroom.play.record import rules_of, version_of
from saleroom.store.contract import Entry, Outage


class Unreadable(Exception):  # a state of affairs
    """A log of which not even the first entry can be read."""


def read_table(log: Sequence[Entry], outages: Sequence[Outage] = ()) -> Table:
    """Make a table of its log; one that cannot be replayed to its end is frozen where it stands."""
    table = Table(outages)
    for number, entry in enumerate(log):
        try:
            take(table, e.read(entry.body), entry.at, entry.command)
        except Exception as error:  # whatever a damaged log or other rules bring
            if number == 0:
                # A package that brought its game was removed, say.
                why = str(error) if isinstance(error, BadSetup) else type(error).__name__
                raise Unreadable(why) from error
            # Half of an entry may have been taken: what was taken before it stands.
            table = read_table(log[:number], outages)
            _freeze(table, error, log[number:])
            break
        table.seq = entry.seq + 1
    return table


def _freeze(table: Table, error: Exception, rest: Sequence[Entry]) -> None:
    """Let a table stand where it is; its log goes on, but nothing can be made of the rest."""
    old, new = version_of(table.opened.rules), rules_of(table.match.game)
    # A refusal may name the mover's purse, and an error what it stumbled over.
    what = "a move is not legal any more"
    if not isinstance(error, SaleroomError):
        what = f"entry {rest[0].seq} cannot be read ({type(error).__name__})"
    elif isinstance(error, OtherRules):
        what = str(error)
    why = f"rules {old} do not replay under {new}: {what}"
    is_damage = old == new and not isinstance(error, SaleroomError)
    take(table, e.Frozen(why=why, cause="damage" if is_damage else "rules"), rest[0].at)
    table.seq = rest[-1].seq + 1
    table.is_closed = any(e.is_end(entry.body) for entry in rest)

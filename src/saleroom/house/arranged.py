"""What moves do not change of a table is worked out once, until something else happens there.

Who sits where, who plays for whom, and what was settled when the table was opened: all of it is
asked after every move, and nearly every entry of a log is a move.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from saleroom.house.table import Table

T = TypeVar("T")


def arranged(work_out: Callable[["Table"], T]) -> Callable[["Table"], T]:
    """Remember what follows from how a table is arranged, as long as it is arranged so."""

    def known(table: "Table") -> T:
        found: T
        try:
            found = table.known[work_out]
        except KeyError:
            found = table.known[work_out] = work_out(table)
        return found

    known.__doc__ = work_out.__doc__
    return known

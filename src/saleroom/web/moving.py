"""Moves that nothing stands in the way of: decided, kept and told without a task of their own.

Nearly everything that is sent to a busy house is a move at a table that is in memory and where
nothing else is being done. Decides only which those are; what becomes of them is decided by the
same functions as for everything else, in the same order: decided, kept, told, answered.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from saleroom.house import commands as c
from saleroom.house.commands import Refused
from saleroom.house.deciding import decided
from saleroom.house.sent import sent
from saleroom.house.sitting_down import plain
from saleroom.store.contract import Taken
from saleroom.web.connections import Connection
from saleroom.web.floor import Floor, Made
from saleroom.web.frames import Answer
from saleroom.web.seated_table import SeatedTable

# What became of a move; None: another server was faster, and it is to be sent anew.
Outcome = Answer | BaseException | None
Then = Callable[[Outcome], None]


class Moving:
    """Moves of one house."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor

    def begun(self, asker: Connection, command: c.Act, then: Then) -> bool:
        """Carry a move out and say what became of it; False: not so, it has to wait its turn."""
        seated_table = self._floor.at_hand(asker.table)
        if seated_table is None:
            return False
        outcome: Outcome
        try:
            made = self._made(seated_table, asker, command)
            if made is not None:
                keeping = self._floor.store.keeping(made.bundle)
                told = partial(self._told, seated_table, made, asker, command, then)
                keeping.add_done_callback(told)
                return True
            outcome = _answer(seated_table, asker, command)
        except Refused as refused:
            outcome = refused
        except BaseException as error:  # noqa: BLE001  # whatever it is, it is answered
            self._floor.distrust(seated_table, error)
            outcome = error
        seated_table.lock.release()
        then(outcome)
        return True

    def _made(self, seated_table: SeatedTable, asker: Connection, command: c.Act) -> Made | None:
        """Make the move; None if it was made before."""
        this = sent(asker.person or "", asker.session, command)
        plain(command.id)
        table = seated_table.table
        if table.sent.has(this):
            return None
        body = decided(table, seated_table.seat_of(asker.person), command, self._floor.now())
        return self._floor.made(seated_table, body, this)

    def _told(  # noqa: PLR0913, PLR0917  # all that is known of a move
        self,
        seated_table: SeatedTable,
        made: Made,
        asker: Connection,
        command: c.Act,
        then: Then,
        keeping: asyncio.Future[None],
    ) -> None:
        """Tell everybody, if it is kept; then let others come to the table."""
        outcome: Outcome
        try:
            keeping.result()
            if self._floor.in_memory(asker.table) is not seated_table:
                raise asyncio.CancelledError  # noqa: TRY301  # the house was closed meanwhile
            self._floor.kept(seated_table, made, asker)
            outcome = _answer(seated_table, asker, command)
        except Taken:
            seated_table.is_stale = True
            outcome = None
        except BaseException as error:  # noqa: BLE001  # whatever it is, it is answered
            self._floor.distrust(seated_table, error)
            outcome = error
        seated_table.lock.release()
        then(outcome)


def _answer(seated_table: SeatedTable, asker: Connection, command: c.Act) -> Answer:
    # With whose eyes it looks was seen to when everybody was told.
    return Answer(id=command.id, n=len(seated_table.table.lines(asker.viewer)))

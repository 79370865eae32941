"""Whether something would be done, asked before anything is kept: for whoever is nobody yet.

Nobody becomes somebody for what is refused. Nothing here changes a table.
"""

from saleroom.house.afterwards import check_looking_back
from saleroom.house.commands import Refused
from saleroom.house.knocking import at_the_door, knocked
from saleroom.house.log import note
from saleroom.house.opening import Opening, opening, played_on
from saleroom.house.settings import Place, Settings
from saleroom.house.sitting_down import sat_down
from saleroom.house.table import Table
from saleroom.store.contract import Recovery
from saleroom.web.floor import Floor

# Who is nobody yet; no person is called so.
NOBODY_YET = ""


def try_opening(settings: Settings, name: str | None, seat: int | None) -> Opening:
    """Say how it would be opened; refuse what cannot be, or where the opener cannot sit so."""
    opened = opening(settings)
    if name is not None:
        note(trial := Table(), opened.body, 0)
        sat_down(trial, NOBODY_YET, name, seat, invited=True)
    return opened


async def try_playing_on(
    floor: Floor, table: str, person: str | None, move: int, seats: tuple[Place, ...] | None
) -> None:
    """Refuse a position that never was, or where it may not be seen, and other seats than fit."""

    def look(found: Table) -> None:
        check_looking_back(found, person)
        played_on(found, move, seats)

    await floor.read(table, look)


async def try_sitting(  # noqa: PLR0913, PLR0917  # what a form at the door asks
    floor: Floor, table: str, person: str | None, name: str, seat: int | None, invite: str | None
) -> None:
    """Refuse a seat that cannot be taken like that."""
    registered = await _registered(floor, person)

    def look(found: Table) -> None:
        who = person or NOBODY_YET
        as_whom, invited = at_the_door(found, who, name, invite)
        sat_down(found, who, as_whom, seat, invited=invited, program=registered)

    await floor.read(table, look)


async def try_knocking(floor: Floor, table: str, person: str | None, name: str) -> None:
    """Refuse somebody who may not ask to be let in."""
    registered = await _registered(floor, person)
    await floor.read(table, lambda found: knocked(found, person or NOBODY_YET, name, registered))


async def _registered(floor: Floor, person: str | None) -> str | None:
    program = await floor.store.program_of(person) if person else None
    return None if program is None else program.name


async def try_recovering(floor: Floor, found: Recovery | None) -> None:
    """Refuse a link that leads to no seat, or no longer does."""
    if found is None:
        raise Refused("no_seat", "no_such_link")
    wanted = found.hash.hex()
    if await floor.read(found.table, lambda one: one.seats[found.seat].recovery) != wanted:
        raise Refused("no_seat", "no_such_link")

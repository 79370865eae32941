"""Taking a seat before the game: who may, and under which name."""

from unicodedata import category

from msgspec import UNSET

from saleroom.house import entries as e
from saleroom.house.bounds import MOST_SEATINGS
from saleroom.house.commands import Refused
from saleroom.house.naming import looks, of_bots, readable
from saleroom.house.settings import WHO_COMES
from saleroom.house.statuses import OPEN
from saleroom.house.table import Table


def sat_down(  # noqa: PLR0913  # what a form at the door asks, and what the house knows of who asks
    table: Table,
    person: str,
    name: str,
    seat: int | None,
    *,
    invited: bool,
    program: str | None = None,
) -> e.Sat:
    """Let a person take a seat, any that is free if none is named.

    A `program` sits down under the name it was registered with, whatever it says.
    """
    without_seat(table, person)
    if table.seatings >= MOST_SEATINGS:
        raise Refused("not_now", "too_many_seatings", most=MOST_SEATINGS)
    seats = range(table.settings.players)
    free = [k for k in seats if _may_take(table, k, invited=invited, program=program)]
    if seat is not None and not 0 <= seat < table.settings.players:
        raise Refused("no_seat", "no_such_seat")
    if not free or (seat is not None and seat not in free):
        if invited or table.free == 0:
            raise Refused("taken", "no_free_seat" if seat is None else "seat_taken")
        raise Refused("not_invited")
    kept = [k for k in free if table.seats[k].place.program is not UNSET]  # for nobody else
    return e.Sat(
        seat=(kept or free)[0] if seat is None else seat,
        person=person,
        name=checked_name(table, name) if program is None else free_name(table, program),
        program=program is not None,
    )


def without_seat(table: Table, person: str) -> None:
    """Refuse who has a seat already, and everybody once the game has begun."""
    still_waiting(table)
    if table.seat_of(person) is not None:
        raise Refused("seated")


def checked_name(table: Table, name: str) -> str:
    """Return the name as it will be shown; refuse one that cannot be, or that somebody has.

    Where a seat is kept for a program its name is the program's: nobody else is taken for it.
    """
    named = [seat.place.program for seat in table.seats if seat.place.program is not UNSET]
    name = free_name(table, name)
    if looks(name) in map(looks, named):
        raise Refused("taken", "name_taken")
    return name


def free_name(table: Table, name: str) -> str:
    """Return a name as it will be shown; refuse one that cannot be, or of who sits there."""
    name = readable(plain(name))
    if is_somebodys(table, name):
        raise Refused("taken", "name_taken")
    if looks(name) in of_bots():
        raise Refused("taken", "name_of_bot")
    return name


def is_somebodys(table: Table, name: str) -> bool:
    """Tell whether a name looks like that of somebody at the table."""
    return looks(name) in {looks(other.name) for other in table.seats}


def _may_take(table: Table, seat: int, *, invited: bool, program: str | None) -> bool:
    place = table.seats[seat].place
    if table.seats[seat].is_taken:
        return False
    if place.program is not UNSET:
        return program is not None and looks(program) == looks(place.program)
    return invited or (table.settings.public and place.who == WHO_COMES)


def plain(text: str) -> str:
    """Refuse control characters, and what turns the direction of writing."""
    if text.isascii() and text.isprintable():
        return text
    for letter in text:
        if category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            raise Refused("malformed", "no_plain_text")
    return text


def still_waiting(table: Table) -> None:
    """Refuse what can only be done before the game."""
    if table.status != OPEN:
        raise Refused("begun")

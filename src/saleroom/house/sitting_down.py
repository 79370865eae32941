"""Taking a seat before the game: who may, and under which name."""

from unicodedata import category

from saleroom.house import entries as e
from saleroom.house.bounds import MOST_SEATINGS
from saleroom.house.commands import Refused
from saleroom.house.naming import looks, of_bots, readable
from saleroom.house.settings import WHO_COMES
from saleroom.house.statuses import OPEN
from saleroom.house.table import Table


def sat_down(table: Table, person: str, name: str, seat: int | None, *, invited: bool) -> e.Sat:
    """Let a person take a seat, any that is free if none is named."""
    without_seat(table, person)
    if table.seatings >= MOST_SEATINGS:
        raise Refused("not_now", "too_many_seatings", most=MOST_SEATINGS)
    free = [k for k in range(table.settings.players) if _may_take(table, k, invited=invited)]
    if seat is not None and not 0 <= seat < table.settings.players:
        raise Refused("no_seat", "no_such_seat")
    if not free or (seat is not None and seat not in free):
        if invited or table.free == 0:
            raise Refused("taken", "no_free_seat" if seat is None else "seat_taken")
        raise Refused("not_invited")
    return e.Sat(
        seat=free[0] if seat is None else seat, person=person, name=checked_name(table, name)
    )


def without_seat(table: Table, person: str) -> None:
    """Refuse who has a seat already, and everybody once the game has begun."""
    still_waiting(table)
    if table.seat_of(person) is not None:
        raise Refused("seated")


def checked_name(table: Table, name: str) -> str:
    """Return the name as it will be shown; refuse one that cannot be, or that somebody has."""
    name = readable(plain(name))
    if looks(name) in {looks(other.name) for other in table.seats}:
        raise Refused("taken", "name_taken")
    if looks(name) in of_bots():
        raise Refused("taken", "name_of_bot")
    return name


def _may_take(table: Table, seat: int, *, invited: bool) -> bool:
    place = table.seats[seat].place
    if table.seats[seat].is_taken:
        return False
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

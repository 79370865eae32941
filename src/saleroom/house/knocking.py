"""Somebody without the link asks to be let in, and whoever sits at the table says yes or no.

Decides who may ask, how often, and how long a question stands. Who is let in may take a seat as if
they had the link, and is not shown it; nobody is put on a seat while away, or a game would begin
without them. A knock is kept in the table's log, so it is bounded: for a person, and for a table.
"""

from typing import NamedTuple

from saleroom.core.seats import NOBODY
from saleroom.house import entries as e
from saleroom.house.clocks import MINUTE, later
from saleroom.house.commands import AnswerKnock, Refused
from saleroom.house.naming import looks
from saleroom.house.opening import hash_of
from saleroom.house.sitting_down import checked_name, free_name, is_somebodys, without_seat
from saleroom.house.statuses import OPEN
from saleroom.house.table import Knocker, Table

# How long those at the table have to answer.
LASTS = 10 * MINUTE
MOST_AT_ONCE = 5
MOST_OF_A_PERSON = 3
MOST_AT_A_TABLE = 30


class NumberedKnock(NamedTuple):
    """A knock, and the number by which it is answered."""

    number: int
    knock: Knocker


class Comer(NamedTuple):
    """Under which name somebody comes, and whether they may come in."""

    name: str
    invited: bool


def knocked(table: Table, person: str, name: str, program: str | None = None) -> e.Knocked:
    """Let a person ask; raise Refused if they may not, or not again.

    A `program` asks under the name it was registered with, whatever it says.
    """
    without_seat(table, person)
    last = knock_of(table, person)
    if last is not None and last.answer in {"waiting", "let_in"}:
        raise Refused("no_change", "knocked_already")
    if last is not None and last.answer == "turned_away":
        raise Refused("not_invited", "turned_away")
    if not any(seat.persons for seat in table.seats):
        raise Refused("not_now", "nobody_home")
    mine = [knock for knock in table.knocks if knock.person == person]
    is_too_often = len(mine) >= MOST_OF_A_PERSON or len(table.knocks) >= MOST_AT_A_TABLE
    if is_too_often or len(waiting(table)) >= MOST_AT_ONCE:
        raise Refused("not_now", "too_many_knocks")
    name = checked_name(table, name) if program is None else free_name(table, program)
    if looks(name) in {looks(one.knock.name) for one in waiting(table)}:
        raise Refused("taken", "name_taken")
    return e.Knocked(person=person, name=name)


def knock_answered(table: Table, seat: int, command: AnswerKnock) -> e.KnockAnswered:
    """Let somebody in, or turn them away."""
    if command.number not in {one.number for one in waiting(table)}:
        raise Refused("stale", "knock_over")
    return e.KnockAnswered(number=command.number, seat=seat, let_in=command.let_in)


def waiting(table: Table) -> tuple[NumberedKnock, ...]:
    """Return who waits for an answer, the first to come first."""
    if table.status != OPEN:
        return ()
    numbered = (NumberedKnock(number, knock) for number, knock in enumerate(table.knocks))
    return tuple(one for one in numbered if is_open(one.knock))


def is_open(knock: Knocker) -> bool:
    """Tell whether it still wants an answer."""
    return knock.answer == "waiting" and not knock.is_past


def knock_of(table: Table, person: str | None) -> Knocker | None:
    """Return the last knock of a person who has not sat down since."""
    mine = [knock for knock in table.knocks if knock.person == person and not knock.is_past]
    return mine[-1] if mine else None


def is_let_in(table: Table, person: str) -> bool:
    """Tell whether somebody at the table has let this person in."""
    knock = knock_of(table, person)
    return knock is not None and knock.answer == "let_in"


def at_the_door(table: Table, person: str, name: str, invite: str | None) -> Comer:
    """Tell as whom somebody comes to take a seat.

    Who is let in is whom those at the table said yes to, unless somebody has that name by now.
    """
    if invite is not None and hash_of(invite).hex() == table.opened.invite:
        return Comer(name, invited=True)
    if not is_let_in(table, person):
        return Comer(name, invited=False)
    knock = knock_of(table, person)
    assert knock is not None
    return Comer(name if is_somebodys(table, knock.name) else knock.name, invited=True)


def lapses(table: Table) -> int | None:
    """Return when the first who waits will have waited in vain."""
    first = waiting(table)[:1]
    return later(first[0].knock.at, LASTS, table.outages) if first else None


def lapsed(table: Table) -> e.KnockAnswered:
    """Nobody has answered the first who waits."""
    return e.KnockAnswered(number=waiting(table)[0].number, seat=NOBODY)

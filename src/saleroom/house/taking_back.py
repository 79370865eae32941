"""Taking back: to which decisions a seat may go back, who has to agree, and how often.

A decision is where a person's seat moved, by itself or because its time or the hammer fell; what a
bot decided for it is none. Whoever plays alone goes back as he likes, and the game is practice from
then on; otherwise all other people must agree in time, but not who left a seat to a bot by wish.
What going back does to a table is decided in `saleroom.house.log`.
"""

from saleroom.house import entries as e
from saleroom.house.arranged import arranged
from saleroom.house.clocks import BACK_DAYS, BACK_LIVE, later
from saleroom.house.commands import AnswerBack, Refused
from saleroom.house.intervals import people
from saleroom.house.table import Table
from saleroom.house.ways_back import WaysBack

# A request stops the table, so nobody gets this many turned down in a game.
MOST_REQUESTS = 5
# What is taken back stays in the log, which is read whole when a server starts.
MOST_REWINDS = 300
MOST_MOVES = 5000


def others(table: Table, seat: int) -> tuple[int, ...]:
    """Return the other seats whose person has to agree: who plays, and who was only too late."""
    return tuple(other for other in _agreeing(table) if other != seat)


@arranged
def _agreeing(table: Table) -> tuple[int, ...]:
    late = (k for k, one in enumerate(table.seats) if one.persons and one.is_late)
    return tuple(sorted({*people(table), *late}))


def decisions(table: Table, seat: int) -> WaysBack:
    """Return where the seat may go back to: its own lines, each with how many moves stay."""
    if not table.settings.takes_back or table.seats[seat].player is not None:
        return WaysBack()
    ways = table.ways_back.get(seat)
    if ways is None:
        ways = table.ways_back[seat] = WaysBack()
    for move in table.decisions.of[seat][ways.looked_at :]:
        line = table.hearing.since(seat, move)
        if line is None:
            break  # nothing was heard of it yet, nor of any later one
        # Of two decisions that nothing was heard between the later one counts.
        ways.add(line, move)
        ways.looked_at += 1
    return ways


def has_heard_of_all(table: Table, seat: int) -> bool:
    """Tell whether the seat has heard of all its decisions, as far as it may go back."""
    ways = table.ways_back.get(seat)
    return ways is None or ways.looked_at == len(table.decisions.of[seat])


def taken_back(table: Table, seat: int, to: int) -> e.Body:
    """Go back at once if nobody else plays; else ask everybody."""
    if not table.settings.takes_back:
        raise Refused("not_here", "no_take_back")
    if table.seats[seat].player is not None:
        raise Refused("bot_plays")
    if table.request is not None:
        raise Refused("not_now", "back_asked")
    move = decisions(table, seat).get(to)
    if move is None:
        raise Refused("malformed", "no_decision")
    gone = table.gone + len(table.match.moves) - move
    if len(table.taken_back) >= MOST_REWINDS or gone > MOST_MOVES:
        raise Refused("not_now", "back_too_much")
    if not others(table, seat):
        return e.Rewound(seat=seat, move=move)
    if table.turned_down[seat] >= MOST_REQUESTS:
        raise Refused("not_now", "back_too_often", most=MOST_REQUESTS)
    return e.AskedBack(seat=seat, move=move)


def answered_back(table: Table, seat: int, command: AnswerBack) -> e.Body:
    """Agree, say no, or withdraw what one asked."""
    request = table.request
    if request is None or request.number != command.number:
        raise Refused("stale", "back_not_asked")
    if table.seats[seat].player is not None:
        raise Refused("bot_plays")
    if not command.agree:
        return e.DeclinedBack(seat=seat)
    if seat not in awaited(table):
        raise Refused("no_change", "as_it_is")
    return e.AgreedBack(seat=seat)


def awaited(table: Table) -> tuple[int, ...]:
    """Return who has not answered yet."""
    request = table.request
    if request is None:
        return ()
    return tuple(seat for seat in others(table, request.seat) if seat not in request.agreed)


def granted(table: Table) -> e.Rewound | None:
    """Return what follows when all have agreed."""
    request = table.request
    if request is None or awaited(table):
        return None
    return e.Rewound(seat=request.seat, move=request.move, agreed=tuple(sorted(request.agreed)))


def lapses(table: Table) -> int | None:
    """Return until when the request in front of everybody can be answered."""
    if table.request is None:
        return None
    patience = BACK_LIVE if table.is_live else BACK_DAYS
    return later(table.request.at, patience, table.outages)

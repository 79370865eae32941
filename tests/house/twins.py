"""Two tables that a viewer cannot tell apart: one as it was played, one with other secrets.

Decides what of a table's log a viewer may not know, from the promises of docs/secrecy.md and not
from `saleroom.house.showing`: cards, purses and closed fists as the laws of each game deal them
anew (`saleroom.laws.house`), the seed, who the persons are, nonces, standing orders, who is out,
where reminders go. What is compared, and how, is left to others.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
from house.tables import Room, play_on
from laws.house_tables import TABLES

from saleroom.core.chance import seeded
from saleroom.core.sale import SEALED, STEERED
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.commands import Refused
from saleroom.house.due import next_due
from saleroom.house.log import note
from saleroom.house.opening import opening
from saleroom.house.settings import Place, Settings
from saleroom.house.statuses import OPEN, OVER, PLAYING
from saleroom.house.table import Table
from saleroom.house.taking_back import decisions, others
from saleroom.laws.secrecy import secrets_of
from saleroom.store.contract import Entry

ELSEWHERE = "https://elsewhere.example/{}"


# A game with everything in it that people may say in private


def lively_room(game: str, players: int, pace: str, drawing: Random, bots: int = 0) -> Room:
    """Open a table with options at random, where people mix nonces in and sit down."""
    tables = [one for one in TABLES if (one.game, one.players) == (game, players)]
    table = drawing.choice(tables)
    places = (Place("person"),) * (players - bots) + (Place("bot", "random"),) * bots
    hammer = drawing.choice(["fast", "normal", "none", "seller"]) if bots else "normal"
    settings = Settings(
        game=game,
        edition=table.edition,
        options=table.options,
        seats=places,
        pace=pace,  # type: ignore[arg-type]  # one of a few words
        hammer=hammer,  # type: ignore[arg-type]  # likewise
        ceilings=drawing.choice([None, True]),
    )
    room = Room(opening(settings, drawing.randbytes(32)))
    for seat in range(players - bots - 1):
        room.sit(f"person {seat}", seat)
        if drawing.random() < 0.7:
            room.send(seat, c.Mix(id=f"mix {seat}", nonce=f"nonce of {seat}"))
    room.sit(f"person {players - bots - 1}")
    return room


def play_lively(room: Room, drawing: Random, decisions: int) -> Room:
    """Play so many decisions at random, with secret words in between."""
    for _ in range(decisions):
        room.now += drawing.randrange(600)
        due = next_due(room.table)
        if due is not None and due.at <= room.now:
            room.wait()
        if drawing.random() < 0.35:
            _say_something(room, drawing)
        if not play_on(room, drawing):
            break
    return room


def _say_something(room: Room, drawing: Random) -> None:
    seat = drawing.randrange(room.table.settings.players)
    if room.table.seats[seat].bot is not None:
        return
    kinds = [_out, _order, _order, _remind, _say, _take_back, _hand_over, _come_from_elsewhere]
    kinds.append(_ask_back)
    with suppress(Refused):  # not everything can be said at any time
        drawing.choice(kinds)(room, seat, drawing)


def _id(room: Room) -> str:
    return f"said {len(room.log)}"


def _out(room: Room, seat: int, drawing: Random) -> None:
    room.send(seat, c.Out(id=_id(room), out=drawing.random() < 0.8))


def _order(room: Room, seat: int, drawing: Random) -> None:
    room.send(seat, drawn_order(room.table, seat, drawing, _id(room)))


def drawn_order(table: Table, seat: int, drawing: Random, number: str) -> c.LeaveOrder:
    """Draw a standing order that the house would take if it takes any now."""
    money = getattr(table.match.state, "money", None)
    most = 0 if money is None or _is_steered(table) else int(money[seat])
    up_to = drawing.choice([0, min(most, 3), drawing.randrange(most + 1)])
    then = drawing.choice(["pass", "ask"])
    return c.LeaveOrder(id=number, up_to=up_to, then=then)  # type: ignore[arg-type]  # likewise


def _is_steered(table: Table) -> bool:
    return table.sale is not None and table.sale.mechanism == STEERED


def _remind(room: Room, seat: int, drawing: Random) -> None:
    webhook = ELSEWHERE.format(drawing.randrange(1000))
    room.send(seat, c.Remind(id=_id(room), webhook=webhook))


def _say(room: Room, seat: int, _drawing: Random) -> None:
    room.send(seat, c.Say(id=_id(room), text="Going, going"))


def _take_back(room: Room, seat: int, _drawing: Random) -> None:
    if room.table.sale is not None and room.table.sale.mechanism == SEALED:
        room.act(seat, take_back=True)


def _hand_over(room: Room, seat: int, _drawing: Random) -> None:
    away = room.table.seats[seat].stand_in is not None
    command = c.TakeSeatBack(id=_id(room)) if away else c.HandOver(id=_id(room), bot="random")
    room.send(seat, command)


def _ask_back(room: Room, seat: int, drawing: Random) -> None:
    """Ask to go back, in vain: what the game would be there is for other tests."""
    places, people = list(decisions(room.table, seat)), others(room.table, seat)
    if not places or not people:
        return
    room.send(seat, c.TakeBack(id=_id(room), to=drawing.choice(places)))
    room.send(
        drawing.choice((seat, *people)),
        c.AnswerBack(id=_id(room), number=room.table.requests, agree=False),
    )


def _come_from_elsewhere(room: Room, seat: int, _drawing: Random) -> None:
    room.keep(e.Joined(seat=seat, person=f"phone {len(room.log)}"))


# The same table with other secrets


def entered(table: Table, entry: Entry) -> None:
    """Let a table take an entry, without asking whether rules still tell the same of it."""
    body = e.read(entry.body)
    if isinstance(body, e.Began):
        table.mix()
    if isinstance(body, e.Began | e.Played):
        for seat, action in body.moves:
            table.make_move(seat, action)
    note(table, body, entry.at)


def table_of(log: Sequence[Entry]) -> Table:
    """Make a table of a log."""
    table = Table()
    for entry in log:
        entered(table, entry)
    return table


class Twins(NamedTuple):
    """Two tables that grow side by side and are the same to a viewer."""

    one: Table
    other: Table
    viewer: int

    def told(self, log: Sequence[Entry], drawing: Random) -> Iterator[tuple[e.Body, ...]]:
        """Tell one table its log, and the other one with other secrets; stop after each entry.

        What was told to the other comes back each time.
        """
        moves = _moves_anew(table_of(log), self.viewer, drawing)
        secrets = _Secrets(*self, drawing)
        for entry in log:
            entered(self.one, entry)
            told = list(secrets.instead_of(e.read(entry.body), moves))
            _enter_all(self.other, told, entry.at)
            added = secrets.added()
            _enter_all(self.other, added, entry.at)
            yield (*told, *added)


def _enter_all(table: Table, bodies: Sequence[e.Body], at: int) -> None:
    for body in bodies:
        entered(table, Entry(table.seq, at, e.written(body)))


def _moves_anew(table: Table, viewer: int, drawing: Random) -> Iterator[tuple[int, int]]:
    """Return each move with other cards and other sums in closed fists, as the laws tell it."""
    anew = secrets_of(table.match.game.name).told_anew
    steps = anew(table.match, viewer, seeded(drawing.getrandbits(32)))
    # What the laws add is letting go in silence; here the house keeps that, and it is no move.
    return iter([(step[0].seat, step[0].action) for step in steps])


class _Secrets:
    """Chooses other secrets for the second table as both are told."""

    def __init__(self, one: Table, other: Table, viewer: int, drawing: Random) -> None:
        self._one = one
        self._other = other
        self._viewer = viewer
        self._drawing = drawing

    def instead_of(self, body: Any, moves: Iterator[tuple[int, int]]) -> list[e.Body]:
        """Return what the second table has in place of an entry."""
        replace = msgspec.structs.replace
        if isinstance(body, e.Opened):
            seed, invite = self._drawing.randbytes(32).hex(), self._drawing.randbytes(32).hex()
            return [replace(body, seed=seed, invite=invite)]
        if isinstance(body, e.Began | e.Played):
            return [replace(body, moves=tuple(next(moves) for _ in body.moves))]
        if getattr(body, "seat", self._viewer) == self._viewer:
            return [body]
        if isinstance(body, e.Sat):
            return [replace(body, person=f"somebody else, not {body.person}")]
        if isinstance(body, e.Mixed):
            return [replace(body, nonce="another nonce")]
        if isinstance(body, e.Joined | e.WentOut | e.Ordered | e.Reminding):
            return []
        return [body]

    def added(self) -> list[e.Body]:
        """Return what others said in private at the second table only."""
        if self._one.status not in (OPEN, PLAYING):
            return []
        said: list[e.Body] = []
        for seat in range(self._one.settings.players):
            if seat != self._viewer:
                said += self._said_by(seat)
        return said

    def _said_by(self, seat: int) -> list[e.Body]:
        drawing = self._drawing
        kind = drawing.randrange(16)
        if not self._one.seats[seat].persons:
            return []
        if kind == 0:
            return [e.Reminding(seat=seat, webhook=ELSEWHERE.format("other"), push="push")]
        if kind == 1:
            return [e.Joined(seat=seat, person=f"another phone {drawing.random()}")]
        if kind in (2, 3) and self._one.sale is not None:
            up_to = drawing.choice([None, drawing.randrange(300)])
            return [e.Ordered(seat=seat, up_to=up_to, then=drawing.choice(["pass", "ask"]))]
        if kind in (4, 5, 6) and self._may_go(seat):
            return [e.WentOut(seat=seat, out=drawing.random() < 0.7)]
        return []

    def _may_go(self, seat: int) -> bool:
        one = self._one
        return one.is_outcry and seat != one.leader


def with_other_sums(table: Table, viewer: int, drawing: Random) -> bool:
    """Put other sums into the purses of the others; False where none are secret now."""
    if table.status == OVER or not table.match.moves:
        return False
    secrets = secrets_of(table.match.game.name)
    numbers = seeded(drawing.getrandbits(32))
    state = secrets.disturbed(table.match.state, viewer, numbers)
    if state is None:
        return False
    table.match.state = state
    return True

"""Tables without a server: commands go in, entries come out, and the clock is a number."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from saleroom.core.legal import Legal
from saleroom.core.seats import SPECTATOR
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.deciding import acted, carried_out, decided
from saleroom.house.due import fallen, next_due
from saleroom.house.heads import bots_asked, people_asked
from saleroom.house.opening import Opening, opening
from saleroom.house.reading import read_table
from saleroom.house.sent import Sent
from saleroom.house.settings import Place, Settings
from saleroom.house.showing import Showing, shown
from saleroom.house.sitting_down import sat_down
from saleroom.house.statuses import PLAYING
from saleroom.house.table import Table
from saleroom.store.contract import Entry


class Room:
    """A table, its log, and the time."""

    def __init__(self, opened: Opening) -> None:
        self.now = 1_000_000
        self.log: list[Entry] = []
        self.table = Table()
        self.invite = opened.invite
        self.keep(opened.body)

    @classmethod
    def of(
        cls, game: str, players: int, bots: int = 0, deal: int | None = None, **chosen: Any
    ) -> "Room":
        """Open a table with people on the first seats and bots on the last.

        With `deal` the same is dealt every time.
        """
        seats = [Place("person")] * (players - bots) + [Place("bot", "random")] * bots
        seed = None if deal is None else sha256(b"%d" % deal).digest()
        return cls(opening(Settings(game=game, seats=tuple(seats), **chosen), seed))

    def keep(self, body: e.Body, command: Sent | None = None) -> None:
        """Write an entry down, and what follows by itself."""
        self.log += carried_out(self.table, body, self.now, command)

    def sit(self, person: str, seat: int | None = None) -> None:
        self.keep(sat_down(self.table, person, f"Name of {person}", seat, invited=True))

    def fill(self) -> "Room":
        """Let people sit down until the game begins."""
        while self.table.free:
            self.sit(f"person {self.table.free}")
        return self

    def send(self, seat: int, command: c.Command) -> None:
        self.keep(decided(self.table, seat, command, self.now))

    def act(self, seat: int, **action: Any) -> None:
        number = str(len(self.log))
        self.send(seat, c.Act(id=number, turn=self.table.turn(seat), action=action))

    def wait(self) -> bool:
        """Let the time pass until the house has something to do; False if it has nothing."""
        due = next_due(self.table)
        if due is None:
            return False
        self.now = max(self.now, due.at)
        self.keep(fallen(self.table, due))
        return True

    def again(self) -> Table:
        """Make the table of its log."""
        return read_table(self.log)

    def seen(self, viewer: int) -> bytes:
        """Return what a viewer sees; it is the same written for one and for many."""
        together = Showing(self.table)
        for other in viewers(self.table):
            together.written(other)
        seen = together.written(viewer)
        alone = msgspec.json.encode(shown(self.table, viewer))
        assert msgspec.json.decode(seen) == msgspec.json.decode(alone)
        return seen


def viewers(table: Table) -> Iterator[int]:
    yield from range(table.settings.players)
    yield SPECTATOR


def drawn_action(legal: Legal, table: Table, drawing: Random) -> int:
    """Choose something legal: amounts seldom and small, so that games end."""
    codec = table.match.game.codec
    if legal.amounts and (not legal.choices or drawing.random() < 0.3):
        amounts = legal.amounts[0]
        return codec.verbs[amounts.verb].first + min(
            amounts.most, amounts.least + drawing.randrange(3)
        )
    return drawing.choice([action for action in legal.choices if _goes_on(action, table)])


def _goes_on(action: int, table: Table) -> bool:
    return table.match.game.codec.verb_of(action).name != "take_back"


def play_on(room: Room, drawing: Random) -> bool:
    """Make one decision of somebody who is asked, or let time pass; False when it is over."""
    table = room.table
    if table.status != PLAYING:
        return False
    asked = [*people_asked(table), *bots_asked(table)]
    if not asked:
        return room.wait()
    seat = drawing.choice(asked)
    action = drawn_action(table.match.legal(seat), table, drawing)
    codec = table.match.game.codec
    if table.seats[seat].player is None:
        room.act(seat, **codec.decode(action))
    else:
        room.keep(acted(table, seat, action, "bot"))
    return True


def until(room: Room, mechanism: str, drawing: Random | None = None) -> Room:
    """Play at random until a lot is being sold like this, with nothing said about it yet."""
    drawing = drawing or Random(1)  # noqa: S311  # a game, not a secret
    while room.table.sale is None or room.table.sale.mechanism != mechanism:
        assert play_on(room, drawing), f"no {mechanism} before the end"
    return room


def at_interval(game: str = "modern-art", players: int = 3, bots: int = 0, **chosen: Any) -> Room:
    """Play at random until a round is over."""
    room = Room.of(game, players, bots, **chosen).fill()
    drawing = Random(5)  # noqa: S311  # a game, not a secret
    while room.table.interval is None:
        assert play_on(room, drawing), "no interval before the end"
    return room

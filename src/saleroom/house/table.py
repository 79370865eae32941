"""A table: who sits there, what they have said, and the game they play.

Entries of the log change it (`saleroom.house.log`), and moves; everything else may only read it.
Times are those of the entries.
"""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from saleroom.core.events import Event
from saleroom.core.sale import OUTCRY, Sale
from saleroom.core.seats import CHANCE
from saleroom.house import entries as e
from saleroom.house.settings import LIVE, Place, Settings
from saleroom.play.deal import Deal, drawn, key_of
from saleroom.play.match import Match
from saleroom.store.contract import OPEN, Outage


@dataclass
class Seat:
    """One seat: who sits there, and who plays for them.

    `bot` was seated when the table was opened or filled; `stand_in` plays for a person who is away.
    `bank` is what is left of the time for the whole game.
    """

    place: Place
    name: str = ""
    persons: set[str] = field(default_factory=set)
    bot: str | None = None
    stand_in: str | None = None
    nonce: str = ""
    bank: int = 0
    webhook: str | None = None
    push: str | None = None
    recovery: str = ""

    @property
    def is_taken(self) -> bool:
        """Tell whether anybody sits here."""
        return bool(self.persons) or self.bot is not None

    @property
    def player(self) -> str | None:
        """The bot that plays this seat now; None if a person does."""
        return self.stand_in or self.bot


class Order(NamedTuple):
    """A standing order for the lot on offer: up to so much, and then pass, or ask again."""

    up_to: int
    then: str


class Happened(NamedTuple):
    """Something at the table that is not of the game; everybody hears of it."""

    name: str
    seat: int
    text: str = ""


class Pause(NamedTuple):
    """The hammer waits for a seat since then."""

    seat: int
    since: int


class _Ear:
    """What one viewer has heard, as far as it was asked for."""

    def __init__(self) -> None:
        self.lines: list[Event | Happened] = []
        self.moves = 0
        self.happenings = 0


class Table:
    """A table. Read what you like; only its log changes it."""

    settings: Settings
    opened: e.Opened
    match: Match

    def __init__(self, outages: Sequence[Outage] = ()) -> None:
        self.outages = outages
        self.seq = 0
        self.changed = 0  # by the last entry
        self.heard = 0  # by the last one that others could notice
        self.opened_at = 0
        self.seats: list[Seat] = []
        self.status = OPEN
        self.why_frozen = ""
        self.next_table: str | None = None
        self.waiting: dict[int, int] = {}  # whom the game waits for, and since when
        self.sale: Sale | None = None
        self.lots = 0
        self.outs: set[int] = set()
        self.orders: dict[int, Order] = {}
        self.calls = 0
        self.hammer_from = 0
        self.out_since: int | None = None
        self.pause: Pause | None = None
        self.has_paused = False
        self.paused_for = 0
        self.made: list[int] = []  # moves by seat
        self.moved_in_outcry = False  # there the hammer is the clock
        self.commands: dict[str, int] = {}
        self._draws = 0
        self._key = b""
        self._happenings: list[tuple[int, Happened]] = []
        self._ears: dict[int, _Ear] = {}

    # Who and what

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.opened.table

    @property
    def is_live(self) -> bool:
        """Tell whether it is played in one go."""
        return self.settings.pace == LIVE

    @property
    def is_outcry(self) -> bool:
        """Tell whether anybody may call out now."""
        return self.sale is not None and self.sale.mechanism == OUTCRY

    @property
    def leader(self) -> int:
        """Who leads the open auction."""
        return int(self.match.state.leader)

    @property
    def free(self) -> int:
        """How many seats nobody sits on."""
        return sum(not seat.is_taken for seat in self.seats)

    @property
    def persons(self) -> dict[str, int]:
        """Who holds which seat."""
        return {person: k for k, seat in enumerate(self.seats) for person in seat.persons}

    def seat_of(self, person: str) -> int | None:
        """Return the seat a person holds."""
        return self.persons.get(person)

    def turn(self, seat: int) -> int:
        """A number that is another whenever the seat is asked something else."""
        return self.made[seat] + self.lots

    def still_in(self) -> tuple[int, ...]:
        """In an open auction: everybody but the leader who has not said that they are out."""
        return tuple(
            seat
            for seat in range(self.settings.players)
            if seat != self.leader and seat not in self.outs
        )

    def deal(self) -> Deal:
        """Where the chance came from; to be shown only when the game is over."""
        return Deal(
            table=self.id,
            rules=self.opened.rules,
            seed=self.opened.seed,
            commitment=self.opened.commitment,
            nonces=tuple(seat.nonce for seat in self.seats),
            first=sum(seat == CHANCE for seat, _ in self.opened.moves),
        )

    def lines(self, viewer: int) -> list[Event | Happened]:
        """Return everything the viewer has heard, numbered by its place in this list."""
        ear = self._ears.get(viewer)
        if ear is None:
            ear = self._ears[viewer] = _Ear()
        for until, happened in self._happenings[ear.happenings :]:
            self._listen(ear, viewer, until)
            ear.lines.append(happened)
        ear.happenings = len(self._happenings)
        self._listen(ear, viewer, len(self.match.moves))
        return ear.lines

    def placed_lines(self, viewer: int) -> list[tuple[int, Event | Happened]]:
        """Return the same lines, each with how many moves had been made when it was heard."""
        placed: list[tuple[int, Event | Happened]] = []
        heard = self.match.heard(viewer)
        k = 0
        for until, happened in self._happenings:
            while k < len(heard) and heard[k].move < until:
                placed.append((heard[k].move + 1, heard[k].event))
                k += 1
            placed.append((until, happened))
        return placed + [(move + 1, event) for move, event in heard[k:]]

    def _listen(self, ear: _Ear, viewer: int, until: int) -> None:
        if until > ear.moves:
            heard = self.match.heard(viewer, ear.moves)
            ear.lines += [event for move, event in heard if move < until]
            ear.moves = until

    # Moves

    def moved(self, *moves: tuple[int, int]) -> e.Moves:
        """Make moves and let chance answer; return all of it. An illegal one raises, unmade.

        Only the first may be illegal.
        """
        first = len(self.match.moves)
        for seat, action in moves:
            self.one(seat, action)
        self._answered()
        return tuple((move.seat, move.action) for move in self.match.moves[first:])

    def begun(self) -> e.Moves:
        """Let chance begin the game."""
        first = len(self.match.moves)
        self.mix()
        self._answered()
        return tuple((move.seat, move.action) for move in self.match.moves[first:])

    def _answered(self) -> None:
        while self.match.asked == CHANCE:
            numbers = drawn(self._key, self._draws)
            self.one(CHANCE, self.match.game.flat.sample(self.match.state, numbers))

    def mix(self) -> None:
        """Make the key of the deal, once all nonces are there."""
        nonces = tuple(seat.nonce for seat in self.seats)
        self._key = key_of(bytes.fromhex(self.opened.seed), nonces)

    def one(self, seat: int, action: int) -> None:
        """Make one move; a new lot wipes out what was said about the last."""
        in_outcry = self.is_outcry
        self.match.act(seat, action)
        if seat == CHANCE:
            self._draws += 1
        else:
            self.made[seat] += 1
            self.moved_in_outcry = in_outcry
        sale = self.match.game.sale(self.match.state)
        if sale != self.sale:
            self.sale = sale
            self.lots += sale is not None
            self.outs = set()
            self.orders = {}
            self.out_since = None
            self.has_paused = False
            self.pause = None

    def told_since(self, move: int) -> int:
        """Return a sum over what the rules told of the moves from that one on."""
        return zlib.crc32(repr(self.match.told_since(move)).encode())

    def happen(self, name: str, seat: int, text: str = "") -> None:
        """Let everybody hear of something that is not of the game."""
        self._happenings.append((len(self.match.moves), Happened(name, seat, text)))

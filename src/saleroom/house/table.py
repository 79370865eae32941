"""A table: who sits there, what they have said, and the game they play.

Entries of the log change it (`saleroom.house.log`), and moves; everything else may only read it.
Times are those of the entries.
"""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from saleroom.core.sale import OUTCRY, Sale, is_same_lot
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.house import entries as e
from saleroom.house.arranged import arranged
from saleroom.house.hearing import Happened, Hearing, Lines
from saleroom.house.sent import SentLately
from saleroom.house.settings import LIVE, NORMAL, Place, Settings, Tempo
from saleroom.house.statuses import OPEN
from saleroom.house.ways_back import Decisions, WaysBack
from saleroom.play.bookmarks import Bookmarks
from saleroom.play.deal import Deal, drawn, key_of
from saleroom.play.match import Match, Move
from saleroom.store.contract import Outage


@dataclass(slots=True)
class Sitter:
    """One seat: who sits there, and who plays for them.

    `bot` was seated when the table was opened or filled; `stand_in` plays for a person who is away,
    `is_late` says because time ran out and not by wish.
    `bank` is what is left of the time for the whole game.
    """

    place: Place
    name: str = ""
    persons: set[str] = field(default_factory=set)
    bot: str | None = None
    stand_in: str | None = None
    is_late: bool = False
    nonce: str = ""
    bank: int = 0
    webhook: str | None = None
    remindings: int = 0  # how often the web address was changed
    recovery: str = ""
    is_program: bool = False
    words: int = 0  # said and changed beside moves
    letters: int = 0  # of what was said

    @property
    def is_taken(self) -> bool:
        """Tell whether anybody sits here."""
        return bool(self.persons) or self.bot is not None

    @property
    def player(self) -> str | None:
        """The bot that plays this seat now; None if a person does."""
        return self.stand_in or self.bot


KnockAnswer = Literal["waiting", "let_in", "turned_away", "lapsed"]


class Knocker(NamedTuple):
    """Somebody asked to be let in, and what came of it; `is_past` once they sat down."""

    person: str
    name: str
    at: int
    answer: KnockAnswer = "waiting"
    is_past: bool = False


class Order(NamedTuple):
    """A standing order for the lot on offer: up to so much, and then pass, or ask again."""

    up_to: int
    then: str


class Pause(NamedTuple):
    """The hammer waits for a seat since then."""

    seat: int
    since: int


class Interval(NamedTuple):
    """The moment after the end of a round: since when, and who has looked already."""

    since: int
    continued: frozenset[int] = frozenset()


class Request(NamedTuple):
    """A seat asks to go back to where so many moves were made; who has agreed so far."""

    number: int
    seat: int
    move: int
    at: int
    agreed: frozenset[int] = frozenset()


class Gone(NamedTuple):
    """What a seat had taken back: all moves but the first `move`."""

    seat: int
    move: int
    moves: tuple[Move, ...]


@dataclass(slots=True, eq=False, repr=False)
class Table:
    """A table. Read what you like; only its log changes it."""

    outages: Sequence[Outage] = ()
    settings: Settings = field(init=False)
    opened: e.Opened = field(init=False)
    match: Match = field(init=False)
    hearing: Hearing = field(init=False)
    seq: int = 0
    changed: int = 0  # by the last entry
    heard_at: int = 0  # by the last one that others could notice
    opened_at: int = 0
    seats: list[Sitter] = field(default_factory=list)
    knocks: list[Knocker] = field(default_factory=list)
    seatings: int = 0
    status: str = OPEN
    why_frozen: str = ""  # for whoever keeps the house
    frozen_by: e.FrozenBy | None = None
    is_closed: bool = False  # frozen for good: its log says so
    next_table: str | None = None
    waiting: dict[int, int] = field(default_factory=dict)  # whom the game waits for, and since when
    sale: Sale | None = None
    is_outcry: bool = False  # anybody may call out now
    lots: int = 0
    _first_turns: tuple[int, ...] = ()  # of each seat, at this lot or since the last
    outs: dict[int, int] = field(default_factory=dict)  # who is out, and since when
    price_from: int = 0  # since when the present price stands
    orders: dict[int, Order] = field(default_factory=dict)
    calls: int = 0
    hammer_from: int = 0
    pause: Pause | None = None
    has_paused: bool = False
    paused_for: int = 0
    interval: Interval | None = None
    sold_at: int = 0  # when something was sold last
    tempo: Tempo = NORMAL
    tempo_changes: int = 0
    has_step: bool = False  # the click for what happens next has come
    is_skipping: bool = False
    decisions: Decisions = field(default_factory=Decisions)
    ways_back: dict[int, WaysBack] = field(default_factory=dict)
    request: Request | None = None
    requests: int = 0
    turned_down: list[int] = field(default_factory=list)  # requests by seat
    taken_back: list[Gone] = field(default_factory=list)
    is_practice: bool = False
    moved_in_outcry: bool = False  # there the hammer is the clock
    sent: SentLately = field(default_factory=SentLately)
    known: dict[object, Any] = field(default_factory=dict)  # `saleroom.house.arranged`
    _draws: int = 0
    _key: bytes = b""
    _asked: list[int] = field(default_factory=list)  # moves by seat, and what was taken back
    _bookmarks: Bookmarks | None = None

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
    def leader(self) -> int:
        """Who has bid most for the lot on offer."""
        return NOBODY if self.sale is None else self.sale.leader

    @property
    def price(self) -> int:
        """What the lot on offer would cost now."""
        return 0 if self.sale is None else self.sale.price

    @property
    def seller(self) -> int:
        """Who sells the lot on offer."""
        return NOBODY if self.sale is None else self.sale.seller

    @property
    def free(self) -> int:
        """How many seats nobody sits on."""
        return _free(self)

    @property
    def persons(self) -> dict[str, int]:
        """Who holds which seat; to be read only."""
        return _persons(self)

    def seat_of(self, person: str) -> int | None:
        """Return the seat a person holds."""
        return self.persons.get(person)

    @property
    def moves_made(self) -> list[int]:
        """How many moves each seat has made that stand."""
        movers = [made.seat for made in self.match.moves]
        return [movers.count(seat) for seat in range(self.settings.players)]

    def turn(self, seat: int) -> int:
        """A number that is another whenever the seat is asked something else."""
        return self._asked[seat] + self.lots

    @property
    def gone(self) -> int:
        """How many moves were taken back."""
        return sum(len(one.moves) for one in self.taken_back)

    def _turns(self) -> tuple[int, ...]:
        return tuple(asked + self.lots for asked in self._asked)

    def first_turn(self, seat: int) -> int:
        """What `turn` said when the lot on offer came, or when the last one went."""
        return self._first_turns[seat] if self._first_turns else 0

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

    def lines(self, viewer: int) -> Lines:
        """Return everything the viewer has heard, numbered by its place in this list."""
        return self.hearing.ears[viewer]

    # Moves

    def set_up(self, match: Match) -> None:
        """Begin with a match that has not moved yet."""
        self.match = match
        self.hearing = Hearing(match)
        self.turned_down = [0] * match.players
        self._asked = [0] * match.players
        self._bookmarks = Bookmarks(match) if self.settings.takes_back else None

    def played(self, cause: e.Cause, *moves: tuple[int, int]) -> e.Played:
        """Make moves, let chance answer, and return the entry that says so.

        An illegal one raises, unmade; only the first may be illegal.
        """
        first = len(self.match.moves)
        for seat, action in moves:
            self.make_move(seat, action)
        self._answered()
        made, told = tuple(self.match.moves[first:]), self.sum_of_told(first)
        return e.Played(cause=cause, moves=made, told=told)

    def begun(self) -> e.Moves:
        """Let chance begin the game."""
        first = len(self.match.moves)
        self.mix()
        self._answered()
        return tuple(self.match.moves[first:])

    def _answered(self) -> None:
        while self.match.state.asked == CHANCE:
            numbers = drawn(self._key, self._draws)
            self.make_move(CHANCE, self.match.game.flat.sample(self.match.state, numbers))

    def mix(self) -> None:
        """Make the key of the deal, once all nonces are there."""
        nonces = tuple(seat.nonce for seat in self.seats)
        self._key = key_of(bytes.fromhex(self.opened.seed), nonces)

    def make_move(self, seat: int, action: int) -> None:
        """Make one move; a new lot wipes out what was said about the last."""
        in_outcry = self.is_outcry
        self.hearing.tell(self.match.made(seat, action))
        if self._bookmarks is not None:
            self._bookmarks.moved()
        if seat == CHANCE:
            self._draws += 1
        else:
            self._asked[seat] += 1
            self.moved_in_outcry = in_outcry
        sale = self.match.game.sale(self.match.state)
        if not is_same_lot(sale, self.sale):
            self._new_lot(sale)
        self.sale = sale

    def _new_lot(self, sale: Sale | None) -> None:
        self.sale = sale
        self.is_outcry = sale is not None and sale.mechanism == OUTCRY
        self.lots += sale is not None
        self._first_turns = self._turns()
        self.outs = {}
        self.orders = {}
        self.has_paused = False
        self.pause = None

    def go_back(self, seat: int, move: int) -> None:
        """Take back all moves but the first so many, at the wish of a seat.

        Chance is counted anew from there: the same course brings the same again, so nobody goes
        back for better luck, and the record of what stands is verified like any other. Turns are
        counted on: an answer to a question that was taken back is stale.
        """
        assert self._bookmarks is not None
        asked, since = self._turns(), self.hearing.all_since(move)
        self.taken_back.append(Gone(seat, move, self._bookmarks.back_to(move)))
        self._draws = sum(made.seat == CHANCE for made in self.match.moves)
        self.moved_in_outcry = False
        self._new_lot(self.match.game.sale(self.match.state))
        self._asked = [turn + 1 - self.lots for turn in asked]
        self._first_turns = self._turns()  # a bid that was meant before is for no lot on offer
        self.decisions.go_back(move)
        for one, ways in self.ways_back.items():
            ways.go_back(since[one], self.decisions.of[one])
        self.hearing.go_back(seat, move, since)

    def keep_no_way_back(self) -> None:
        """Forget what only going back needs: nobody goes back when the game is over."""
        self._bookmarks = None
        self.decisions = Decisions()
        self.ways_back = {}

    def sum_of_told(self, move: int) -> int:
        """Return a sum over what the rules told of the moves from that one on.

        As it is kept, so that it is the same when it is read: rules may tell True where that is 1.
        """
        return zlib.crc32(repr(self.match.tellings.told_since(move)).encode())

    def happen(self, name: str, seat: int, text: str = "") -> None:
        """Let everybody hear of something that is not of the game."""
        self.hearing.happen(len(self.match.moves), Happened(name, seat, text))


@arranged
def _free(table: Table) -> int:
    return sum(not seat.is_taken for seat in table.seats)


@arranged
def _persons(table: Table) -> dict[str, int]:
    return {person: k for k, seat in enumerate(table.seats) for person in seat.persons}

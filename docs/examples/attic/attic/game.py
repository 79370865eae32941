"""The attic as one value of Saleroom's contract: what is seen, guessed and shown."""

import msgspec

from attic import flat
from attic.flat import OVER, PHASES, SEALING, THINGS, WORTHS, State
from saleroom.auctions import words as auction
from saleroom.core.chance import Numbers
from saleroom.core.contract import IN_FORCE, Ending, Game, Refusal
from saleroom.core.events import Event
from saleroom.core.layout import blank
from saleroom.core.sale import SEALED, Sale
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, seats_in
from saleroom.core.sheet import Cell, Grid, Sheet, listed, say, seat_cell

Row = tuple[int, ...]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """One viewer's table; `sealed` holds None where the viewer may not look. (AT-9)"""

    viewer: int
    players: int
    phase: str
    to_act: Row
    lot: int
    thing: int | None
    seller: int
    fists: Row
    sealed: tuple[int | None, ...]
    money: Row
    fetched: Row
    things: tuple[Row, ...]


def setup(players: int, _edition: str, _options: Options) -> State:
    """Return the first state."""
    s = blank(State)
    s.players = players
    flat.set_up(s)
    return s


def view(s: State, viewer: int) -> View:
    """Show the table; only what is in closed fists is secret. (AT-9)"""
    seats = range(s.players)
    return View(
        viewer=viewer,
        players=s.players,
        phase=PHASES[s.phase],
        to_act=(CHANCE,) if s.asked == CHANCE else seats_in(flat.awaited(s)),
        lot=s.lot,
        thing=s.thing if s.phase == SEALING else None,
        seller=s.seller,
        fists=seats_in(s.fists),
        sealed=tuple(
            s.sealed[seat] if s.fists >> seat & 1 and viewer in (seat, ALL_SEEING) else None
            for seat in seats
        ),
        money=tuple(s.money[: s.players]),
        fetched=tuple(thing for thing in range(THINGS) if s.fetched >> thing & 1),
        things=tuple(
            tuple(thing for thing in range(THINGS) if s.owner[thing] == seat) for seat in seats
        ),
    )


def remember(_memory: None, _players: int, _event: Event) -> None:
    """Keep nothing in mind: whatever matters lies on the table. (AT-9)"""


def guess(seen: View, _memory: None, numbers: Numbers) -> State:
    """Build a state that agrees with a view: closed fists hold anything. (AT-9)"""
    s = setup(seen.players, "", Options())
    s.phase = PHASES.index(seen.phase)
    s.lot = seen.lot
    s.seller = seen.seller
    s.money[: s.players] = seen.money
    s.fetched = sum(1 << thing for thing in seen.fetched)
    for seat, things in enumerate(seen.things):
        for thing in things:
            s.owner[thing] = seat
    s.asked = NOBODY if s.phase == OVER else CHANCE
    if seen.thing is not None:
        s.thing = seen.thing
        s.fists = sum(1 << seat for seat in seen.fists)
        s.sealed[: s.players] = [sum_ or 0 for sum_ in seen.sealed]
        s.asked = flat.sealed.next_asked(s)
    if seen.viewer != ALL_SEEING:
        flat.redeal(s, seen.viewer, numbers)
    return s


def sheet(seen: View) -> Sheet:
    """Lay the table out: the thing on sale, and who has what."""
    rows = tuple(
        (
            seat_cell(seat, seen.viewer),
            Cell(say("auctioneer") if seat == seen.seller and seen.lot else ""),
            Cell(seen.money[seat]),
            Cell(listed(say("thing", id=thing) for thing in things)),
        )
        for seat, things in enumerate(seen.things)
    )
    headings = (Cell(""), Cell(""), Cell(say("coins")), Cell(say("things")))
    players = Grid(say("table-seats"), headings, rows)
    lot = () if seen.thing is None else ((Cell(say("thing", id=seen.thing), "strong"),),)
    return Sheet(say("stage", lot=seen.lot, phase=PHASES.index(seen.phase)), (players,), lot)


def limits(s: State, seat: int) -> dict[str, int]:
    """Return the numbers a refusal may name."""
    return {"least": 0, "purse": s.money[seat]}


def paragraph(s: State) -> str:
    """Return the rule that asks for the decision."""
    return ("AT-2", "AT-4", "AT-8")[s.phase]


def sale(s: State) -> Sale | None:
    """Say how the lot is being sold. (AT-4)"""
    return Sale(SEALED, s.lot, seller=s.seller) if s.phase == SEALING else None


GAME = Game(
    contract=1,
    name="attic",
    title="The Attic",
    prefix="AT",
    rules_version=1,
    editions=("standard",),
    players=(2, 3, 4, 5),
    options=Options,
    state=State,
    flat=flat,
    choices=flat.CHOICES,
    outcomes=THINGS,
    codec=flat.CODEC,
    chance_codec=flat.CHANCE_CODEC,
    events=flat.EVENTS,
    event_codes={},
    refusals={
        auction.NOT_NOW: Refusal("not_now", IN_FORCE),
        auction.BID_TOO_HIGH: Refusal("bid_too_high", "AT-4"),
        auction.FIST_IS_CLOSED: Refusal("fist_is_closed", "AT-5"),
        auction.NOTHING_TO_TAKE_BACK: Refusal("nothing_to_take_back", "AT-5"),
        flat.NOT_IN_THE_ATTIC: Refusal("not_in_the_attic", "AT-2"),
    },
    endings=(Ending("three_lots", "AT-8"),),
    limits=limits,
    setup=setup,
    paragraph=paragraph,
    view=view,
    view_type=View,
    remember=remember,
    guess=guess,
    mechanisms=(SEALED,),
    sale=sale,
    sheet=sheet,
    purse=lambda s, seat: s.money[seat],
    sales=frozenset({flat.SOLD, flat.LEFT}),
    chapters=frozenset({flat.FETCHED}),
    components={"WORTHS": WORTHS},
)

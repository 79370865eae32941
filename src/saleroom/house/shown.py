"""What a table looks like to one viewer, as data: the words of a frame.

Decides nothing about who sees what; that is `saleroom.house.showing`.
"""

from typing import Any, Literal

import msgspec

from saleroom.core.contract import Outcome
from saleroom.core.legal import Amounts
from saleroom.house.intervals import IntervalShown
from saleroom.house.pacing import PaceShown
from saleroom.house.settings import BOT, Settings
from saleroom.play.deal import Deal


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: `bot` is who plays there as long as no person does; `away` has a bot sitting in.

    `program`: who sits there is a registered program.
    """

    name: str
    is_free: bool
    bot: str | None
    away: bool
    online: bool
    mixed: bool
    program: bool = False


class Line(msgspec.Struct, frozen=True):
    """Something the viewer heard: its number, a name, and what goes with it."""

    n: int
    name: str
    data: dict[str, int | str]


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Times on the server's clock, in milliseconds since 1970.

    `until` is when the time of each seat waited for is up. In an open auction `once`, `twice` and
    `sold` are when the calls come if nobody bids; `calls` counts the seller's; `waits_for` is whose
    socket was lost.
    """

    until: dict[int, int] = {}
    once: int | None = None
    twice: int | None = None
    sold: int | None = None
    calls: int = 0
    waits_for: int | None = None


class OrderShown(msgspec.Struct, frozen=True):
    """The seat's own standing order."""

    up_to: int
    then: str


class KnockShown(msgspec.Struct, frozen=True):
    """Somebody asks to be let in; `number` goes back with the answer."""

    number: int
    name: str


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """What is the seat's own business: what it may do now, and what it has told the house.

    `actions` are in named form; `turn` goes back with the one that is chosen. `hint` says what a
    bot may be asked about now: what to do, or what the lot is worth. `knocks` are those who ask to
    be let in: the table sees them, nobody else does. From `out_holds` on `out` cannot be undone.
    """

    seat: int
    turn: int
    actions: tuple[dict[str, int | bool], ...]
    amounts: tuple[Amounts, ...]
    paragraph: str
    out: bool
    out_holds: int | None = None
    order: OrderShown | None
    hint: Literal["decision", "lot"] | None = None
    knocks: tuple[KnockShown, ...] = ()


class RequestShown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat asks to take back what the viewer heard of the game from line `since` on.

    Everybody has until then, on the server's clock; `awaited` have not answered. `number` goes back
    with the answer.
    """

    number: int
    seat: int
    since: int
    until: int
    agreed: tuple[int, ...]
    awaited: tuple[int, ...]


class BackShown(msgspec.Struct, frozen=True, kw_only=True):
    """Taking back: whether it can be done here, and to which of the viewer's lines.

    Each line in `to` is the first about a decision of the viewer's own seat. Where `asks`, the
    others have to agree. `practice`: somebody has gone back without asking anybody.
    """

    allowed: bool
    asks: bool
    practice: bool
    to: tuple[int, ...]
    request: RequestShown | None


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one viewer sees it. `n` is how many lines the viewer has heard.

    `facts` is what follows from the view by the rules. `watchers` are counted up to 20. `hints`:
    people may ask a bot for advice here. `why_frozen` is `rules` or `damage`.
    """

    n: int
    status: str
    seats: tuple[SeatShown, ...]
    watchers: int
    view: Any
    facts: Any
    paragraph: str
    clock: Clock
    interval: IntervalShown | None
    pace: PaceShown | None
    mine: Mine | None
    takes_orders: bool
    hints: bool
    back: BackShown
    commitment: str
    next_table: str | None
    why_frozen: str
    result: Outcome | None
    deal: Deal | None


class About(msgspec.Struct, frozen=True, kw_only=True):
    """A table for the lobby and at the top of its page: what everybody may know from the start.

    `names` has bots by their kinds; `bots` are the seats they sit on, `programs` those of programs.
    `hints` as in what is shown; a table may have been listed before there were any.
    """

    table: str
    settings: Settings
    status: str
    names: tuple[str, ...]
    bots: tuple[int, ...] = ()
    programs: tuple[int, ...] = ()
    free: int
    opened: int
    commitment: str
    rules: str
    source: str | None
    hints: bool = False
    practice: bool = False

    def __post_init__(self) -> None:
        """Find the bots of a table that was listed before `bots` was written down."""
        if not self.bots:
            places = enumerate(self.settings.seats)
            bots = tuple(seat for seat, place in places if place.who == BOT)
            msgspec.structs.force_setattr(self, "bots", bots)

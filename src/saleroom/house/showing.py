"""What one viewer is told of a table: the only way from a table to the outside.

Built up from what the viewer may know; every frame, page, log line and export goes through here.
A viewer is a seat, SPECTATOR, or, when the game is over, ALL_SEEING.
"""

from collections.abc import Collection, Iterable
from typing import Any, Literal

import msgspec

from saleroom.core.contract import Outcome
from saleroom.core.events import Event
from saleroom.core.legal import Amounts
from saleroom.core.seats import ALL_SEEING, NOBODY
from saleroom.house.clocks import HOUR, later
from saleroom.house.due import calls_of, holds_from, until
from saleroom.house.hearing import Happened, Hearable
from saleroom.house.hints import gives_hints, what_to_ask
from saleroom.house.intervals import IntervalShown, shown_interval
from saleroom.house.knocking import waiting
from saleroom.house.pacing import PaceShown, shown_pace
from saleroom.house.settings import ANYBODY, BOT, Settings
from saleroom.house.statuses import OVER, PLAYING
from saleroom.house.table import Table
from saleroom.house.taking_back import awaited, decisions, lapses, others
from saleroom.play.deal import Deal
from saleroom.play.match import Match
from saleroom.play.seeing import Following, Views


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: `bot` is who plays there as long as no person does; `away` has a bot sitting in."""

    name: str
    is_free: bool
    bot: str | None
    away: bool
    online: bool
    mixed: bool


class Line(msgspec.Struct, frozen=True):
    """Something the viewer heard: its number, a name, and what goes with it."""

    n: int
    name: str
    data: dict[str, int | str]


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Times on the server's clock, in milliseconds since 1970.

    `until` is when the time of each seat waited for is up. In an open auction `once`, `twice` and
    `sold` are when the calls come if nobody bids; `calls` counts the seller's; `waits_for` is whose
    line was lost.
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

    `names` has bots by their kinds; `bots` are the seats they sit on. `hints` as in what is shown;
    a table may have been listed before there were any.
    """

    table: str
    settings: Settings
    status: str
    names: tuple[str, ...]
    bots: tuple[int, ...] = ()
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


class Showing:
    """A table as it is now, to be shown to several viewers: what all see alike is made once."""

    def __init__(self, table: Table, online: Collection[int] = (), watchers: int = 0) -> None:
        self._table = table
        self._watchers = watchers
        self._seats = tuple(_seat(table, seat, online) for seat in range(table.settings.players))
        self._clock = _clock(table)
        self._interval = shown_interval(table)
        self._pace = shown_pace(table)
        self._hints = gives_hints(table)
        self._paragraph = table.match.paragraph
        self._result = table.match.outcome()
        self._views = Views(table.match)
        self._asked_back = others(table, NOBODY)  # everybody who would have to agree

    def to(self, viewer: int, following: Following | None = None, *, facts: bool = True) -> Shown:
        """Show it to a viewer who wants facts or none; they may be known from the last time."""
        table, match = self._table, self._table.match
        check_viewer(table, viewer)
        over = table.status == OVER
        view = self._views.of(viewer)
        may_see_deal = viewer >= 0 or table.settings.replay == ANYBODY
        return Shown(
            n=len(table.lines(viewer)),
            status=table.status,
            seats=self._seats,
            watchers=self._watchers,
            view=view,
            facts=_facts(match, view, following) if facts else None,
            paragraph=self._paragraph,
            clock=self._clock,
            interval=self._interval,
            pace=self._pace,
            mine=_mine(table, viewer) if viewer >= 0 else None,
            takes_orders=table.settings.takes_orders,
            hints=self._hints,
            back=self._back(viewer),
            commitment=table.opened.commitment,
            next_table=table.next_table,
            why_frozen=table.frozen_by or "",
            result=self._result,
            deal=table.deal() if over and may_see_deal else None,
        )

    def _back(self, viewer: int) -> BackShown:
        table = self._table
        is_playing = table.status == PLAYING
        return BackShown(
            allowed=table.settings.takes_back,
            asks=any(seat != viewer for seat in self._asked_back),
            practice=table.is_practice,
            to=tuple(decisions(table, viewer)) if is_playing and viewer >= 0 else (),
            request=_request(table, viewer),
        )


def shown(table: Table, viewer: int, online: Collection[int] = (), watchers: int = 0) -> Shown:
    """Show the table to one viewer."""
    return Showing(table, online, watchers).to(viewer)


def _facts(match: Match, view: Any, following: Following | None) -> Any:
    return match.facts(view) if following is None else following.facts(match, view)


def check_viewer(table: Table, viewer: int) -> None:
    """Let nobody see everything before the game is over."""
    if viewer == ALL_SEEING and table.status != OVER and not table.is_closed:
        raise PermissionError("only when the game is over everything is shown")


def _seat(table: Table, number: int, online: Collection[int]) -> SeatShown:
    seat = table.seats[number]
    return SeatShown(
        name=seat.name,
        is_free=not seat.is_taken,
        bot=seat.player,
        away=seat.stand_in is not None,
        online=number in online,
        mixed=bool(seat.nonce),
    )


def _clock(table: Table) -> Clock:
    """What the clock says of whom everybody knows to be waited for."""
    stands = table.interval is not None or (table.request is not None and table.is_live)
    if table.status != PLAYING or stands:
        return Clock()
    if table.is_outcry and table.is_live:
        calls = calls_of(table)
        return Clock(
            once=calls.once,
            twice=calls.twice,
            sold=calls.sold,
            calls=table.calls,
            waits_for=table.pause.seat if table.pause else None,
        )
    if table.is_outcry:
        # Who has answered is not known to others: all have the same time.
        return Clock(sold=later(table.hammer_from, table.settings.hours * HOUR, table.outages))
    return Clock(until=dict(_until(table)))


def _until(table: Table) -> Iterable[tuple[int, int]]:
    for seat in table.waiting:
        if table.seats[seat].player is None and (end := until(table, seat)) is not None:
            yield seat, end


def _mine(table: Table, seat: int) -> Mine:
    legal = table.match.legal(seat)
    order = table.orders.get(seat)
    is_running = table.status == PLAYING and table.interval is None
    may_act = is_running and table.seats[seat].player is None
    return Mine(
        seat=seat,
        turn=table.turn(seat),
        actions=_actions(table, seat, legal.choices) if may_act else (),
        amounts=legal.amounts if may_act else (),
        paragraph=legal.paragraph,
        out=seat in table.outs,
        out_holds=holds_from(table, seat),
        order=None if order is None else OrderShown(order.up_to, order.then),
        hint=what_to_ask(table, seat),
        knocks=tuple(KnockShown(one.number, one.knock.name) for one in waiting(table)),
    )


def _actions(
    table: Table, seat: int, choices: tuple[int, ...]
) -> tuple[dict[str, int | bool], ...]:
    """Name what is legal; who has said "out" can take that back instead of saying it again."""
    codec = table.match.game.codec
    if table.is_outcry and seat in table.outs:
        roles = codec.roles
        choices = (*(choice for choice in choices if choice != roles.let_go), roles.take_back)
    return tuple(map(codec.decode, choices))


def _request(table: Table, viewer: int) -> RequestShown | None:
    request, end = table.request, lapses(table)
    if request is None or end is None:
        return None
    since = table.hearing.since(viewer, request.move)
    return RequestShown(
        number=request.number,
        seat=request.seat,
        since=len(table.lines(viewer)) if since is None else since,
        until=end,
        agreed=tuple(sorted(request.agreed)),
        awaited=awaited(table),
    )


def lines_since(table: Table, viewer: int, since: int) -> tuple[Line, ...]:
    """Return what the viewer heard from number `since` on."""
    check_viewer(table, viewer)
    heard = table.lines(viewer)[since:]
    return tuple(line_of(since + k, what) for k, what in enumerate(heard))


def line_of(n: int, what: Hearable) -> Line:
    """Number something the viewer heard."""
    if isinstance(what, Event):
        return Line(n, what.name, dict(what.data))
    if isinstance(what, Happened):
        return Line(n, what.name, {"seat": what.seat, "text": what.text})
    return Line(n, "taken_back", {"seat": what.seat, "since": what.since})


def about(table: Table) -> About:
    """Tell what everybody may know of a table."""
    return About(
        table=table.id,
        settings=table.settings,
        status=table.status,
        names=tuple(names(table)),
        bots=tuple(k for k, seat in enumerate(table.seats) if seat.bot and not seat.name),
        free=table.free,
        opened=table.opened_at,
        commitment=table.opened.commitment,
        rules=table.opened.rules,
        source=table.opened.source,
        hints=gives_hints(table),
        practice=table.is_practice,
    )


def names(table: Table) -> list[str]:
    """Name who sits where, bots by their names."""
    return [seat.name or seat.bot or "" for seat in table.seats]

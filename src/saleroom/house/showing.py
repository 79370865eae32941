"""What one viewer is told of a table: the only way from a table to the outside.

Built up from what the viewer may know; every frame, page, log line and export goes through here.
A viewer is a seat, SPECTATOR, or, when the game is over, ALL_SEEING.
"""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from saleroom.core.events import Event
from saleroom.core.legal import Legal
from saleroom.core.seats import ALL_SEEING, NOBODY, SPECTATOR
from saleroom.house.arranged import arranged
from saleroom.house.due import holds_from, shown_clock
from saleroom.house.hearing import Happened, Hearable, Lines
from saleroom.house.hints import gives_hints, what_to_ask
from saleroom.house.intervals import shown_interval
from saleroom.house.knocking import waiting
from saleroom.house.orders import stands
from saleroom.house.pacing import shown_pace
from saleroom.house.settings import ANYBODY
from saleroom.house.shown import (
    About,
    BackShown,
    KnockShown,
    Line,
    Mine,
    OrderShown,
    RequestShown,
    SeatShown,
    Shown,
)
from saleroom.house.statuses import OVER, PLAYING
from saleroom.house.table import Table
from saleroom.house.taking_back import awaited, decisions, lapses, others
from saleroom.play.match import Match
from saleroom.play.seeing import Following, Views

_ENCODE = msgspec.json.Encoder().encode
# What no JSON has in it: where something of one viewer's own is filled in.
_HOLE = msgspec.Raw(b"\0")


def _form_of(struct: msgspec.Struct) -> bytes:
    """Write something with holes in it, as a form to be filled in."""
    return _ENCODE(struct).replace(b"%", b"%%").replace(bytes(_HOLE), b"%b")


# What is the seat's own business while it has none.
_IDLE = _form_of(
    Mine(
        seat=_HOLE,  # type: ignore[arg-type]  # to be filled in
        turn=_HOLE,  # type: ignore[arg-type]  # likewise
        actions=(),
        amounts=(),
        paragraph=_HOLE,  # type: ignore[arg-type]  # likewise
        out=False,
        order=None,
    )
)


class Showing:
    """A table as it is now, to be shown to several viewers: what all see alike is made once."""

    def __init__(self, table: Table, online: Collection[int] = (), watchers: int = 0) -> None:
        self._table = table
        self._watchers = watchers
        self._online = online
        self._views = Views(table.match)
        self._asked_back = others(table, NOBODY)  # everybody who would have to agree
        self._form: bytes | None = None
        self._heard: dict[int, list[bytes]] = {}
        self._known: dict[tuple[int, bool], bytes] = {}

    def to(self, viewer: int, following: Following | None = None, *, facts: bool = True) -> Shown:
        """Show it to a viewer who wants facts or none; they may be known from the last time."""
        table = self._table
        check_viewer(table, viewer)
        view = self._views.of(viewer)
        return self._shown(
            n=len(table.lines(viewer)),
            seats=_seats(table, self._online),
            view=view,
            facts=_facts(table.match, view, following) if facts else None,
            mine=_mine(table, viewer, table.match.legal(viewer)) if viewer >= 0 else None,
            back=self._back(viewer, tuple(_decisions(table, viewer))),
            deal=table.deal() if self._may_see_deal(viewer) else None,
        )

    def _shown(self, **of_one_viewer: Any) -> Shown:
        table = self._table
        return Shown(
            status=table.status,
            watchers=self._watchers,
            paragraph=table.match.paragraph,
            clock=shown_clock(table),
            interval=shown_interval(table),
            pace=shown_pace(table),
            takes_orders=table.settings.takes_orders,
            hints=gives_hints(table),
            commitment=table.opened.commitment,
            next_table=table.next_table,
            why_frozen=table.frozen_by or "",
            result=table.match.outcome(),
            **of_one_viewer,
        )

    def _may_see_deal(self, viewer: int) -> bool:
        table = self._table
        return table.status == OVER and (viewer >= 0 or table.settings.replay == ANYBODY)

    def _back(self, viewer: int, to: Any) -> BackShown:
        table = self._table
        return BackShown(
            allowed=table.settings.takes_back,
            asks=any(seat != viewer for seat in self._asked_back),
            practice=table.is_practice,
            to=to,
            request=None if table.request is None else _request(table, viewer),
        )

    # Written for many

    def written(
        self, viewer: int, following: Following | None = None, *, facts: bool = True
    ) -> bytes:
        """Write what `to` shows as JSON: what all see alike is written once, with holes in it."""
        table, match = self._table, self._table.match
        check_viewer(table, viewer)
        known = self._known.get((viewer, facts))
        if known is not None:
            return known
        form = self._form
        if form is None:
            form = self._form = self._formed()
        follows = deal = b"null"
        if facts:
            follows = _ENCODE(_facts(match, self._views.of(viewer), following))
        if self._may_see_deal(viewer):
            deal = _ENCODE(table.deal())
        known = self._known[viewer, facts] = form % (
            b"%d" % len(table.lines(viewer)),
            self._view_written(viewer),
            follows,
            _mine_written(table, viewer) if viewer >= 0 else b"null",
            self._back_written(viewer),
            deal,
        )
        return known

    def _view_written(self, viewer: int) -> bytes:
        """Write what differs in a viewer's view; all of it where the game does not say what."""
        match = self._table.match
        if match.game.own is None:
            return _ENCODE(match.view(viewer))
        return _ENCODE({"viewer": viewer, **match.game.own(match.state, viewer)})[1:-1]

    def _back_written(self, viewer: int) -> bytes:
        table = self._table
        if table.request is not None:
            return _ENCODE(self._back(viewer, tuple(_decisions(table, viewer))))
        known = _backs_known(table)
        form = known.get(viewer)
        if form is None:
            form = known[viewer] = _form_of(self._back(viewer, _HOLE))
        return form % _decisions_written(table, viewer)

    def _formed(self) -> bytes:
        """Write what all see alike, as a form to be filled in for each viewer."""
        table, match = self._table, self._table.match
        view = _HOLE
        if match.game.own is not None:
            # What is a viewer's own comes last.
            common = msgspec.structs.replace(self._views.of(SPECTATOR), **_not_common(match))
            view = msgspec.Raw(b"%b,\0}" % _ENCODE(common)[:-1])
        form = self._shown(
            n=_HOLE,
            seats=_seats_written(table, frozenset(self._online)),
            view=view,
            facts=_HOLE,
            mine=_HOLE,
            back=_HOLE,
            deal=_HOLE,
        )
        return _form_of(form)

    def lines_written(self, viewer: int, since: int) -> bytes:
        """Write what the viewer heard from number `since` on; what others heard too is known."""
        check_viewer(self._table, viewer)
        lines = self._table.lines(viewer)
        if since == len(lines):
            return b"[]"
        texts = enumerate(self._texts(lines, since), since)
        return b"[%b]" % b",".join([b'{"n":%d%b' % line for line in texts])

    def _texts(self, lines: Lines, since: int) -> list[bytes]:
        """Write lines without their numbers; what several hear alike is written once."""
        shared = lines.shared_from(since)
        if shared is None:
            return list(map(_text, lines.since(since)))
        known = self._heard.get(shared)
        if known is None:
            known = self._heard[shared] = list(map(_text, lines.since(since)))
        return known


def _text(what: Hearable) -> bytes:
    if isinstance(what, Event):
        return b",%b" % _ENCODE(what)[1:]  # as in a `Line`
    return _ENCODE(line_of(0, what)).removeprefix(b'{"n":0')


def shown(table: Table, viewer: int, online: Collection[int] = (), watchers: int = 0) -> Shown:
    """Show the table to one viewer."""
    return Showing(table, online, watchers).to(viewer)


_NOT_COMMON: dict[str, dict[str, Any]] = {}


def _not_common(match: Match) -> dict[str, Any]:
    """Name what differs between viewers, as something that is not written."""
    game = match.game
    if game.name not in _NOT_COMMON:
        assert game.own is not None
        own = ("viewer", *game.own(match.state, SPECTATOR))
        _NOT_COMMON[game.name] = dict.fromkeys(own, msgspec.UNSET)
    return _NOT_COMMON[game.name]


def _decisions(table: Table, viewer: int) -> Mapping[int, int]:
    return decisions(table, viewer) if table.status == PLAYING and viewer >= 0 else {}


def _decisions_written(table: Table, viewer: int) -> bytes:
    """Write where a seat may go back to: that grows with the game, and seldom."""
    lines = _decisions(table, viewer)
    if not lines:
        return b"[]"
    ways = table.ways_back[viewer]
    if ways.written_lines != len(lines):
        ways.written_lines = len(lines)
        ways.written = _ENCODE(tuple(lines))
    return ways.written


@arranged
def _backs_known(_table: Table) -> dict[int, bytes]:
    """What was written of taking back, by viewer."""
    return {}


def _facts(match: Match, view: Any, following: Following | None) -> Any:
    return match.facts(view) if following is None else following.facts(match, view)


def check_viewer(table: Table, viewer: int) -> None:
    """Let nobody see everything before the game is over."""
    if viewer == ALL_SEEING and table.status != OVER and not table.is_closed:
        raise PermissionError("only when the game is over everything is shown")


def _seats(table: Table, online: Collection[int]) -> tuple[SeatShown, ...]:
    return tuple(_seat(table, seat, online) for seat in range(table.settings.players))


def _seats_written(table: Table, online: frozenset[int]) -> msgspec.Raw:
    known = _seats_known(table)
    if online not in known:
        known[online] = msgspec.Raw(_ENCODE(_seats(table, online)))
    return known[online]


@arranged
def _seats_known(_table: Table) -> dict[frozenset[int], msgspec.Raw]:
    """What was written of the seats, by who is connected."""
    return {}


def _seat(table: Table, number: int, online: Collection[int]) -> SeatShown:
    seat = table.seats[number]
    return SeatShown(
        name=seat.name,
        is_free=not seat.is_taken,
        bot=seat.player,
        away=seat.stand_in is not None,
        online=number in online,
        mixed=bool(seat.nonce),
        program=seat.is_program,
    )


def _mine_written(table: Table, seat: int) -> bytes:
    legal = table.match.legal(seat)
    has_said = seat in table.outs or seat in table.orders
    if legal or has_said or table.knocks or gives_hints(table):
        return _ENCODE(_mine(table, seat, legal))
    return _IDLE % (b"%d" % seat, b"%d" % table.turn(seat), _ENCODE(legal.paragraph))


def _mine(table: Table, seat: int, legal: Legal) -> Mine:
    order = table.orders.get(seat)
    is_running = table.status == PLAYING and table.interval is None
    may_act = is_running and table.seats[seat].player is None and not stands(table, seat)
    return Mine(
        seat=seat,
        turn=table.turn(seat),
        actions=_actions(table, seat, legal.choices) if may_act else (),
        amounts=legal.amounts if may_act else (),
        paragraph=legal.paragraph,
        out=seat in table.outs,
        out_holds=holds_from(table, seat) if seat in table.outs else None,
        order=None if order is None else OrderShown(order.up_to, order.then),
        hint=what_to_ask(table, seat) if gives_hints(table) else None,
        knocks=_knocks(table) if table.knocks else (),
    )


def _knocks(table: Table) -> tuple[KnockShown, ...]:
    return tuple(KnockShown(one.number, one.knock.name) for one in waiting(table))


def _actions(
    table: Table, seat: int, choices: tuple[int, ...]
) -> tuple[dict[str, int | bool], ...]:
    """Name what is legal; who has said "out" can take that back instead of saying it again."""
    codec = table.match.game.codec
    if seat in table.outs and table.is_outcry:
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
        programs=tuple(k for k, seat in enumerate(table.seats) if seat.is_program),
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

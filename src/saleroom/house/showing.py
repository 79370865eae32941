"""What one viewer is told of a table: the only way from a table to the outside.

Built up from what the viewer may know; every frame, page, log line and export goes through here.
A viewer is a seat, SPECTATOR, or, when the game is over, ALL_SEEING.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec

from saleroom.core.events import Event
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.house.arranged import arranged
from saleroom.house.business import mine_of
from saleroom.house.due import shown_clock
from saleroom.house.hearing import Happened, Hearable
from saleroom.house.hints import gives_hints
from saleroom.house.intervals import shown_interval
from saleroom.house.pacing import alone, shown_pace
from saleroom.house.settings import ANYBODY
from saleroom.house.shown import (
    About,
    BackShown,
    Line,
    Mine,
    RequestShown,
    SeatShown,
    Shown,
)
from saleroom.house.statuses import OVER, PLAYING
from saleroom.house.table import Table
from saleroom.house.taking_back import awaited, decisions, has_heard_of_all, lapses, others
from saleroom.play.match import Match
from saleroom.play.seeing import Following, Views

_ENCODE = msgspec.json.Encoder().encode
# What no JSON has in it: where something of one viewer's own is filled in.
_HOLE = msgspec.Raw(b"\0")


def _apart(struct: msgspec.Struct) -> list[bytes]:
    """Write something with holes in it, as the parts between them."""
    return _ENCODE(struct).split(bytes(_HOLE))


# What is the seat's own business while it has none. To be filled in are the rule, and then the seat
# and its turn.
_IDLE = b"%b%%%%d%b%%%%d%b%%b%b" % tuple(
    _apart(
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
)


class Showing:
    """A table as it is now, to be shown to several viewers: what all see alike is made once."""

    __slots__ = (
        *("_backs", "_form", "_idle", "_known", "_lines"),
        *("_online", "_table", "_views", "_watchers"),
    )

    def __init__(self, table: Table, online: Collection[int] = (), watchers: int = 0) -> None:
        self._table = table
        self._watchers = watchers
        self._online = online
        self._views = Views(table.match)
        self._form = b""
        self._idle = b""
        self._backs = _backs_known(table)
        self._lines: dict[int | tuple[int, int], Any] = {}
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
            paragraph=table.match.paragraph,
            clock=shown_clock(table),
            interval=shown_interval(table),
            pace=shown_pace(table),
            mine=mine_of(table, viewer, table.match.legal(viewer)) if viewer >= 0 else None,
            back=_back(table, viewer, tuple(_decisions(table, viewer))),
            result=table.match.outcome(),
            deal=table.deal() if self._may_see_deal(viewer) else None,
        )

    def _shown(self, **by_move_or_viewer: Any) -> Shown:
        table = self._table
        return Shown(
            status=table.status,
            watchers=self._watchers,
            takes_orders=table.settings.takes_orders,
            hints=gives_hints(table),
            commitment=table.opened.commitment,
            next_table=table.next_table,
            why_frozen=table.frozen_by or "",
            **by_move_or_viewer,
        )

    def _may_see_deal(self, viewer: int) -> bool:
        table = self._table
        return table.status == OVER and (viewer >= 0 or table.settings.replay == ANYBODY)

    # Written for many

    def written(
        self, viewer: int, following: Following | None = None, *, facts: bool = True
    ) -> bytes:
        """Write what `to` shows as JSON: what all see alike is written once, in parts."""
        known = self._known.get((viewer, facts))
        if known is not None:
            return known
        table = self._table
        if viewer == ALL_SEEING:
            check_viewer(table, viewer)
        form = self._form or self._written_for_all()
        is_revealed = table.status == OVER and self._may_see_deal(viewer)
        known = self._known[viewer, facts] = form % (
            b"%d" % len(table.lines(viewer)),
            _view_written(table.match, viewer),
            _ENCODE(_facts(table.match, self._views.of(viewer), following)) if facts else b"null",
            self._mine_written(viewer) if viewer >= 0 else b"null",
            self._back_written(viewer),
            _ENCODE(table.deal()) if is_revealed else b"null",
        )
        return known

    def _mine_written(self, seat: int) -> bytes:
        """Write what is a seat's own business: nearly always it has none."""
        table = self._table
        if self._idle and seat != table.match.state.asked and seat not in table.orders:
            return self._idle % (seat, table.turn(seat))
        return _ENCODE(mine_of(table, seat, table.match.legal(seat)))

    def _written_for_all(self) -> bytes:
        """Write what all see alike, with room for one viewer's own in between."""
        table, match = self._table, self._table.match
        begin, view, facts, paragraph, clock, interval, pace, mine, back, rest, deal, end = (
            self._arranged()
        )
        if match.game.own is not None:
            # What is a viewer's own comes last.
            alike = _last_alike(table) if match.is_over else _alike(match, self._views)
            view = b"%b%b," % (view, alike)
            facts = b"}" + facts
        pauses = b"null" if table.interval is None else _ENCODE(shown_interval(table))
        paces = b"null" if alone(table) is None else _ENCODE(shown_pace(table))
        result = _result(table) if match.is_over else b"null"
        rule = _ENCODE(match.paragraph)
        # In turn nobody else has anything to do, nor can have said that they are out.
        if match.is_in_turn and not (table.outs or table.knocks or gives_hints(table)):
            self._idle = _IDLE % rule.replace(b"%", b"%%")
        hole = bytes(_HOLE)
        common = (
            *(begin, hole, view, hole, facts, hole),
            *(paragraph, rule, clock, _ENCODE(shown_clock(table))),
            *(interval, pauses, pace, paces, mine, hole, back, hole),
            *(rest, result, deal, hole, end),
        )
        self._form = b"".join(common).replace(b"%", b"%%").replace(hole, b"%b")
        return self._form

    def _back_written(self, viewer: int) -> bytes:
        table = self._table
        if table.request is not None:
            return _ENCODE(_back(table, viewer, tuple(_decisions(table, viewer))))
        made = table.decisions.count_of.get(viewer, 0)
        found = self._backs.get(viewer)
        if found is None or found[0] != made:
            parts = _apart(_back(table, viewer, _HOLE)) if found is None else found[1]
            is_some = bool(_decisions(table, viewer))
            back = (table.ways_back[viewer].written if is_some else b"[]").join(parts)
            if viewer >= 0 and not has_heard_of_all(table, viewer):
                made = -1  # the next line may be the one
            found = self._backs[viewer] = (made, parts, back)
        return found[2]

    def _arranged(self) -> list[bytes]:
        """Write what neither moves change nor viewers see differently, with holes for the rest."""
        known = _arrangements(self._table)
        key = (self._table.status, self._online, self._watchers)
        found = known.get(key)
        if found is None:
            seats = _seats(self._table, self._online)
            holes = dict.fromkeys(_BY_MOVE_OR_VIEWER, _HOLE)
            found = known[key] = _apart(self._shown(seats=seats, **holes))
        return found

    def lines_written(self, viewer: int, since: int) -> bytes:
        """Write what the viewer heard from number `since` on; what others heard too is known."""
        if viewer == ALL_SEEING:
            check_viewer(self._table, viewer)
        lines = self._table.lines(viewer)
        shared = lines.shared_from(since)
        if shared is None:
            return _numbered(map(_text, lines.since(since)), since)
        known: bytes | None = self._lines.get((shared, since))
        if known is None:
            # What several hear alike is put into words once; numbers may differ.
            texts: list[bytes] | None = self._lines.get(shared)
            if texts is None:
                texts = self._lines[shared] = list(map(_text, lines.written_to_all(shared)))
            known = self._lines[shared, since] = _numbered(texts, since)
        return known


def _numbered(texts: Iterable[bytes], since: int) -> bytes:
    return b"[%b]" % b",".join([b'{"n":%d%b' % line for line in enumerate(texts, since)])


# What `Showing._arranged` leaves out.
_BY_MOVE_OR_VIEWER = (
    *("n", "view", "facts", "paragraph", "clock", "interval"),
    *("pace", "mine", "back", "result", "deal"),
)


@arranged
def _arrangements(_table: Table) -> dict[tuple[str, Collection[int], int], list[bytes]]:
    """What was written of how it is arranged: by status, who is connected and how many watch."""
    return {}


def _alike(match: Match, views: Views) -> bytes:
    """Write what all viewers see alike, to be followed by what is a viewer's own."""
    return _ENCODE(msgspec.structs.replace(views.of(SPECTATOR), **_not_common(match)))[:-1]


# Where a game is over nothing of it changes, and to add points up takes longer than a move. But
# people come and go, and each time the others are shown it again.


@arranged
def _last_alike(table: Table) -> bytes:
    return _alike(table.match, Views(table.match))


@arranged
def _result(table: Table) -> bytes:
    return _ENCODE(table.match.outcome())


def _view_written(match: Match, viewer: int) -> bytes:
    """Write what differs in a viewer's view; all of it where the game does not say what."""
    own = match.game.own
    if own is None:
        return _ENCODE(match.view(viewer))
    differs = own(match.state, viewer)
    if not differs:
        return b'"viewer":%d' % viewer
    return b'"viewer":%d,%b' % (viewer, _ENCODE(differs)[1:-1])


def _back(table: Table, viewer: int, to: Any) -> BackShown:
    return BackShown(
        allowed=table.settings.takes_back,
        asks=bool(others(table, viewer)),
        practice=table.is_practice,
        to=to,
        request=None if table.request is None else _request(table, viewer),
    )


def _text(what: bytes | Hearable) -> bytes:
    if isinstance(what, Event):
        what = _ENCODE(what)
    if isinstance(what, bytes):
        return b",%b" % what[1:]  # as in a `Line`
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


@arranged
def _backs_known(_table: Table) -> dict[int, tuple[int, list[bytes], bytes]]:
    """What was written of taking back: by viewer, after so many decisions, and what frames it."""
    return {}


def _facts(match: Match, view: Any, following: Following | None) -> Any:
    return match.facts(view) if following is None else following.facts(match, view)


def check_viewer(table: Table, viewer: int) -> None:
    """Let nobody see everything before the game is over."""
    if viewer == ALL_SEEING and table.status != OVER and not table.is_closed:
        raise PermissionError("only when the game is over everything is shown")


def _seats(table: Table, online: Collection[int]) -> tuple[SeatShown, ...]:
    return tuple(_seat(table, seat, online) for seat in range(table.settings.players))


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

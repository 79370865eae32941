"""What one viewer is told of a table: with `house.about` the only way from a table to the outside.

Built up from what the viewer may know; every frame, page, log line and export goes through here.
A viewer is a seat, SPECTATOR, or, when the game is over, ALL_SEEING.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from saleroom.core.events import Event
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.house.arranged import arranged
from saleroom.house.business import mine_of, written_choices
from saleroom.house.due import shown_clock
from saleroom.house.hearing import Happened, Hearable
from saleroom.house.hints import gives_hints
from saleroom.house.intervals import shown_interval
from saleroom.house.pacing import alone, shown_pace
from saleroom.house.settings import ANYBODY
from saleroom.house.shown import (
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
from saleroom.house.ways_back import WaysBack
from saleroom.play.match import Match
from saleroom.play.seeing import Following, Views

_ENCODE = msgspec.json.Encoder().encode
# What no JSON has in it: where something of one viewer's own is filled in.
_HOLE = msgspec.Raw(b"\0")

# Ways to be there, of seats and watchers, for which it is remembered how a table is written.
_MOST_FRAMES = 8

# A viewer, and whether facts are wanted.
Eyes = tuple[int, bool]


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
        *("_arranged", "_ears", "_form", "_idle", "_idle_seats", "_known"),
        *("_lines", "_online", "_table", "_views", "_watchers"),
    )

    def __init__(self, table: Table, online: Collection[int] = (), watchers: int = 0) -> None:
        self._table = table
        self._watchers = watchers
        self._online = online
        self._views = Views(table.match)
        self._form = b""
        self._idle = b""
        self._idle_seats: Collection[int] = ()
        self._arranged = _arrangement(table)
        self._ears = table.hearing.ears
        self._lines: dict[int | tuple[int | None, int], Any] = {}
        self._known: dict[Eyes, bytes] = {}

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
            back=_back(table, viewer, tuple(_decisions(table, viewer) or ())),
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
        """Write what `to` shows as JSON, once."""
        ((_, written),) = self.written_to([(viewer, facts)], following)
        self._known[viewer, facts] = written
        return written

    def written_to(
        self, eyes: Iterable[Eyes], following: Following | None = None
    ) -> Iterator[tuple[int, bytes]]:
        """Write it to several, each with how many lines they have heard.

        What all see alike is written once, in parts, and what is nobody's own is looked up once.
        """
        table, match, known, ears = self._table, self._table.match, self._known, self._ears
        form, own, backs = self._written_for_all(), self._arranged.own, self._arranged.backs
        state, idle, idle_seats = match.state, self._idle, self._idle_seats
        is_over = table.status == OVER
        for viewer, facts in eyes:
            if viewer == ALL_SEEING:
                check_viewer(table, viewer)
            n = len(ears[viewer])
            if known and (viewer, facts) in known:
                yield n, known[viewer, facts]
                continue
            if viewer in idle_seats:
                mine = idle % (viewer, table.turn(viewer))
            elif viewer >= 0:
                mine = _ENCODE(mine_of(table, viewer, match.legal(viewer), written_choices))
            else:
                mine = b"null"
            written = form % (
                b"%d" % n,
                _ENCODE({"viewer": viewer, **own(state, viewer)})[1:-1]
                if own is not None
                else _ENCODE(match.view(viewer)),
                _ENCODE(_facts(match, self._views.of(viewer), following)) if facts else b"null",
                mine,
                backs.get(viewer) or self._back_written(viewer),
                self._deal_written(viewer) if is_over else b"null",
            )
            yield n, written

    def _deal_written(self, viewer: int) -> bytes:
        return _ENCODE(self._table.deal() if self._may_see_deal(viewer) else None)

    def _written_for_all(self) -> bytes:
        """Write what all see alike, with room for one viewer's own in between."""
        if self._form:
            return self._form
        table, match, arranged_so = self._table, self._table.match, self._arranged
        view = b""
        if arranged_so.own is not None:
            names = arranged_so.not_common
            view = _last_alike(table) if match.is_over else _alike(self._views, names)
        rule = _ENCODE(match.paragraph)
        # In turn nobody else has anything to do, nor can have said that they are out.
        if match.is_in_turn and not (table.outs or table.knocks or arranged_so.gives_hints):
            self._idle = _IDLE % rule.replace(b"%", b"%%")
            self._idle_seats = arranged_so.seats - {match.asked, *table.orders}
        written = self._frame() % (
            view,
            rule,
            _ENCODE(shown_clock(table)),
            b"null" if table.interval is None else _ENCODE(shown_interval(table)),
            b"null" if arranged_so.alone is None else _ENCODE(shown_pace(table)),
            _result(table) if match.is_over else b"null",
        )
        self._form = written.replace(b"%", b"%%").replace(bytes(_HOLE), b"%b")
        return self._form

    def _back_written(self, viewer: int) -> bytes:
        """Write to where a viewer may go back, and remember it as long as it cannot change."""
        table, backs = self._table, self._arranged.backs
        if table.request is not None:
            return _ENCODE(_back(table, viewer, tuple(_decisions(table, viewer) or ())))
        frame = self._arranged.back_frames.get(viewer)
        if frame is None:
            frame = self._arranged.back_frames[viewer] = _apart(_back(table, viewer, _HOLE))
        ways = _decisions(table, viewer)
        back = (ways.written if ways is not None else b"[]").join(frame)
        if viewer < 0 or has_heard_of_all(table, viewer):  # else the next line may be the one
            backs[viewer] = back
        return back

    def _frame(self) -> bytes:
        """Write what neither moves change nor viewers see differently, with room for the rest."""
        frames = self._arranged.frames
        key = (self._table.status, self._online, self._watchers)
        found = frames.get(key)
        if found is None:
            if len(frames) >= _MOST_FRAMES:
                frames.clear()
            holes = dict.fromkeys(_BY_MOVE_OR_VIEWER, _HOLE)
            parts = _apart(self._shown(seats=_seats(self._table, self._online), **holes))
            first, *others = (part.replace(b"%", b"%%") for part in parts)
            rooms = [*_BY_MOVE_OR_VIEWER.values()]
            if self._arranged.own is not None:
                rooms[1] += b"}"  # what is a viewer's own comes last
            rest = (room + part for room, part in zip(rooms, others, strict=True))
            found = frames[key] = first + b"".join(rest)
        return found

    def lines_written(self, viewer: int, since: int) -> bytes:
        """Write what the viewer heard from number `since` on; what others heard too is known."""
        if viewer == ALL_SEEING:
            check_viewer(self._table, viewer)
        lines = self._ears[viewer]
        shared = lines.shared_from(since)
        known: bytes | None = self._lines.get((shared, since))
        if known is not None:
            return known
        if shared is None:
            return _numbered(map(_text, lines.since(since)), since)
        # What several hear alike is put into words once; numbers may differ.
        texts: list[bytes] | None = self._lines.get(shared)
        if texts is None:
            heard = lines.written_to_all(shared)
            texts = [one if isinstance(one, bytes) else _text(one) for one in heard]
            self._lines[shared] = texts
        known = self._lines[shared, since] = _numbered(texts, since)
        return known


def _numbered(texts: Iterable[bytes], since: int) -> bytes:
    return b"[%b]" % b",".join([b'{"n":%d%b' % line for line in enumerate(texts, since)])


# What `Showing._frame` leaves out: `%b` is filled in after each move, the rest for each viewer.
_BY_MOVE_OR_VIEWER = {
    "n": bytes(_HOLE),
    "view": b"%b" + bytes(_HOLE),
    "facts": bytes(_HOLE),
    **dict.fromkeys(("paragraph", "clock", "interval", "pace"), b"%b"),
    **dict.fromkeys(("mine", "back"), bytes(_HOLE)),
    "result": b"%b",
    "deal": bytes(_HOLE),
}


class _Arrangement:
    """What follows from how a table is arranged, and what was written of it.

    `frames` by status, who is connected and how many watch; `backs` and what frames them by viewer;
    `not_common` names what differs between viewers of the game, as something that is not written.
    """

    __slots__ = (
        *("alone", "back_frames", "backs", "frames", "gives_hints", "not_common", "own", "seats"),
    )

    def __init__(self, table: Table) -> None:
        self.alone = alone(table)
        self.gives_hints = gives_hints(table)
        self.seats = frozenset(range(table.settings.players))
        self.frames: dict[tuple[str, Collection[int], int], bytes] = {}
        self.back_frames: dict[int, list[bytes]] = {}
        self.backs = table.decisions.written
        self.backs.clear()
        self.own = own = table.match.game.own
        names = () if own is None else ("viewer", *own(table.match.state, SPECTATOR))
        self.not_common = dict.fromkeys(names, msgspec.UNSET)


_arrangement = arranged(_Arrangement)


def _alike(views: Views, not_common: Mapping[str, Any]) -> bytes:
    """Write what all viewers see alike, to be followed by what is a viewer's own."""
    return b"%b," % _ENCODE(msgspec.structs.replace(views.of(SPECTATOR), **not_common))[:-1]


# Where a game is over nothing of it changes, and to add points up takes longer than a move. But
# people come and go, and each time the others are shown it again.


@arranged
def _last_alike(table: Table) -> bytes:
    return _alike(Views(table.match), _arrangement(table).not_common)


@arranged
def _result(table: Table) -> bytes:
    return _ENCODE(table.match.outcome())


def _back(table: Table, viewer: int, to: Any) -> BackShown:
    return BackShown(
        allowed=table.settings.takes_back,
        asks=bool(others(table, viewer)),
        practice=table.is_practice,
        to=to,
        request=None if table.request is None else _request(table, viewer),
    )


def _text(what: Hearable) -> bytes:
    """Write a line but for its number."""
    if isinstance(what, Event):
        return b",%b" % _ENCODE(what)[1:]
    return _ENCODE(line_of(0, what)).removeprefix(b'{"n":0')


def shown(table: Table, viewer: int, online: Collection[int] = (), watchers: int = 0) -> Shown:
    """Show the table to one viewer."""
    return Showing(table, online, watchers).to(viewer)


def _decisions(table: Table, viewer: int) -> WaysBack | None:
    return decisions(table, viewer) if table.status == PLAYING and viewer >= 0 else None


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


def lines_since(table: Table, viewer: int, since: int, end: int | None = None) -> tuple[Line, ...]:
    """Return what the viewer heard from number `since` on, and before number `end`."""
    check_viewer(table, viewer)
    heard = table.lines(viewer)[since:end]
    return tuple(line_of(since + k, what) for k, what in enumerate(heard))


def line_of(n: int, what: Hearable) -> Line:
    """Number something the viewer heard."""
    if isinstance(what, Event):
        return Line(n, what.name, dict(what.data))
    if isinstance(what, Happened):
        return Line(n, what.name, {"seat": what.seat, "text": what.text})
    return Line(n, "taken_back", {"seat": what.seat, "since": what.since})

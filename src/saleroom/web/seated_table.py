"""A table in the server's memory: the table, who listens, and what is on its way."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable

from saleroom.core.seats import SPECTATOR
from saleroom.house.about import about
from saleroom.house.commands import Refused
from saleroom.house.intervals import looking
from saleroom.house.knocking import knock_of
from saleroom.house.showing import Eyes, Showing, lines_since
from saleroom.house.shown import Line
from saleroom.house.table import Table
from saleroom.play.seeing import Following
from saleroom.web.connections import Connection
from saleroom.web.frames import Knocking, Snapshot, encoded, table_frame

# Spectators who are told before the server turns to something else: half a millisecond's work.
AT_A_TIME = 50
# Lines that are sent at once; much can be said at a table, and be asked for again and again.
MOST_SENT = 500
# Watchers are counted so far: in a crowd nobody hears of everyone who comes and goes.
MOST_COUNTED = 20

# Where a crowd is being told, in all houses of the process: none of them dozes meanwhile.
_TELLING: set["SeatedTable"] = set()


class NoSuchTable(LookupError):
    """There is no such table."""


class SetAside(NoSuchTable):
    """There is such a table, but it cannot be read."""


def is_a_crowd_told() -> bool:
    """Tell whether somebody who watches waits for a frame that is written."""
    return bool(_TELLING)


class SeatedTable:
    """One table being looked after. Whoever changes it holds `lock`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: dict[int, set[Connection]] = {}
        self.is_stale = False  # something went wrong: to be read from its log again
        self.failures = 0  # since something was kept here last
        self.coming_back: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._wakes_at = 0  # what the timer waits for, on the server's clock
        self.bots: dict[int, tuple[object, asyncio.Task[None]]] = {}
        self.leased_until = 0
        self.used = time.monotonic()
        self._online: frozenset[int] | None = None
        self.watchers = 0  # not counted any further where there are many
        self._last: dict[Eyes, bytes] = {}  # what was shown
        self._listening: dict[Eyes, tuple[Connection, ...]] | None = None  # to each of these
        self._persons: dict[str, int] = {}
        self._following = Following()
        # Frames for those who watch.
        self._crowds: deque[tuple[bytes, list[Connection]]] = deque()
        self._telling: asyncio.Task[None] | None = None
        self._waiting: set[asyncio.Future[None]] = set()  # who asked without a socket

    @property
    def is_waited_at(self) -> bool:
        """Tell whether somebody without a socket waits for a change."""
        return bool(self._waiting)

    def is_held_at_once(self) -> bool:
        """Take the lock if nobody has it and nobody waits for it; False: it was not taken."""
        if self.lock.locked():
            return False
        taking = self.lock.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()  # it is somebody else's turn
        return False

    @property
    def online(self) -> frozenset[int]:
        """The seats that somebody is connected to, over a socket that is alive."""
        if self._online is None:
            self._online = frozenset(
                viewer
                for viewer, those in self.connections.items()
                if any(not one.is_silent for one in those)
            )
        return self._online

    @property
    def waits_for_the_absent(self) -> bool:
        """Tell whether a round has ended and everybody who is here has looked, but not all."""
        interval, still = self.table.interval, frozenset(looking(self.table))
        return interval is not None and bool(interval.continued) and not still & self.online

    def viewer_of(self, person: str | None) -> int:
        """Return with whose eyes a person looks."""
        seat = None if person is None else self.table.seat_of(person)
        return SPECTATOR if seat is None else seat

    def seat_of(self, person: str | None) -> int:
        """Return the seat of a person; refuse who has none."""
        seat = None if person is None else self.table.seat_of(person)
        if seat is None:
            raise Refused("no_seat", "not_seated")
        return seat

    def snapshot(self, viewer: int, since: int | None) -> Snapshot:
        """Show everything, and the lines from number `since` on, the newest ones."""
        now = self._showing().to(viewer)
        lines = lines_since(self.table, viewer, _first(since, now.n))
        return Snapshot(shown=now, lines=lines, about=about(self.table))

    def older(self, viewer: int, before: int) -> tuple[Line, ...]:
        """Return a page of lines that the viewer heard before that number."""
        end = min(before, len(self.table.lines(viewer)))
        first = max(0, end - MOST_SENT)
        return lines_since(self.table, viewer, first, end)

    def _showing(self) -> Showing:
        return Showing(self.table, self.online, self.watchers)

    def connect(self, *newcomers: tuple[Connection, int | None]) -> Showing:
        """Let some listen from now on, each from a line on; the first frame shows everything."""
        for connection, _ in newcomers:
            self.connections.setdefault(connection.viewer, set()).add(connection)
        self._note_who_listens()
        showing = self._showing()
        for connection, since in newcomers:
            viewer, heard = connection.viewer, len(self.table.lines(connection.viewer))
            data = showing.written(viewer, self._following, facts=connection.facts)
            lines = showing.lines_written(viewer, _first(since, heard))
            connection.since = heard
            connection.put(table_frame(data, lines, about(self.table)))
            # Whoever listens there already has not been shown this yet: that one more watches.
            self._last.setdefault((viewer, connection.facts), data)
            self._answer_knock(connection)
        return showing

    def disconnect(self, connection: Connection) -> None:
        """Let somebody go."""
        those = self.connections.get(connection.viewer, set())
        those.discard(connection)
        self._note_who_listens()
        if all(one.facts != connection.facts for one in those):
            self._last.pop((connection.viewer, connection.facts), None)
        if not those:
            self.connections.pop(connection.viewer, None)
            self._following.forget(connection.viewer)

    def _note_who_listens(self) -> None:
        self._online = self._listening = None
        self.watchers = min(MOST_COUNTED, len(self.connections.get(SPECTATOR, ())))

    def notice(self, connection: Connection, *, silent: bool) -> None:
        """Note whether anybody is at the other end of a socket."""
        connection.is_silent = silent
        self._online = None

    def tell(self, asker: Connection | None = None, showing: Showing | None = None) -> None:
        """Send everybody what has changed for them; who sees no change hears nothing.

        Whoever asked for it is answered next, and is sent both at once. What is `showing` already
        need not be looked at again.
        """
        if self._waiting:
            self._wake_waiting()
        if showing is None or self.table.persons is not self._persons:
            moved = self._look_again()
            showing = None if moved else showing
        listening, shown_last = self._listening or self._listeners(), self._last
        if not listening:
            return  # who is still to come is shown everything
        showing = self._showing() if showing is None else showing
        shown = showing.written_to(listening, self._following)
        for (eyes, those), (n, data) in zip(listening.items(), shown, strict=True):
            viewer, last = eyes[0], shown_last[eyes]
            shown_last[eyes] = data
            if viewer == SPECTATOR:
                watchers = those if data != last else [one for one in those if one.since != n]
                self._tell_watchers(watchers, showing, n, data, asker)
                continue
            for connection in those:
                since = connection.since
                if since == n and data == last:
                    continue
                connection.since = n
                frame = table_frame(data, showing.lines_written(viewer, since))
                if connection is asker:
                    connection.hold(frame)
                else:
                    connection.put(frame)
        if self.table.knocks:
            for connection in self.connections.get(SPECTATOR, ()):
                self._answer_knock(connection)

    def _tell_watchers(
        self,
        watchers: Iterable[Connection],
        showing: Showing,
        n: int,
        data: bytes,
        asker: Connection | None,
    ) -> None:
        """Send those who watch what was written for them; those alike are sent the same frame."""
        crowds: dict[int, list[Connection]] = {}
        for connection in watchers:
            since = connection.since
            if since not in crowds:
                crowds[since] = []
            crowds[since].append(connection)
            connection.since = n
        for since, crowd in crowds.items():
            frame = table_frame(data, showing.lines_written(SPECTATOR, since))
            if asker is not None and asker.viewer == SPECTATOR and asker in crowd:
                crowd.remove(asker)
                asker.hold(frame)
            self._crowds.append((frame, crowd))
        if crowds and (self._telling is None or self._telling.done()):
            _TELLING.add(self)
            self._telling = asyncio.ensure_future(self._tell_crowds())

    def _listeners(self) -> dict[Eyes, tuple[Connection, ...]]:
        """Sort the connections by what they are shown; it holds until somebody comes or goes."""
        self._listening = {
            (viewer, facts): tuple(one for one in self.connections[viewer] if one.facts == facts)
            for viewer, facts in self._last
        }
        return self._listening

    async def change(self) -> None:
        """Wait until something happens here, or the table is forgotten."""
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.add(waiting)
        try:
            await waiting
        finally:
            self._waiting.discard(waiting)

    def _wake_waiting(self) -> None:
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    def _answer_knock(self, connection: Connection) -> None:
        """Tell whoever asks to be let in what came of it; nobody else hears of it."""
        knock = knock_of(self.table, connection.person) if connection.viewer == SPECTATOR else None
        if knock is None:
            return
        frame = encoded(Knocking(name=knock.name, answer=knock.answer))
        if frame != connection.knock:
            connection.knock = frame
            connection.put(frame)

    def _look_again(self) -> bool:
        """Who has sat down or left, here or at another server, sees with other eyes from now on."""
        known, self._persons = self._persons, self.table.persons
        persons = self._persons
        if persons == known:
            return False
        moved = [
            (connection, persons.get(connection.person or "", SPECTATOR))
            for viewer, those in self.connections.items()
            for connection in those
            if persons.get(connection.person or "", SPECTATOR) != viewer
        ]
        for connection, viewer in moved:
            self.disconnect(connection)
            connection.move(viewer)
            self.connect((connection, None))
        return bool(moved)

    async def _tell_crowds(self) -> None:
        """Tell those who watch, some at a time: a player's answer does not wait for a thousand."""
        crowds = self._crowds
        try:
            while crowds:
                frame, crowd = crowds[0]
                some = crowd[:AT_A_TIME]
                # Before they are told: if one of them cannot be, the others have their turn then.
                del crowd[:AT_A_TIME]
                if not crowd:
                    crowds.popleft()
                # Who has taken a seat meanwhile was shown everything anew.
                Connection.put_to_many([one for one in some if one.viewer == SPECTATOR], frame)
                if crowds:
                    await asyncio.sleep(0)
        finally:
            _TELLING.discard(self)

    def wake_at(self, at: int, wait: int, do: Callable[[], None]) -> None:
        """Do something in so many milliseconds, if nothing wakes it up before: moves put off."""
        if self._timer is not None:
            if self._wakes_at <= at:
                return
            self._timer.cancel()

        def wake() -> None:
            self._timer = None
            do()

        # Not days ahead: loops count in floats, and the sweep comes by anyway.
        seconds = min(max(0.0, wait / 1000), 3600.0)
        self._timer = asyncio.get_running_loop().call_later(seconds, wake)
        self._wakes_at = at

    def sleep(self) -> None:
        """Let nothing wake it up."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        """Stop everything that is on its way."""
        self.sleep()
        self._wake_waiting()
        for task in (self.coming_back, self._telling):
            if task is not None:
                task.cancel()
        for _, asking in self.bots.values():
            asking.cancel()
        for those in self.connections.values():
            for connection in those:
                connection.close()


def _first(since: int | None, heard: int) -> int:
    """Return from which line on somebody is told: as was asked, but never so many at once.

    From the first if there is no such line. What is older comes by the page (`older`).
    """
    first = since if since is not None and 0 <= since <= heard else 0
    return max(first, heard - MOST_SENT)

"""Looks for leaks: does what a viewer is sent depend on what the viewer may not know?

Two tables that are the same to a viewer (`house.twins`) are told side by side to real connections
of the server, and every frame must be the same, byte for byte, or be missing on both sides. Each
function returns what it found, in words; no words, no leak.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec
from house.twins import (
    Twins,
    drawn_order,
    lively_room,
    play_lively,
    table_of,
    with_other_sums,
)

from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.registry import GAMES, game_named
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.about import about
from saleroom.house.commands import Refused
from saleroom.house.deciding import decided, following
from saleroom.house.due import fallen, next_due
from saleroom.house.heads import head_of
from saleroom.house.log import note
from saleroom.house.settings import BOT
from saleroom.house.statuses import OVER, PLAYING
from saleroom.house.table import Table
from saleroom.play.match import Match, Move
from saleroom.store.contract import Entry
from saleroom.web import replaying
from saleroom.web.connections import Connection
from saleroom.web.seated_table import SeatedTable
from saleroom.web.story import story

# Entries at the end of a story that are told frame by frame; the first frame holds all before.
WATCHED = 10
# Public commands that follow when purses hold other sums.
FOLLOWING = 5


class Setting(NamedTuple):
    """What is played, by how many, and how fast."""

    game: str
    players: int
    pace: str


SETTINGS = tuple(
    Setting(name, players, pace)
    for name in GAMES
    for players in game_named(name).players
    for pace in ("live", "days")
)


def person_at(viewer: int) -> str | None:
    """Return who sits on a seat of a lively room."""
    return None if viewer == SPECTATOR else f"person {viewer}"


def tell_all(seated: SeatedTable) -> None:
    """Tell everybody what has changed; who only watches is told a little later."""

    async def tell() -> None:
        seated.tell()
        if seated._telling is not None:
            await seated._telling

    if SPECTATOR in seated.connections:
        asyncio.run(tell())
    else:
        seated.tell()


class Told:
    """A table of the server's, and somebody who listens to it with a viewer's eyes."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.seated = SeatedTable(table)
        self.connection = Connection("table", viewer, person_at(viewer), 0)

    @property
    def table(self) -> Table:
        return self.seated.table

    def listen(self) -> None:
        self.connection.viewer = self.seated.viewer_of(self.connection.person)
        self.seated.connect((self.connection, None))

    def frames(self) -> list[bytes]:
        """Tell what has changed, as the server does; return what was sent since the last time."""
        tell_all(self.seated)
        sent = list(self.connection._frames)
        self.connection._frames.clear()
        return sent


def unlike(one: object, other: object, what: str) -> list[str]:
    """Say where two things that should be the same are not."""
    if one == other:
        return []
    first, second = str(one), str(other)
    at = next((k for k, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return [f"{what}: …{first[max(0, at - 60) : at + 60]}… or …{second[at : at + 60]}…"]


def public_texts(table: Table) -> list[str]:
    """Return what is to be had without a seat and beside the frames: lobby, records, refusals."""
    head = msgspec.structs.replace(head_of(table, None), due=None)  # the store's own
    looks: list[Callable[[Table], object]] = [replaying.record, partial(story, eyes="all")]
    looks += [partial(replaying.replay, at=0, eyes=eyes) for eyes in ("all", "0", "spectator")]
    return [str(head), str(about(table)), *(outcome_of(look, table) for look in looks)]


def outcome_of(look: Callable[[Table], object], table: Table) -> str:
    """Return what is seen, or the words of the refusal."""
    try:
        return str(look(table))
    except (PermissionError, Refused) as error:
        return str(error)


# Pairs of tables


def stories(setting: Setting, seed: int) -> list[Entry]:
    """Play one game, and return its log as far as nobody may see everything."""
    drawing = Random(f"{setting} {seed}")  # noqa: S311  # a game, not a secret
    room = lively_room(*setting, drawing, bots=seed % 2)
    play_lively(room, drawing, 4000)
    log = room.log
    while log and table_of(log).status == OVER:
        log = log[:-1]
    return log


def viewers_of(log: Sequence[Entry]) -> tuple[int, ...]:
    """Return everybody who may look on without seeing everything: people, and a spectator."""
    seats = enumerate(table_of(log[:1]).settings.seats)
    return (*(seat for seat, place in seats if place.who != BOT), SPECTATOR)


def leaks_in(setting: Setting, log: Sequence[Entry], moments: int, seed: int) -> list[str]:
    """Look at some moments of a game with everybody's eyes; return what was found."""
    drawing = Random(f"{setting} {seed}")  # noqa: S311  # a game, not a secret
    found: list[str] = []
    for _ in range(moments):
        until = drawing.randrange(2, len(log) + 1)
        for viewer in viewers_of(log):
            words = pair_leaks(log[:until], viewer, drawing)
            found += [f"{setting} viewer {viewer} entry {until}: {word}" for word in words]
    return found


def pair_leaks(log: Sequence[Entry], viewer: int, drawing: Random) -> list[str]:
    """Look at one moment with one viewer's eyes, against other secrets."""
    found = retold_leaks(log, viewer, drawing)
    return found or sum_leaks(log, viewer, drawing)


def retold_leaks(log: Sequence[Entry], viewer: int, drawing: Random) -> list[str]:
    """Tell the whole game with other secrets; compare everything that is sent."""
    one, other = Told(Table(), viewer), Told(Table(), viewer)
    first = max(0, len(log) - WATCHED)
    for k, bodies in enumerate(Twins(one.table, other.table, viewer).told(log, drawing)):
        if k == first:
            one.listen()
            other.listen()
        if k >= first:
            names = ", ".join(type(body).__name__ for body in bodies)
            found = unlike(one.frames(), other.frames(), f"{k - first} after the first, {names}")
            if found:
                return found
    return unlike(public_texts(one.table), public_texts(other.table), "in public")


def sum_leaks(log: Sequence[Entry], viewer: int, drawing: Random) -> list[str]:
    """Put other sums into the purses, then let the same happen at both tables."""
    one, other = Told(table_of(log), viewer), Told(table_of(log), viewer)
    now = log[-1].at
    if not with_other_sums(other.table, viewer, drawing):
        return []
    for told in (one, other):
        mine = told.table.orders.get(viewer)
        told.table.orders = {} if mine is None else {viewer: mine}
        told.listen()
    found = unlike(one.frames(), other.frames(), "first frame")
    found += unlike(public_texts(one.table), public_texts(other.table), "in public")
    if viewer >= 0:
        found += refusal_leaks(one.table, other.table, viewer, now, drawing)
    for _ in range(FOLLOWING):
        now += 300
        if found or not _same_happens(one.table, other.table, now, drawing):
            break
        found = unlike(one.frames(), other.frames(), "what follows")
    return found


def _same_happens(one: Table, other: Table, now: int, drawing: Random) -> bool:
    """Let one thing happen at both; False if nothing can, or if chance comes next."""
    moves = list(_moves_for_both(one.match, other.match, drawing))
    if one.status != PLAYING or not moves:
        return False
    seat, action = drawing.choice(moves)
    command = c.Act(id=f"{now}", turn=one.turn(seat), action=one.match.game.codec.decode(action))
    due = next_due(one)
    for table in (one, other):
        if due is not None and due.at <= now:
            happen(table, fallen(table, due), now)
        elif one.seats[seat].player is None:
            with suppress(Refused):
                happen(table, decided(table, seat, command, now), now)
    is_drawn = one.match.moves[-1].seat == CHANCE or other.match.moves[-1].seat == CHANCE
    return not is_drawn and one.status == PLAYING == other.status


def happen(table: Table, body: e.Body | None, now: int) -> None:
    """Let a table take what was decided, and what follows by itself."""
    while body is not None:
        note(table, body, now)
        body = following(table)


def _moves_for_both(one: Match, other: Match, drawing: Random) -> Iterator[Move]:
    for seat in range(one.players):
        mine, yours = one.legal(seat), other.legal(seat)
        both = [choice for choice in mine.choices if choice in yours.choices]
        if both:
            yield Move(seat, drawing.choice(both))
        for first, second in zip(mine.amounts, yours.amounts, strict=False):
            least, most = max(first.least, second.least), min(first.most, second.most)
            if first.verb == second.verb and least <= most:
                amount = drawing.randint(least, min(most, least + 3))
                yield Move(seat, one.game.codec.verbs[first.verb].first + amount)


def refusal_leaks(one: Table, other: Table, seat: int, now: int, drawing: Random) -> list[str]:
    """Ask both tables for what the rules refuse the seat; the words must be the same."""
    found: list[str] = []
    legal, codec = one.match.legal(seat), one.match.game.codec
    asked: list[int] = [k for k in range(one.match.game.choices) if k not in legal.choices]
    asked = drawing.sample(asked, min(6, len(asked)))
    for verb in codec.verbs.values():
        most = max((amounts.most for amounts in legal.amounts), default=0)
        if verb.kind == "amount" and most + 1 < verb.count:
            asked += [verb.first, verb.first + most + 1]
    actions = [codec.decode(action) for action in asked if not _is_legal(one, seat, action)]
    tried: list[c.Command] = [
        c.Act(id="x", turn=one.turn(seat), action=action) for action in actions
    ]
    tried += [c.LeaveOrder(id="x", up_to=100_000), c.Call(id="x"), c.Fill(id="x", seat=0)]
    for command in tried:
        first, second = (_refused(table, seat, command, now) for table in (one, other))
        found += unlike(first, second, "refusal")
    return found


def _is_legal(table: Table, seat: int, action: int) -> bool:
    legal = table.match.legal(seat)
    verbs = table.match.game.codec.verbs
    ranges = [
        range(verbs[a.verb].first + a.least, verbs[a.verb].first + a.most + 1)
        for a in legal.amounts
    ]
    return action in legal.choices or any(action in amounts for amounts in ranges)


def _refused(table: Table, seat: int, command: c.Command, now: int) -> str:
    try:
        decided(table, seat, command, now)
    except Refused as refused:
        words = f"{refused.code} {refused.detail} {refused.paragraph}"
        return f"{words} {refused.name} {refused.numbers}"
    return "done"


# Words in private


def private_leaks(log: Sequence[Entry], drawing: Random) -> list[str]:
    """Let every seat say everything that is private; nobody else may be sent anything."""
    table = table_of(log)
    if following(table_of(log)) is not None:
        return []  # the house has not finished yet what was said before
    found: list[str] = []
    room = _Listened(table)
    for seat in range(table.settings.players):
        if table.seats[seat].player is None and table.seats[seat].persons:
            for said in _private_words(table, seat, drawing):
                found += room.overheard(seat, said, log[-1].at + 200)
    return found


def _private_words(table: Table, seat: int, drawing: Random) -> Iterator[Any]:
    yield c.Remind(id="hook", webhook="https://somewhere.example/")
    yield e.Joined(seat=seat, person="a phone")
    yield c.Out(id="out", out=seat not in table.outs)
    yield c.Out(id="in again", out=seat not in table.outs)
    if table.is_outcry:
        let_go = "take_back" if seat in table.outs else "let_go"
        yield c.Act(id="let go", turn=table.turn(seat), action={let_go: True})
    if table.match.asked != seat or table.is_outcry:
        order = drawn_order(table, seat, drawing, "order")
        # Live, an order that goes higher bids at once.
        yield order if not table.is_live else msgspec.structs.replace(order, up_to=0)
        yield c.LeaveOrder(id="no order")


class _Listened:
    """A table where somebody listens with everybody's eyes."""

    def __init__(self, table: Table) -> None:
        self._seated = SeatedTable(table)
        seats = [number for number, seat in enumerate(table.seats) if seat.persons]
        self._ears = [Connection("table", v, person_at(v), 0) for v in (*seats, SPECTATOR)]
        for ear in self._ears:
            self._seated.connect((ear, None))
        self._heard(table.settings.players)

    def _heard(self, seat: int) -> list[bytes]:
        """Tell everybody, and return what was sent to anybody but the seat."""
        tell_all(self._seated)
        frames = [frame for ear in self._ears if ear.viewer != seat for frame in ear._frames]
        for ear in self._ears:
            ear._frames.clear()
        return frames

    def overheard(self, seat: int, said: Any, now: int) -> list[str]:
        """Say what others noticed."""
        table = self._seated.table
        before = public_texts(table)
        try:
            body = said if isinstance(said, e.Joined) else decided(table, seat, said, now)
        except Refused:
            return []
        happen(table, body, now)
        frames = self._heard(seat)
        found = [f"{said} of {seat} was heard: {frame[:200]!r}" for frame in frames]
        return found + unlike(before, public_texts(table), f"{said} of {seat} in public")


def early_eyes(log: Sequence[Entry]) -> list[str]:
    """Try to see everything before the end."""
    looks: tuple[Callable[[Table], object], ...] = (
        replaying.record,
        partial(story, eyes="all"),
        partial(replaying.replay, at=0, eyes="all"),
        lambda table: SeatedTable(table).snapshot(ALL_SEEING, None),
    )
    found: list[str] = []
    for look in looks:
        with suppress(PermissionError):
            look(table_of(log))
            found.append("everything was shown before the end")
    return found

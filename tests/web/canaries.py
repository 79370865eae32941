"""Secrets that are recognised wherever they turn up, and a house that is searched for them.

A table is played through a real hub on a real SQLite file. Everything anybody is sent is kept:
frames, answers, refusals, what the lobby and the records say, log lines, metrics. Decides what
must not be in it, by reading the bytes and by the shape of the frames; knows nothing of how the
house makes them.
"""

import asyncio
import io
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from web.protocol_players import chosen

from saleroom.core.seats import SPECTATOR
from saleroom.games.registry import game_named
from saleroom.house import commands as c
from saleroom.house.commands import Refused
from saleroom.house.settings import Place, Settings
from saleroom.house.statuses import OPEN, OVER, PLAYING
from saleroom.store.contract import Found
from saleroom.store.opening import store_for
from saleroom.web import logs
from saleroom.web.connections import Connection
from saleroom.web.frames import encoded
from saleroom.web.hub import Config, Hub
from saleroom.web.metrics import Metrics
from saleroom.web.protocol import TableOpened
from saleroom.web.sockets import refusal_to

HOOK = "http://canary.invalid/canary-hook-{}"
NONCE = "canary-nonce-{}"
CHAT = "canary chat of another table"
# Words that name a secret, wherever they stand in a frame.
SECRET_KEYS = {"seed", "nonce", "nonces", "person", "persons", "outs", "orders", "moves"} | {
    "webhook",
    "push",
    "token",
    "recovery",
    "invite",
}
ONE_BY_SEAT = ("hands", "money", "sealed")


class Sent(NamedTuple):
    """Something that was sent to somebody who may look with these eyes; None: to a machine."""

    viewer: int | None
    data: bytes


class Secret(NamedTuple):
    """Something recognisable that nobody may be sent, not even those it belongs to."""

    what: str
    text: str


# What must not be in it


def findings_in(sent: list[Sent], secrets: list[Secret], game: str) -> list[str]:
    """Search everything that was sent; the end of the game is not searched, all is shown there."""
    found: list[str] = []
    for viewer, data in sent:
        frame = _frame(data)
        if frame is not None and frame["shown"]["status"] == OVER:
            continue
        leaked = [secret.what for secret in secrets if secret.text.encode() in data]
        found += [f"{what} was sent to {viewer}: {data[:120]!r}" for what in leaked]
        if frame is not None and viewer is not None:
            found += [f"{word}, sent to {viewer}" for word in misshapen(frame, viewer, game)]
    return found


def _frame(data: bytes) -> dict[str, Any] | None:
    try:
        frame = msgspec.json.decode(data)
    except msgspec.DecodeError:
        return None
    is_table = isinstance(frame, dict) and frame.get("t") == "table"
    return frame if is_table else None


def misshapen(frame: dict[str, Any], viewer: int, game: str) -> Iterator[str]:
    """Say what in a frame is not for this viewer, by where it stands."""
    shown = frame["shown"]
    mine, view = shown["mine"], shown["view"]
    if (None if mine is None else mine["seat"]) != (viewer if viewer >= 0 else None):
        yield "another seat's own business"
    if view["viewer"] != viewer:
        yield "another viewer's view"
    for field in ONE_BY_SEAT:
        if field == "money" and (view.get("open_money", True)):
            continue
        for seat, entry in enumerate(view.get(field, ())):
            if entry is not None and seat != viewer:
                yield f"{field} of seat {seat}"
    if view.get("mystery") is not None:
        yield "the mystery hand"
    if shown["deal"] is not None or shown["result"] is not None:
        yield "the deal or the result, before the end"
    without = {**frame, "shown": {**shown, "mine": {**(mine or {}), "order": None}}}
    if "up_to" in _keys(without):
        yield "an order of somebody's"
    yield from (f"the key {key}" for key in _keys(frame) & SECRET_KEYS)
    yield from _foreign_lines(frame, viewer, game)


def _keys(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set(data).union(*map(_keys, data.values()))
    return set().union(*map(_keys, data)) if isinstance(data, list) else set()


def _foreign_lines(frame: dict[str, Any], viewer: int, game: str) -> Iterator[str]:
    kinds = {kind.name: kind for kind in game_named(game).events.values()}
    lines = frame["lines"]
    for line in lines:
        kind, data = kinds.get(line["name"]), line["data"]
        if kind is None or data.get("seat") == viewer:
            continue
        if kind.private or data.keys() & set(kind.secret):
            yield f"a line for another seat: {line}"
    if lines and lines[-1]["n"] + 1 != frame["shown"]["n"]:
        yield "lines that are not numbered as the viewer heard them"


# A house to search


@asynccontextmanager
async def house(folder: Path, config: Config | None = None) -> AsyncIterator[Hub]:
    """Open a house on a file of its own."""
    store = store_for(folder / "saleroom.db")
    await store.open()
    hub = Hub(store, config)
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()
        await store.close()


class Watched:
    """One table whose players, leavers and strangers are all listened to."""

    def __init__(self, hub: Hub, game: str, players: int, luck: Random) -> None:
        self.hub = hub
        self.game = game
        self.players = players
        self.luck = luck
        self.sent: list[Sent] = []
        self.secrets: list[Secret] = []
        self.found: list[str] = []
        self.status = OPEN
        self._ids = count()
        self._seats: dict[str, int] = {}
        self._lines: list[Connection] = []
        self._numbers: dict[str | None, set[int]] = defaultdict(set)  # of lines heard, by person
        self._opened: TableOpened
        self._comes_back = ("", "")

    @property
    def table(self) -> str:
        return self._opened.table

    async def person(self, what: str) -> str:
        person, secret = await self.hub.new_person()
        self.secrets += [Secret(f"{what}'s id", person), Secret(f"{what}'s token", secret)]
        return person

    async def open(self, pace: str) -> None:
        """Let everybody sit down; somebody else sat there before, and still listens."""
        people = [await self.person(f"seat {seat}") for seat in range(self.players)]
        mallory = await self.person("who left")
        settings = Settings(
            game=self.game,
            seats=(Place("person"),) * self.players,
            pace=pace,  # type: ignore[arg-type]  # one of a few words
        )
        self._opened = await self.hub.open(people[0], settings)
        self.secrets.append(Secret("the invitation", self._opened.invite))
        await self._leaves(mallory)
        self._seats = {person: seat for seat, person in enumerate(people)}
        for seat, person in enumerate(people):
            await self._sits(person, seat)
        await self.listen(None)
        table = (await self.hub.floor.seated_table(self.table)).table
        self.secrets.append(Secret("the seed", table.opened.seed))
        self.secrets.append(Secret("the invitation's hash", table.opened.invite))

    async def _sits(self, person: str, seat: int) -> None:
        """Let a player sit down, mix a nonce in and listen; the game begins with the last."""
        nonce, hook = NONCE.format(seat), HOOK.format(seat)
        at_once = nonce if seat else None
        name, invite = f"Seat {seat}", self._opened.invite
        taken = await self.hub.sit(self.table, person, name, seat, invite, at_once)
        await self.listen(person)
        if not at_once:
            await self.send(person, c.Mix(id="mix", nonce=nonce))
        self.secrets += [Secret(f"the nonce of {seat}", nonce), Secret("a webhook", hook)]
        self.secrets.append(Secret("a recovery link", taken.recovery))
        await self.send(person, c.Remind(id="hook", webhook=hook))

    async def _leaves(self, mallory: str) -> None:
        """Somebody sits down, listens, leaves, and tries to come back by the old link."""
        last, invite = self.players - 1, self._opened.invite
        taken = await self.hub.sit(self.table, mallory, "Mallory", last, invite)
        self._seats = {mallory: taken.seat}
        await self.listen(mallory)
        await self.send(mallory, c.Remind(id="hook", webhook=HOOK.format("left")))
        self._seats = {}
        await self.send(mallory, c.Leave(id="leave"))
        self.secrets.append(Secret("a recovery link", taken.recovery))
        self._comes_back = (mallory, taken.recovery)

    def viewer(self, person: str | None) -> int:
        return self._seats.get(person or "", SPECTATOR)

    async def listen(self, person: str | None) -> None:
        self._lines.append(await self.hub.attach(self.table, person, None))
        self.collect()

    def collect(self) -> None:
        """Take what waits at every connection."""
        for line in self._lines:
            self.sent += [Sent(self.viewer(line.person), frame) for frame in line._frames]
            shown = [_frame(frame) for frame in line._frames]
            self._numbers[line.person] |= {frame["shown"]["n"] for frame in shown if frame}
            line._frames.clear()

    async def send(self, person: str, command: c.Command) -> None:
        try:
            answer = await self.hub.send(self.table, person, command)
            told = encoded(answer)
            self.collect()
            if self.viewer(person) >= 0 and answer.n not in self._numbers[person]:
                self.found.append(f"an answer counts {answer.n} lines, which the seat did not hear")
        except Refused as refused:
            told = encoded(refusal_to("x", refused))
        self.sent.append(Sent(self.viewer(person), told))
        self.collect()

    async def strangers_look(self) -> None:
        """Let those without a seat ask for all there is."""
        eve = await self.person("a stranger")
        mallory, link = self._comes_back
        everything = Found(status=(OPEN, PLAYING), limit=50)
        asked: list[Callable[[], Any]] = [
            lambda: self.hub.recover(mallory, link),
            lambda: self.hub.show(self.table, None),
            lambda: self.hub.show(self.table, eve),
            lambda: self.hub.show(self.table, mallory),
            lambda: self.hub.about(self.table),
            lambda: self.hub.lobby(everything),
            lambda: self.hub.mine(eve),
            lambda: self.hub.finished.record(self.table),
            lambda: self.hub.finished.replay(self.table, eve, None, "all"),
            lambda: self.hub.finished.story(self.table, "all"),
            lambda: self.hub.finished.replay(self.table, eve, 3, "0"),
            lambda: self.hub.rematch(self.table, eve),
            lambda: self.hub.send(self.table, eve, c.Out(id="out")),
        ]
        answers: list[Sent] = []
        for ask in asked:
            try:
                said = msgspec.json.encode(await ask())
            except (Refused, PermissionError) as error:
                said = str(error).encode()
            answers.append(Sent(SPECTATOR, said))
        if (await self.hub.about(self.table)).status != OVER:
            self.sent += answers
        await self.listen(eve)
        await self.hub.detach(self._lines.pop())

    async def play(self, decisions: int) -> None:
        """Let people decide at random, with mistakes and secrets in between."""
        people = list(self._seats)
        for turn in range(decisions):
            if turn % 25 == 5:
                await self.strangers_look()
            person = self.luck.choice(people)
            shown = (await self.hub.show(self.table, person)).shown
            self.status = shown.status
            if self.status == OVER:
                break
            if shown.interval is not None:
                await self.send(person, c.Continue(id=f"{next(self._ids)}"))
            mine = msgspec.to_builtins(shown.mine)
            await self._decide(person, mine)
            await asyncio.sleep(0)
        self.collect()

    async def _decide(self, person: str, mine: dict[str, Any]) -> None:
        if self.luck.random() < 0.2:
            await self.send(person, self._aside(mine))
        command = chosen(mine, self.luck)
        if command is not None:
            sent = msgspec.convert({**command, "id": f"{next(self._ids)}"}, c.Act | c.Out)
            await self.send(person, sent)

    def _aside(self, mine: dict[str, Any]) -> c.Command:
        number = f"aside {next(self._ids)}"
        said: list[c.Command] = [
            c.LeaveOrder(id=number, up_to=1),
            c.LeaveOrder(id=number, up_to=0, then="ask"),
            c.LeaveOrder(id=number, up_to=999_999),
            c.Out(id=number),
            c.Act(id=number, turn=mine["turn"], action={"bid": 99_999}),
            c.Act(id=number, turn=mine["turn"], action={"pass": True}),
            c.Say(id=number, text="nice painting"),
        ]
        return self.luck.choice(said)


async def _other_table(watched: Watched) -> None:
    """Let people say something at another table."""
    person = await watched.person("somebody elsewhere")
    settings = Settings(game="canaletto", seats=(Place("person"),) * 3)
    opened = await watched.hub.open(person, settings, "Elsewhere", 0)
    await watched.hub.send(opened.table, person, c.Say(id="1", text=CHAT))
    watched.secrets.append(Secret("chat of another table", CHAT))


async def _reminded(hub: Hub) -> None:
    """Wait until whoever is asked was told so, or a try at it has failed."""
    for _ in range(1000):
        if hub.floor.reminders.office.outcomes:
            return
        await asyncio.sleep(0.01)
    raise TimeoutError("nobody was reminded")


async def _searched(folder: Path, game: str, players: int, decisions: int) -> Watched:
    async with house(folder) as hub:
        luck = Random(f"{game} {players}")  # noqa: S311  # a game, not a secret
        watched = Watched(hub, game, players, luck)
        log = io.StringIO()
        with logs.written_to(log, logging.DEBUG):
            await watched.open("days")
            await _other_table(watched)
            await _reminded(hub)
            await watched.play(decisions)
            metrics = Metrics(hub).text()
        watched.sent += [Sent(None, log.getvalue().encode()), Sent(None, metrics)]
        if watched.table.encode() in metrics:
            watched.found.append("a table's name in the metrics")
    return watched


def searched(folder: Path, game: str, players: int, decisions: int) -> Watched:
    """Play so many decisions and search everything; `found` says what is wrong."""
    watched = asyncio.run(_searched(folder, game, players, decisions))
    watched.found += findings_in(watched.sent, watched.secrets, game)
    return watched

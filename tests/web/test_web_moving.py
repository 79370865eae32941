"""Moves without a task of their own: kept before told, once, and nothing half-way if it fails."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec
from faults.breaking import InProcess, house_in, table_of
from web.protocol_players import chosen

from saleroom.house import entries as e
from saleroom.house.commands import Act, LeaveOrder, Refused
from saleroom.house.due import next_due
from saleroom.store.contract import Unavailable
from saleroom.web.connections import Connection
from saleroom.web.frames import Answer
from saleroom.web.moving import Moving, Outcome
from saleroom.web.site import Door, Site


class Player:
    """Somebody at a table with something to do."""

    def __init__(self, house: InProcess, moving: Moving, ear: Connection, move: Act) -> None:
        self.house = house
        self.ear = ear
        self.move = move
        self._moving = moving

    @property
    def heard(self) -> list[str]:
        """What kinds of frames were sent."""
        return [msgspec.json.decode(frame)["t"] for frame in self.ear._frames]

    async def send(self, move: Act | None = None) -> Outcome:
        """Move, and hear what became of it."""
        became: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.begin(became, move)
        return await became

    def begin(self, became: "asyncio.Future[Outcome]", move: Act | None = None) -> None:
        """Move, and say so as soon as something became of it."""
        assert self._moving.begun(self.ear, move or self.move, became.set_result)


def _run(
    folder: Path, play: Callable[[Player], Awaitable[None]], clock: Literal["none", "fast"] = "none"
) -> None:
    async def run() -> None:
        async with house_in(folder) as house:
            await house.open(table_of("alles-futsch", 3, clock=clock))
            for person in house.people:
                shown: Any = (await house.hub.show(house.table, person)).shown
                move = chosen(msgspec.to_builtins(shown.mine), Random(1))  # noqa: S311  # a game
                if move is not None:
                    del move["do"]
                    ear = await house.hub.attach(house.table, person, None)
                    moving = Moving(house.hub.floor)
                    await play(Player(house, moving, ear, Act(id="c1", **move)))
                    return

    asyncio.run(run())


def test_a_move_is_kept_and_told_before_it_is_answered(tmp_path: Path) -> None:
    async def play(player: Player) -> None:
        before = len((await player.house.inside()).match.moves)
        answer = await player.send()
        assert isinstance(answer, Answer)
        player.ear.let_go()  # the frame waits for the answer, to leave with it
        assert player.heard == ["table", "table"]
        assert len((await player.house.inside()).match.moves) > before
        assert not player.house.hub.floor._tables[player.house.table].lock.locked()

    _run(tmp_path, play)


def test_sent_again_it_is_answered_and_not_made_twice(tmp_path: Path) -> None:
    async def play(player: Player) -> None:
        first = await player.send()
        made = len((await player.house.inside()).match.moves)
        assert await player.send() == first
        assert len((await player.house.inside()).match.moves) == made

    _run(tmp_path, play)


def test_what_the_rules_refuse_leaves_the_table_free(tmp_path: Path) -> None:
    async def play(player: Player) -> None:
        wrong = msgspec.structs.replace(player.move, action={"nonsense": True}, id="c0")
        assert isinstance(await player.send(wrong), Refused)
        assert isinstance(await player.send(), Answer)

    _run(tmp_path, play)


def test_nobody_is_told_of_a_move_that_cannot_be_kept(tmp_path: Path) -> None:
    async def play(player: Player) -> None:
        player.house.store.cut = "before"
        assert isinstance(await player.send(), Unavailable)
        assert player.heard == ["table"]
        seated_table = player.house.hub.floor._tables[player.house.table]
        assert seated_table.is_stale
        assert player.house.hub.floor.at_hand(player.house.table) is None, "it is read again first"
        player.house.store.cut = None
        await player.house.hub.send(player.house.table, player.ear.person, player.move)
        assert len((await player.house.inside()).match.moves) > 0

    _run(tmp_path, play)


def test_where_another_server_was_faster_it_is_to_be_sent_anew(tmp_path: Path) -> None:
    async def play(player: Player) -> None:
        player.house.store.taken = 1
        assert await player.send() is None
        await player.house.hub.send(player.house.table, player.ear.person, player.move)

    _run(tmp_path, play)


def test_where_something_is_being_done_a_move_waits_its_turn(tmp_path: Path) -> None:
    async def play(player: Player) -> None:
        floor = player.house.hub.floor
        held = floor.at_hand(player.house.table)
        assert held is not None
        assert floor.at_hand(player.house.table) is None
        waiting = asyncio.create_task(held.lock.acquire())
        await asyncio.sleep(0)
        held.lock.release()
        assert floor.at_hand(player.house.table) is None, "somebody came before"
        assert await waiting
        held.lock.release()
        assert isinstance(await player.send(), Answer)

    _run(tmp_path, play)


def test_what_was_sent_before_time_is_up_counts_though_a_busy_house_lets_it_wait(
    tmp_path: Path,
) -> None:
    async def play(player: Player) -> None:
        floor = player.house.hub.floor
        gathering = Door(player.house.hub, Site()).gathering
        gathering.soon(lambda: None)
        await asyncio.sleep(0)
        gathering._next += 60.0  # a handful was done just now, and the next is far
        sending: list[asyncio.Task[Outcome]] = []
        gathering.soon(lambda: sending.append(asyncio.create_task(player.send())))
        seated_table = floor._tables[player.house.table]
        due = next_due(seated_table.table)
        assert due is not None
        floor.clock.now = lambda: due.at  # type: ignore[method-assign]  # time is up
        floor.clock.tick = lambda: None  # type: ignore[method-assign]  # and nothing stood still
        floor.waking._wake(seated_table)
        seq = seated_table.table.seq
        assert await player.house.until(lambda table: table.seq > seq)
        assert sending, "it was not waited for"
        assert isinstance(await sending[0], Answer)
        seat = (await player.house.inside()).seats[player.ear.viewer]
        assert seat.stand_in is None, "nobody had to be put in for them"

    _run(tmp_path, play, "fast")


def test_an_order_that_was_left_before_the_hammer_comes_before_it(tmp_path: Path) -> None:
    """Whatever has a task of its own is at the table before what is due."""

    async def left() -> list[object]:
        async with house_in(tmp_path) as house:
            await house.open(table_of("modern-art", 3, clock="none", hammer="fast", ceilings=True))
            luck = Random(3)  # noqa: S311  # a game
            while not (await house.inside()).is_outcry:
                assert await house.act(luck)
            floor, gathering = house.hub.floor, Door(house.hub, Site()).gathering
            seated_table = floor._tables[house.table]
            inside = seated_table.table
            bidder = next(seat for seat in range(3) if seat not in {inside.leader, inside.seller})
            order = LeaveOrder(id="order", up_to=inside.price + 5)
            gathering._next = asyncio.get_running_loop().time() + 60.0
            sending = partial(house.hub.send, house.table, house.people[bidder], order)
            gathering.soon(lambda: floor.spawn(sending()))
            due, before = next_due(inside), inside.seq
            assert due is not None
            floor.clock.now = lambda: due.at  # type: ignore[method-assign]  # it falls now
            floor.clock.tick = lambda: None  # type: ignore[method-assign]  # and nothing stood still
            floor.waking._wake(seated_table)
            assert await house.until(lambda table: table.seq > before)
            return [e.read(entry.body) for entry in (await house.store.kept(house.table))[before:]]

    ordered, bid = asyncio.run(left())
    assert isinstance(ordered, e.Ordered)
    assert isinstance(bid, e.Played)
    assert bid.cause == "order", "so the hammer waits again"


def test_what_was_sent_before_the_house_stood_still_costs_no_time_for_that(tmp_path: Path) -> None:
    async def play(player: Player) -> None:
        floor = player.house.hub.floor
        gathering = Door(player.house.hub, Site()).gathering
        gathering.soon(lambda: None)
        await asyncio.sleep(0)
        gathering._next += 0.1
        became: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        gathering.soon(lambda: player.begin(became))
        seated_table = floor._tables[player.house.table]
        sitter = seated_table.table.seats[player.ear.viewer]
        bank = sitter.bank
        due = next_due(seated_table.table)
        assert due is not None
        floor.clock._start -= due.at - floor.now()  # that long
        floor.waking._wake(seated_table)
        seq = seated_table.table.seq
        assert await player.house.until(lambda table: table.seq > seq)
        assert isinstance(await became, Answer)
        assert floor.outages, "it was noticed"
        assert (sitter.stand_in, sitter.bank) == (None, bank)

    _run(tmp_path, play, "fast")


def test_a_move_that_is_kept_when_the_house_closes_is_told_to_nobody(tmp_path: Path) -> None:
    async def play(player: Player) -> None:
        sending = asyncio.create_task(player.send())
        await asyncio.sleep(0)
        floor = player.house.hub.floor
        del floor._tables[player.house.table]
        assert isinstance(await sending, asyncio.CancelledError)
        assert player.heard == ["table"]

    _run(tmp_path, play)

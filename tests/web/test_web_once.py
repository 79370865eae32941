"""A command is done once, and whoever sends one is heard: ids belong to a person and a session."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from faults.breaking import InProcess, house_in, table_of
from web.protocol_players import seated_at, settings_for
from web.serving import next_frame, serving

from saleroom.house.commands import Emote, Leave, Refused, Say
from saleroom.house.hearing import Happened
from saleroom.house.sent import REMEMBERED
from saleroom.house.table import Table


def said(table: Table) -> list[str]:
    """Return what was said at a table."""
    lines = [line for line in table.lines(0) if isinstance(line, Happened)]
    return [line.text for line in lines if line.name == "said"]


def in_houses(folder: Path, *plays: Callable[[InProcess], Awaitable[Any]]) -> None:
    """Play at one table, in one house after another on the same file."""
    known: dict[str, Any] = {}

    async def go(play: Callable[[InProcess], Awaitable[Any]]) -> None:
        async with house_in(folder) as house:
            if known:
                house.table, house.people = known["table"], known["people"]
            else:
                await house.open(table_of("alles-futsch", 2, clock="none"))
                known.update(table=house.table, people=house.people)
            await play(house)

    for play in plays:
        asyncio.run(go(play))


async def say(house: InProcess, person: str, number: str, text: str, session: str = "") -> None:
    await house.hub.send(house.table, person, Say(id=number, text=text), session)


def test_a_program_that_counts_from_one_again_is_heard(tmp_path: Path) -> None:
    async def first(house: InProcess) -> None:
        await say(house, house.people[0], "1", "Hello")

    async def again(house: InProcess) -> None:
        await say(house, house.people[0], "1", "I am back")
        assert said(await house.inside()) == ["Hello", "I am back"]

    in_houses(tmp_path, first, again)


def test_what_is_sent_again_is_answered_and_not_done_twice_also_after_a_restart(
    tmp_path: Path,
) -> None:
    async def once(house: InProcess) -> None:
        await say(house, house.people[0], "1", "Hello")
        await say(house, house.people[0], "1", "Hello")

    async def again(house: InProcess) -> None:
        await say(house, house.people[0], "1", "Hello")
        assert said(await house.inside()) == ["Hello"]

    in_houses(tmp_path, once, again)


def test_the_same_id_of_another_person_is_another_command(tmp_path: Path) -> None:
    async def both(house: InProcess) -> None:
        for person in house.people:
            await say(house, person, "1", "Hello")
        assert said(await house.inside()) == ["Hello", "Hello"]

    in_houses(tmp_path, both)


def test_in_one_session_the_same_id_with_another_body_is_refused(tmp_path: Path) -> None:
    async def play(house: InProcess) -> None:
        ann = house.people[0]
        await say(house, ann, "1", "Hello", "monday")
        with pytest.raises(Refused, match="id_used"):
            await say(house, ann, "1", "Goodbye", "monday")
        await say(house, ann, "1", "Hello", "tuesday")
        assert said(await house.inside()) == ["Hello", "Hello"]

    in_houses(tmp_path, play)


def test_a_retry_in_a_named_session_holds_across_a_restart(tmp_path: Path) -> None:
    async def once(house: InProcess) -> None:
        await say(house, house.people[0], "1", "Hello", "monday")

    async def again(house: InProcess) -> None:
        await say(house, house.people[0], "1", "Hello", "monday")
        with pytest.raises(Refused, match="id_used"):
            await say(house, house.people[0], "1", "Goodbye", "monday")
        assert said(await house.inside()) == ["Hello"]

    in_houses(tmp_path, once, again)


def test_only_the_last_commands_are_remembered(tmp_path: Path) -> None:
    async def play(house: InProcess) -> None:
        ann = house.people[0]
        await say(house, ann, "1", "Hello")
        for number in range(REMEMBERED):
            await house.hub.send(house.table, ann, Emote(id=f"e{number}", emote="wow"))
        await say(house, ann, "1", "Hello")
        inside = await house.inside()
        assert said(inside) == ["Hello", "Hello"]
        assert len(inside.sent) == REMEMBERED

    in_houses(tmp_path, play)


def test_leaving_can_be_sent_again_though_there_is_no_seat_any_more(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            person, _ = await house.hub.new_person()
            opened = await house.hub.open(person, table_of("canaletto", 3), "Ann")
            for _ in range(2):
                await house.hub.send(opened.table, person, Leave(id="1"))

    asyncio.run(go())


def test_over_a_socket_a_lost_answer_is_fetched_on_another_line(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        chair = asyncio.run(seated_at(server.address, settings_for("canaletto", 3), 1))[0]

        def sent(line: Any, text: str) -> dict[str, Any]:
            line.send(f'{{"do": "say", "id": "1", "text": "{text}"}}')
            return next_frame(line, "answer")

        with server.socket(chair.table, chair.token) as line:
            assert sent(line, "Hello")["ok"]
            assert sent(line, "Goodbye")["code"] == "id_used"
        with server.socket(chair.table, chair.token) as line:
            assert sent(line, "Hello")["ok"]
        with server.socket(chair.table, chair.token) as line:
            assert sent(line, "Goodbye")["ok"]
        with server.program(chair.token) as client:
            path = f"/api/tables/{chair.table}"
            say_ = {"do": "say", "id": "7", "text": "One"}
            assert client.post(f"{path}/commands?session=a", json=say_).json()["ok"]
            other = client.post(f"{path}/commands?session=a", json=say_ | {"text": "Two"})
            assert (other.status_code, other.json()["code"]) == (409, "id_used")
            bad = client.post(f"{path}/commands?session=a%20b", json=say_)
            assert (bad.status_code, bad.json()["code"]) == (400, "malformed")
            lines = client.get(path).json()["lines"]
    texts = [line["data"]["text"] for line in lines if line["name"] == "said"]
    assert texts == ["Hello", "Goodbye", "One"]

"""A player's line is lost in an open auction: what the others see must not tell whether he was out.

Two tables are played live through a real hub up to an open auction. At one the player who is lost
had said in private that he is out.
"""

import asyncio
from pathlib import Path
from random import Random

import msgspec
from web.canaries import house
from web.protocol_players import chosen

from saleroom.house import commands as c
from saleroom.house.settings import Place, Settings
from saleroom.web.connections import Connection
from saleroom.web.hub import Hub

PLAYERS = 4
DECISIONS = 400


def lost_line_leaks(folder: Path) -> list[str]:
    """Say whether a spectator can tell that a player who is lost was out."""
    heard = asyncio.run(_heard(folder))
    assert heard[0] == ["paused"]
    return [] if heard[0] == heard[1] else [f"a lost line was {heard[0]}, or {heard[1]} when out"]


async def _heard(folder: Path) -> list[list[str]]:
    async with house(folder) as hub:
        return [await _heard_at_a_table(hub, out=out) for out in (False, True)]


async def _in_outcry(hub: Hub) -> tuple[str, list[str]]:
    """Play to an open auction; return the table and who sits there."""
    people = [(await hub.new_person())[0] for _ in range(PLAYERS)]
    settings = Settings(
        game="modern-art", seats=(Place("person"),) * PLAYERS, hammer="none", intervals=False
    )
    opened = await hub.open(people[0], settings, "0", 0)
    for seat, person in enumerate(people[1:], 1):
        await hub.sit(opened.table, person, f"{seat}", seat, opened.invite)
    await _until_outcry(hub, opened.table, people)
    return opened.table, people


async def _heard_at_a_table(hub: Hub, *, out: bool) -> list[str]:
    """Return what a spectator hears when a player is lost."""
    table, (lost, *_) = await _in_outcry(hub)
    line = await hub.attach(table, lost, None)
    watching = await hub.attach(table, None, None)
    if out:
        await hub.send(table, lost, c.Out(id="out"))
    await _news(watching)
    await hub.detach(line)
    heard = await _news(watching)
    await hub.detach(watching)
    return heard


async def _news(watching: Connection) -> list[str]:
    """Return what was heard since the last time."""
    await asyncio.sleep(0.01)  # who only watches is told a little later
    frames = [msgspec.json.decode(frame) for frame in watching._frames]
    watching._frames.clear()
    return [line["name"] for frame in frames for line in frame["lines"]]


def heard_of_silence(folder: Path) -> list[list[str]]:
    """Return what is heard when a line falls silent in an open auction, and is heard again."""

    async def heard() -> list[list[str]]:
        async with house(folder) as hub:
            table, (lost, *_) = await _in_outcry(hub)
            line = await hub.attach(table, lost, None)
            watching = await hub.attach(table, None, None)
            await _news(watching)
            told = []
            for silent in (True, False):
                await hub.notice(line, silent=silent)
                told.append(await _news(watching))
            return told

    return asyncio.run(heard())


async def _until_outcry(hub: Hub, table: str, people: list[str]) -> None:
    luck = Random(1)  # noqa: S311  # a game, not a secret
    for number in range(DECISIONS):
        for person in people:
            shown = (await hub.show(table, person)).shown
            if shown.view.phase == "outcry":
                return
            command = chosen(msgspec.to_builtins(shown.mine), luck)
            if command is not None:
                sent = msgspec.convert({**command, "id": f"{number}"}, c.Act)
                await hub.send(table, person, sent)
    raise AssertionError("no open auction")

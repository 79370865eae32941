"""Who plays over days is told that a table waits: at once, and once more before time is up."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from house.tables import Room
from web.mailbox import empty, mailbox
from web.protocol_players import seated_at, settings_for
from web.serving import PATIENCE, QUICK, next_frame, serving

from saleroom.house import commands as c
from saleroom.house.clocks import HOUR
from saleroom.house.heads import people_asked
from saleroom.web.reminders import Reminders


@pytest.fixture
def room() -> Room:
    return Room.of("alles-futsch", 2, pace="days", hours=24).fill()


def looking(reminders: Reminders, room: Room) -> Callable[[], None]:
    async def look() -> None:
        reminders.look(room.table, room.now)
        await asyncio.sleep(0.05)

    return lambda: asyncio.run(look())


def test_a_seat_is_reminded_once_and_once_more_when_a_quarter_of_its_time_is_left(
    room: Room,
) -> None:
    reminders = Reminders(private=True)
    look = looking(reminders, room)
    (seat,) = people_asked(room.table)
    with mailbox() as (address, heard):
        room.send(seat, c.Remind(id="hook", webhook=address))
        look()
        look()
        end = room.now + 24 * HOUR
        told = {"path": "/mine?key=1", "table": room.table.id, "game": "alles-futsch"}
        told |= {"seat": seat, "waits": True, "until": end}
        assert heard.get(timeout=PATIENCE) == told | {"last": False}
        assert empty(heard)
        room.now = end - 6 * HOUR - 1
        look()
        assert (reminders.ripe(room.now), empty(heard)) == ([], True)
        room.now += 1
        assert reminders.ripe(room.now) == [room.table.id]
        look()
        assert heard.get(timeout=PATIENCE) == told | {"last": True}
        room.now = end - 1
        look()
        assert (reminders.ripe(room.now), empty(heard)) == ([], True)
    reminders.close()


def test_who_has_decided_is_left_in_peace(room: Room) -> None:
    reminders = Reminders(private=True)
    look = looking(reminders, room)
    (seat,) = people_asked(room.table)
    with mailbox() as (address, heard):
        room.send(seat, c.Remind(id="hook", webhook=address))
        look()
        assert not heard.get(timeout=PATIENCE)["last"]
        legal = room.table.match.legal(seat)
        room.act(seat, **room.table.match.game.codec.decode(legal.choices[0]))
        look()  # the chooser opens the bidding as well: another question
        assert not heard.get(timeout=PATIENCE)["last"]
        room.act(seat, bid=1)
        look()
        room.now += 30 * HOUR
        assert (reminders.ripe(room.now), empty(heard)) == ([], True)
    reminders.close()


def test_nobody_can_make_the_server_knock_on_its_neighbours_doors(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    reminders = Reminders()
    (seat,) = people_asked(room.table)
    with mailbox() as (address, heard):
        room.send(seat, c.Remind(id="hook", webhook=address))
        looking(reminders, room)()
        assert empty(heard)
    assert "a reminder did not arrive" in caplog.text
    assert address not in caplog.text
    reminders.close()


def test_a_server_reminds_a_seat_at_its_table(tmp_path: Path) -> None:
    config = msgspec.structs.replace(QUICK, private_webhooks=True)
    with serving(tmp_path, config=config) as server, mailbox() as (address, heard):
        settings = settings_for("alles-futsch", 2, pace="days")
        chairs = asyncio.run(seated_at(server.address, settings, 2))
        for number, chair in enumerate(chairs):
            with server.socket(chair.table, chair.token) as line:
                next_frame(line, "table")
                told = {"do": "remind", "id": f"hook{number}", "webhook": address}
                line.send(msgspec.json.encode(told).decode())
                assert next_frame(line, "answer")["ok"] is True
        assert heard.get(timeout=PATIENCE)["waits"] is True
        assert empty(heard)

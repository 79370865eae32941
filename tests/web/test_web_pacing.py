"""How fast it goes: how long bots take, click by click, or at once to the next decision."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from house.tables import Room, play_on
from web.delays import Timeless, reseeded
from web.protocol_players import settings_for
from web.serving import Serving, next_frame, serving
from websockets.sync.client import ClientConnection

from saleroom.house.heads import bots_asked
from saleroom.house.settings import Tempo
from saleroom.house.table import Table
from saleroom.web.bot_turns import HASTE, PACES
from saleroom.web.hub import Config

Json = dict[str, Any]
SLOW = Config(bot_delay=(400, 400), beat_seconds=1.0)


# How long a bot takes


def seeds(table: Table, count: int = 200) -> Iterator[Table]:
    """The same table with other luck."""
    drawing = Random(1)  # noqa: S311  # a sample, not a secret
    for _ in range(count):
        yield reseeded(table, drawing.randbytes(32).hex())


def asked(room: Room, drawing: Random, since: int) -> int:
    """Play until something was sold so late and a bot is to choose a card; return its seat."""
    while room.table.sold_at < since or room.table.sale or not bots_asked(room.table):
        assert play_on(room, drawing)
    return bots_asked(room.table)[0]


def alone() -> tuple[Room, Random]:
    room = Room.of("alles-futsch", 3, bots=2, deal=1, clock="none").fill()
    return room, Random(2)  # noqa: S311  # a game, not a secret


def test_slow_is_twice_as_long_as_normal_fast_half_and_a_click_less() -> None:
    room, drawing = alone()
    seat = asked(room, drawing, 0)
    floor = Timeless(room.now + 3_600_000)
    for table in seeds(room.table):
        taken: dict[Tempo, int] = {}
        for tempo in PACES:
            table.tempo = tempo
            taken[tempo] = floor.delay(table, seat)
        assert taken["slow"] // 2 == taken["normal"]
        assert taken["normal"] // 2 == taken["fast"] > taken["next"] >= 450
        assert 800 <= taken["normal"] <= 3500


@pytest.mark.parametrize(
    ("tempo", "shown"), [("slow", 5000), ("normal", 2500), ("fast", 1250), ("next", 1000)]
)
def test_a_sale_is_shown_before_bots_go_on(tempo: Tempo, shown: int) -> None:
    room, drawing = alone()
    seat = asked(room, drawing, since=1)
    room.table.tempo = tempo
    at_once, later, long_after = (
        min(Timeless(room.table.sold_at + ago).delay(one, seat) for one in seeds(room.table))
        for ago in (0, 300, 3_600_000)
    )
    assert at_once == shown
    assert later == shown - 300
    assert long_after < later
    room.table.is_skipping = True
    assert Timeless(room.table.sold_at).delay(room.table, seat) == HASTE


# Over real sockets


def table(server: Serving, **chosen: Any) -> Json:
    settings = settings_for("alles-futsch", 1, 3, clock="none", **chosen)
    with server.program() as client:
        answer = client.post("/api/tables", json={"settings": settings, "name": "Ann"})
    return dict(answer.json())


def send(line: ClientConnection, number: int, **command: Any) -> None:
    line.send(msgspec.json.encode({"id": str(number), **command}).decode())


def is_asked(shown: Json) -> bool:
    return bool(shown["mine"]["actions"] or shown["mine"]["amounts"])


def is_quiet(line: ClientConnection) -> bool:
    """Tell whether nothing comes by itself but answers."""
    with suppress(TimeoutError):
        while msgspec.json.decode(line.recv(timeout=0.15))["t"] == "answer":
            pass
        return False
    return True


def passed_on(line: ClientConnection, shown: Json, number: int) -> None:
    """Do the last thing that is legal: to pass, where one can."""
    mine = shown["mine"]
    action = mine["actions"][-1] if mine["actions"] else {mine["amounts"][0]["verb"]: 1}
    send(line, number, do="act", turn=mine["turn"], action=action)


def test_at_next_bots_wait_for_each_click(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        opened = table(server, tempo="next")
        with server.socket(opened["table"], opened["token"]) as line:
            clicks = 0
            shown = next_frame(line, "table")["shown"]
            for number in range(1000):
                if clicks >= 12 or shown["status"] == "over":
                    break
                if is_asked(shown):
                    passed_on(line, shown, number)
                elif shown["pace"]["held"]:
                    assert is_quiet(line)
                    clicks += 1
                    send(line, number, do="next")
                shown = next_frame(line, "table")["shown"]
            assert clicks >= 3


def test_skipping_goes_to_the_next_decision_without_the_usual_pauses(tmp_path: Path) -> None:
    with serving(tmp_path, config=SLOW) as server:
        opened = table(server, tempo="slow")
        with server.socket(opened["table"], opened["token"]) as line:
            shown = next_frame(line, "table")["shown"]
            if is_asked(shown):
                passed_on(line, shown, 0)
                shown = next_frame(line, "table")["shown"]
            send(line, 1, do="skip")
            while not is_asked(shown) and shown["status"] == "playing":
                shown = next_frame(line, "table")["shown"]
            assert not (shown["pace"] or {}).get("skipping")

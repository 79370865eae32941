"""Taking back over real sockets: alone at once, with people if all agree, and after a kill -9."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from faults.servers import server_in
from house.tables import Room, play_on
from web.protocol_players import settings_for
from web.serving import Serving, next_frame, serving
from websockets.sync.client import ClientConnection

from saleroom.core.seats import ALL_SEEING
from saleroom.house import commands as c
from saleroom.house.about import about
from saleroom.house.taking_back import decisions
from saleroom.play.record import read
from saleroom.play.verify import verify
from saleroom.web.finished import Shared
from saleroom.web.sharing import said, tags

Json = dict[str, Any]
IDS = count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("back")) as running:
        yield running


def seats(people: int, players: int) -> list[Json]:
    bots = [{"who": "bot", "bot": "random"}] * (players - people)
    return [{"who": "person"}] * people + bots


class Player:
    """Somebody at a table, over a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.shown: Json = {}
        self.lines: list[Json] = []
        self.look()

    def look(self) -> Json:
        """Hear the next frame about the table."""
        self._hear(next_frame(self.socket, "table"))
        return self.shown

    def _hear(self, frame: Json) -> None:
        self.shown = frame["shown"]
        self.lines += frame["lines"]

    def send(self, **command: Any) -> Json:
        """Say something and wait for the answer; hear what comes in between."""
        number = f"c{next(IDS)}"
        self.socket.send(msgspec.json.encode({"id": number, **command}).decode())
        while True:
            frame = next_frame(self.socket)
            if frame["t"] == "answer" and frame["id"] == number:
                return frame
            if frame["t"] == "table":
                self._hear(frame)

    def act(self) -> None:
        """Do the first thing that is offered."""
        mine = self.shown["mine"]
        choices = [one for one in mine["actions"] if "take_back" not in one]
        named = [{one["verb"]: one["least"]} for one in mine["amounts"]]
        self.send(do="act", turn=mine["turn"], action=(choices or named)[0])

    def until(self, is_it: Any) -> Json:
        """Play on until it is so."""
        for _ in range(3000):
            if is_it(self.shown):
                return self.shown
            mine = self.shown["mine"]
            if mine["amounts"] or any("take_back" not in one for one in mine["actions"]):
                turn = mine["turn"]
                self.act()
                if self.shown["mine"]["turn"] != turn or is_it(self.shown):
                    continue
            self.look()
        raise AssertionError("it never came to that")


def opened(address: Serving, people: int, **chosen: Any) -> Json:
    usual = {"clock": "none", "hammer": "none", "seats": seats(people, 3), **chosen}
    body = {"settings": {**settings_for("canaletto", 3), **usual}, "name": "Ann"}
    with address.program() as client:
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())


def decided(times: int) -> Any:
    return lambda shown: len(shown["back"]["to"]) >= times or shown["status"] == "over"


def test_alone_one_goes_back_and_plays_on_to_a_record_that_verifies(server: Serving) -> None:
    table = opened(server, 1)
    with server.socket(table["table"], table["token"]) as socket:
        ann = Player(socket)
        ann.until(decided(3))
        to = ann.shown["back"]["to"][1]
        assert not ann.shown["back"]["asks"]
        heard = list(ann.lines)
        assert ann.send(do="take_back", to=to)["ok"]
        while not ann.shown["back"]["practice"]:
            ann.look()
        assert ann.lines[: len(heard)] == heard
        told = next(line for line in ann.lines if line["name"] == "taken_back")
        assert told["data"] == {"seat": 0, "since": to}
        ann.until(lambda shown: shown["status"] == "over")
    with server.program(table["token"]) as client:
        record = read(client.get(f"/api/tables/{table['table']}/record").content)
        assert verify(record).ok
        assert record.practice is True
        mine = client.get("/api/mine").json()
        assert [one["about"]["practice"] for one in mine] == [True]
        story = client.get(f"/api/tables/{table['table']}/story?eyes=0").json()
        assert [one["line"] for one in story["lines"]] == ann.lines


def test_a_link_to_a_practice_game_says_so() -> None:
    room = Room.of("canaletto", 3, bots=2, clock="none", language="fr").fill()
    dice = Random(1)  # noqa: S311  # a game, not a secret
    while not decisions(room.table, 0):
        play_on(room, dice)
    room.send(0, c.TakeBack(id="back", to=next(iter(decisions(room.table, 0)))))
    while play_on(room, dice):
        pass
    match = room.table.match
    shared = Shared(about(room.table), match.outcome(), match.view(ALL_SEEING))
    assert 'og:description" content="Entraînement · 1. ' in tags(shared, "x", "http", "h")
    assert said(shared).below.startswith("Entraînement · ")


def two_people(server: Serving, stack: ExitStack, **chosen: Any) -> tuple[Player, Player]:
    table = opened(server, 2, **chosen)
    with server.program() as client:
        form = {"name": "Bob", "invite": table["invite"]}
        seat = client.post(f"/api/tables/{table['table']}/seat", json=form).json()
    tokens = (table["token"], seat["token"])
    one, two = (stack.enter_context(server.socket(table["table"], token)) for token in tokens)
    return Player(one), Player(two)


def play_both(ann: Player, bob: Player, times: int) -> None:
    """Let both decide until Ann has, so many times."""
    for _ in range(600):
        for player in (ann, bob):
            with_choice = player.shown["mine"]["actions"] or player.shown["mine"]["amounts"]
            if len(ann.shown["back"]["to"]) >= times:
                return
            if with_choice:
                player.act()
            player.send(do="take_seat_back")  # refused; whatever came before it was heard
    raise AssertionError("nobody was asked")


def test_two_people_agree_and_both_hear_the_same(server: Serving) -> None:
    with ExitStack() as stack:
        ann, bob = two_people(server, stack)
        play_both(ann, bob, 2)
        assert ann.shown["back"]["asks"]
        assert ann.send(do="take_back", to=ann.shown["back"]["to"][0])["ok"]
        while bob.shown["back"]["request"] is None:
            bob.look()
        request = bob.shown["back"]["request"]
        assert (request["seat"], request["awaited"]) == (0, [1])
        # No move of a bot comes meanwhile: the table stands.
        moves = [line for line in bob.lines[request["since"] :] if line["name"] != "asked_back"]
        assert moves
        stale = bob.send(do="answer_back", number=request["number"] + 1, agree=True)
        assert (stale["ok"], stale["reason"]) == (False, "back_not_asked")
        assert bob.send(do="answer_back", number=request["number"], agree=True)["ok"]
        for player in (ann, bob):
            while not any(line["name"] == "taken_back" for line in player.lines):
                player.look()
            assert player.shown["back"]["request"] is None
            assert not player.shown["back"]["practice"]


def test_one_no_and_everything_stays(server: Serving) -> None:
    with ExitStack() as stack:
        ann, bob = two_people(server, stack)
        play_both(ann, bob, 1)
        ann.send(do="take_back", to=ann.shown["back"]["to"][0])
        while bob.shown["back"]["request"] is None:
            bob.look()
        number = bob.shown["back"]["request"]["number"]
        assert bob.send(do="answer_back", number=number, agree=False)["ok"]
        while ann.shown["back"]["request"] is not None:
            ann.look()
        assert all(line["name"] != "taken_back" for line in ann.lines)


def test_a_table_without_it_says_so(server: Serving) -> None:
    table = opened(server, 1, take_back=False)
    with server.socket(table["table"], table["token"]) as socket:
        ann = Player(socket)
        refused = ann.send(do="take_back", to=0)
        assert (refused["code"], refused["reason"]) == ("not_here", "no_take_back")
        assert not ann.shown["back"]["allowed"]


@pytest.mark.soak
def test_what_was_taken_back_survives_a_kill(tmp_path: Path) -> None:
    """The lines of the course that was left are told again, with their numbers, and it goes on."""
    with server_in(tmp_path) as running:
        settings = {**settings_for("canaletto", 3), "seats": seats(1, 3), "clock": "none"}
        there = Serving(None, running.address)
        with there.program() as client:
            body = {"settings": settings, "name": "Ann"}
            table = client.post("/api/tables", json=body).json()
        with there.socket(table["table"], table["token"]) as socket:
            ann = Player(socket)
            ann.until(decided(2))
            ann.send(do="take_back", to=ann.shown["back"]["to"][0])
            while not ann.shown["back"]["practice"]:
                ann.look()
            heard, turn = list(ann.lines), ann.shown["mine"]["turn"]
        running.kill()
        running.start()
        running.wait_until_open()
        with there.socket(table["table"], table["token"]) as socket:
            again = Player(socket)
            assert again.lines[: len(heard)] == heard
            assert again.shown["back"]["practice"]
            assert again.shown["mine"]["turn"] >= turn
            again.until(decided(2))

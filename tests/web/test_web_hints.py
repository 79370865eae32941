"""Advice over HTTP: for the own seat only, where the table allows it, and nobody else notices."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
import pytest
from bots.test_bot_guests import install
from house.tables import Room
from web.protocol_players import settings_for
from web.serving import ROOMY, Serving, next_frame, serving

from saleroom.bots.guard import MOST_HANGS
from saleroom.web.bot_turns import question_for
from saleroom.web.hints import advised
from saleroom.web.http_hints import AT_A_TIME
from saleroom.web.limits import ENDLESS
from saleroom.web.site import Site
from saleroom.web.tutoring import PATIENCE

# What a clock would do by itself is not what is looked at here.
ALONE = settings_for("canaletto", 1, 2, clock="none")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    limits = msgspec.structs.replace(ROOMY, hints=ENDLESS)
    with serving(tmp_path_factory.mktemp("hints"), Site(limits=limits)) as running:
        yield running


class Player:
    """Somebody at a table, as a program."""

    def __init__(self, server: Serving, opened: dict[str, Any]) -> None:
        self.table = str(opened["table"])
        self.token = str(opened["token"])
        self._server = server

    def post(self, route: str, body: Any = None) -> httpx.Response:
        with self._server.program(self.token) as client:
            return client.post(f"/api/tables/{self.table}/{route}", json=body, timeout=PATIENCE)

    def hint(self) -> httpx.Response:
        return self.post("hint")

    def shown(self) -> dict[str, Any]:
        with self._server.program(self.token) as client:
            shown: dict[str, Any] = client.get(f"/api/tables/{self.table}").json()["shown"]
        return shown

    def my_turn(self) -> dict[str, Any]:
        """Wait until something is asked."""
        for _ in range(2000):
            shown = self.shown()
            if shown["mine"]["actions"] or shown["mine"]["amounts"]:
                return shown
            time.sleep(0.01)
        raise AssertionError("nothing was asked")


def opened(server: Serving, settings: dict[str, Any], name: str = "Ann") -> dict[str, Any]:
    with server.program() as client:
        body = {"settings": settings, "name": name}
        answer: dict[str, Any] = client.post("/api/tables", json=body).json()
    return answer


def another(server: Serving, at: dict[str, Any], name: str = "Bob") -> Player:
    with server.program() as client:
        form = {"name": name, "invite": at["invite"]}
        taken = client.post(f"/api/tables/{at['table']}/seat", json=form).json()
    return Player(server, taken)


def three_people(server: Serving) -> list[Player]:
    """A table where nothing happens unless a person does something."""
    at = opened(server, settings_for("canaletto", 3, clock="none", hints=True))
    return [Player(server, at), another(server, at), another(server, at, "Cleo")]


def reason(answer: httpx.Response) -> tuple[int, str, str]:
    told = answer.json()
    return answer.status_code, told["code"], told.get("reason", "")


def test_alone_against_bots_one_gets_a_decision_a_limit_and_reasons(server: Serving) -> None:
    ann = Player(server, opened(server, ALONE))
    shown = ann.my_turn()
    assert shown["hints"]
    hint = ann.hint().json()
    assert hint["turn"] == shown["mine"]["turn"]
    reasons = hint["reasons"]
    assert reasons["seat"] == 0
    assert reasons["bot"] in {"expert", "dealer"}
    act = {"do": "act", "id": "1", "turn": hint["turn"], "action": reasons["decision"]}
    assert ann.post("commands", act).status_code == 200, "what is advised is legal"


@pytest.mark.soak
@pytest.mark.parametrize("game", ["modern-art", "alles-futsch", "moderne-zeiten", "canaletto"])
def test_the_expert_answers_as_soon_as_it_is_ready_and_says_the_same_a_thousand_times(
    server: Serving, game: str
) -> None:
    alone = settings_for(game, 1, 2, clock="none", hammer="none")
    ann = Player(server, opened(server, alone))
    ann.my_turn()
    for _ in range(300):  # compiling takes its time
        first = ann.hint().json()
        if first["reasons"]["note"] != "dealer_sits_in":
            break
        time.sleep(1)
    reasons = first["reasons"]
    assert reasons["bot"] == "expert"
    assert reasons["note"] != "dealer_sits_in"
    assert [msgspec.json.decode(one) for one in {ann.hint().text for _ in range(1000)}] == [first]
    act = {"do": "act", "id": "1", "turn": first["turn"], "action": reasons["decision"]}
    assert ann.post("commands", act).status_code == 200, "what is advised is legal"


def test_one_question_of_a_seat_is_thought_about_at_a_time(server: Serving) -> None:
    ann = Player(server, opened(server, ALONE))
    ann.my_turn()
    answers: list[httpx.Response] = []
    askers = [Thread(target=lambda: answers.append(ann.hint())) for _ in range(8)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    told = {reason(one) for one in answers if one.status_code != 200}
    assert any(one.status_code == 200 for one in answers)
    assert told <= {(429, "rate", "hint_asked"), (429, "rate", "hints_busy")}


def test_others_hear_nothing_of_it(server: Serving) -> None:
    players = three_people(server)
    (number,) = players[0].shown()["view"]["to_act"]
    asked, other = players[number], players[number - 1]
    with server.socket(asked.table, other.token) as line, server.socket(asked.table) as watching:
        seen = [next_frame(one, "table")["shown"]["n"] for one in (line, watching)]
        # That somebody watches is told to players; then all is quiet.
        line.send(msgspec.json.encode({"do": "ping", "at": 1}).decode())
        next_frame(line, "pong")
        assert asked.hint().status_code == 200
        for one in (line, watching):
            one.send(msgspec.json.encode({"do": "ping", "at": 2}).decode())
            frames = []
            while not frames or frames[-1]["t"] != "pong" or frames[-1]["at"] != 2:
                frames.append(next_frame(one))
            assert [frame["t"] for frame in frames] == ["pong"]
    assert [other.shown()["n"], seen[1]] == seen


def test_everybody_sees_where_hints_are_allowed_and_elsewhere_they_are_refused(
    server: Serving,
) -> None:
    at = opened(server, settings_for("canaletto", 2, 1))
    ann, bob = Player(server, at), another(server, at)
    for one in (ann, bob):
        assert one.shown()["hints"] is False
        assert reason(one.hint()) == (409, "not_here", "no_hints")
    with server.program() as client:
        about = client.get(f"/api/tables/{ann.table}").json()["about"]
        assert about["hints"] is False
        public = settings_for("canaletto", 3, public=True, hints=True)
        refused = client.post("/api/tables", json={"settings": public, "name": "Eve"})
        assert reason(refused) == (400, "bad_setup", "setup_public_hints")


def test_only_who_sits_there_may_ask(server: Serving) -> None:
    at = opened(server, ALONE)
    stranger = Player(server, opened(server, ALONE))
    stranger.table = str(at["table"])
    assert reason(stranger.hint()) == (409, "no_seat", "not_seated")
    with server.program() as nobody:
        answer = nobody.post(f"/api/tables/{at['table']}/hint")
        assert (answer.status_code, answer.json()["code"]) == (401, "nobody")


def test_out_of_turn_one_learns_how_far_a_bot_would_go(server: Serving) -> None:
    players = three_people(server)
    (asked,) = players[0].shown()["view"]["to_act"]
    waiting = players[(asked + 1) % 3]
    reasons = waiting.hint().json()["reasons"]
    assert reasons["decision"] is None
    assert reasons["bot"] == "dealer"
    assert reasons["limit"] >= 0


def test_too_many_are_refused_and_said_when_to_come_back(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, hints=3)
    with serving(tmp_path, Site(limits=limits)) as server:
        at = opened(server, settings_for("canaletto", 3))
        ann = Player(server, at)
        assert [ann.hint().status_code for _ in range(3)] == [409, 409, 409]
        refused = ann.hint()
        assert reason(refused) == (429, "rate", "too_many_hints")
        assert refused.json()["limits"]["wait"] == int(refused.headers["Retry-After"])


SLEEPER = """
import time
from saleroom.bots.reasons import Reasons

class Sleeper:
    seconds = 0.5
    asked = 0
    def __init__(self, game):
        pass
    def choose(self, view, legal, memory, numbers):
        return legal.choices[0]
    def appraise(self, view, legal, memory, numbers):
        Sleeper.asked += 1
        if Sleeper.asked in (1, 3, 4):
            time.sleep(2)
        return Reasons(bot="sleeper", seat=view.viewer, decision=None, limit=7.0)
"""


def test_who_was_slow_again_and_again_gives_advice_when_it_is_quick_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    install(tmp_path, "saleroom-sleeper", "sleeper_bot", SLEEPER, sleeper="Sleeper")
    room = Room.of("canaletto", 3).fill()
    seat = next(seat for seat in range(3) if seat not in room.table.waiting)
    question = question_for(room.table, seat, "sleeper", seed=1)
    assert advised(question) is None
    assert advised(question) is not None, "after one slow answer it is asked again"
    assert [advised(question) for _ in range(MOST_HANGS - 1)] == [None] * (MOST_HANGS - 1)
    time.sleep(2)
    assert advised(question) is not None, "and after too many once they are over"


def test_a_tutor_looks_at_the_last_decision_of_one_person_against_bots(server: Serving) -> None:
    ann = Player(server, opened(server, ALONE))
    shown = ann.my_turn()
    assert reason(ann.post("tutor")) == (409, "not_now", "nothing_decided")
    mine = shown["mine"]
    action = {mine["amounts"][0]["verb"]: mine["amounts"][0]["least"]}
    assert ann.post(
        "commands", {"do": "act", "id": "1", "turn": mine["turn"], "action": action}
    ).json()["ok"]
    told = ann.post("tutor").json()
    assert told["decisions"] == 1
    assert told["costly"] is None or told["costly"]["done"] == action
    two = opened(server, settings_for("canaletto", 2, 1, hints=True))
    another(server, two)
    assert reason(Player(server, two).post("tutor")) == (409, "not_here", "no_tutor")


def decided_once(server: Serving) -> Player:
    """Somebody who plays against bots and has decided once."""
    ann = Player(server, opened(server, ALONE))
    mine = ann.my_turn()["mine"]
    action = {mine["amounts"][0]["verb"]: mine["amounts"][0]["least"]}
    act = {"do": "act", "id": "1", "turn": mine["turn"], "action": action}
    assert ann.post("commands", act).json()["ok"]
    return ann


def test_one_address_takes_not_all_that_the_tutor_can_do(tmp_path: Path) -> None:
    """Its process has yet to start, so all that is asked at once waits."""
    with serving(tmp_path, Site(limits=ROOMY)) as server:
        players = [decided_once(server) for _ in range(AT_A_TIME + 2)]
        with ThreadPoolExecutor(len(players)) as all_at_once:
            answers = list(all_at_once.map(lambda one: one.post("tutor"), players))
    refused = [reason(one) for one in answers if one.status_code != 200]
    assert refused == [(429, "rate", "hints_busy")] * 2


@pytest.mark.soak  # compiling takes its time
def test_what_the_tutor_was_asked_before_is_not_judged_again(server: Serving) -> None:
    ann = decided_once(server)
    tutor, key = server.house.hub.tutor, (ann.table, 0)
    for _ in range(300):
        first = ann.post("tutor").json()
        if key in tutor._kept:
            break
        time.sleep(1)
    judged = tutor._kept[key]
    assert ann.post("tutor").json() == first
    assert tutor._kept[key] is judged

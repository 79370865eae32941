"""Asking to be let in, over the wire: who is told what, and how often anybody may ask."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from web.protocol_players import settings_for
from web.serving import ROOMY, Serving, next_frame, serving

from saleroom.web.site import Site


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("knocking")) as running:
        yield running


def opened(server: Serving, **chosen: Any) -> dict[str, Any]:
    body = {"settings": settings_for("canaletto", 3, **chosen), "name": "Ann"}
    with server.program() as client:
        return dict(client.post("/api/tables", json=body).json())


def knock(server: Serving, table: str, name: str = "Ben", token: str | None = None) -> Any:
    with server.program(token) as client:
        return client.post(f"/api/tables/{table}/knock", json={"name": name})


def test_who_is_let_in_sits_down_and_never_sees_the_link(server: Serving) -> None:
    ann = opened(server)
    asked = knock(server, ann["table"]).json()
    with (
        server.socket(ann["table"], asked["token"]) as ben,
        server.socket(ann["table"]) as eve,
        server.socket(ann["table"], ann["token"]) as host,
    ):
        seen = [next_frame(ben)]
        seen.append(next_frame(ben, "knock"))
        assert (seen[1]["name"], seen[1]["answer"]) == ("Ben", "waiting")
        assert next_frame(eve)["shown"]["mine"] is None
        (waits,) = next_frame(host)["shown"]["mine"]["knocks"]
        assert waits["name"] == "Ben"
        answer = {"do": "answer_knock", "id": "1", "number": waits["number"], "let_in": True}
        host.send(msgspec.json.encode(answer).decode())
        seen.append(next_frame(ben, "knock"))
        assert seen[2]["answer"] == "let_in"
        assert next_frame(host, "answer")["ok"]
        with server.program(asked["token"]) as client:
            form = {"name": "Ben"}
            taken = client.post(f"/api/tables/{ann['table']}/seat", json=form).json()
        assert (taken["seat"], len(taken["recovery"])) == (1, len(ann["recovery"]))
        assert ann["invite"] not in msgspec.json.encode([seen, asked, taken]).decode()
        # Who only watches heard nothing but that somebody sat down.
        eve.send('{"do":"ping","at":1}')
        frames = []
        while (frame := next_frame(eve))["t"] != "pong":
            frames.append(frame)
        assert {frame["t"] for frame in frames} <= {"table"}
        assert b"knock" not in msgspec.json.encode(frames)


def test_somebody_else_is_not_let_in_with_them(server: Serving) -> None:
    ann = opened(server)
    knock(server, ann["table"])
    with server.program(ann["token"]) as client:
        path = f"/api/tables/{ann['table']}/commands"
        answer = {"do": "answer_knock", "id": "1", "number": 0, "let_in": True}
        assert client.post(path, json=answer).status_code == 200
    with server.program() as client:
        path = f"/api/tables/{ann['table']}/seat"
        refused = client.post(path, json={"name": "Ben"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_invited")


def test_only_those_at_the_table_answer(server: Serving) -> None:
    ann = opened(server)
    asked = knock(server, ann["table"]).json()
    with server.program(asked["token"]) as client:
        path = f"/api/tables/{ann['table']}/commands"
        answer = {"do": "answer_knock", "id": "1", "number": 0, "let_in": True}
        assert client.post(path, json=answer).json()["code"] == "no_seat"


def test_a_refusal_says_why(server: Serving) -> None:
    ann = opened(server)
    table = ann["table"]
    for name, reason in (("ann", "name_taken"), ("", "name_length"), ("a\u0007", "no_plain_text")):
        assert knock(server, table, name).json()["reason"] == reason
    asked = knock(server, table).json()
    assert knock(server, table, token=asked["token"]).json()["reason"] == "knocked_already"
    assert knock(server, "no-such-table").status_code == 404


def test_an_address_knocks_so_often_in_an_hour(tmp_path: Path) -> None:
    site = Site(limits=msgspec.structs.replace(ROOMY, knocks=2))
    with serving(tmp_path, site) as server:
        tables = [opened(server)["table"] for _ in range(3)]
        answers = [knock(server, table) for table in tables]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["reason"] == "too_much_knocking"
        assert int(answers[2].headers["retry-after"]) > 60

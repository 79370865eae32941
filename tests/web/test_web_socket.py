"""One socket at a table: what comes first, what is answered, and how it ends."""

import socket as plain_sockets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from web.protocol_players import settings_for
from web.serving import PATIENCE, Serving, next_frame, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from saleroom.web import sockets
from saleroom.web.connections import OUTBOX, Connection
from saleroom.web.limits import Limits


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("socket")) as running:
        yield running


def opened(server: Serving, **chosen: Any) -> dict[str, Any]:
    body = {"settings": settings_for("canaletto", 3, **chosen), "name": "Ann"}
    with server.program() as client:
        return dict(client.post("/api/tables", json=body).json())


def joined(server: Serving, table: dict[str, Any], name: str) -> dict[str, Any]:
    form = {"name": name, "invite": table["invite"]}
    with server.program() as client:
        return dict(client.post(f"/api/tables/{table['table']}/seat", json=form).json())


def ask(socket: ClientConnection, text: str) -> dict[str, Any]:
    socket.send(text)
    return next_frame(socket, "answer")


def test_the_first_frame_shows_everything(server: Serving) -> None:
    table = opened(server)
    with server.socket(table["table"], table["token"]) as socket:
        first = next_frame(socket)
    assert first["t"] == "table"
    assert first["about"]["table"] == table["table"]
    assert first["shown"]["mine"]["seat"] == 0
    assert [line["n"] for line in first["lines"]] == list(range(first["shown"]["n"]))


def test_who_comes_back_hears_only_what_was_missed(server: Serving) -> None:
    table = opened(server)
    with server.socket(table["table"], table["token"]) as socket:
        heard = next_frame(socket)["shown"]["n"]
    joined(server, table, "Bob")
    with server.socket(table["table"], table["token"], since=heard) as socket:
        lines = next_frame(socket)["lines"]
    assert [(line["n"], line["name"]) for line in lines] == [(heard, "sat")]


@pytest.mark.parametrize("since", ["x", "-1", "1e3", "9" * 30, "٣"])
def test_since_is_the_number_of_a_line(server: Serving, since: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.socket(opened(server)["table"], since=since)
    assert refused.value.response.status_code == 400


def test_a_socket_that_cannot_be_served_is_ended_and_takes_no_place(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(server)

    def fail(*_: object) -> None:
        raise RuntimeError("planted")

    with monkeypatch.context() as patch:
        patch.setattr(Connection, "carried", fail)
        for _ in range(Limits().sockets + 1):
            with server.socket(table["table"], table["token"]) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    next_frame(socket)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1011
    with server.socket(table["table"], table["token"]) as socket:
        assert next_frame(socket)["t"] == "table"
        assert server.house.hub.listeners == 1


def test_there_is_no_socket_at_a_table_that_is_not_there(server: Serving) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.socket("x" * 16)
    assert refused.value.response.status_code == 404
    assert b"no_such_table" in (refused.value.response.body or b"")


def test_a_command_is_answered_on_the_same_socket_and_heard_on_the_others(
    server: Serving,
) -> None:
    table = opened(server)
    bob = joined(server, table, "Bob")
    with (
        server.socket(table["table"], table["token"]) as ann,
        server.socket(table["table"], bob["token"]) as theirs,
        server.socket(table["table"]) as watching,
    ):
        for one in (ann, theirs, watching):
            next_frame(one)
        answer = ask(ann, '{"do":"say","id":"s1","text":"Good evening"}')
        assert answer["ok"]
        assert answer["id"] == "s1"
        for one in (theirs, watching):
            assert said(one) == "Good evening"


def test_what_a_command_did_is_shown_before_its_answer(server: Serving) -> None:
    table = opened(server)
    with server.socket(table["table"], table["token"]) as socket:
        next_frame(socket)
        for number in range(5):
            socket.send(f'{{"do": "emote", "id": "{number}", "emote": "hello"}}')
            shown, answer = next_frame(socket), next_frame(socket)
            assert (shown["t"], answer["t"], answer["id"]) == ("table", "answer", str(number))
            assert answer["n"] == shown["shown"]["n"]


def said(socket: ClientConnection) -> str:
    while True:
        for line in next_frame(socket, "table")["lines"]:
            if line["name"] == "said":
                return str(line["data"]["text"])


def test_the_same_command_sent_again_is_answered_again_and_not_done_twice(
    server: Serving,
) -> None:
    table = opened(server)
    say = '{"do":"say","id":"once","text":"hm"}'
    with server.socket(table["table"], table["token"]) as socket:
        first = ask(socket, say)
        assert ask(socket, say) == first
    with server.socket(table["table"], table["token"]) as socket:
        assert ask(socket, say) == first
    with server.socket(table["table"]) as watching:
        lines = next_frame(watching)["lines"]
    assert sum(line["name"] == "said" for line in lines) == 1


def test_who_watches_is_refused_whatever_is_sent(server: Serving) -> None:
    table = opened(server)
    with server.socket(table["table"]) as watching:
        answer = ask(watching, '{"do":"say","id":"1","text":"hm"}')
    assert (answer["ok"], answer["code"]) == (False, "no_seat")


def test_the_time_is_told_to_who_asks(server: Serving) -> None:
    with server.socket(opened(server)["table"]) as socket:
        before = server.house.hub.now()
        socket.send('{"do":"ping","at":12.5}')
        pong = next_frame(socket, "pong")
    assert pong["at"] == 12.5
    assert before <= pong["now"] <= server.house.hub.now()


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        ("", "truncated"),
        ("{", "truncated"),
        ("[]", "Expected `object`"),
        ("{}", "missing required field `do`"),
        ('{"do":"steal","id":"1"}', "Invalid value"),
        ('{"do":"say","id":"1"}', "`text`"),
        ('{"do":"say","id":"1","text":"x","seat":2}', "unknown field `seat`"),
        ('{"do":"say","id":1,"text":"x"}', "Expected `str`"),
        ('{"do":"ping","at":NaN}', "malformed"),
        ('{"do":"ping","at":1e999}', ""),
        ('{"do":"act","id":"1","turn":0,"action":' + "[" * 2000 + "}", ""),
        (b"\x00\x01\x02", ""),
    ],
)
def test_a_frame_that_is_no_command_is_answered_with_what_was_wrong(
    server: Serving, frame: str | bytes, words: str
) -> None:
    table = opened(server)
    with server.socket(table["table"], table["token"]) as socket:
        before = next_frame(socket)["shown"]
        socket.send(frame)
        error = next_frame(socket, "error")
        assert error["code"] == "malformed"
        assert words in error["text"]
        assert len(error["text"]) <= 300
        socket.send('{"do":"ping","at":1}')
        assert next_frame(socket)["t"] == "pong", "nothing was told to anybody"
    with server.socket(table["table"], table["token"]) as socket:
        assert next_frame(socket)["shown"]["n"] == before["n"]


@pytest.mark.parametrize("action", ["{}", '{"bid":' + "9" * 3000 + "}", '{"a":{"b":[null]}}'])
def test_an_action_of_no_game_is_refused(server: Serving, action: str) -> None:
    table = opened(server)
    for name in ("Bob", "Cid"):
        joined(server, table, name)
    with server.socket(table["table"], table["token"]) as socket:
        turn = next_frame(socket)["shown"]["mine"]["turn"]
        answer = ask(socket, f'{{"do":"act","id":"1","turn":{turn},"action":{action}}}')
    assert (answer["ok"], answer["code"]) == (False, "malformed")


def test_a_refusal_of_the_rules_comes_with_its_name_and_the_seats_own_numbers(
    server: Serving,
) -> None:
    table = opened(server)
    for name in ("Bob", "Cid"):
        joined(server, table, name)
    with server.socket(table["table"], table["token"]) as socket:
        turn = next_frame(socket)["shown"]["mine"]["turn"]
        answer = ask(socket, f'{{"do":"act","id":"1","turn":{turn},"action":{{"pass":true}}}}')
        assert (answer["ok"], answer["code"]) == (False, "illegal")
        assert answer["reason"] in {"must_open", "not_asked"}, "whoever opens must bid"
        assert answer["limits"].keys() == {"least", "most"}
        answer = ask(socket, '{"do":"out","id":"2"}')
        assert (answer["code"], answer["reason"]) == ("not_now", "no_outcry")
        assert answer["limits"] == {}


def test_text_that_is_no_text_ends_the_socket(server: Serving) -> None:
    table = opened(server)
    with server.socket(table["table"], table["token"]) as socket:
        next_frame(socket)
        socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            next_frame(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


def test_two_devices_of_one_player_see_the_same(server: Serving) -> None:
    table = opened(server)
    with server.program() as phone:
        token = phone.post("/api/recover", json={"recovery": table["recovery"]}).json()["token"]
    with (
        server.socket(table["table"], table["token"]) as one,
        server.socket(table["table"], token) as two,
    ):
        next_frame(one)
        assert next_frame(two)["shown"]["mine"]["seat"] == 0
        ask(two, '{"do":"say","id":"1","text":"from the phone"}')
        assert said(one) == "from the phone"


def test_who_sits_down_while_watching_sees_with_the_eyes_of_the_seat(server: Serving) -> None:
    table = opened(server)
    with server.page() as page:
        page.post("/api/tables", json={"settings": settings_for("canaletto", 3)})
        cookie = {"Cookie": f"saleroom={page.cookies['saleroom']}", "Origin": server.address}
        with server.socket(table["table"], headers=cookie) as socket:
            assert next_frame(socket)["shown"]["mine"] is None
            form = {"name": "Bob", "invite": table["invite"]}
            seat = page.post(f"/api/tables/{table['table']}/seat", json=form).json()["seat"]
            while (mine := next_frame(socket, "table")["shown"]["mine"]) is None:
                pass
            assert mine["seat"] == seat


def test_who_wants_no_facts_is_sent_all_but_those(server: Serving) -> None:
    table = opened(server)
    with (
        server.socket(table["table"], table["token"]) as whole,
        server.socket(table["table"], table["token"], facts="no") as plain,
        server.socket(table["table"], table["token"], facts=None) as silent,
    ):
        assert next_frame(whole)["shown"]["facts"]
        assert next_frame(plain)["shown"]["facts"] is None
        assert next_frame(silent)["shown"]["facts"] is None, "only who asks for them gets them"
        joined(server, table, "Bob")
        heard, without = next_frame(whole), next_frame(plain)
    assert heard["shown"]["facts"]
    heard["shown"]["facts"] = None
    assert heard == without


def test_facts_are_wanted_or_not(server: Serving) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.socket(opened(server)["table"], facts="perhaps")
    assert refused.value.response.status_code == 400


def test_a_socket_compresses_nothing(server: Serving) -> None:
    with server.socket(opened(server)["table"]) as socket:
        assert socket.protocol.extensions == []


def test_who_stops_the_server_tells_everybody_that_it_comes_back(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with serving(tmp_path) as server:
            table = opened(server)
            socket = stack.enter_context(server.socket(table["table"], table["token"]))
            next_frame(socket)
        with pytest.raises(ConnectionClosed) as closed:
            next_frame(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_a_table_is_as_it_was_when_the_server_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = opened(server)
        with server.socket(table["table"], table["token"]) as socket:
            ask(socket, '{"do":"say","id":"1","text":"remember me"}')
        with server.socket(table["table"], table["token"]) as socket:
            before = next_frame(socket)
    with (
        serving(tmp_path) as server,
        server.socket(table["table"], table["token"]) as socket,
    ):
        assert next_frame(socket) == before


def test_who_does_not_read_is_cut_off_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "STALLED", 0.5)
    with beside_a_deaf_one(tmp_path) as (server, talking):
        answers, _ = talk_until_cut_off(talking, server, 0.02)
    assert answers > OUTBOX // 2


def test_nobody_waits_for_who_does_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He is given longer than this test has: one answer that waited for him would be the last."""
    monkeypatch.setattr(sockets, "STALLED", 2 * PATIENCE)
    with beside_a_deaf_one(tmp_path) as (server, talking):
        _, while_full = talk_until_cut_off(talking, server)
    # Cut off because no more frames could wait; each of those was answered while his line was full.
    assert while_full == OUTBOX


@contextmanager
def beside_a_deaf_one(folder: Path) -> Iterator[tuple[Serving, ClientConnection]]:
    with serving(folder, send_buffer=4096) as server:
        table = opened(server)
        bob = joined(server, table, "Bob")
        with (
            server.socket(table["table"], table["token"]) as talking,
            deaf(server, table["table"], bob["token"]),
        ):
            yield server, talking


def deaf(server: Serving, table: str, token: str) -> plain_sockets.socket:
    """Open a socket with a small window by hand, and never read from it."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    line = plain_sockets.socket()
    line.setsockopt(plain_sockets.SOL_SOCKET, plain_sockets.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        f"Authorization: Bearer {token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return line


def talk_until_cut_off(
    talking: ClientConnection, server: Serving, pause: float = 0.0
) -> tuple[int, int]:
    """Talk until the deaf one is cut off; return how much was answered, and while he was full."""
    end, answers, while_full = time.monotonic() + PATIENCE, 0, 0
    hub = server.house.hub
    while hub.listeners < 2 and time.monotonic() < end:
        time.sleep(0.01)
    (seated,) = hub.floor._tables.values()
    (bob,) = seated.connections[1]
    while hub.listeners > 1:
        assert time.monotonic() < end, "nobody was cut off"
        text = "long words " * 4  # a seat says so much in a game, and no more
        assert ask(talking, f'{{"do":"say","id":"{answers}","text":"{text}"}}')["ok"]
        answers += 1
        while_full += bool(bob._frames)
        time.sleep(pause)
    return answers, while_full

"""What no client of the protocol would send: bent requests, and names that are not one's own."""

import time
from contextlib import suppress

import httpx
import msgspec
import pytest
from attacks.attacked import House
from websockets.exceptions import ConnectionClosed

HERE = "127.0.0.40"
SERVER_ERROR = b"HTTP/1.1 5"
JSON = b'{"recovery":"x"}'
GET = b"GET /api/games HTTP/1.1\r\n"
POST = b"POST /api/recover HTTP/1.1\r\nhost: 127.0.0.1\r\n"
HIDDEN = b"GET /metrics HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
CHUNKED = b"0\r\n\r\n" + HIDDEN
# Requests of which two readers might see the end in two places.
SMUGGLED = {
    "length and chunks": b"content-length: %d\r\ntransfer-encoding: chunked\r\n\r\n" % len(CHUNKED),
    "two lengths": b"content-length: 5\r\ncontent-length: %d\r\n\r\n" % len(CHUNKED),
    "chunks, almost": b"transfer-encoding: xchunked\r\ncontent-length: 5\r\n\r\n",
    "chunks, not last": b"transfer-encoding: chunked, identity\r\n\r\n",
    "a blank before the colon": b"transfer-encoding : chunked\r\ncontent-length: 5\r\n\r\n",
    "a negative length": b"content-length: -1\r\n\r\n",
    "an endless length": b"content-length: 99999999999999999999999\r\n\r\n",
    "a length with a plus": b"content-length: +5\r\n\r\n",
}
ODD = {
    "no host": GET + b"\r\n",
    "two hosts": GET + b"host: 127.0.0.1\r\nhost: evil.example\r\n\r\n",
    "another host": GET + b"host: evil.example\r\n\r\n",
    "a host with a path": GET + b"host: 127.0.0.1/evil\r\n\r\n",
    "an absolute address": b"GET http://evil.example/api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    "a folder above": b"GET /assets/../../../etc/passwd HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    "a folder above, written": b"GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    "a board above": b"GET /api/boards/x/..%2f..%2fa.js HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    "words above": b"GET /api/words/..%2f..%2f HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    "not text": b"GET /api/tables/%ff%fe%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    "no method": b"\x00\x01\x02 / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    "another protocol": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a very old one": b"GET /api/games\r\n\r\n",
    "a folded header": GET + b"host: 127.0.0.1\r\na: b\r\n c\r\n\r\n",
    "a lone line feed": b"GET /api/games HTTP/1.1\nhost: 127.0.0.1\n\n",
}


def answer_to(house: House, sent: bytes) -> bytes:
    """Send bytes and read what comes until the other side ends it, or has nothing more to say."""
    parts = []
    with house.line(HERE) as line, suppress(OSError):
        line.sendall(sent)
        line.settimeout(0.5)
        while part := line.recv(65536):
            parts.append(part)
    return b"".join(parts)


def test_no_request_is_hidden_in_another(attacked: House) -> None:
    for name, head in SMUGGLED.items():
        answer = answer_to(attacked, POST + head + CHUNKED)
        assert b"saleroom_tables" not in answer, name
        assert SERVER_ERROR not in answer, name


def test_what_follows_a_body_is_no_header(attacked: House) -> None:
    """Whoever asks through a proxy could otherwise say, after it has had its say, who they are."""
    body = b"2\r\n{}\r\n0\r\n%b\r\n\r\n"
    for late in (
        b"authorization: Bearer abc",
        b"origin: https://evil.example",
        b"cookie: saleroom=a",
    ):
        head = POST + b"transfer-encoding: chunked\r\n\r\n"
        assert b'"code":"malformed"' in answer_to(attacked, head + body % late), late


def test_a_server_with_two_names_is_asked_for_by_none(attacked: House) -> None:
    for second in (b"127.0.0.1", b"evil.example"):
        answer = answer_to(attacked, GET + b"host: 127.0.0.1\r\nhost: %b\r\n\r\n" % second)
        assert answer.startswith(b"HTTP/1.1 421")


def test_nonsense_is_counted_and_fills_no_log(attacked: House) -> None:
    """Else whoever sends it fills the disk."""
    before = attacked.attacked.log()
    bad = b'saleroom_requests_total{method="?",route="?",status="400"}'
    counted = attacked.figure(bad.decode())
    for _ in range(20):
        answer_to(attacked, b"nonsense\r\n\r\n")
        answer_to(attacked, GET + b"host: 127.0.0.1\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n")
    with attacked.program(source=HERE) as client:
        table = attacked.opened(client)["table"]
    for _ in range(5):
        with attacked.socket(table, source=HERE) as line, suppress(ConnectionClosed):
            line.recv(timeout=10)
            line.send(b"\xff\xfe", text=True)
            while True:
                line.recv(timeout=10)
        assert line.close_code == 1007
    assert attacked.figure(bad.decode()) == counted + 20
    assert attacked.attacked.log() == before


def test_who_sends_slowly_makes_the_server_look_slow_in_no_log(attacked: House) -> None:
    before = attacked.attacked.log()
    with attacked.line(HERE) as line:
        line.sendall(POST + b"content-length: 2\r\n\r\n{")
        time.sleep(1.3)
        line.sendall(b"}")
        assert line.recv(65536).startswith(b"HTTP/1.1 400")
    assert attacked.attacked.log() == before


def test_odd_requests_are_refused_and_show_nothing(attacked: House) -> None:
    for name, sent in ODD.items():
        answer = answer_to(attacked, sent)
        assert SERVER_ERROR not in answer, name
        assert b"root:" not in answer, name
        assert b"evil" not in answer, name


def test_nobody_is_believed_who_says_that_he_asks_for_another(attacked: House) -> None:
    lies = {"X-Forwarded-For": "127.0.0.1", "X-Forwarded-Host": "evil.example"}
    with attacked.program(source=HERE) as client:
        opened = attacked.opened(client)
        page = client.get(f"/t/{opened['table']}", headers=lies)
        assert "evil" not in page.text
        origin = {"Origin": "https://evil.example"}
        answer = client.post(
            f"/api/tables/{opened['table']}/commands",
            json={"do": "leave", "id": "1"},
            headers=origin | {"Authorization": f"Bearer {opened['token']}"},
        )
        assert answer.json()["code"] == "wrong_origin"


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "Expert", "\u202emallory", "M\u0430llory", "a\u200bb"]
)
def test_nobody_hides_or_looks_like_another(attacked: House, name: str) -> None:
    with attacked.program(source=HERE) as client:
        opened = attacked.opened(client)
        form = {"name": name, "invite": opened["invite"]}
        answer = client.post(f"/api/tables/{opened['table']}/seat", json=form)
        assert httpx.codes.BAD_REQUEST <= answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR


def test_ids_sent_again_do_nothing_twice_and_nothing_else(attacked: House) -> None:
    here = "127.0.0.41"
    with attacked.program(source=here) as client:
        opened = attacked.opened(client)
    with attacked.socket(opened["table"], opened["token"], "?session=a", here) as line:
        answers = []
        for text in ("one", "one", "another"):
            say = {"do": "say", "id": "1", "text": text}
            line.send(msgspec.json.encode(say).decode())
            while (frame := msgspec.json.decode(line.recv(timeout=20)))["t"] != "answer":
                pass
            answers.append((frame["ok"], frame.get("code")))
            time.sleep(0.2)
        assert answers == [(True, None), (True, None), (False, "id_used")]
    with attacked.program(opened["token"], here) as client:
        lines = client.get(f"/api/tables/{opened['table']}").json()["lines"]
        assert [one["data"]["text"] for one in lines if one["name"] == "said"] == ["one"]


def test_knocking_and_reminders_have_an_end(attacked: House) -> None:
    here = "127.0.0.42"
    with attacked.program(source=here) as client:
        opened = attacked.opened(client)
        codes = [
            client.post(f"/api/tables/{opened['table']}/knock", json={"name": f"Eve {k}"})
            for k in range(15)
        ]
        assert {answer.status_code for answer in codes[10:]} == {httpx.codes.TOO_MANY_REQUESTS}
        client.headers["Authorization"] = f"Bearer {opened['token']}"
        for number in range(20):
            remind = {"do": "remind", "id": f"r{number}", "webhook": f"http://127.0.0.1/{number}"}
            answer = client.post(f"/api/tables/{opened['table']}/commands", json=remind)
            assert answer.json()["code"] in {"malformed", "rate"}

"""Connections that are many, slow or silent, and requests without end."""

import socket
import time
from contextlib import ExitStack, suppress

import httpx
import pytest
from attacks.attacked import FILES, STRANGER, House

# Addresses of one attacker, each with as many connections as it may have.
ADDRESSES = tuple(f"127.0.0.{number}" for number in range(2, 7))
GET = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 8000\r\n\r\n"


def is_let_in(house: House) -> bool:
    """Tell whether somebody who comes now is answered."""
    with house.program(source="127.0.0.9") as client:
        return client.get("/api/games").status_code == httpx.codes.OK


def drip(lines: list[socket.socket], part: bytes, seconds: float) -> None:
    """Send a little on every line again and again; some are cut."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for line in lines:
            with suppress(OSError):
                line.sendall(part)
        time.sleep(0.2)


def test_a_thousand_silent_connections_shut_nobody_out(attacked: House) -> None:
    with ExitStack() as stack:
        for number in range(FILES + 100):
            source = ADDRESSES[number % len(ADDRESSES)]
            with suppress(ConnectionError):
                stack.enter_context(attacked.line(source))
            if number % 200 == 0:
                assert is_let_in(attacked)
        time.sleep(1.0)
        assert is_let_in(attacked)


# Requests for a socket that its own reader refuses: it has bounds of its own, and wants no body.
UPGRADE = (
    b"GET /api/tables/abcdefghij/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
    b"connection: upgrade\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
ODD_UPGRADES = {
    "a long header": UPGRADE + b"a: " + b"b" * 9000 + b"\r\n\r\n",
    "many headers": UPGRADE + b"a: b\r\n" * 200 + b"\r\n",
    "a long address": UPGRADE.replace(b"abcdefghij", b"a" * 9000) + b"\r\n",
    "a body": UPGRADE + b"content-length: 100\r\n\r\n",
    "a body in chunks": UPGRADE + b"transfer-encoding: chunked\r\n\r\n",
    "extensions": UPGRADE + b"sec-websocket-extensions: " + b"a; " * 4000 + b"\r\n\r\n",
    "another method": UPGRADE.replace(b"GET", b"POST") + b"content-length: 2\r\n\r\n{}",
}


@pytest.mark.parametrize("sent", ODD_UPGRADES.values(), ids=ODD_UPGRADES)
def test_a_socket_that_cannot_be_asked_for_so_is_refused_at_once(
    attacked: House, sent: bytes
) -> None:
    with attacked.line() as line:
        line.sendall(sent)
        assert line.recv(65536).startswith(b"HTTP/1.1 4")
        assert line.recv(65536) == b""


def test_a_thousand_who_ask_oddly_for_a_socket_shut_nobody_out(attacked: House) -> None:
    sent = list(ODD_UPGRADES.values())
    with ExitStack() as stack:
        for number in range(FILES + 100):
            with suppress(ConnectionError):
                line = stack.enter_context(attacked.line(ADDRESSES[number % len(ADDRESSES)]))
                line.sendall(sent[number % len(sent)])
        assert is_let_in(attacked)


@pytest.mark.parametrize(
    ("begin", "part"), [(GET, b"a: b\r\n"), (POST, b"{"), (b"", b"")], ids=("head", "body", "none")
)
def test_slow_requests_are_cut_and_shut_nobody_out(
    attacked: House, begin: bytes, part: bytes
) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(attacked.line(ADDRESSES[k % 5])) for k in range(400)]
        for line in lines:
            line.sendall(begin)
        drip(lines, part, 3.0)
        assert is_let_in(attacked)
        for line in lines[:50]:
            with suppress(ConnectionError):
                assert line.recv(1) == b"", "it is still open"


def test_a_head_without_end_is_cut_and_takes_no_memory(attacked: House) -> None:
    before = attacked.attacked.megabytes()
    sent = 0
    for _ in range(5):
        with attacked.line() as line, suppress(ConnectionError):
            line.sendall(GET)
            for _ in range(2000):
                line.sendall(b"x-%d: " % sent + b"y" * 50_000 + b"\r\n")
                sent += 50_000
    assert sent < 20e6, "it was read to its end"
    assert attacked.attacked.megabytes() - before < 30


def test_sockets_opened_and_closed_again_and_again(attacked: House) -> None:
    with attacked.program() as client:
        opened = attacked.opened(client)
    attacked.begin()
    for number in range(120):
        token = opened["token"] if number % 2 else None
        with suppress(ConnectionError), attacked.socket(opened["table"], token):
            pass
    assert is_let_in(attacked)


def test_requests_on_one_line_without_waiting_for_answers(attacked: House) -> None:
    asked = (GET + b"\r\n") * 200
    with attacked.line(STRANGER) as line:
        line.settimeout(0.05)
        end = time.monotonic() + 2.0
        while time.monotonic() < end:
            with suppress(OSError):
                line.sendall(asked)
                line.recv(1_000_000)
    assert is_let_in(attacked)


def test_hundreds_who_ask_at_once_come_in_a_few_at_a_time(attacked: House) -> None:
    asked = [GET + b"\r\n", b"GET /t/abcdefghij HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"]
    with ExitStack() as stack:
        lines = [stack.enter_context(attacked.line("127.0.0.8")) for _ in range(200)]
        for number in range(6):
            for line in lines:
                line.sendall(asked[number % 2])
            for line in lines:
                assert line.recv(65536)

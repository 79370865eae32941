"""Frames by the thousand: empty, cut into parts, pings, nonsense, and what no client sends."""

import socket as sockets
import time
from contextlib import ExitStack, suppress

import msgspec
import pytest
from attacks.attacked import House

HERE = "127.0.0.30"
# Masked, as a client must: an empty text, pings, a pong, the begin and a part of a text, nonsense.
EMPTY = b"\x81\x80\0\0\0\0"
PING = b"\x89\x80\0\0\0\0"
LONG_PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
PONG = b"\x8a\x80\0\0\0\0"
BEGIN, PART = b"\x01\x81\0\0\0\0x", b"\x00\x81\0\0\0\0x"
NONSENSE = b"\x81\x82\0\0\0\0{}"
# Frames against the protocol of sockets: not masked, reserved bits, unknown kinds, endless lengths.
BROKEN = {
    "not masked": b"\x81\x02{}",
    "packed": b"\xc1\x82\0\0\0\0{}",
    "unknown": b"\x83\x80\0\0\0\0",
    "a part of nothing": PART,
    "a long ping": b"\x89\xfe\0\x7e\0\0\0\0" + b"x" * 126,
    "a ping in parts": b"\x09\x80\0\0\0\0",
    "endless": b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
    "too long": b"\x81\xfe\x20\x00\0\0\0\0" + b"x" * 8192,
}


@pytest.fixture(scope="module")
def table(house: House) -> str:
    with house.program(source=HERE) as client:
        opened: str = house.opened(client)["table"]
    return opened


def raw_socket(house: House, table: str, received: int | None = None) -> sockets.socket:
    """Open a socket at a table, to send over it whatever we like."""
    line = house.line(HERE, received)
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    return line


@pytest.mark.parametrize(
    "frame",
    [EMPTY, PING, LONG_PING, PONG, BEGIN + PART * 3, NONSENSE],
    ids=("empty", "pings", "long pings", "pongs", "parts", "nonsense"),
)
def test_frames_by_the_thousand_hold_nobody_up(attacked: House, table: str, frame: bytes) -> None:
    before = attacked.attacked.megabytes()
    flood = frame * (200_000 // len(frame))
    for _ in range(6):
        with ExitStack() as stack:
            lines = [stack.enter_context(raw_socket(attacked, table, 4096)) for _ in range(4)]
            for line in lines:
                line.settimeout(0.3)
                with suppress(OSError):
                    for _ in range(5):
                        line.sendall(flood)
    assert attacked.attacked.megabytes() - before < 60


def test_what_is_against_the_protocol_of_sockets_ends_the_socket(
    attacked: House, table: str
) -> None:
    for frame in BROKEN.values():
        with raw_socket(attacked, table) as line:
            line.sendall(frame)
            line.settimeout(10)
            with suppress(ConnectionError):
                while line.recv(65536):
                    pass  # what was shown, and the close


def test_a_flood_of_bad_frames_ends_the_socket_and_the_next_is_answered(
    attacked: House, table: str
) -> None:
    for _ in range(3):
        with attacked.socket(table, source=HERE) as line:
            with suppress(Exception):
                for number in range(200):
                    line.send(f'{{"do": "steal", "id": "{number}"}}')
            end = time.monotonic() + 10
            with suppress(Exception):
                while time.monotonic() < end:
                    line.recv(timeout=10)
            assert line.close_code == 1008
    with attacked.socket(table, source=HERE) as line:
        assert msgspec.json.decode(line.recv(timeout=10))["t"] == "table"

"""Connections that are too many, requests that are too large or slow, answers that nobody reads."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from web.protocol_players import settings_for
from web.serving import PATIENCE, ROOMY, Serving, next_frame, serving

from saleroom.web.arrivals import KEPT_BACK, Arrivals
from saleroom.web.limits import Limits
from saleroom.web.site import Site

GET = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
TABLE = {"settings": settings_for("canaletto", 3), "name": "Ann"}


@contextmanager
def limited(folder: Path, **limits: int) -> Iterator[Serving]:
    """Serve with some limits."""
    with serving(folder, Site(limits=msgspec.structs.replace(ROOMY, **limits))) as server:
        yield server


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve with the usual patience."""
    with limited(tmp_path_factory.mktemp("patient")) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve with hardly any."""
    with limited(tmp_path_factory.mktemp("hasty"), patience=1) as server:
        yield server


def connected(server: Serving, source: str = "127.0.0.1") -> socket.socket:
    """Connect, and say nothing yet; 127.0.0.2 and up are no proxies."""
    host, _, port = server.address.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), PATIENCE, (source, 0))


def all_of(line: socket.socket) -> bytes:
    """Read until the other side ends it."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def send_until_cut(line: socket.socket, part: bytes, times: int, pause: float = 0.0) -> None:
    """Send the same again and again; the other side ends it first."""
    for _ in range(times):
        try:
            line.sendall(part)
        except TimeoutError:
            continue  # nobody takes it now
        except ConnectionError:
            return
        time.sleep(pause)
    pytest.fail("it was taken to its end")


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /health HT", GET, b"POST /api/tables HTTP/1.1\r\ncontent-length: 9\r\n\r\n{"],
    ids=("nothing", "half a line", "half a head", "half a body"),
)
def test_whoever_does_not_come_to_the_end_is_dropped(hasty: Serving, sent: bytes) -> None:
    with connected(hasty) as line:
        line.sendall(sent)
        assert all_of(line) == b""


def test_a_request_that_drips_is_dropped_however_long_it_goes_on(hasty: Serving) -> None:
    with connected(hasty) as line:
        line.sendall(GET)
        send_until_cut(line, b"a: b\r\n", 200, 0.05)


def test_a_request_may_come_in_parts_and_another_may_follow(patient: Serving) -> None:
    with connected(patient) as line:
        for part in (GET[:10], GET[10:], b"\r\n"):
            line.sendall(part)
            time.sleep(0.3)
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(GET + b"connection: close\r\n\r\n")
        assert all_of(line).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\n\r\n",
        GET + b"a: " + b"x" * 40_000 + b"\r\n\r\n",
        GET + b"a: b\r\n" * 10_000 + b"\r\n",
        GET + b"a: " + b"x" * 40_000,
    ],
    ids=("address", "one header", "many headers", "no end of it"),
)
def test_a_head_that_is_too_large_is_answered_and_ends_the_line(
    patient: Serving, sent: bytes
) -> None:
    with connected(patient) as line:
        for start in range(0, len(sent), 1000):
            try:
                line.sendall(sent[start : start + 1000])
            except ConnectionError:
                break
            time.sleep(0.001)
        answer = all_of(line)
        assert not answer or answer.startswith(b"HTTP/1.1 431"), answer
    with connected(patient) as line:
        line.sendall(sent)
        answer = all_of(line)
        assert answer.startswith(b"HTTP/1.1 431"), answer
        assert b"at most 32768 bytes" in answer


def test_a_body_without_end_is_not_read_to_its_end(patient: Serving) -> None:
    with connected(patient) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n")
        part = b"10000;" + b"x" * 65536 + b"\r\n" + b"y" * 65536 + b"\r\n"
        send_until_cut(line, part, 2000)


def test_an_address_has_so_many_connections_and_they_are_given_back(tmp_path: Path) -> None:
    with limited(tmp_path, connections=3) as server, ExitStack() as stack:
        lines = [stack.enter_context(connected(server, "127.0.0.2")) for _ in range(3)]
        for line in lines:
            line.sendall(GET + b"\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        with connected(server, "127.0.0.2") as fourth:
            assert all_of(fourth) == b""
        with connected(server, "127.0.0.3") as elsewhere:
            elsewhere.sendall(GET + b"connection: close\r\n\r\n")
            assert all_of(elsewhere).startswith(b"HTTP/1.1 200")
        with server.program() as client:
            counted = client.get("/metrics").text
        assert 'saleroom_limited_total{limit="connections"} 1.0' in counted
        lines[0].close()
        _until_let_in(server, "127.0.0.2")


def _until_let_in(server: Serving, source: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with connected(server, source) as line:
            line.sendall(GET + b"connection: close\r\n\r\n")
            if all_of(line).startswith(b"HTTP/1.1 200"):
                return
    pytest.fail("nobody is let in any more")


def test_a_socket_keeps_its_place_until_it_is_closed(tmp_path: Path) -> None:
    with limited(tmp_path, connections=2) as server, server.program() as client:
        opened = client.post("/api/tables", json=TABLE).json()
        here: dict[str, Any] = {"source_address": ("127.0.0.4", 0)}
        for _ in range(3):
            with server.socket(opened["table"], opened["token"], **here) as one:
                assert next_frame(one)["t"] == "table"
                with server.socket(opened["table"], **here) as two:
                    assert next_frame(two)["t"] == "table"
                    with connected(server, "127.0.0.4") as third:
                        assert all_of(third) == b""
        _until_let_in(server, "127.0.0.4")


def test_an_answer_that_nobody_reads_is_cut(hasty: Serving) -> None:
    asked = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 400
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, _, port = hasty.address.removeprefix("http://").rpartition(":")
        line.connect((host, int(port)))
        line.settimeout(0.2)
        send_until_cut(line, asked, int(PATIENCE / 0.2), 0.2)


def test_whoever_asks_on_and_on_without_waiting_is_dropped(patient: Serving) -> None:
    with connected(patient) as line:
        line.sendall((GET + b"\r\n") * 3)
        assert line.recv(65536).startswith(b"HTTP/1.1 200"), "a few may come at once"
    with connected(patient) as line:
        line.sendall((GET + b"\r\n") * 100)
        assert all_of(line).count(b"HTTP/1.1 200") < 10
    with patient.program() as client:
        assert 'limit="pipelined"} 1.0' in client.get("/metrics").text


def test_whoever_asked_too_much_comes_back_over_another_connection(tmp_path: Path) -> None:
    with limited(tmp_path, requests=1) as server, server.program() as client:
        assert "connection" not in client.get("/api/games").headers
        refused = client.get("/api/games")
        assert refused.status_code == httpx.codes.TOO_MANY_REQUESTS
        assert refused.headers["connection"] == "close"


def test_what_is_no_request_is_counted(tmp_path: Path) -> None:
    with limited(tmp_path) as server:
        for sent in (b"nonsense\r\n\r\n", GET + b"a: " + b"x" * 40_000 + b"\r\n\r\n"):
            with connected(server) as line:
                line.sendall(sent)
                all_of(line)
        with server.program() as client:
            counted = client.get("/metrics").text
        for status in (400, 431):
            assert f'requests_total{{method="?",route="?",status="{status}"}} 1.0' in counted


class Peer:
    """A transport of which only the other end is known."""

    def __init__(self, host: str) -> None:
        self.host = host

    def get_extra_info(self, _name: str) -> Any:
        return (self.host, 1)


def test_whoever_asks_for_nothing_makes_room_when_all_places_are_taken(
    caplog: pytest.LogCaptureFixture,
) -> None:
    refused: list[str] = []
    arrivals = Arrivals(Limits(), KEPT_BACK + 3, refused=refused.append)
    peers = [Peer(f"192.0.2.{k}") for k in range(5)]

    def come(peer: Peer) -> bool:
        return arrivals.enter(peer, lambda: arrivals.leave(peer), 0.0)

    assert all(come(peer) for peer in peers[:3])
    arrivals.speaks(peers[0])
    arrivals.speaks(peers[1])
    assert come(peers[3]), "the third had asked for nothing"
    arrivals.speaks(peers[3])
    assert not come(peers[4])
    assert (len(arrivals), refused) == (3, ["connections"])
    assert [record.getMessage() for record in caplog.records] == ["3 of 3 connections are taken"]


def test_whoever_has_had_an_answer_makes_room_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saleroom.web.serving.raise_open_files", lambda: KEPT_BACK + 3)
    with limited(tmp_path) as server, ExitStack() as stack:
        resting = [stack.enter_context(connected(server)) for _ in range(3)]
        for line in resting:
            line.sendall(GET + b"\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        _until_let_in(server, "127.0.0.1")
        assert all_of(resting[0]) == b""


def test_a_proxy_stands_for_many() -> None:
    arrivals = Arrivals(Limits(connections=1), 1000, lambda host: host == "192.0.2.1")
    peers = [Peer("192.0.2.1"), Peer("192.0.2.1"), Peer("192.0.2.2"), Peer("192.0.2.2")]
    entered = [arrivals.enter(peer, lambda: None, 0.0) for peer in peers]
    assert entered == [True, True, True, False]

"""Lines that die without a word: the others see it soon, and whoever comes back is heard again."""

import asyncio
import gc
import socket as plain_sockets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket
from web.lost_lines import heard_of_silence
from web.protocol_players import settings_for
from web.relay import relay
from web.serving import PATIENCE, ROOMY, Serving, next_frame, serving
from websockets.sync.client import ClientConnection, connect

from saleroom.web import pulse, watched_sockets
from saleroom.web.site import Site
from saleroom.web.watched_sockets import WatchedSocket


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("lines")) as running:
        yield running


@contextmanager
def two_at_a_table(server: Serving) -> Iterator[tuple[dict[str, Any], str]]:
    """A table where Ann and Bob wait for a third; yield Ann's secrets and Bob's token."""
    body = {"settings": settings_for("canaletto", 3), "name": "Ann"}
    with server.program() as client:
        ann = client.post("/api/tables", json=body).json()
    with server.program() as client:
        form = {"name": "Bob", "invite": ann["invite"]}
        bob = client.post(f"/api/tables/{ann['table']}/seat", json=form).json()
    yield ann, bob["token"]


@contextmanager
def through(address: str, table: str, token: str) -> Iterator[ClientConnection]:
    """Listen at a table by way of a relay, and never ask whether it is alive."""
    with connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        additional_headers={"Authorization": f"Bearer {token}"},
        proxy=None,
        ping_interval=None,
        close_timeout=0,
    ) as line:
        yield line


def wait_until(line: ClientConnection, seat: int, *, online: bool) -> None:
    while next_frame(line, "table")["shown"]["seats"][seat]["online"] is not online:
        pass


def test_a_line_that_dies_without_a_word_is_noticed_within_five_seconds() -> None:
    # As numbers: how late a busy machine is says nothing.
    assert watched_sockets.SILENT + 2 * pulse.TICK < 5
    assert watched_sockets.ASK + 1.5 <= watched_sockets.SILENT, "who is asked has time to answer"
    assert watched_sockets.SILENT + watched_sockets.WATCHING < watched_sockets.DEAD


def test_of_those_who_were_heard_lately_nothing_is_looked_at(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four looks a second at each of thousands of sockets are 3 % of what the server does."""
    looked: list[bool] = []
    look = watched_sockets.WatchedSocket.look

    def counted(one: watched_sockets.WatchedSocket, now: float) -> None:
        looked.append(one.handshake_complete and now - one.heard_at <= watched_sockets.ASK)
        look(one, now)

    monkeypatch.setattr(watched_sockets.WatchedSocket, "look", counted)
    with two_at_a_table(server) as (ann, _), server.socket(ann["table"], ann["token"]) as line:
        next_frame(line)
        while not looked:  # until it has been silent for a while
            time.sleep(pulse.TICK)
    assert not any(looked)


def test_others_see_that_a_line_is_dead_before_it_is_given_up(server: Serving) -> None:
    with (
        two_at_a_table(server) as (ann, bob),
        relay(server.address) as standing,
        server.socket(ann["table"], ann["token"]) as watching,
        through(standing.address, ann["table"], bob) as lost,
    ):
        next_frame(lost)
        wait_until(watching, 1, online=True)
        standing.freeze()
        wait_until(watching, 1, online=False)
        assert server.house.hub.listeners == 2, "it may come back"
        with through(standing.address, ann["table"], bob):
            wait_until(watching, 1, online=True)
        wait_until(watching, 1, online=False)


def test_who_is_heard_again_on_the_same_line_is_connected_again(server: Serving) -> None:
    with two_at_a_table(server) as (ann, bob), server.socket(ann["table"], ann["token"]) as ear:
        address = server.address.removeprefix("http://").split(":")
        with plain_sockets.create_connection((address[0], int(address[1]))) as deaf:
            # Somebody who answers no ping, because nobody is there to do it.
            deaf.sendall(handshake(ann["table"], bob))
            wait_until(ear, 1, online=True)
            wait_until(ear, 1, online=False)
            deaf.sendall(b"\x8a\x80\x00\x00\x00\x00")  # a pong, late
            wait_until(ear, 1, online=True)
            wait_until(ear, 1, online=False)


def handshake(table: str, token: str) -> bytes:
    lines_of_it = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Authorization: Bearer {token}",
        "",
        "",
    )
    return "\r\n".join(lines_of_it).encode()


def test_the_hammer_waits_for_a_silent_line_and_goes_on_when_it_is_heard(tmp_path: Path) -> None:
    assert heard_of_silence(tmp_path) == [["paused"], ["resumed"]]


def test_a_line_that_stays_dead_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in (("ASK", 0.3), ("SILENT", 0.6), ("DEAD", 1.2)):
        monkeypatch.setattr(watched_sockets, name, seconds)
    with (
        serving(tmp_path) as server,
        two_at_a_table(server) as (ann, bob),
        relay(server.address) as standing,
        server.socket(ann["table"], ann["token"]) as watching,
        through(standing.address, ann["table"], bob) as lost,
    ):
        next_frame(lost)
        standing.freeze()
        wait_until(watching, 1, online=False)
        wait_for_listeners(server, 1)


@pytest.mark.parametrize(
    "last", [b"\x83\x80\x00\x00\x00\x00", b"\x88\x80\x00\x00\x00\x00"], ids=["no frame", "the end"]
)
def test_who_ends_a_line_and_reads_nothing_of_what_was_sent_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: bytes
) -> None:
    """Else the line is open, and what was sent is kept, for as long as the other side likes."""
    for name, seconds in (("ASK", 0.3), ("SILENT", 0.6), ("DEAD", 1.2)):
        monkeypatch.setattr(watched_sockets, name, seconds)
    with serving(tmp_path) as server, two_at_a_table(server) as (ann, _):
        connections = server.house.server.server_state.connections
        with plain_line(server, ann) as line:
            (end,) = (one for one in connections if isinstance(one, WatchedSocket))
            # More than the kernel takes.
            end.loop.call_soon_threadsafe(end.transport.write, bytes(16 << 20))
            while not end.transport.get_write_buffer_size():
                time.sleep(0.01)
            line.sendall(last)
            deadline = time.monotonic() + 8
            while end in connections:
                assert time.monotonic() < deadline, "it is still there"
                time.sleep(0.05)


def ends_of(server: Serving) -> dict[bool, WatchedSocket]:
    """The server's ends of two sockets: that of a seat, and of who watches."""
    ends = list(server.house.server.server_state.connections)
    return {one.is_watching: one for one in ends if isinstance(one, WatchedSocket)}


def test_who_only_watches_is_asked_less_often(server: Serving) -> None:
    with (
        two_at_a_table(server) as (ann, _),
        server.socket(ann["table"], ann["token"]) as seated,
        server.socket(ann["table"]) as watching,
    ):
        next_frame(seated)
        next_frame(watching)
        ends = ends_of(server)
        for is_watching, one in ends.items():
            long_ago = one.heard_at + watched_sockets.DEAD
            assert one.was_heard_lately(long_ago) is False, "all are asked in the end"
            soon = one.heard_at + watched_sockets.SILENT
            assert one.was_heard_lately(soon) is is_watching
        assert len(ends) == 2


def test_who_sits_down_after_watching_in_silence_is_asked_before_being_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever watches is asked late: a seat counts as silent by then, and was asked before."""
    for name, seconds in (("ASK", 0.3), ("SILENT", 0.6), ("DEAD", 2.5), ("WATCHING", 1.9)):
        monkeypatch.setattr(watched_sockets, name, seconds)
    with serving(tmp_path) as server, two_at_a_table(server) as (ann, _), server.page() as page:
        page.post("/api/tables", json={"settings": settings_for("canaletto", 3)})
        cookie = {"Cookie": f"saleroom={page.cookies['saleroom']}", "Origin": server.address}
        with server.socket(ann["table"], headers=cookie, ping_interval=None) as line:
            next_frame(line)
            time.sleep(1.2)  # longer than a seat may be silent
            form = {"name": "Cid", "invite": ann["invite"]}
            page.post(f"/api/tables/{ann['table']}/seat", json=form).raise_for_status()
            while not next_frame(line, "table")["shown"]["mine"]:
                pass
            time.sleep(1.8)
            line.send('{"do":"ping","at":1}')
            assert next_frame(line, "pong")["at"] == 1


def wait_for_listeners(server: Serving, wanted: int) -> None:
    until = time.monotonic() + PATIENCE
    while server.house.hub.listeners != wanted and time.monotonic() < until:
        time.sleep(0.05)
    assert server.house.hub.listeners == wanted


def test_nobody_is_silent_because_the_server_stood_still() -> None:
    line = WatchedSocket.__new__(WatchedSocket)
    line.heard_at, line.read_paused, line.is_silent = 100.0, False, False
    line.late(8.0)
    assert line.heard_at == 108.0


def test_pings_of_those_who_watch_from_one_address_are_not_counted_together(
    tmp_path: Path,
) -> None:
    site = Site(limits=msgspec.structs.replace(ROOMY, messages=4, burst=4))
    with serving(tmp_path, site) as server, two_at_a_table(server) as (ann, _):
        for _ in range(3):
            with server.socket(ann["table"]) as watching:
                next_frame(watching)
                for number in range(3):
                    watching.send(f'{{"do":"ping","at":{number}}}')
                    assert next_frame(watching)["t"] == "pong"


def masked(first: int, text: bytes, key: bytes = b"\x01\x02\x03\x04") -> bytes:
    """A frame as a client sends it."""
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + key + bytes(c ^ key[k % 4] for k, c in enumerate(text))


def ping(at: int, pad: int = 0) -> bytes:
    return b'{"do":"ping","at":%d%b}' % (at, b" " * pad)


# How frames may be cut into what the network delivers: all mean the pings 1, 2 and 3.
_PINGS = [masked(0x81, ping(n)) for n in (1, 2, 3)]
DELIVERED = {
    "one by one": _PINGS,
    "all at once": [b"".join(_PINGS)],
    "long ones": [masked(0x81, ping(n, 300)) for n in (1, 2, 3)],
    "byte by byte": [bytes([c]) for c in b"".join(_PINGS)],
    "one and a half": [_PINGS[0] + _PINGS[1][:9], _PINGS[1][9:] + _PINGS[2]],
    "half a head": [_PINGS[0] + _PINGS[1][:1], _PINGS[1][1:], _PINGS[2]],
    "in pieces": [
        masked(0x01, ping(1)[:5]) + masked(0x80, ping(1)[5:]),
        _PINGS[1],
        masked(0x01, ping(3)[:5]) + masked(0x8A, b"") + masked(0x80, ping(3)[5:]),
    ],
    "with pongs between": [
        _PINGS[0] + masked(0x8A, b"\xff"),
        _PINGS[1],
        masked(0x8A, b""),
        _PINGS[2],
    ],
    "with a ping of the line": [_PINGS[0] + masked(0x89, b"\xff\xfe") + _PINGS[1], _PINGS[2]],
}


@pytest.mark.parametrize("how", DELIVERED)
def test_frames_are_heard_however_the_network_cuts_them(server: Serving, how: str) -> None:
    with two_at_a_table(server) as (ann, _):
        line = plain_line(server, ann)
        for part in DELIVERED[how]:
            line.sendall(part)
            time.sleep(0.002)
        heard = b""
        while heard.count(b'"pong"') < 3:
            heard += line.recv(65536)
        line.close()
    at = [heard.index(b'"at":%d.0,' % n) for n in (1, 2, 3)]
    assert at == sorted(at)
    assert (b"\x8a\x02\xff\xfe" in heard) == (how == "with a ping of the line")


BENT = {
    "not masked": b"\x81\x02{}",
    "longer than is allowed": b"\x81\xff" + (2**20).to_bytes(8, "big") + bytes(4),
    "of a kind that there is not": masked(0x83, b"{}"),
    "a bit that means nothing here": masked(0xC1, b"{}"),
    "a text in a text": masked(0x01, b"{") + masked(0x81, ping(1)),
    "no text": masked(0x81, b"\xff\xfe"),
}


@pytest.mark.parametrize("what", BENT)
def test_what_is_no_frame_ends_the_line_and_is_not_done(server: Serving, what: str) -> None:
    with two_at_a_table(server) as (ann, _):
        line = plain_line(server, ann)
        line.sendall(_PINGS[0] + BENT[what] + _PINGS[1])
        heard = b""
        while more := line.recv(65536):
            heard += more
        line.close()
    assert b'"at":1.0,' in heard
    assert b'"at":2.0,' not in heard
    code = int.from_bytes(heard[heard.rindex(b"\x88") + 2 :][:2], "big")
    assert code in {1002, 1007, 1009}


def plain_line(server: Serving, ann: dict[str, Any]) -> plain_sockets.socket:
    """Open a socket by hand."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    line = plain_sockets.create_connection((host, int(port)), timeout=PATIENCE)
    line.sendall(handshake(ann["table"], ann["token"]))
    heard = b""
    while b'"t":"table"' not in heard:
        heard += line.recv(65536)
    return line


def test_an_open_socket_keeps_nothing_of_its_request(server: Serving) -> None:
    with (
        two_at_a_table(server) as (ann, bob),
        server.socket(ann["table"], ann["token"]) as one,
        server.socket(ann["table"], bob) as two,
    ):
        next_frame(one)
        next_frame(two)
        deadline = time.monotonic() + PATIENCE
        while kept := [one for one in gc.get_objects() if type(one) is WebSocket]:
            assert time.monotonic() < deadline, kept
            del kept
            time.sleep(0.05)  # the last steps of answering come a moment later
        one.send('{"do": "say", "id": "1", "text": "Still here"}')
        assert next_frame(one, "answer")["id"] == "1"


def test_one_that_cannot_be_sent_to_takes_no_frame_from_the_others() -> None:
    class Ends(WatchedSocket):
        """The sockets of one server."""

    class Way:
        """What a frame leaves by; a broken one breaks."""

        def __init__(self, sent: list[bytes] | None) -> None:
            self.sent = sent

        def is_closing(self) -> bool:
            return False

        def write(self, data: bytes) -> None:
            if self.sent is None:
                raise OSError("broken")
            self.sent.append(data)

    async def told() -> tuple[list[bytes], list[str]]:
        loop, sent, broken = asyncio.get_running_loop(), list[bytes](), list[str]()
        loop.set_exception_handler(lambda _loop, context: broken.append(str(context["exception"])))
        for way in (Way(sent), Way(None), Way(sent)):
            end = Ends.__new__(Ends)
            end.loop, end.transport, end.close_sent = loop, way, False
            end.send_text(b"{}")
        for _ in range(3):
            await asyncio.sleep(0)
        return sent, broken

    assert asyncio.run(told()) == ([b"\x81\x02{}"] * 2, ["broken"])

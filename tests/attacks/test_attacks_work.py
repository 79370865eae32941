"""Requests that look small and ask for much work: what is sent at its worst, as large as it may be.

Each was measured for one that took more than its length would say, or stopped everybody for long:
see 'Work that a request can ask for' in docs/reliability.md.
"""

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
import pytest
from attacks.attacked import House
from attacks.laden import MANY
from attacks.test_attacks_laden import MEGABYTES, PAGE
from web.protocol_players import settings_for

from saleroom.web.limits import Limits

Json = dict[str, Any]

TOO_LONG = 65_536  # as long as a body could be when these were found
HEAD = 30_000
TIMES = 4


def table(**chosen: Any) -> bytes:
    """Ask for a table with odd settings."""
    settings = settings_for("alles-futsch", 3) | chosen
    return msgspec.json.encode({"settings": settings, "name": "Mallory"})


def nested(opens: bytes, closes: bytes, length: int) -> bytes:
    """Ask for a table with options within options."""
    deep = length // len(opens + closes)
    return with_option(opens * deep + b"1" + closes * deep)


def with_option(value: bytes) -> bytes:
    """Ask for a table with this for an option."""
    return b'{"settings":{"game":"canaletto","seats":[],"options":{"a":%b}}}' % value


def many(value: bytes, length: int) -> bytes:
    """Write a list of the same."""
    return b"[%b]" % b",".join([value] * (length // (1 + len(value))))


# By how long they are.
BODIES: dict[str, Callable[[int], bytes]] = {
    "patterns": lambda n: table(options={" (a): Expected `" + "a" * (n // 2) + "`" * (n // 2): 1}),
    "many options": lambda n: table(options={f"o{k}": k for k in range(n // 12)}),
    "many seats": lambda n: table(seats=[{"who": "bot"}] * (n // 14)),
    "lists in lists": lambda n: nested(b"[", b"]", n),
    "options in options": lambda n: nested(b'{"a":', b"}", n),
    "floats": lambda n: b'{"settings":%b}' % many(b"1e308", n),
    "options of floats": lambda n: with_option(many(b"1e308", n)),
    "a number": lambda n: with_option(b"9" * n),
    "accents": lambda n: msgspec.json.encode({"name": "a" + "\u0301\u0323" * (n // 4)}),
    "ligatures": lambda n: msgspec.json.encode({"name": "\ufdfa" * (n // 3)}),
    "one key": lambda n: b"{" + b'"name":"a",' * (n // 11) + b'"name":"a"}',
}
HEADERS = {
    "quoted cookie": ("Cookie", 'saleroom="' + '\\"' * (HEAD // 2)),
    "octal cookie": ("Cookie", 'saleroom="' + "\\101" * (HEAD // 4) + '"'),
    "many cookies": ("Cookie", "; ".join(f"a{k}=b" for k in range(HEAD // 8))),
    "semicolons": ("Cookie", ";" * HEAD),
    "languages": ("Accept-Language", "en;q=0.1," * (HEAD // 9)),
    "tags": ("If-None-Match", '"a",' * (HEAD // 4)),
    "ranges": ("Range", "bytes=" + "0-1," * (HEAD // 4)),
    "origin": ("Origin", "http://[" + ":" * HEAD + "]"),
    "proxies": ("X-Forwarded-For", "1.1.1.1," * (HEAD // 8)),
}
PATHS = {
    "questions": lambda path: f"{path}?" + "&".join(["a=b"] * (HEAD // 4)),
    "percents": lambda path: f"{path}?since=" + "%41" * (HEAD // 3),
    "digits": lambda path: f"{path}?since=" + "9" * HEAD,
    "slashes": lambda path: path + "/" * HEAD,
    "folders": lambda path: path + "/a" * (HEAD // 2),
    "a long name": lambda path: path + "a" * HEAD + "/socket",
}
# As long as a frame may be.
ACTIONS = (
    b"[" * 1900 + b"]" * 1900,
    b"9" * 3900,
    many(b"1e308", 3900),
    b'"\\u0000%b"' % (b"\\ud83d" * 600),
)


def is_refused(answer: httpx.Response) -> bool:
    return httpx.codes.BAD_REQUEST <= answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR


def sending(name: str) -> None:
    """Say what is sent: if the honest table stood still, it is seen what for."""
    print(f"{time.monotonic():.2f} {name}")  # noqa: T201  # shown if the test fails


@pytest.mark.parametrize("length", [TOO_LONG, Limits().body], ids=("too long", "allowed"))
def test_no_body_stops_the_others(attacked: House, length: int) -> None:
    with attacked.program(source="127.0.0.20") as client:
        for name, body in BODIES.items():
            sending(name)
            sent = body(length - 200)
            for _ in range(TIMES):
                assert is_refused(client.post("/api/tables", content=sent)), name


def test_no_header_stops_the_others(attacked: House) -> None:
    with attacked.program(source="127.0.0.21") as client:
        for label, (name, value) in HEADERS.items():
            sending(label)
            for path in ["/api/mine", "/"] * (TIMES // 2):
                assert not client.get(path, headers={name: value}).is_server_error, label


def test_no_address_stops_the_others(attacked: House) -> None:
    with attacked.program(source="127.0.0.22") as client:
        for name, path in PATHS.items():
            sending(name)
            for _ in range(TIMES):
                assert is_refused(client.get(path("/api/tables/abcdefghij"))), name


def test_no_frame_stops_the_others(attacked: House) -> None:
    here = "127.0.0.23"
    with attacked.program(source=here) as client:
        opened = attacked.opened(client)
    attacked.begin()
    with attacked.socket(opened["table"], opened["token"], source=here) as line:
        line.recv()
        for number, action in enumerate(ACTIONS):
            sent = b'{"do":"act","id":"%d","turn":0,"action":{"bid":%b}}' % (number, action)
            line.send(sent.decode())
            answer = msgspec.json.decode(line.recv(timeout=10))
            assert answer["t"] == "error" or not answer["ok"]


def test_all_pages_of_too_many_tables_at_once_hold_nobody_up_and_take_no_memory(
    attacked: House,
) -> None:
    """D11: none of them is at hand, and each is looked at for whose turn it is."""
    memory, head = attacked.attacked.megabytes(), b"HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    with attacked.program(attacked.filled, "127.0.0.60") as client:
        pages = [client.get(f"/api/mine?skip={skip}") for skip in (0, MANY - 50, 10**9, 2**63)]
        assert not any(page.is_server_error for page in pages)
        assert [len(page.json()) for page in pages[:2]] == [PAGE, 51]
    with ExitStack() as stack:
        for number in range(MANY // PAGE):
            line = stack.enter_context(attacked.line(f"127.0.0.{61 + number % 3}"))
            asked = b"GET /api/mine?skip=%d %bAuthorization: Bearer %b\r\n\r\n"
            line.sendall(asked % (number * PAGE, head, attacked.filled.encode()))
        time.sleep(8.0)
        with attacked.program(source="127.0.0.64") as client:
            assert client.get("/api/mine").json() == [], "another does not wait for all that"
    assert attacked.attacked.megabytes() - memory < MEGABYTES
